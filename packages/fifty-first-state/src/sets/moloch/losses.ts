/** R-MOL-017: how many machines can make a seat lose something, if razed locations feed them. */
import { type Loser, least, leavesChoice, loserOf, meet, minus, plus, sumOf, takenBy } from './losers.ts';
import { mostServed } from './matching.ts';
import { type Source, Supply } from './supply.ts';
import { type Amounts, PREY, type Threat } from './threats.ts';

/** Locations whose deals bring the same goods that machines want. */
export interface Spring {
  readonly goods: Amounts;
  /** For each of them the places of the machines that can raze it. */
  readonly things: readonly (readonly number[])[];
}

interface Node {
  /** Machines to come, by their bits. */
  readonly left: number;
  readonly goods: Amounts;
  /** How many locations of each spring have been razed, as one number. */
  readonly razed: number;
}

/** What has been found out of a node: so many losses are possible, so many at most. */
interface Range {
  low: number;
  high: number;
}

/**
 * The most losses that can take place. More goods never hurt, because a machine takes what there is and leaves the rest;
 * so a location is razed only just before a machine that needs its deal, and a machine with more goods than all others
 * together could take comes last.
 */
export class Losses {
  readonly #losers: readonly Loser[];
  /** `one` is what a location of this spring adds to the number of those razed. */
  readonly #springs: readonly (Source & { readonly one: number })[];
  readonly #wanted: readonly number[];
  /** Made when it is first needed: mostly there is plenty for all. */
  #supply: Supply | null = null;
  readonly #found = new Map<string, Range>();
  readonly #feasible = new Map<number, boolean>();

  constructor(losers: readonly Threat[], springs: readonly Spring[]) {
    const wanted = PREY.flatMap((_, at) => (losers.some(({ wants }) => (wants & (1 << at)) !== 0) ? [at] : []));
    this.#wanted = wanted;
    // Those that take least are tried first: a search that succeeds at all then mostly does so at once.
    this.#losers = losers
      .map((loser, at) => loserOf(loser, at, wanted))
      .sort((a, b) => sumOf(a.draws) - sumOf(b.draws));
    let one = 1;
    this.#springs = springs.map(({ goods, things }) => {
      const spring = { goods: wanted.map((good) => goods[good] ?? 0), things, one };
      one *= things.length + 1;
      return spring;
    });
  }

  /** With these goods at the start, of the machines that are marked. */
  most(goods: Amounts, isLeft: readonly boolean[]): number {
    const { sure, rest } = this.#settled({
      left: isLeft.reduce((bits, left, at) => (left ? bits | (1 << at) : bits), 0),
      goods: this.#wanted.map((good) => goods[good] ?? 0),
      razed: 0,
    });
    return sure + this.#mostOf(rest);
  }

  #in(left: number): Loser[] {
    return this.#losers.filter(({ bit }) => (left & bit) !== 0);
  }

  /** Those that come last whatever happens are sure; what nobody else could take does not matter. */
  #settled({ left: all, goods, razed }: Node): { readonly sure: number; readonly rest: Node } {
    let left = this.#in(all);
    const demand = this.#wanted.map((_, at) => left.reduce((sum, { draws }) => sum + (draws[at] ?? 0), 0));
    for (let before = left.length + 1; left.length < before; ) {
      before = left.length;
      left = left.filter(({ draws }) => {
        const isPlenty = draws.some((n, at) => n > 0 && (goods[at] ?? 0) > (demand[at] ?? 0) - n);
        if (isPlenty) for (const [at, n] of draws.entries()) demand[at] = (demand[at] ?? 0) - n;
        return !isPlenty;
      });
    }
    const rest = { left: left.reduce((bits, { bit }) => bits | bit, 0), goods: least(goods, demand), razed };
    return { sure: this.#in(all).length - left.length, rest };
  }

  #rangeOf(node: Node): Range {
    const key = `${node.left} ${node.goods.join()} ${node.razed}`;
    const known = this.#found.get(key);
    if (known) return known;
    this.#supply ??= new Supply(this.#wanted.length, this.#losers, this.#springs);
    const range = { low: 0, high: this.#supply.bound(this.#in(node.left), node.goods, this.#countsOf(node.razed)) };
    this.#found.set(key, range);
    return range;
  }

  #mostOf(node: Node): number {
    if (node.left === 0) return 0;
    const range = this.#rangeOf(node);
    while (range.low < range.high) this.#can(node, range.high);
    return range.low;
  }

  /** Whether so many losses can take place. */
  #can(node: Node, n: number): boolean {
    const range = this.#rangeOf(node);
    if (n <= range.low) return true;
    if (n > range.high) return false;
    const can = this.#in(node.left).some((loser) =>
      this.#fed(node, loser).some(({ goods, razed }) =>
        takenBy(loser, goods).some((taken) => {
          const { sure, rest } = this.#settled({ left: node.left & ~loser.bit, goods: minus(goods, taken), razed });
          return this.#can(rest, n - 1 - sure);
        }),
      ),
    );
    if (can) range.low = n;
    else range.high = n - 1;
    return can;
  }

  /** The goods that a machine may find: as they are, or with locations razed for it. */
  #fed(node: Node, loser: Loser): Node[] {
    const has = meet(loser.takes, node.goods);
    if (has && loser.any === 0) return [node];
    // With nothing at all, whatever it wants; otherwise only what it would take first.
    const wants = has || meet(loser.instead, node.goods) ? loser.takes : loser.draws;
    const found = [node];
    const seen = new Set([node.razed]);
    for (let from = 0, times = Math.max(1, loser.any); times > 0; times--)
      for (const until = found.length; from < until; from++) {
        const { left, goods, razed } = found[from] ?? node;
        for (const spring of this.#springs) {
          const more = razed + spring.one;
          if (!meet(spring.goods, wants) || seen.has(more) || !leavesChoice(loser, goods, spring.goods)) continue;
          if (!this.#canRaze(razed, spring)) continue;
          seen.add(more);
          found.push({ left, goods: plus(goods, spring.goods), razed: more });
        }
      }
    return found;
  }

  #countsOf(razed: number): Amounts {
    return this.#springs.map(({ one, things }) => Math.floor(razed / one) % (things.length + 1));
  }

  /** Whether a location of this spring can be razed besides. */
  #canRaze(razed: number, { one, things }: { readonly one: number; readonly things: Source['things'] }): boolean {
    if (Math.floor(razed / one) % (things.length + 1) === things.length) return false;
    const key = razed + one;
    const known = this.#feasible.get(key);
    if (known !== undefined) return known;
    const counts = this.#countsOf(key);
    const groups = this.#springs.map((spring, at) => ({ most: counts[at] ?? 0, things: spring.things }));
    const can = mostServed(groups) === sumOf(counts);
    this.#feasible.set(key, can);
    return can;
  }
}
