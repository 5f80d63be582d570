import { type Outcome, placesOf, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { RESOURCES } from './cards/index.ts';
import { locationsOf } from './realm.ts';
import { ownOf, playerOf, type State } from './state.ts';

/** R-NE-072: points on locations, upgrades included, and on the leader. */
function pointsOnCards(state: State, seat: Seat): number {
  let sum = playerOf(state, seat).leader?.vp ?? 0;
  for (const { vp, upgraded } of locationsOf(state, seat)) sum += vp + (upgraded ? 1 : 0);
  return sum;
}

/** R-NE-070. */
export const scoreOf = (state: State, seat: Seat): number =>
  playerOf(state, seat).vp + pointsOnCards(state, seat) + locationsOf(state, seat).length;

/** R-NE-071, A-NE-24: unused resources and workers, those on cards included. */
export function unusedOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let n = ownOf(player, 'worker');
  for (const good of RESOURCES) n += ownOf(player, good);
  return n;
}

const linesOf = (state: State, seat: Seat): ScoreLine[] => [
  { seat, key: 'newEra.score.base', points: playerOf(state, seat).vp, rule: 'R-NE-070' },
  { seat, key: 'newEra.score.cards', points: pointsOnCards(state, seat), rule: 'R-NE-072' },
  { seat, key: 'newEra.score.locations', points: locationsOf(state, seat).length, rule: 'R-NE-070' },
];

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = [...state.players.keys()];
  const scores = seats.map((seat) => [scoreOf(state, seat), playerOf(state, seat).hand.length, unusedOf(state, seat)]);
  return { places: placesOf(scores), scores, lines: seats.flatMap((seat) => linesOf(state, seat)) };
}
