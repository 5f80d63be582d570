import { discard } from '../../deck.ts';
import { OPPONENT } from '../../owners.ts';
import { opponentScores, virtualOf } from '../opponent.ts';
import type { OpponentRules } from '../rules.ts';
import { strike } from '../strike.ts';
import { takeTurn } from './turn.ts';

/** The virtual opponent of the rulebook, with its four variants. */
export const virtual: OpponentRules = {
  // Connections, a raze, three locations.
  pace: () => 8,
  turnWorth: () => 0,
  visitWorth: 0,
  keepsShields: false,
  razed: (state, card) => discard(state, OPPONENT, card),
  // R-SOLO-032.
  hosts: (state, flow) => opponentScores(state, 1, 'visits', flow),
  lookout(state, flow) {
    virtualOf(state).stage = 'connections';
    flow.push({ kind: 'soloDraft', step: 0 });
  },
  turn: takeTurn,
  // R-SOLO-025, R-SOLO-026.
  hits(state, card, flow) {
    if (strike(state, card, flow) !== 'unshielded') virtualOf(state).succeeded = true;
  },
  // R-SOLO-004.
  nextFirst: (state) => state.first,
};
