import type { ScoreLine, Seat } from '@cinderhall/kernel';
import { playerOf, type State } from '../../state.ts';
import { arenaPoints } from '../arena/points.ts';
import { countDeployed, PENALTY } from './machines.ts';

/** R-BASE-185: points before locations count, those of the Arena included. */
const before = (state: State, seat: Seat): number => playerOf(state, seat).goods.vp + arenaPoints(state, seat);

/** R-MOL-061: alone, only with more points than the opponent has. A-19: of several leaders every one. */
export function leads(state: State, seat: Seat): boolean {
  const own = before(state, seat);
  if (state.opponent) return own > state.opponent.vp;
  return state.players.every((_, other) => before(state, other) <= own);
}

/** R-MOL-060: what the player with most points loses; never more than there is (R-BASE-185). */
export function penaltyLines(state: State, seat: Seat): ScoreLine[] {
  const n = countDeployed(state);
  if (n === 0 || !leads(state, seat)) return [];
  const points = -Math.min(PENALTY * n, before(state, seat));
  return points === 0 ? [] : [{ seat, key: 'fiftyFirstState.score.penalty', params: { n }, points, rule: 'R-MOL-060' }];
}
