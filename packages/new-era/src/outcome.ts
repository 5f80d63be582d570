import { type Outcome, placesOf, type Reason, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { ledgerLines } from '@cinderhall/tableau';
import { DESIGNS, designOf, RESOURCES, type Way } from './cards/index.ts';
import { locationsOf } from './locations.ts';
import { ownOf, playerOf, type State, type StateFlow } from './state.ts';

/** R-NE-071. */
export const END_POINTS = 33;

/** R-NE-072: points on locations, upgrades included, and on the leader. */
function pointsOnCards(state: State, seat: Seat): number {
  let sum = playerOf(state, seat).leader?.vp ?? 0;
  for (const { vp, upgraded } of locationsOf(state, seat)) sum += vp + (upgraded ? 1 : 0);
  return sum;
}

/** R-NE-070. */
export const scoreOf = (state: State, seat: Seat): number =>
  playerOf(state, seat).vp + pointsOnCards(state, seat) + locationsOf(state, seat).length;

/** R-NE-071: everybody is told when a seat, by its last `n` points, has enough to end the game. */
export function tellReached(state: State, seat: Seat, n: number, flow: StateFlow): void {
  const score = scoreOf(state, seat);
  if (score >= END_POINTS && score - n < END_POINTS) flow.emit({ kind: 'reached', seat, n: score, end: END_POINTS });
}

/** R-NE-031, R-NE-071: nothing takes points from a seat that has passed, so with enough of them the turn is the last. */
export function tellLastTurn(state: State, seat: Seat, flow: StateFlow): void {
  const ends = (each: Seat): boolean => playerOf(state, each).passed && scoreOf(state, each) >= END_POINTS;
  if (!ends(seat) || state.players.some((_, other) => other !== seat && ends(other))) return;
  flow.emit({ kind: 'lastTurn', seat, n: scoreOf(state, seat) });
}

/** R-NE-071, A-NE-24: unused resources and workers, those on cards included. */
export function unusedOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let n = ownOf(player, 'worker');
  for (const good of RESOURCES) n += ownOf(player, good);
  return n;
}

const ON_CARDS: Reason = { key: 'newEra.score.cards', rule: 'R-NE-072' };

/** The rule that lets points come to the base in this way, in the order of telling. */
const RULES: { readonly [way in Way]: string } = {
  moved: 'R-NE-035',
  instant: 'R-NE-032',
  once: 'R-NE-094',
  visit: 'R-NE-040',
  deal: 'R-NE-053',
  compensation: 'R-NE-051',
  spoils: 'R-NE-050',
  redevelop: 'R-NE-035',
  rebuild: 'R-NE-036',
  leader: 'R-NE-122',
  earlier: 'R-NE-070',
};
function linesOf(state: State, seat: Seat): ScoreLine[] {
  const { leader, base } = playerOf(state, seat);
  const lines: ScoreLine[] = [];
  const onCard = (card: number, points: number): void => {
    if (points > 0) lines.push({ seat, key: `newEra.card.${designOf(state, card).id}`, points, under: ON_CARDS });
  };
  if (leader) onCard(leader.card, leader.vp);
  for (const { card, vp, upgraded } of locationsOf(state, seat)) onCard(card, vp + (upgraded ? 1 : 0));
  lines.push(...ledgerLines(base, seat, { keys: 'newEra', rules: RULES, designs: DESIGNS }));
  lines.push({ seat, key: 'newEra.score.locations', points: locationsOf(state, seat).length, rule: 'R-NE-070' });
  return lines;
}

const TIES: readonly Reason[] = [
  { key: 'newEra.tie.hand', rule: 'R-NE-071' },
  { key: 'newEra.tie.unused', rule: 'R-NE-071' },
];

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = [...state.players.keys()];
  const scores = seats.map((seat) => [scoreOf(state, seat), playerOf(state, seat).hand.length, unusedOf(state, seat)]);
  return { places: placesOf(scores), scores, ties: TIES, lines: seats.flatMap((seat) => linesOf(state, seat)) };
}
