/** Contact tokens: what range they reach, and which of them to play. */
import { type Goods, payable } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type Field, factionOf, type Kind, TOKENS_OF, type Token } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownOf, type Player, playerOf, type State, type Tokens } from './state.ts';

/** The value of a token of each kind, by its name. */
export const VALUE_OF: { readonly [token: string]: number } = Object.fromEntries([
  ...Object.values(TOKENS_OF).flatMap((tokens) => tokens.map((token, at) => [token, at + 1] as const)),
  ['anyContact', 1],
  ['defend1', 1],
  ['defend3', 3],
]);

/** R-NE-034. Written out, because goods that are looked up by their names cost V8 more than all the rest. */
function rangeIn(goods: Tokens, how: Kind): number {
  switch (how) {
    case 'incorporate':
      return goods.incorporate1 + 2 * goods.incorporate2 + 3 * goods.incorporate3 + goods.anyContact;
    case 'conquer':
      return (
        goods.conquer1 +
        2 * goods.conquer2 +
        3 * goods.conquer3 +
        4 * goods.conquer4 +
        5 * goods.conquer5 +
        goods.anyContact
      );
    case 'deal':
      return goods.deal1 + 2 * goods.deal2 + 3 * goods.deal3 + 4 * goods.deal4 + 5 * goods.deal5 + goods.anyContact;
  }
}

/** R-NE-034: all tokens of a kind together; universal ones count 1 each. 0: there is none. */
export const tokenRange = ({ goods, kept }: Player, how: Kind): number =>
  kept === null ? rangeIn(goods, how) : rangeIn(goods, how) + rangeIn(kept, how);

/** R-NE-033: the range of a field, if it is free and can be paid for; −1 if not. */
const rangeOfField = (state: State, seat: Seat, used: boolean, { price, range }: Field): number =>
  !used && payable(kit.world, state, seat, price) ? range : -1;

export const fieldRange = (state: State, seat: Seat, how: Kind): number =>
  rangeOfField(state, seat, playerOf(state, seat).board[how], factionOf(state, seat).board[how]);

/** The ranges of all fields of a seat. */
export type FieldRanges = { readonly [how in Kind]: number };

export function fieldRanges(state: State, seat: Seat): FieldRanges {
  const used = playerOf(state, seat).board;
  const { incorporate, conquer, deal } = factionOf(state, seat).board;
  return {
    incorporate: rangeOfField(state, seat, used.incorporate, incorporate),
    conquer: rangeOfField(state, seat, used.conquer, conquer),
    deal: rangeOfField(state, seat, used.deal, deal),
  };
}

/** How far a contact of this kind reaches now, by the board or by tokens; −1: not even distance 0 (R-NE-034). */
export function reachOf(state: State, seat: Seat, how: Kind, field = fieldRange(state, seat, how)): number {
  const tokens = tokenRange(playerOf(state, seat), how);
  return tokens > 0 && tokens > field ? tokens : field;
}

const LARGEST_FIRST: { readonly [how in Kind]: readonly Token[] } = {
  incorporate: [...TOKENS_OF.incorporate.toReversed(), 'anyContact'],
  conquer: [...TOKENS_OF.conquer.toReversed(), 'anyContact'],
  deal: [...TOKENS_OF.deal.toReversed(), 'anyContact'],
};

/**
 * R-NE-034: every different set of tokens that reaches the distance and has no token too many: with a superfluous one
 * more would be lost and nothing gained.
 */
export function tokenSets(player: Player, how: Kind, distance: number): Goods[] {
  const names = LARGEST_FIRST[how];
  const sets: Goods[] = [];
  const counts = names.map(() => 0);
  // Tokens are tried from the largest to the smallest, so the last one taken is the smallest of its set.
  const fill = (at: number, open: number): void => {
    if (open <= 0) {
      sets.push(named(names, counts));
      return;
    }
    const token = names[at];
    if (token === undefined) return;
    const most = Math.min(ownOf(player, token), Math.ceil(open / tokenValue(token)));
    for (let n = most; n >= 0; n--) {
      counts[at] = n;
      fill(at + 1, open - n * tokenValue(token));
    }
    counts[at] = 0;
  };
  fill(0, Math.max(1, distance));
  return sets;
}

export const tokenValue = (token: string): number => VALUE_OF[token] ?? 0;

function named(names: readonly string[], counts: readonly number[]): Goods {
  const goods: Record<string, number> = {};
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    const n = counts[i] ?? 0;
    if (name && n > 0) goods[name] = n;
  }
  return goods;
}

export function rangeOf(goods: Goods): number {
  let sum = 0;
  for (const token in goods) sum += tokenValue(token) * (goods[token] ?? 0);
  return sum;
}
