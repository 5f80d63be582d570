/** What both opponents of a lone player do alike: they take connections and raze locations. */
import { compensate } from '../actions/raze.ts';
import { locationOf } from '../cards/index.ts';
import { coloursOf, discardConnection, pileOf } from '../deck.ts';
import { placedOf } from '../locations.ts';
import type { State, StateFlow } from '../state.ts';
import { opponentScores } from './opponent.ts';

const YOU = 0;
const CONNECTION_POINTS = 2;
const RAZE_POINTS = 2;

export const liesOpen = (state: State): boolean =>
  coloursOf(state).some((colour) => pileOf(state, colour).open !== null);

/** R-SOLO-021, R-BORGO-030: the red one first. */
export function takeConnection(state: State, flow: StateFlow): void {
  for (const colour of coloursOf(state)) {
    const pile = pileOf(state, colour);
    const { open } = pile;
    if (open === null) continue;
    pile.open = null;
    discardConnection(state, open);
    flow.emit({ kind: 'opponentConnected', card: open });
    opponentScores(state, CONNECTION_POINTS, 'connections', flow);
    return;
  }
}

/** R-SOLO-024 to R-SOLO-026, R-BORGO-031, R-BORGO-048: what becomes of a location of the player that is hit. */
export function strike(state: State, card: number, flow: StateFlow): 'unshielded' | 'withstood' | 'razed' {
  const placed = placedOf(state, card);
  if (placed.shield) {
    placed.shield = false;
    flow.emit({ kind: 'shieldLost', card });
    return 'unshielded';
  }
  if (locationOf(state, card).printedShield) {
    flow.emit({ kind: 'withstood', card });
    return 'withstood';
  }
  flow.emit({ kind: 'opponentRazed', card });
  opponentScores(state, RAZE_POINTS, 'razes', flow);
  compensate(state, YOU, card, flow);
  return 'razed';
}
