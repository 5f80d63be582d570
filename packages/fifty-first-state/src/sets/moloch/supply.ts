/** How many machines could take one good each: never fewer than can really make a seat lose something. */
import { type Loser, sumOf } from './losers.ts';
import { Network } from './network.ts';
import type { Amounts } from './threats.ts';

/** Locations that bring the same goods when they are razed. */
export interface Source {
  readonly goods: Amounts;
  /** For each of them the places of the machines that can raze it. */
  readonly things: readonly (readonly number[])[];
}

/** Machines lead to goods, goods to the sources that bring them, those to their locations and who can raze them. */
export class Supply {
  readonly #network: Network;
  readonly #losers = new Map<number, number>();
  readonly #sources: readonly { readonly place: number; readonly units: number }[];
  readonly #end: number;

  constructor(goods: number, losers: readonly Loser[], sources: readonly Source[]) {
    let places = goods;
    for (const { bit } of losers) this.#losers.set(bit, places++);
    this.#sources = sources.map((source) => ({ place: places++, units: sumOf(source.goods) }));
    // Locations that the same machines can raze are one place.
    const sites = sources.map(({ things }) => {
      const alike = new Map<string, { place: number; by: readonly number[]; n: number }>();
      for (const by of things) {
        const site = alike.get(by.join()) ?? { place: places++, by, n: 0 };
        site.n++;
        alike.set(by.join(), site);
      }
      return [...alike.values()];
    });
    const razers = new Map<number, number>();
    for (const razer of new Set(sources.flatMap(({ things }) => things.flat()))) razers.set(razer, places++);
    this.#end = places;
    this.#network = new Network(places + 1);
    for (const { bit, draws } of losers)
      for (const [good, n] of draws.entries()) if (n > 0) this.#network.join(this.#losers.get(bit) ?? 0, good, 1);
    for (const [at, source] of sources.entries()) {
      const { place, units } = this.#sources[at] ?? { place: 0, units: 0 };
      for (const [good, n] of source.goods.entries())
        if (n > 0) this.#network.join(good, place, n * source.things.length);
      for (const site of sites[at] ?? []) {
        this.#network.join(place, site.place, units * site.n);
        for (const razer of site.by) this.#network.join(site.place, razers.get(razer) ?? 0, units * site.n);
      }
    }
    // A machine razes one location: at best one that brings most.
    const most = Math.max(0, ...this.#sources.map(({ units }) => units));
    for (const place of razers.values()) this.#network.join(place, this.#end, most);
  }

  /** Of these machines, with these goods, if so many locations of each source have been razed before. */
  bound(losers: readonly Loser[], goods: Amounts, razed: Amounts): number {
    const network = this.#network.copy();
    for (const [good, n] of goods.entries()) network.join(good, this.#end, n);
    for (const [at, { place, units }] of this.#sources.entries())
      for (let n = (razed[at] ?? 0) * units; n > 0; n--) network.push(place, this.#end);
    return losers.filter(({ bit }) => network.push(this.#losers.get(bit) ?? 0, this.#end)).length;
  }
}
