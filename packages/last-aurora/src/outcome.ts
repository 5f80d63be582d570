import {
  type EndNote,
  type GameEvent,
  type Message,
  must,
  type Outcome,
  placesOf,
  type Reason,
  type ScoreLine,
  type Seat,
} from '@cinderhall/kernel';
import { soundGroups, stored } from './automa/board.ts';
import { designOf, isLoot, survivorOf } from './cards/index.ts';
import { count, hasSpecial, specials } from './convoy.ts';
import { FAME_TRACK } from './data/boards.ts';
import { leadingSpace, spaceOf } from './order.ts';
import { distance, moored } from './route.ts';
import { AUTOMA, automaOf, DAMAGED, MARKER_NAMES, type Player, playerOf, type State, SURVIVOR } from './state.ts';

/** R-LA-322: less than anybody can score who is still in the game. */
const ELIMINATED = -10;

/** R-LA-301: somebody has reached or passed the Aurora. */
export const reached = (state: State): boolean => leadingSpace(state) >= moored(state);

/** The convoy in last position; of several on one space the one whose token is furthest left. */
function lastOf(state: State): number {
  let last = must(state.order[0]);
  for (const who of state.order) if (spaceOf(state, who) < spaceOf(state, last)) last = who;
  return last;
}

/** R-LA-320.1, AMB-50: how far ahead of the last convoy, by the ways which that one could take (R-LA-591). */
function ahead(state: State, who: number): number {
  const last = lastOf(state);
  const tracks = last === AUTOMA ? null : hasSpecial(playerOf(state, last).convoy, 'tracks');
  return distance(state, spaceOf(state, last), spaceOf(state, who), tracks);
}

const ownsLoot = ({ convoy, survivors }: Player): boolean => {
  const won = ({ card }: { card: number }): boolean => isLoot(designOf(card));
  return convoy.some(won) || survivors.some(won);
};

type CardFame = readonly [card: number, points: number];
/** R-LA-320.4: fame of undamaged specials and of survivors in any zone; a card may bring some in two ways. */
function cardFame(player: Player): CardFame[] {
  const found: CardFame[] = [];
  for (const { card, effect } of specials(player.convoy, 'fame')) found.push([card, effect.n]);
  for (const { card, effect } of specials(player.convoy, 'famePer'))
    found.push([card, Math.min(effect.max, count(player.convoy, MARKER_NAMES.indexOf(effect.resource)))]);
  for (const { card } of player.survivors) {
    const { ability } = survivorOf(card);
    if (ability.does === 'fame' && (!ability.ifLoot || ownsLoot(player))) found.push([card, ability.n]);
  }
  return found;
}

const healthy = ({ survivors }: Player): number => {
  let n = 0;
  for (const { contamination } of survivors) if (contamination === 0) n++;
  return n;
};
const sound = ({ convoy }: Player): number => {
  let n = 0;
  for (const { slots } of convoy) if (!slots.includes(DAMAGED)) n++;
  return n;
};

export function scoreOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (player.out) return ELIMINATED;
  let score = ahead(state, seat) + must(FAME_TRACK[player.fame]) + player.items.length;
  for (const [, points] of cardFame(player)) score += points;
  return score + (reached(state) ? healthy(player) : sound(player));
}

function fameByCard(player: Player): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [card, points] of cardFame(player)) sums.set(card, points + (sums.get(card) ?? 0));
  return sums;
}

function linesOf(state: State, seat: Seat): ScoreLine[] {
  const player = playerOf(state, seat);
  const line = (key: string, points: number, rule = 'R-LA-320'): ScoreLine => ({
    seat,
    key: `la.score.${key}`,
    points,
    rule,
  });
  if (player.out) return [line('eliminated', ELIMINATED, 'R-LA-322')];
  const under = { key: 'la.score.cards', rule: 'R-LA-320' };
  return [
    line('ahead', ahead(state, seat)),
    line('fame', must(FAME_TRACK[player.fame])),
    line('items', player.items.length),
    ...[...fameByCard(player)].map(([card, points]) => ({ seat, key: `la.card.${designOf(card).id}`, points, under })),
    reached(state) ? line('healthy', healthy(player)) : line('sound', sound(player)),
  ];
}

type AutomaPart = readonly [what: string, points: number];
/** R-LA-590. */
function automaParts(state: State): AutomaPart[] {
  const automa = automaOf(state);
  return [
    ['ahead', ahead(state, AUTOMA)],
    ['fame', must(FAME_TRACK[automa.fame])],
    ['trophies', Math.floor(automa.trophies.length / 2)],
    reached(state) ? ['healthy', stored(automa, SURVIVOR)] : ['sound', soundGroups(automa)],
  ];
}

export const automaScore = (state: State): number => automaParts(state).reduce((sum, [, points]) => sum + points, 0);

function automaNote(state: State): EndNote {
  const parts = automaParts(state)
    .filter(([, points]) => points !== 0)
    .map(([what, n]): Message => ({ key: `la.automa.${what}`, params: { n } }));
  const rule = 'R-LA-590';
  if (parts.length === 0) return { seat: 0, key: 'la.score.automaNothing', rule };
  return { seat: 0, key: 'la.score.automa', params: { n: automaScore(state), parts }, rule };
}

/** The order tokens are counted from the left, from 1 on. */
const tieBreaks = (state: State, who: number): number[] => [spaceOf(state, who), state.order.indexOf(who) + 1];
const TIES: readonly Reason[] = [
  { key: 'la.tie.space', rule: 'R-LA-321' },
  { key: 'la.tie.order', rule: 'R-LA-321' },
];

/** R-LA-321: the score; then who is further along; then whose order token is further right. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = state.players.map((_, seat) => seat);
  const scores = seats.map((seat) =>
    playerOf(state, seat).out ? [ELIMINATED, 0, 0] : [scoreOf(state, seat), ...tieBreaks(state, seat)],
  );
  const lines = seats.flatMap((seat) => linesOf(state, seat));
  if (!state.automa) {
    const nobodyLeft = state.players.every(({ out }) => out);
    if (!nobodyLeft) return { places: placesOf(scores), scores, ties: TIES, lines };
    // R-LA-323.
    const notes = seats.map((seat) => ({ seat, key: 'la.score.nobodyLeft', rule: 'R-LA-323' }));
    return { places: seats.map(() => 2), scores, ties: TIES, lines, notes };
  }
  // R-LA-591, R-LA-592.
  const automa = [automaScore(state), ...tieBreaks(state, AUTOMA)];
  const [place = 1] = placesOf([must(scores[0]), automa]);
  return { places: [playerOf(state, 0).out ? 2 : place], scores, ties: TIES, lines, notes: [automaNote(state)] };
}

/** Which cards brought fame in the end, for the report. */
export function outcomeEvents(state: State): GameEvent[] {
  return state.players.flatMap((player, seat) =>
    player.out
      ? []
      : cardFame(player)
          .filter(([, points]) => points > 0)
          .map(([card, points]) => ({ kind: 'scored', seat, card, n: points })),
  );
}
