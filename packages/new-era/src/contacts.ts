/** Contact tokens: what range they reach, and which of them to play. */
import { affordable, type Goods } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import { factionOf, type Kind, TOKENS_OF, type Token } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownOf, type Player, playerOf, type State } from './state.ts';

/** The value of a token of each kind, by its name. */
export const VALUE_OF: { readonly [token: string]: number } = Object.fromEntries([
  ...Object.values(TOKENS_OF).flatMap((tokens) => tokens.map((token, at) => [token, at + 1] as const)),
  ['anyContact', 1],
  ['defend1', 1],
  ['defend3', 3],
]);

/** R-NE-034: all tokens of a kind together; universal ones count 1 each. 0: there is none. */
export function tokenRange(player: Player, how: Kind): number {
  const tokens = TOKENS_OF[how];
  const { goods, kept } = player;
  let sum = ownOf(player, 'anyContact');
  for (let i = 0; i < tokens.length; i++) {
    const token = must(tokens[i]);
    sum += (i + 1) * (kept === null ? goods[token] : goods[token] + kept[token]);
  }
  return sum;
}

/** R-NE-033: the range of the field, if it is free and can be paid for; −1 if not. */
export function fieldRange(state: State, seat: Seat, how: Kind): number {
  if (playerOf(state, seat).board[how]) return -1;
  const { cost, range } = factionOf(state, seat).board[how];
  return affordable(kit.world, state, seat, cost) ? range : -1;
}

/** The ranges of all fields of a seat. */
export type FieldRanges = { readonly [how in Kind]: number };

export const fieldRanges = (state: State, seat: Seat): FieldRanges => ({
  incorporate: fieldRange(state, seat, 'incorporate'),
  conquer: fieldRange(state, seat, 'conquer'),
  deal: fieldRange(state, seat, 'deal'),
});

/** How far a contact of this kind reaches now, by the board or by tokens; −1: not even distance 0 (R-NE-034). */
export function reachOf(state: State, seat: Seat, how: Kind, field = fieldRange(state, seat, how)): number {
  const tokens = tokenRange(playerOf(state, seat), how);
  return tokens > 0 && tokens > field ? tokens : field;
}

/**
 * R-NE-034: every different set of tokens that reaches the distance and has no token too many: with a superfluous one
 * more would be lost and nothing gained.
 */
export function tokenSets(player: Player, how: Kind, distance: number): Goods[] {
  const names: Token[] = [...TOKENS_OF[how]].reverse();
  names.push('anyContact');
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
