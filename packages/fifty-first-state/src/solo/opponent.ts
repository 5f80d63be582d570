import { END_POINTS } from '../kit.ts';
import type { State, StateFlow } from '../state.ts';

export type Opponent = NonNullable<State['opponent']>;

/** Points of the virtual opponent; they too can bring on the end (R-SOLO-005). */
export function opponentScores(state: State, n: number, flow: StateFlow): void {
  const opponent = state.opponent as Opponent;
  opponent.vp += n;
  if (opponent.vp >= END_POINTS) state.ending = true;
  flow.emit({ kind: 'opponentScored', n });
}
