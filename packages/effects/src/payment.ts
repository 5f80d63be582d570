import type { GameState, Seat } from '@cinderhall/kernel';
import type { Goods, World } from './types.ts';

/** What something costs: these goods, and `n` in any mix of some others ("2 of fuel, iron or brick"). */
export interface Cost {
  readonly goods?: Goods;
  readonly any?: { readonly of: readonly string[]; readonly n: number };
}

export const times = (cost: Cost, n: number): Cost => ({
  ...(cost.goods ? { goods: Object.fromEntries(Object.entries(cost.goods).map(([good, k]) => [good, k * n])) } : {}),
  ...(cost.any ? { any: { of: cost.any.of, n: cost.any.n * n } } : {}),
});

/** Every different way to pay a cost from what the seat has, its own goods first; empty when it cannot. */
export function payments<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): Goods[] {
  const needs = needsOf(world, cost);
  const plain = plainPayment(world, state, seat, needs);
  if (plain) return plain;
  const left: Record<string, number> = {};
  for (const { from } of needs) for (const good of from) left[good] ??= world.has(state, seat, good);
  const found: Goods[] = [];
  const seen = new Set<string>();
  const spent: Record<string, number> = {};
  // Each need is met in turn: the first of its goods k times, the rest of it by the goods that follow.
  const meet = (need: number, source: number, open: number): void => {
    const next = needs[need];
    if (!next) {
      const goods = sorted(spent);
      const key = JSON.stringify(goods);
      if (!seen.has(key)) found.push(goods);
      seen.add(key);
      return;
    }
    if (open === 0) {
      meet(need + 1, 0, needs[need + 1]?.n ?? 0);
      return;
    }
    const good = next.from[source];
    if (good === undefined) return;
    const most = Math.min(open, left[good] as number);
    for (let k = most; k >= 0; k--) {
      left[good] = (left[good] as number) - k;
      spent[good] = (spent[good] ?? 0) + k;
      meet(need, source + 1, open - k);
      left[good] = (left[good] as number) + k;
      spent[good] = (spent[good] as number) - k;
    }
  };
  meet(0, 0, needs[0]?.n ?? 0);
  return found;
}

/** Whether a cost can be paid at all; cheaper than listing the ways. */
export function affordable<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): boolean {
  const needs = needsOf(world, cost);
  if (needs.length === 0) return true;
  if (needs.length === 1) {
    const { from, n } = needs[0] as Need;
    let have = 0;
    for (const good of from) have += world.has(state, seat, good);
    return have >= n;
  }
  return plainlyAffordable(world, state, seat, needs) ?? payments(world, state, seat, cost).length > 0;
}

/** Where every need is met by its own good, needs do not compete. Null: it takes a closer look. */
function plainlyAffordable<S extends GameState>(world: World<S>, state: S, seat: Seat, needs: readonly Need[]) {
  let certain = true;
  for (const { from, n, mixed } of needs) {
    const own = world.has(state, seat, from[0] as string);
    if (own >= n && !mixed) continue;
    let have = own;
    for (let i = 1; i < from.length; i++) have += world.has(state, seat, from[i] as string);
    if (have < n) return false;
    certain = false;
  }
  return certain ? true : null;
}

/** Most costs leave no choice: each need has one good that the seat owns at all. Null: it takes a closer look. */
function plainPayment<S extends GameState>(world: World<S>, state: S, seat: Seat, needs: readonly Need[]) {
  const goods: Record<string, number> = {};
  for (const { from, n, mixed } of needs) {
    if (mixed) return null;
    for (let i = 1; i < from.length; i++) if (world.has(state, seat, from[i] as string) > 0) return null;
    const good = from[0] as string;
    if (world.has(state, seat, good) < n) return [];
    goods[good] = n;
  }
  return [goods];
}

interface Need {
  /** What may meet it: the good itself first, then what can stand for it. */
  readonly from: readonly string[];
  readonly n: number;
  readonly mixed: boolean;
}

const known = new WeakMap<Cost, readonly Need[]>();

/** Costs are frozen card data, so what they need is worked out once. */
function needsOf<S extends GameState>(world: World<S>, cost: Cost): readonly Need[] {
  let needs = known.get(cost);
  if (!needs) {
    needs = makeNeeds(world, cost);
    known.set(cost, needs);
  }
  return needs;
}

function makeNeeds<S extends GameState>(world: World<S>, { goods = {}, any }: Cost): Need[] {
  const needs = Object.entries(goods).map(([good, n]) => ({
    from: [good, ...wildFor(world, [good])],
    n,
    mixed: false,
  }));
  if (any) needs.push({ from: [...any.of, ...wildFor(world, any.of)], n: any.n, mixed: true });
  return needs.filter(({ n }) => n > 0);
}

/** The goods that can stand for one of these. */
const wildFor = <S extends GameState>(world: World<S>, goods: readonly string[]): string[] =>
  Object.keys(world.goods).filter(
    (wild) => !goods.includes(wild) && world.goods[wild]?.paysFor?.some((good) => goods.includes(good)),
  );

const sorted = (spent: Record<string, number>): Goods =>
  Object.fromEntries(
    Object.entries(spent)
      .filter(([, n]) => n > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
