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
export function payments<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): readonly Goods[] {
  const bill = billOf(world, state, seat, cost);
  if (isPlain(world, state, seat, bill)) return meets(world, state, seat, bill) ? bill.plain : NO_WAY;
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
export const affordable = <S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): boolean =>
  isMet(world, state, seat, billOf(world, state, seat, cost));

/** A price that is asked again and again: its bills lie here by the number of the situation. */
export interface Price {
  readonly cost: Cost;
  readonly bills: (Bill | undefined)[];
}

export const priceOf = (cost: Cost): Price => ({ cost, bills: [] });

/** Whether a price can be paid at all. */
export function payable<S extends GameState>(world: World<S>, state: S, seat: Seat, { cost, bills }: Price): boolean {
  const { number } = knownOf(world.lacks?.(state, seat) ?? world.goods);
  let bill = bills[number];
  if (!bill) {
    bill = billOf(world, state, seat, cost);
    bills[number] = bill;
  }
  return isMet(world, state, seat, bill);
}

function isMet<S extends GameState>(world: World<S>, state: S, seat: Seat, bill: Bill): boolean {
  const { needs } = bill;
  let certain = true;
  for (let at = 0; at < needs.length; at++) {
    const { own, others, n, mixed } = must(needs[at]);
    let have = world.has(state, seat, own);
    if (have >= n && !mixed) continue;
    for (let i = 0; i < others.length && have < n; i++) have += world.has(state, seat, must(others[i]));
    if (have < n) return false;
    certain = false;
  }
  // Needs compete for goods only where one of them is not met by its own good.
  return certain || needs.length === 1 || search(bill, purse(world, state, seat, bill), () => true);
}

/** A cost taken apart: the goods that can pay it, and for each need the places of those that may meet it. */
interface Bill {
  readonly goods: readonly string[];
  readonly needs: readonly Need[];
  /** The one payment in which every need is met by its own good. */
  readonly plain: readonly [Goods];
}
interface Need {
  /** The good itself, and what can stand for it. */
  readonly own: string;
  readonly others: readonly string[];
  /** The places of all of them, the good itself first. */
  readonly from: readonly number[];
  readonly n: number;
  readonly mixed: boolean;
}

/** A bill without its numbers: it depends on nothing but the names of goods, so that it is found once for each. */
interface Form {
  readonly goods: readonly string[];
  readonly needs: readonly Omit<Need, 'n'>[];
}

/** What is known of prices, as long as the same goods are out of the question. */
interface Known {
  readonly number: number;
  readonly forms: Map<string, Form>;
  /** Only of prices that are card data and stay: to keep one of a price made for the moment costs more than the bill. */
  readonly bills: WeakMap<Cost, Bill>;
}

const NOTHING: Goods = {};
const NO_WAY: readonly Goods[] = [];
const NONE: ReadonlySet<string> = new Set();
/** By what a seat lacks, which is an object of its world; where a world says nothing of that, by its goods. */
const known = new WeakMap<object, Known>();

let situations = 0;

/** Of the situation that was asked for last: it is nearly always the same one again. */
let latest: { readonly situation: object; readonly known: Known } | null = null;

function knownOf(situation: object): Known {
  if (latest?.situation === situation) return latest.known;
  let found = known.get(situation);
  if (!found) {
    found = { number: situations++, forms: new Map(), bills: new WeakMap() };
    known.set(situation, found);
  }
  latest = { situation, known: found };
  return found;
}

function billOf<S extends GameState>(world: World<S>, state: S, seat: Seat, cost: Cost): Bill {
  const lacking = world.lacks?.(state, seat);
  const found = knownOf(lacking ?? world.goods);
  const kept = found.bills.get(cost);
  if (kept) return kept;
  const bill = makeBill(world, lacking ?? NONE, found.forms, cost);
  if (Object.isFrozen(cost)) found.bills.set(cost, bill);
  return bill;
}

function makeBill<S extends GameState>(
  world: World<S>,
  lacking: ReadonlySet<string>,
  forms: Map<string, Form>,
  cost: Cost,
): Bill {
  const { goods = NOTHING, any } = cost;
  let key = '';
  const due: number[] = [];
  for (const good in goods) {
    const n = must(goods[good]);
    if (n === 0) continue;
    key += `${good} `;
    due.push(n);
  }
  if (any && any.n > 0) {
    key += `or ${any.of.join(' ')}`;
    due.push(any.n);
  }
  let form = forms.get(key);
  if (!form) {
    form = makeForm(world, lacking, cost);
    forms.set(key, form);
  }
  const needs = form.needs.map((need, i) => needOf(need, must(due[i])));
  const plain: Record<string, number> = {};
  for (const { own, n } of needs) plain[own] = n;
  return { goods: form.goods, needs, plain: [plain] };
}

const needOf = ({ own, others, from, mixed }: Omit<Need, 'n'>, n: number): Need => ({ own, others, from, n, mixed });

function makeForm<S extends GameState>(
  world: World<S>,
  lacking: ReadonlySet<string>,
  { goods = NOTHING, any }: Cost,
): Form {
  const needs: { readonly from: readonly string[]; readonly mixed: boolean }[] = [];
  for (const good in goods)
    if (must(goods[good]) > 0) needs.push({ from: [good, ...wildFor(world, lacking, [good])], mixed: false });
  if (any && any.n > 0) needs.push({ from: [...any.of, ...wildFor(world, lacking, any.of)], mixed: true });
  const names = Object.keys(world.goods).filter((good) => needs.some(({ from }) => from.includes(good)));
  return {
    goods: names,
    needs: needs.map(({ from: [own = '', ...others], mixed }) => ({
      own,
      others,
      from: [own, ...others].map((good) => names.indexOf(good)),
      mixed,
    })),
  };
}

/** The goods that can stand for one of these. */
const wildFor = <S extends GameState>(
  world: World<S>,
  lacking: ReadonlySet<string>,
  goods: readonly string[],
): string[] =>
  Object.keys(world.goods).filter(
    (wild) =>
      !goods.includes(wild) && !lacking.has(wild) && world.goods[wild]?.paysFor?.some((good) => goods.includes(good)),
  );

const purse = <S extends GameState>(world: World<S>, state: S, seat: Seat, { goods }: Bill): number[] =>
  goods.map((good) => world.has(state, seat, good));

/** Most costs leave no choice: each need has one good that the seat owns at all. */
function isPlain<S extends GameState>(world: World<S>, state: S, seat: Seat, { needs }: Bill): boolean {
  for (const { others, mixed } of needs) {
    if (mixed) return false;
    for (const good of others) if (world.has(state, seat, good) > 0) return false;
  }
  return true;
}

function meets<S extends GameState>(world: World<S>, state: S, seat: Seat, { needs }: Bill): boolean {
  for (const { own, n } of needs) if (world.has(state, seat, own) < n) return false;
  return true;
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
