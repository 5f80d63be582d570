import { type Message, type Outcome, placesOf, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { TOKENS } from './cards/index.ts';
import { locationsOf, OPPONENT } from './realm.ts';
import { cachedOf, playerOf, type State } from './state.ts';

/** R-SOLO-050: from so many points on, the title of a lone winner. */
export const TITLES = [
  [80, 'grandMaster'],
  [70, 'cyborg'],
  [60, 'soldier'],
  [50, 'trader'],
  [40, 'human'],
  [30, 'survivor'],
  [0, 'mutant'],
] as const;

/** R-BASE-183: points so far, and one for each location; ruins and deals bring none. */
export const scoreOf = (state: State, seat: Seat): number =>
  playerOf(state, seat).goods.vp + locationsOf(state, seat).length;

export const opponentScore = (state: State): number =>
  state.opponent ? state.opponent.vp + locationsOf(state, OPPONENT).length : 0;

/** R-BASE-184: goods in the pool and on cards, and cards in hand. */
export function goodsLeft(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let n = player.hand.length + player.connections.length;
  for (const good of TOKENS) n += player.goods[good] + cachedOf(player, good);
  return n;
}

const linesOf = (state: State, seat: Seat): ScoreLine[] => [
  { seat, key: 'state51.score.vp', points: playerOf(state, seat).goods.vp, rule: 'R-BASE-014' },
  { seat, key: 'state51.score.locations', points: locationsOf(state, seat).length, rule: 'R-BASE-183' },
];

function soloLine(state: State): ScoreLine {
  const score = scoreOf(state, 0);
  const opponent = opponentScore(state);
  if (score <= opponent)
    return { seat: 0, key: 'state51.score.lost', params: { opponent }, points: 0, rule: 'R-SOLO-001' };
  const title: Message = { key: `state51.title.${TITLES.find(([from]) => score >= from)?.[1]}` };
  return { seat: 0, key: 'state51.score.won', params: { opponent, title }, points: 0, rule: 'R-SOLO-050' };
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = state.players.map((_, seat) => seat);
  const scores = seats.map((seat) => [scoreOf(state, seat), goodsLeft(state, seat), locationsOf(state, seat).length]);
  const lines = seats.flatMap((seat) => linesOf(state, seat));
  if (!state.opponent) return { places: placesOf(scores), scores, lines };
  // R-SOLO-001: a draw is lost.
  const won = scoreOf(state, 0) > opponentScore(state);
  return { places: [won ? 1 : 2], scores, lines: [...lines, soloLine(state)] };
}
