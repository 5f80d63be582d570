import { type DecisionHandlers, must, type Seat } from '@cinderhall/kernel';
import { collectorsAt, settle, unitsAt } from '../majority.ts';
import { drawSweet } from '../resources.ts';
import { type Choice, type DeiFlow, playerOf, type State } from '../state.ts';
import { canBuyAfterElimination } from './purchase-left.ts';

/** R-DEI-104: a collector goes back to its owner's reserve, and the owner gets a Sweet Boost. Leaders are immune. */
export function eliminateAt(state: State, seat: Seat, area: number, victim: Seat, flow: DeiFlow): void {
  const place = area * state.players.length + victim;
  state.collectors[place] = must(state.collectors[place]) - 1;
  playerOf(state, victim).reserve++;
  flow.emit({ kind: 'eliminated', seat, victim, area });
  settle(state, area, flow);
  drawSweet(state, victim, flow);
}

/**
 * Adds a choice for every faction with a collector beside an own unit. The Remedy works only without majority, and if it
 * must help, only where it leaves the face-down card in play something to buy.
 */
export function listVictims(
  state: State,
  seat: Seat,
  kind: 'eliminate' | 'remedy',
  help: boolean,
  list: Choice[],
): void {
  for (let area = 0; area < state.leads.length; area++) {
    if (unitsAt(state, area, seat) === 0 || (kind === 'remedy' && state.leads[area] === seat)) continue;
    for (let victim = 0; victim < state.players.length; victim++)
      if (victim !== seat && collectorsAt(state, area, victim) > 0)
        if (!help || canBuyAfterElimination(state, seat, area, victim)) list.push({ kind, area, victim });
  }
}

export function canEliminate(state: State, seat: Seat, kind: 'eliminate' | 'remedy', help: boolean): boolean {
  const list: Choice[] = [];
  listVictims(state, seat, kind, help, list);
  return list.length > 0;
}

export const eliminateDecisions = {
  eliminate: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listVictims(state, seat, 'eliminate', false, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'eliminate') eliminateAt(state, seat, choice.area, choice.victim, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
