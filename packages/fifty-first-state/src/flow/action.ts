import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { construct, fireBuilt, place, rebuild, rebuildChoices, startRebuild } from '../actions/build.ts';
import { listConnections, playConnection, startTaking, takeConnection } from '../actions/connect.ts';
import { sign, startDeal } from '../actions/deal.ts';
import { listHand } from '../actions/hand.ts';
import { compensate, fall, listRazes, razeHand, razeRival, startRaze, startRazeRival } from '../actions/raze.ts';
import { canShield, listShields, putShield } from '../actions/shield.ts';
import { askAgain, listBoard, listUses, use, useBoard } from '../actions/use.ts';
import { listVisits, rewardHost, startVisit, visit } from '../actions/visit.ts';
import { hasPassed, isOpponent, OPPONENT } from '../owners.ts';
import { rulesOfChoice, setsWith } from '../sets/index.ts';
import { opponentRules } from '../solo/rules.ts';
import { answerOf, type Choice, playerOf, type State, type StateFlow } from '../state.ts';

const nextOwner = ({ locations }: State, owner: number): number => (owner + 1) % locations.length;

const PASS: Choice = { kind: 'pass' };
const AGAIN: Choice = { kind: 'again' };
const DONE: Choice = { kind: 'done' };

export const actionTasks = {
  turns(state, _task, flow) {
    state.phase = 'action';
    state.copies = [];
    for (const player of state.players) player.received = null;
    flow.emit({ kind: 'phase', phase: 'action' });
    flow.push({ kind: 'turn', seat: state.first }, { kind: 'cleanup' });
  },

  /** R-BASE-050, R-BASE-056: the next player who has not passed, until all have; an opponent takes its turn like one. */
  turn(state, { seat }, flow) {
    const owners = state.locations.length;
    for (let i = 0; i < owners; i++) {
      const next = (seat + i) % owners;
      if (hasPassed(state, next)) continue;
      if (isOpponent(state, next)) flow.push({ kind: 'opponentTurn' }, { kind: 'turn', seat: nextOwner(state, next) });
      else flow.ask({ kind: 'act', seats: [next] });
      return;
    }
  },

  opponentTurn(state, _task, flow) {
    if (!hasPassed(state, OPPONENT)) opponentRules(state).turn(state, flow);
  },

  /** R-BASE-160: shields may be put after the action too, and whatever else is no action. */
  endTurn(state, { seat }, flow) {
    if (canShield(state, seat) || canActFree(state, seat)) flow.ask({ kind: 'shields', seats: [seat] });
  },

  turnOver(state) {
    for (const rules of setsWith.afterTurn(state)) rules.afterTurn(state);
  },

  again: (state, { seat, card, at }, flow) => askAgain(state, seat, card, at, flow),
  place: (state, { seat, over }, flow) => place(state, seat, over, flow),
  fireBuilt: (state, { seat, card }, flow) => fireBuilt(state, seat, card, flow),
  sign: (state, { seat }, flow) => sign(state, seat, flow),
  razeHand: (state, { seat }, flow) => razeHand(state, seat, flow),
  razeRival: (state, { seat, card }, flow) => razeRival(state, seat, card, flow),
  compensate: (state, { owner, card }, flow) => compensate(state, owner, card, flow),
  fall: (state, { owner, card }, flow) => fall(state, owner, card, flow),
  visit: (state, { seat, card }, flow) => visit(state, seat, card, flow),
  host: (state, { owner }, flow) => rewardHost(state, owner, flow),
  takeConnection: (state, { seat, colour }, flow) => takeConnection(state, seat, colour, flow),
} satisfies Partial<TaskHandlers<State>>;

export const actionDecisions = {
  act: {
    /** R-BASE-051. */
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listHand(state, seat, list);
      listUses(state, seat, list);
      listBoard(state, seat, list);
      listVisits(state, seat, list);
      listRazes(state, seat, list);
      listConnections(state, seat, list);
      for (const rules of setsWith.listActions(state)) rules.listActions(state, seat, list);
      listFree(state, seat, list);
      list.push(PASS);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (isFree(state, choice)) {
        flow.push({ kind: 'turn', seat });
        actFree(state, seat, choice, flow);
        return;
      }
      if (choice.kind !== 'pass' && goesOn(state, seat)) {
        flow.push({ kind: 'turn', seat });
        perform(state, seat, choice, flow);
        return;
      }
      flow.push({ kind: 'turn', seat: nextOwner(state, seat) });
      if (state.options.sets.length > 0) flow.push({ kind: 'turnOver' });
      if (choice.kind === 'pass') {
        // R-BASE-054.
        playerOf(state, seat).passed = true;
        flow.emit({ kind: 'passed', seat });
        return;
      }
      flow.push({ kind: 'endTurn', seat });
      perform(state, seat, choice, flow);
    },
  },

  rebuild: {
    choices: (state, _decision, seat) => rebuildChoices(state, seat, state.playing ?? -1),
    choose(state, _decision, seat, choice, flow) {
      const { card, development } = answerOf(choice, 'over');
      rebuild(state, seat, card, development, flow);
    },
  },

  again: {
    choices: () => [AGAIN, DONE],
    choose(state, { card, at }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      if (card >= 0) use(state, seat, card, flow);
      else useBoard(state, seat, at, flow);
    },
  },

  shields: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listFree(state, seat, list);
      list.push(DONE);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'done') return;
      flow.push({ kind: 'endTurn', seat });
      actFree(state, seat, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

function goesOn(state: State, seat: Seat): boolean {
  for (const rules of setsWith.goesOn(state)) if (rules.goesOn(state, seat)) return true;
  return false;
}

/** What may be done on one's turn beside the action, before it and after it. */
function listFree(state: State, seat: Seat, list: Choice[]): void {
  listShields(state, seat, list);
  for (const rules of setsWith.listFree(state)) rules.listFree(state, seat, list);
}

function canActFree(state: State, seat: Seat): boolean {
  const list: Choice[] = [];
  for (const rules of setsWith.listFree(state)) rules.listFree(state, seat, list);
  return list.length > 0;
}

const isFree = ({ options }: State, choice: Choice): boolean =>
  choice.kind === 'shield' || (options.sets.length > 0 && (rulesOfChoice(choice)?.isFree?.(choice) ?? false));

function actFree(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  if (choice.kind === 'shield') putShield(state, seat, choice.card, flow);
  else rulesOfChoice(choice)?.act?.(state, seat, choice, flow);
}

/** The actions that are about one card. */
const WITH_CARD = {
  construct,
  rebuild: startRebuild,
  deal: startDeal,
  raze: startRaze,
  razeRival: startRazeRival,
  use,
  visit: startVisit,
  playConnection,
} as const;

function perform(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  switch (choice.kind) {
    case 'board':
      useBoard(state, seat, choice.at, flow);
      return;
    case 'takeConnection':
      startTaking(state, seat, choice.colour, flow);
      return;
    case 'construct':
    case 'rebuild':
    case 'deal':
    case 'raze':
    case 'razeRival':
    case 'use':
    case 'visit':
    case 'playConnection':
      WITH_CARD[choice.kind](state, seat, choice.card, flow);
      return;
    default:
      rulesOfChoice(choice)?.act?.(state, seat, choice, flow);
  }
}
