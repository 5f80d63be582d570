import { placeLocation } from '../locations.ts';
import { OPPONENT } from '../owners.ts';
import { rulesOf } from '../sets/index.ts';
import type { State, StateFlow } from '../state.ts';

/** R-SOLO-011, R-BORGO-032: the card is the opponent's location at once, without bonus or production. */
export function giveToOpponent(state: State, card: number, flow: StateFlow): void {
  placeLocation(state, OPPONENT, card);
  flow.emit({ kind: 'opponentBuilt', card });
  for (const id of state.options.sets) rulesOf(id).opponentBuilt?.(state, flow);
}
