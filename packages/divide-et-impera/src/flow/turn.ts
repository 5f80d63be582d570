import { type DecisionHandlers, forget, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { abilityOf, colourOf } from '../cards/index.ts';
import { remove } from '../lists.ts';
import { cubesOf, settle, settleAll } from '../majority.ts';
import { powersOf } from '../powers.ts';
import { type Choice, type DeiFlow, PHASES, playerOf, type State, TURNS } from '../state.ts';

/** R-DEI-043: how many collectors the first player has; each one after that has one more. */
const FIRST_COLLECTORS = 2;
/** R-DEI-128. */
export const CUBES_TO_UNLOCK = 2;

const eachInOrder = <K extends 'begin' | 'mission' | 'count'>(state: State, kind: K): { kind: K; seat: Seat }[] =>
  state.order.map((seat) => ({ kind, seat }));

export const turnTasks = {
  /** R-DEI-039, R-DEI-145. */
  turn(state, _task, flow) {
    state.turn++;
    flow.emit({ kind: 'turn', n: state.turn });
    for (let phase = PHASES; phase > 0; phase--) {
      if (phase === PHASES) flow.push(state.turn < TURNS ? { kind: 'cleanup' } : { kind: 'final' });
      flow.push({ kind: 'phase', phase });
    }
  },

  /** R-DEI-040; R-DEI-139: with Confrontation missions and counts wait until everybody has played. */
  phase(state, { phase }, flow) {
    state.phase = phase;
    flow.emit({ kind: 'phase', n: phase });
    if (phase === PHASES && state.options.confrontation) {
      if (state.turn === TURNS) flow.push(...eachInOrder(state, 'count'));
      flow.push(...eachInOrder(state, 'mission'));
    }
    flow.push(...eachInOrder(state, 'begin'));
    if (state.options.planning) flow.push({ kind: 'plan', slot: 1 }, { kind: 'plan', slot: 2 });
  },

  plan(state, { slot }, flow) {
    flow.ask({ kind: 'plan', seats: state.players.map((_, seat) => seat), slot });
  },

  begin(state, { seat }, flow) {
    const player = playerOf(state, seat);
    player.purchased = false;
    player.collectedExtra = false;
    player.paidOther = false;
    player.robotUsed = false;
    flow.push({ kind: 'card', seat, slot: 1 }, { kind: 'card', seat, slot: 2 }, { kind: 'endPhase', seat });
    if (must(state.leaders[seat]) < 0) flow.ask({ kind: 'deploy', seats: [seat] });
  },

  /** R-DEI-049: bonus Moves expire, then abilities unlock (phase 2) or a mission is taken (phase 3). */
  endPhase(state, { seat }, flow) {
    state.bonusMoves = 0;
    if (state.phase === 2) unlock(state, seat, flow);
    if (state.phase !== PHASES || state.options.confrontation) return;
    if (state.turn === TURNS) flow.push({ kind: 'count', seat });
    flow.push({ kind: 'mission', seat });
  },
} satisfies Partial<TaskHandlers<State>>;

/** R-DEI-128: every colour with two cubes at this moment. */
function unlock(state: State, seat: Seat, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const ready = player.locked.filter((card) => cubesOf(state, seat, colourOf(card)) >= CUBES_TO_UNLOCK);
  if (ready.length === 0) return;
  for (const card of ready) {
    remove(player.locked, card);
    player.unlocked.push(card);
    flow.emit({ kind: 'unlocked', seat, card, colour: abilityOf(card).colour });
  }
  player.powers = powersOf(player);
  settleAll(state, flow);
}

/** How many units a seat deploys, the leader included. */
export const unitsToDeploy = (state: State, seat: Seat): number => state.order.indexOf(seat) + FIRST_COLLECTORS + 1;

interface Deployed {
  readonly area: number;
  readonly collectors: number;
}

/** R-DEI-043: who stands where, the area of the leader first. An odd unit goes to the area `more`. */
export const deployment = (starts: readonly number[], units: number, leader: number, more: number): Deployed[] =>
  [leader, ...starts.filter((area) => area !== leader)].map((area) => ({
    area,
    collectors:
      Math.floor(units / starts.length) + (area === more ? units % starts.length : 0) - (area === leader ? 1 : 0),
  }));

export const turnDecisions = {
  /** R-DEI-052. */
  plan: {
    choices: (state, _decision, seat) => playerOf(state, seat).hand.map((card): Choice => ({ kind: 'plan', card })),
    choose(state, { slot }, seat, choice, flow) {
      if (choice.kind !== 'plan') return;
      const { hand, planned } = playerOf(state, seat);
      // A card leaves the hand unseen: nobody else can tell any more which of them are still there.
      forget(state, hand);
      remove(hand, choice.card);
      planned.push(choice.card);
      flow.tell([seat], { kind: 'planned', seat, slot, card: choice.card }, { kind: 'planned', seat, slot, card: -1 });
    },
  },

  /** R-DEI-043: as evenly as possible; who has an odd unit chooses where it goes, and everybody where the leader stands. */
  deploy: {
    choices(state, _decision, seat) {
      const { starts } = state.board;
      const isOdd = unitsToDeploy(state, seat) % starts.length > 0;
      const list: Choice[] = [];
      for (const leader of starts)
        for (const more of isOdd ? starts : starts.slice(0, 1)) list.push({ kind: 'deploy', leader, more });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'deploy') return;
      const { starts } = state.board;
      const units = unitsToDeploy(state, seat);
      state.leaders[seat] = choice.leader;
      playerOf(state, seat).reserve -= units - 1;
      for (const { area, collectors } of deployment(starts, units, choice.leader, choice.more)) {
        const place = area * state.players.length + seat;
        state.collectors[place] = must(state.collectors[place]) + collectors;
      }
      flow.emit({ kind: 'deployed', seat, leader: choice.leader, more: choice.more, n: units - 1 });
      for (const area of starts) settle(state, area, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
