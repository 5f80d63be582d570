import {
  type EndNote,
  type Message,
  type Outcome,
  placesOf,
  type Reason,
  type ScoreLine,
  type Seat,
} from '@cinderhall/kernel';
import { ledgerLines } from '@cinderhall/tableau';
import { ASIDE, DESIGNS, TOKENS, type Way } from './cards/index.ts';
import { connectionsOf } from './deck.ts';
import { heldOf, setTokensOf } from './goods.ts';
import { locationsOf } from './locations.ts';
import { ownerName } from './names.ts';
import { OPPONENT } from './owners.ts';
import { rulesOf } from './sets/index.ts';
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
export function scoreOf(state: State, seat: Seat): number {
  let score = playerOf(state, seat).goods.vp + locationsOf(state, seat).length;
  for (const { points } of endLines(state, seat)) score += points;
  return score;
}

const NO_LINES: readonly ScoreLine[] = [];
/** What sets score at the end. */
const endLines = (state: State, seat: Seat): readonly ScoreLine[] =>
  state.options.sets.length === 0
    ? NO_LINES
    : state.options.sets.flatMap((id) => rulesOf(id).endLines?.(state, seat) ?? NO_LINES);

export const opponentScore = (state: State): number =>
  state.opponent ? state.opponent.vp + locationsOf(state, OPPONENT).length : 0;

/** R-BASE-184: goods in the pool and on cards, and cards in hand. */
export function goodsLeft(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let n = player.hand.length + connectionsOf(state, seat).length;
  for (const good of TOKENS) n += player.goods[good] + cachedOf(player, good);
  for (const good of setTokensOf(state)) n += heldOf(state, seat, good) + cachedOf(player, good);
  if (state.moloch !== null) for (const good in ASIDE) n += cachedOf(player, good);
  return n;
}

/** The rule that lets points come in this way, in the order of telling. */
const RULES: { readonly [way in Way]: string } = {
  production: 'R-BASE-040',
  action: 'R-BASE-120',
  feature: 'R-BASE-084',
  bonus: 'R-BASE-079',
  connection: 'R-BASE-152',
  board: 'R-BASE-123',
  deal: 'R-BASE-090',
  compensation: 'R-BASE-102',
  spoils: 'R-BASE-100',
  rebuild: 'R-BASE-071',
  headquarters: 'R-HQ-001',
  borders: 'R-BORDER-001',
  outposts: 'R-NML-007',
  machines: 'R-MOL-032',
  serverRoom: 'R-SRV-003',
  loss: 'R-BASE-185',
  start: 'R-SOLO-003',
  earlier: 'R-BASE-014',
};
/** Where the points of the match came from, way by way and card by card. */
const linesOf = (state: State, seat: Seat): ScoreLine[] => [
  ...ledgerLines(playerOf(state, seat).points, seat, { keys: 'fiftyFirstState', rules: RULES, designs: DESIGNS }),
  { seat, key: 'fiftyFirstState.score.locations', points: locationsOf(state, seat).length, rule: 'R-BASE-183' },
  ...endLines(state, seat),
];

/** What the opponent of a lone player scored for, as far as it scored. */
function opponentParts(state: State): Message[] {
  const sayPart = (way: string, n: number): Message => ({ key: `fiftyFirstState.opponent.${way}`, params: { n } });
  const parts = (state.opponent?.points ?? []).map(({ way, n }) => sayPart(way, n));
  const locations = locationsOf(state, OPPONENT).length;
  return locations > 0 ? [...parts, sayPart('locations', locations)] : parts;
}

function soloNotes(state: State): EndNote[] {
  const score = scoreOf(state, 0);
  const opponent = opponentScore(state);
  const parts = opponentParts(state);
  const owner = ownerName(state, OPPONENT);
  const notes: EndNote[] = [
    score > opponent
      ? { seat: 0, key: 'fiftyFirstState.score.won', params: { title: titleOf(score) }, rule: 'R-SOLO-050' }
      : { seat: 0, key: 'fiftyFirstState.score.lost', params: { owner }, rule: 'R-SOLO-001' },
  ];
  if (parts.length === 0)
    return [...notes, { seat: 0, key: 'fiftyFirstState.score.opponentNothing', params: { owner }, rule: 'R-SOLO-002' }];
  return [
    ...notes,
    { seat: 0, key: 'fiftyFirstState.score.opponent', params: { owner, n: opponent, parts }, rule: 'R-SOLO-002' },
  ];
}

const titleOf = (score: number): Message => ({
  key: `fiftyFirstState.title.${TITLES.find(([from]) => score >= from)?.[1]}`,
});

/** R-BASE-184. */
const tiesOf = ({ options }: State): readonly Reason[] => [
  { key: 'fiftyFirstState.tie.goods', rule: 'R-BASE-184' },
  {
    key: options.ruinsInTie ? 'fiftyFirstState.tie.locationsAndRuins' : 'fiftyFirstState.tie.locations',
    rule: 'R-BASE-184',
  },
];

const locationsInTie = (state: State, seat: Seat): number =>
  locationsOf(state, seat).length + (state.options.ruinsInTie ? playerOf(state, seat).ruins.length : 0);

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = state.players.map((_, seat) => seat);
  const scores = seats.map((seat) => [scoreOf(state, seat), goodsLeft(state, seat), locationsInTie(state, seat)]);
  const ties = tiesOf(state);
  const lines = seats.flatMap((seat) => linesOf(state, seat));
  if (!state.opponent) return { places: placesOf(scores), scores, ties, lines };
  // R-SOLO-001: a draw is lost.
  const won = scoreOf(state, 0) > opponentScore(state);
  return { places: [won ? 1 : 2], scores, ties, lines, notes: soloNotes(state) };
}
