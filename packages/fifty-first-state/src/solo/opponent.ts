import { must } from '@cinderhall/kernel';
import { entered } from '@cinderhall/tableau';
import { END_POINTS } from '../effect-kit.ts';
import type { State, StateFlow } from '../state.ts';

export type Opponent = NonNullable<State['opponent']>;

/** R-SOLO-002, R-SOLO-063: what the virtual opponent scores for. */
export type OpponentWay = 'connections' | 'razes' | 'rebuilds' | 'visits' | 'outposts';

/** Only where there is one: at the table of a lone player. */
export const opponentOf = ({ opponent }: State): Opponent => must(opponent, 'an opponent');

/** Points of an opponent; they too can bring on the end (R-SOLO-005). */
export function opponentScores(state: State, n: number, way: OpponentWay, flow: StateFlow): void {
  const opponent = opponentOf(state);
  opponent.vp += n;
  opponent.points = entered(opponent.points, way, -1, n);
  if (opponent.vp >= END_POINTS) state.ending = true;
  flow.emit({ kind: 'opponentScored', n });
}
