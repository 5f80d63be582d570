import { must } from '@cinderhall/kernel';
import { entered } from '@cinderhall/tableau';
import { bringOnEnd } from '../ending.ts';
import { OPPONENT } from '../owners.ts';
import type { State, StateFlow } from '../state.ts';

export type Opponent = NonNullable<State['opponent']>;

/** R-SOLO-002, R-SOLO-063, R-BORGO-030 to R-BORGO-040: what an opponent scores for. */
export type OpponentWay =
  | 'connections'
  | 'razes'
  | 'rebuilds'
  | 'visits'
  | 'brawls'
  | 'misses'
  | 'outposts'
  | 'marches'
  | 'hunts'
  | 'losses';

/** Only where there is one: at the table of a lone player. */
export const opponentOf = ({ opponent }: State): Opponent => must(opponent, 'an opponent');

export type VirtualOpponent = Extract<NonNullable<State['opponent']>, { kind: 'virtual' }>;

/** Only at a table where it is the opponent. */
export const virtualOf = ({ opponent }: Pick<State, 'opponent'>): VirtualOpponent =>
  must(opponent?.kind === 'virtual' ? opponent : null, 'the virtual opponent');

/** Points of an opponent; they too can bring on the end (R-SOLO-005). */
export function opponentScores(state: State, n: number, way: OpponentWay, flow: StateFlow): void {
  const opponent = opponentOf(state);
  opponent.vp += n;
  opponent.points = entered(opponent.points, way, -1, n);
  flow.emit({ kind: 'opponentScored', n });
  bringOnEnd(state, OPPONENT, opponent.vp, flow);
}

/** Somebody's effect costs it points; never more than it has. */
export function opponentLoses(state: State, most: number, flow: StateFlow): void {
  const opponent = opponentOf(state);
  const n = Math.min(most, opponent.vp);
  if (n === 0) return;
  opponent.vp -= n;
  opponent.points = entered(opponent.points, 'losses' satisfies OpponentWay, -1, -n);
  flow.emit({ kind: 'opponentLost', n });
}
