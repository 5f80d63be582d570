/** Who can own locations: the seats, and after them the opponent of a lone player. */
import { fromSeat } from '@cinderhall/tableau';
import { opponentPassed } from './solo/passed.ts';
import { playerOf, type State } from './state.ts';

/** The place of the opponent's locations in `state.locations`: there is one only at the table of a lone player. */
export const OPPONENT = 1;

export const isOpponent = ({ players }: Pick<State, 'players'>, owner: number): boolean => owner >= players.length;

/** R-BASE-054: nothing of a player who has passed can be touched; the same goes for an opponent (R-SOLO-030). */
export const hasPassed = (state: State, owner: number): boolean =>
  isOpponent(state, owner) ? opponentPassed(state) : playerOf(state, owner).passed;

/** The seats in turn order, from the first player on. */
export const seatsInOrder = ({ players, first }: State): readonly number[] =>
  fromSeat(players.length, first < players.length ? first : 0);

/** All who draft, in turn order: players, and an opponent that drafts like one. */
export const ownersInOrder = ({ locations, first }: State): readonly number[] => fromSeat(locations.length, first);

/** The ruins of an owner. R-SOLO-031: the virtual opponent keeps none; Borgo does (R-BORGO-007). */
export function ruinsOf(state: State, owner: number): number[] {
  if (!isOpponent(state, owner)) return playerOf(state, owner).ruins;
  return state.opponent?.kind === 'borgo' ? state.opponent.ruins : [];
}
