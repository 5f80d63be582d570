/** Machines that make a seat lose goods, in numbers: what they take of what there is. */
import type { Amounts, Item, Threat } from './threats.ts';

export interface Loser {
  /** Its own bit in a set of machines. */
  readonly bit: number;
  /** As many of these as there are. */
  readonly takes: Amounts;
  /** If there is none of them: as many of these. */
  readonly instead: Amounts;
  /** So many of the goods that it takes, whichever; 0: all. */
  readonly any: number;
  /** What it can take at most of each good. */
  readonly draws: Amounts;
}

const amountsOf = (items: readonly Item[], places: readonly number[]): number[] =>
  places.map((place) => items.find(({ at }) => at === place)?.n ?? 0);

/** The machine at this place, with only those goods that matter, by their places. */
export function loserOf({ takes, instead, any, draws }: Threat, at: number, places: readonly number[]): Loser {
  return {
    bit: 1 << at,
    takes: amountsOf(takes, places),
    instead: amountsOf(instead, places),
    any,
    draws: amountsOf(draws, places),
  };
}

export const plus = (some: Amounts, others: Amounts): number[] => some.map((n, at) => n + (others[at] ?? 0));
export const minus = (some: Amounts, others: Amounts): number[] => some.map((n, at) => n - (others[at] ?? 0));
export const meet = (some: Amounts, others: Amounts): boolean => some.some((n, at) => n > 0 && (others[at] ?? 0) > 0);
export const least = (some: Amounts, others: Amounts): number[] => some.map((n, at) => Math.min(n, others[at] ?? 0));

export const sumOf = (some: Amounts): number => some.reduce((sum, n) => sum + n, 0);

/** Every choice of so many of these, or of all if there are fewer. */
function choicesOf(have: Amounts, n: number): number[][] {
  let parts: { taken: number[]; left: number }[] = [{ taken: [], left: Math.min(n, sumOf(have)) }];
  for (const most of have)
    parts = parts.flatMap(({ taken, left }) =>
      Array.from({ length: Math.min(most, left) + 1 }, (_, k) => ({ taken: [...taken, k], left: left - k })),
    );
  return parts.filter(({ left }) => left === 0).map(({ taken }) => taken);
}

/** What a machine takes now; several ways only where the seat chooses. */
export function takenBy({ takes, instead, any }: Loser, goods: Amounts): Amounts[] {
  if (!meet(takes, goods)) return meet(instead, goods) ? [least(instead, goods)] : [];
  const taken = least(takes, goods);
  return any > 0 ? choicesOf(taken, any) : [taken];
}

/** Whether a machine that takes whichever goods leaves some if there are more; otherwise more is only wasted on it. */
export function leavesChoice({ takes, any }: Loser, goods: Amounts, more: Amounts): boolean {
  const count = (some: Amounts): number => some.reduce((sum, n, at) => ((takes[at] ?? 0) > 0 ? sum + n : sum), 0);
  return any === 0 || count(goods) === 0 || count(goods) + count(more) > any;
}
