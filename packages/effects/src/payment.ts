import { type Cost, type GameState, must, type Seat } from '@cinderhall/kernel';
import type { Goods, World } from './types.ts';

export const times = (cost: Cost, n: number): Cost => ({
  ...(cost.goods ? { goods: Object.fromEntries(Object.entries(cost.goods).map(([good, k]) => [good, k * n])) } : {}),
  ...(cost.any ? { any: { of: cost.any.of, n: cost.any.n * n } } : {}),
});

/** The goods of a world that can be paid instead of others, for `Game.substitutes`. */
export const substitutesOf = (goods: World<never>['goods']): { readonly [good: string]: readonly string[] } =>
  Object.fromEntries(Object.entries(goods).flatMap(([good, { paysFor }]) => (paysFor ? [[good, paysFor]] : [])));

/** Every different way to pay a cost from what the seat has, its own goods first; empty when it cannot. */
export function payments<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): Goods[] {
  const bill = billOf(world, cost);
  const plain = plainPayment(world, state, seat, bill);
  if (plain) return plain;
  const found: Goods[] = [];
  // A single need is never met twice by the same goods.
  const seen = bill.needs.length > 1 ? new Set<string>() : null;
  search(bill, purse(world, state, seat, bill), (spent) => {
    const key = seen ? spent.join() : '';
    if (!seen?.has(key)) found.push(goodsOf(bill, spent));
    seen?.add(key);
    return false;
  });
  return found;
}

/** Whether a cost can be paid at all; cheaper than listing the ways. */
export function affordable<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): boolean {
  const bill = billOf(world, cost);
  let certain = true;
  for (const { from, n, mixed } of bill.needs) {
    const own = world.has(state, seat, must(bill.goods[must(from[0])]));
    if (own >= n && !mixed) continue;
    let have = own;
    for (let i = 1; i < from.length; i++) have += world.has(state, seat, must(bill.goods[must(from[i])]));
    if (have < n) return false;
    certain = false;
  }
  // Needs compete for goods only where one of them is not met by its own good.
  return certain || bill.needs.length === 1 || search(bill, purse(world, state, seat, bill), () => true);
}

/** A cost taken apart: the goods that can pay it, and for each need the places of those that may meet it. */
interface Bill {
  readonly goods: readonly string[];
  readonly needs: readonly Need[];
}
interface Need {
  /** The good itself first, then what can stand for it. */
  readonly from: readonly number[];
  readonly n: number;
  readonly mixed: boolean;
}

const bills = new WeakMap<Cost, Bill>();

function billOf<S extends GameState>(world: World<S>, cost: Cost): Bill {
  let bill = bills.get(cost);
  if (!bill) {
    bill = makeBill(world, cost);
    bills.set(cost, bill);
  }
  return bill;
}

function makeBill<S extends GameState>(world: World<S>, { goods = {}, any }: Cost): Bill {
  const needs = Object.entries(goods).map(([good, n]) => ({
    from: [good, ...wildFor(world, [good])],
    n,
    mixed: false,
  }));
  if (any) needs.push({ from: [...any.of, ...wildFor(world, any.of)], n: any.n, mixed: true });
  const due = needs.filter(({ n }) => n > 0);
  const names = Object.keys(world.goods).filter((good) => due.some(({ from }) => from.includes(good)));
  return { goods: names, needs: due.map((need) => ({ ...need, from: need.from.map((good) => names.indexOf(good)) })) };
}

/** The goods that can stand for one of these. */
const wildFor = <S extends GameState>(world: World<S>, goods: readonly string[]): string[] =>
  Object.keys(world.goods).filter(
    (wild) => !goods.includes(wild) && world.goods[wild]?.paysFor?.some((good) => goods.includes(good)),
  );

const purse = <S extends GameState>(world: World<S>, state: S, seat: Seat, { goods }: Bill): number[] =>
  goods.map((good) => world.has(state, seat, good));

/** Most costs leave no choice: each need has one good that the seat owns at all. Null: it takes a closer look. */
function plainPayment<S extends GameState>(world: World<S>, state: S, seat: Seat, { goods, needs }: Bill) {
  const paid: Record<string, number> = {};
  for (const { from, n, mixed } of needs) {
    if (mixed) return null;
    for (let i = 1; i < from.length; i++) if (world.has(state, seat, must(goods[must(from[i])])) > 0) return null;
    const good = must(goods[must(from[0])]);
    if (world.has(state, seat, good) < n) return [];
    paid[good] = n;
  }
  return [paid];
}

/** Goes through the ways to pay until `found` says that it has seen enough. */
function search({ needs }: Bill, left: number[], found: (spent: readonly number[]) => boolean): boolean {
  const spent = left.map(() => 0);
  // Each need is met in turn: the first of its goods as often as possible, the rest of it by the goods that follow.
  const meet = (at: number, source: number, open: number): boolean => {
    const need = needs[at];
    if (!need) return found(spent);
    if (open === 0) return meet(at + 1, 0, needs[at + 1]?.n ?? 0);
    const good = need.from[source];
    if (good === undefined) return false;
    for (let k = Math.min(open, must(left[good])); k >= 0; k--) {
      left[good] = must(left[good]) - k;
      spent[good] = must(spent[good]) + k;
      const enough = meet(at, source + 1, open - k);
      left[good] = must(left[good]) + k;
      spent[good] = must(spent[good]) - k;
      if (enough) return true;
    }
    return false;
  };
  return meet(0, 0, needs[0]?.n ?? 0);
}

function goodsOf({ goods }: Bill, spent: readonly number[]): Goods {
  const paid: Record<string, number> = {};
  for (let i = 0; i < goods.length; i++) if (must(spent[i]) > 0) paid[must(goods[i])] = must(spent[i]);
  return paid;
}
