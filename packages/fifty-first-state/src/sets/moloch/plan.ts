/** R-MOL-017: how many attacks can take place at most, and which blows keep that number. */
import { type Goods, together, without } from '@cinderhall/effects';
import { mostServed } from './matching.ts';
import {
  type Attacker,
  type Blow,
  blowsOf,
  lossesOf,
  type Siege,
  type Site,
  sitesOfType,
  struck,
  wantedBy,
} from './siege.ts';

const isRaze = ({ attack }: Attacker): boolean => attack.does === 'raze';
const isLoss = ({ attack }: Attacker): boolean => wantedBy(attack).length > 0 && attack.does !== 'raze';
const isDeal = ({ attack }: Attacker): boolean => attack.does === 'discard' && attack.what === 'deal';

/** For each location the places of the machines that can raze it. */
function razersOf(sites: readonly Site[], razers: readonly Attacker[]): Map<Site, number[]> {
  const found = new Map<Site, number[]>();
  for (const [place, { attack }] of razers.entries())
    if (attack.does === 'raze')
      for (const site of sitesOfType(sites, attack.type)) found.set(site, [...(found.get(site) ?? []), place]);
  return found;
}

/** Locations whose deals bring goods that machines want, by what they bring. */
interface Spring {
  readonly goods: Goods;
  readonly things: readonly (readonly number[])[];
}

function springsOf(razed: ReadonlyMap<Site, readonly number[]>, wanted: ReadonlySet<string>): Spring[] {
  const springs = new Map<string, { goods: Goods; things: (readonly number[])[] }>();
  for (const [{ deal }, servers] of razed) {
    const goods = Object.fromEntries(Object.entries(deal).filter(([good, n]) => n > 0 && wanted.has(good)));
    if (Object.keys(goods).length === 0) continue;
    const key = JSON.stringify(Object.entries(goods).sort());
    const spring = springs.get(key) ?? { goods, things: [] };
    spring.things.push(servers);
    springs.set(key, spring);
  }
  return [...springs.values()];
}

/** The most losses that can take place, if razed locations may bring goods at any time. */
class Losses {
  readonly #losers: readonly Attacker[];
  readonly #springs: readonly Spring[];
  readonly #wanted: readonly string[];
  readonly #seen = new Map<string, number>();
  readonly #feasible = new Map<string, boolean>();

  constructor(losers: readonly Attacker[], springs: readonly Spring[]) {
    // Those that take least come first: so a search that succeeds at all mostly does so at once.
    this.#losers = [...losers].sort((a, b) => weight(a) - weight(b));
    this.#springs = springs;
    this.#wanted = [...new Set(losers.flatMap(({ attack }) => wantedBy(attack)))];
  }

  most(goods: Goods): number {
    return this.#search(
      (1 << this.#losers.length) - 1,
      goods,
      this.#springs.map(() => 0),
    );
  }

  #search(left: number, goods: Goods, taken: readonly number[]): number {
    const key = `${left} ${this.#wanted.map((good) => goods[good] ?? 0).join()} ${taken.join()}`;
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    const most = this.#bound(left, goods, taken);
    let best = 0;
    for (const [place, { attack }] of this.#losers.entries()) {
      if (best >= most) break;
      if ((left & (1 << place)) === 0) continue;
      for (const lost of lossesOf(goods, attack)) {
        best = Math.max(best, 1 + this.#search(left & ~(1 << place), without(goods, lost), taken));
        if (best >= most) break;
      }
    }
    for (const [at, spring] of this.#springs.entries()) {
      if (best >= most) break;
      const more = taken.map((n, i) => (i === at ? n + 1 : n));
      if (this.#canTake(more)) best = Math.max(best, this.#search(left, together(goods, spring.goods), more));
    }
    this.#seen.set(key, best);
    return best;
  }

  /** Whether so many locations of each kind can be razed together. */
  #canTake(taken: readonly number[]): boolean {
    const key = taken.join();
    const known = this.#feasible.get(key);
    if (known !== undefined) return known;
    const due = taken.reduce((sum, n) => sum + n, 0);
    const groups = this.#springs.map(({ things }, at) => ({ most: taken[at] ?? 0, things }));
    const can = mostServed(groups) === due;
    this.#feasible.set(key, can);
    return can;
  }

  /** No more than there are goods to take, each by one machine. */
  #bound(left: number, goods: Goods, taken: readonly number[]): number {
    const supply: string[] = [];
    const losers = this.#losers.filter((_, place) => (left & (1 << place)) !== 0);
    for (const good of this.#wanted)
      for (let n = Math.min(goods[good] ?? 0, losers.length); n > 0; n--) supply.push(good);
    for (const [at, spring] of this.#springs.entries())
      for (let n = spring.things.length - (taken[at] ?? 0); n > 0; n--)
        for (const good in spring.goods) for (let k = spring.goods[good] ?? 0; k > 0; k--) supply.push(good);
    const things = losers.map(({ attack }) => {
      const wanted = wantedBy(attack);
      return supply.flatMap((good, at) => (wanted.includes(good) ? [at] : []));
    });
    return mostServed([{ most: losers.length, things }]);
  }
}

/** How much a loss takes at most. */
const weight = ({ attack }: Attacker): number => {
  if (attack.does === 'loseAny') return attack.n * 10;
  return attack.does === 'lose' ? Object.values(attack.goods).reduce((sum, n) => sum + n, 0) : 1;
};

/**
 * The greatest number of attacks that can still take place. Razes and losses are the parts that meet: a razed location
 * brings its deal. As many locations as can be razed at all are razed in the best case, because one more can be razed
 * after everything else. Blocking, closing and giving up deals take nothing from the others.
 */
export function mostAttacks({ goods, sites, machines }: Siege): number {
  const razers = machines.filter(isRaze);
  const losers = machines.filter((one) => isLoss(one) && !isDeal(one));
  const razed = razersOf(sites, razers);
  const razes = mostServed([{ most: razers.length, things: [...razed.values()] }]);
  const blocks = machines.filter(({ attack }) => attack.does === 'block').length;
  const closers = machines.filter(({ attack }) => attack.does === 'close').map(({ actions }) => actions);
  const wanted = new Set(losers.flatMap(({ attack }) => wantedBy(attack)));
  return (
    razes +
    new Losses(losers, springsOf(razed, wanted)).most(goods) +
    Math.min(blocks, sites.filter(({ open }) => open).length) +
    mostServed([{ most: closers.length, things: closers }]) +
    Math.min(machines.filter(isDeal).length, goods.deal ?? 0)
  );
}

/** The blows of these machines after which as many attacks as possible take place. */
export function bestBlows(siege: Siege, machines: readonly Attacker[] = siege.machines): Blow[] {
  const blows = machines.flatMap((machine) => blowsOf(siege, machine));
  const after = blows.map((blow) => mostAttacks(struck(siege, blow)));
  const best = Math.max(...after);
  return blows.filter((_, at) => after[at] === best);
}

/** What a machine may touch: machines that share nothing do not care who comes first. */
function touchedBy(siege: Siege, machine: Attacker, wanted: ReadonlySet<string>): string[] {
  const { attack, actions } = machine;
  if (attack.does === 'close') return actions.map((at) => `board ${at}`);
  if (attack.does === 'block') return siege.sites.flatMap(({ card, open }) => (open ? [`card ${card}`] : []));
  if (attack.does !== 'raze') return [...wantedBy(attack)];
  // Locations that add types to others tie all razes together.
  const tied = siege.sites.some(({ grants }) => grants.length > 0) ? ['types'] : [];
  return sitesOfType(siege.sites, attack.type).flatMap(({ card, deal }) => [
    `card ${card}`,
    ...Object.keys(deal).filter((good) => wanted.has(good)),
    ...tied,
  ]);
}

/** The first machine that can do something, and all that its attack may have to do with. */
export function firstGroup(siege: Siege): Attacker[] {
  const able = siege.machines.filter((machine) => blowsOf(siege, machine).length > 0);
  const wanted = new Set(siege.machines.filter(isLoss).flatMap(({ attack }) => wantedBy(attack)));
  const touched = new Map(siege.machines.map((machine) => [machine, touchedBy(siege, machine, wanted)]));
  const [first] = able;
  if (!first) return [];
  const group = [first];
  const things = new Set(touched.get(first));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [machine, own] of touched) {
      if (group.includes(machine) || !own.some((thing) => things.has(thing))) continue;
      group.push(machine);
      for (const thing of own) things.add(thing);
      grown = true;
    }
  }
  return siege.machines.filter((machine) => group.includes(machine));
}

/**
 * The machines that the seat is asked about next. Where only razes meet, their order does not matter: then it is one
 * machine that takes effect whatever the seat chooses.
 */
export function nextMachines(siege: Siege): Attacker[] {
  const group = firstGroup(siege);
  if (!group.every(isRaze) || siege.sites.some(({ grants }) => grants.length > 0)) return group;
  const most = mostAttacks(siege);
  const sure = group.find(
    (machine) => mostAttacks({ ...siege, machines: siege.machines.filter((one) => one !== machine) }) < most,
  );
  return sure ? [sure] : group;
}

/** A loss that takes the same whenever it comes, and leaves enough for all others: it need not be asked about. */
export function certainLoss(siege: Siege): Blow | undefined {
  const draws = (good: string, { attack }: Attacker): number => {
    if (attack.does === 'loseAny') return attack.of.includes(good) ? attack.n : 0;
    if (attack.does === 'lose') return (attack.goods[good] ?? 0) + (attack.or?.[good] ?? 0);
    return attack.does === 'discard' && attack.what === good ? 1 : 0;
  };
  for (const machine of siege.machines) {
    const { attack } = machine;
    if (attack.does !== 'lose') continue;
    const others = siege.machines.filter((one) => one !== machine);
    const isPlenty = Object.entries(attack.goods).every(
      ([good, n]) => (siege.goods[good] ?? 0) >= n + others.reduce((sum, one) => sum + draws(good, one), 0),
    );
    if (isPlenty) return blowsOf(siege, machine)[0];
  }
  return undefined;
}
