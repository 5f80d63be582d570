import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { listExplorations, pass, startExploring } from '../actions/explore.ts';
import { listItems, playItem } from '../actions/items.ts';
import { automaExplores, dealActions } from '../automa/exploration.ts';
import { countIn, crewOf, hasActive } from '../crew.ts';
import { nextOf, reverseOrder, updateOrder } from '../order.ts';
import { canPay, charge, MEAL } from '../prices.ts';
import { AUTOMA, type Choice, FOOD, type LaFlow, playerOf, type State } from '../state.ts';
import { takeFromReserve } from '../supply.ts';
import { clearFood, removeDead } from './crew.ts';

const END_TURN: Choice = { kind: 'endTurn' };

export function beginTurn({ turn }: State, seat: Seat): void {
  turn.seat = seat;
  turn.acted = false;
  turn.slot = -1;
  turn.acting = [];
  turn.cardDone = false;
  turn.bonusDone = false;
  turn.recruited = -1;
  turn.from = -1;
  turn.to = -1;
  turn.via = 0;
  turn.moved = false;
  turn.freeFuel = false;
  turn.speed = 0;
}

/** A phase begins: what may be used once in a phase may be used again (AMB-12). */
export function beginPhase(state: State, phase: State['phase'], flow: LaFlow): void {
  state.phase = phase;
  state.turn.seat = -1;
  for (const player of state.players) {
    player.used = [];
    player.fired = [];
    player.rationed = false;
    player.hasHit = false;
    player.ignored = -1;
  }
  flow.emit({ kind: 'phase', phase });
}

/** R-LA-102: nobody can explore any more. */
const isOver = (state: State): boolean => !hasActive(state) && (state.automa?.faceDown.length ?? 0) === 0;

/** R-LA-130: food for somebody exhausted. */
export function listFeeding(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  if (!canPay(player, MEAL)) return;
  for (const { card, zone } of player.survivors) if (zone === 'exhausted') list.push({ kind: 'feed', card });
}

export function feed(state: State, seat: Seat, card: number, flow: LaFlow): void {
  charge(state, seat, MEAL);
  crewOf(playerOf(state, seat), card).zone = 'rest';
  flow.emit({ kind: 'fed', seat, card });
}

/** R-LA-130: food for somebody Active; it lies on the card until the turn is over. */
function boost(state: State, seat: Seat, card: number, flow: LaFlow): void {
  charge(state, seat, MEAL);
  for (let i = 0; i < MEAL.n; i++) takeFromReserve(state, FOOD);
  crewOf(playerOf(state, seat), card).food += MEAL.n;
  flow.emit({ kind: 'boosted', seat, card });
}

export const explorationTasks = {
  explorePhase(state, _task, flow) {
    beginPhase(state, 'exploration', flow);
    if (state.automa) dealActions(state, flow);
    flow.push({ kind: 'exploreLap', lap: [] });
  },

  /** R-LA-101: one turn each in reverse order, again and again; the track is read anew for every lap. */
  exploreLap(state, { lap }, flow) {
    if (isOver(state)) return;
    const left = lap.length > 0 ? lap : reverseOrder(state);
    const who = nextOf(state, left);
    flow.push({ kind: 'exploreLap', lap: left });
    if (who === null) return;
    if (who === AUTOMA) automaExplores(state, flow);
    else {
      beginTurn(state, who);
      flow.push({ kind: 'turn', seat: who });
    }
  },

  turn: (_state, { seat }, flow) => flow.ask({ kind: 'turn', seats: [seat] }),

  /** AMB-31: what an item did to a skill ends with the phase. */
  endPhase(state, _task, flow) {
    for (let seat = 0; seat < state.players.length; seat++) {
      let changed = false;
      for (const survivor of playerOf(state, seat).survivors) {
        if (survivor.steady === 0) continue;
        survivor.steady = 0;
        changed = true;
      }
      if (changed) removeDead(state, seat, flow);
    }
    // R-LA-407.
    if (state.options.map === 'beta') flow.push({ kind: 'order' });
  },
  order: (state, _task, flow) => updateOrder(state, flow),
} satisfies Partial<TaskHandlers<State>>;

export const explorationDecisions = {
  /** R-LA-103, R-LA-104. */
  turn: {
    choices(state, _decision, seat) {
      const player = playerOf(state, seat);
      const list: Choice[] = [];
      if (state.turn.acted || countIn(player, 'active') === 0) list.push(END_TURN);
      else {
        listExplorations(state, seat, list);
        const fed = canPay(player, MEAL);
        for (const { card, zone } of player.survivors) {
          if (zone !== 'active') continue;
          list.push({ kind: 'pass', card });
          if (fed) list.push({ kind: 'boost', card });
        }
      }
      listFeeding(state, seat, list);
      listItems(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'endTurn') return clearFood(state, seat, flow);
      flow.push({ kind: 'turn', seat });
      switch (choice.kind) {
        case 'explore':
          return startExploring(state, seat, choice.slot, flow);
        case 'pass':
          return pass(state, seat, choice.card, flow);
        case 'feed':
          return feed(state, seat, choice.card, flow);
        case 'boost':
          return boost(state, seat, choice.card, flow);
        case 'play':
          return playItem(state, seat, choice.card, flow);
      }
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
