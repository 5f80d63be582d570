/** R-MOL-017: how many of some losses can take place, found quickly where it is plain. */
import { razedBy } from './razing.ts';
import type { Attacker, Site } from './siege.ts';
import { type Amounts, type Item, NOTHING, presentIn, type Threat } from './threats.ts';

export const plus = (some: Amounts, others: Amounts): number[] => {
  const sum: number[] = [];
  for (let at = 0; at < some.length; at++) sum.push((some[at] as number) + (others[at] as number));
  return sum;
};

function add(demand: number[], draws: readonly Item[], sign: 1 | -1): void {
  for (const { at, n } of draws) demand[at] = (demand[at] as number) + sign * n;
}

/** What is asked for of each good at most. */
export function demandOf(threats: readonly Threat[]): number[] {
  const demand = NOTHING.slice();
  for (const { draws } of threats) add(demand, draws, 1);
  return demand;
}

export function demandOfAll(machines: readonly Attacker[]): number[] {
  const demand = NOTHING.slice();
  for (const { threat } of machines) add(demand, threat.draws, 1);
  return demand;
}

/** Whether something is left for a machine even when all others have taken what they can. */
function isPlenty({ draws }: Threat, have: Amounts, demand: Amounts): boolean {
  for (const { at, n } of draws) if ((have[at] as number) > (demand[at] as number) - n) return true;
  return false;
}

/** Whether a loss leaves more than all others together can take: then it costs none of them its attack. */
export function leavesEnough(threat: Threat, lost: readonly Item[], have: Amounts, demand: Amounts): boolean {
  for (const { at, n } of lost) {
    if ((have[at] as number) - n < asked(threat, at, demand)) return false;
  }
  return true;
}

/** Takes those away for whom there is plenty, as often as there are some, and counts them; what is left asks for `demand`. */
function settle(left: Threat[], have: Amounts, demand: number[]): number {
  const before = left.length;
  for (let again = true; again; ) {
    again = false;
    for (let at = left.length - 1; at >= 0; at--) {
      const threat = left[at] as Threat;
      if (!isPlenty(threat, have, demand)) continue;
      add(demand, threat.draws, -1);
      left.splice(at, 1);
      again = true;
    }
  }
  return before - left.length;
}

/** More goods than a seat ever has of those that machines fight for. */
const MANY = 1000;

/** How much less there will be than others ask for, if a machine takes so many of a good. */
function harmOf(other: number, there: number, n: number): number {
  return Math.max(0, other - there + n) - Math.max(0, other - there);
}

/** What others than this machine ask for. */
function asked({ draws }: Threat, at: number, demand: Amounts): number {
  let others = demand[at] as number;
  for (const draw of draws) if (draw.at === at) others -= draw.n;
  return others;
}

/** Of the goods that a machine takes in any mix the one that others need least; −1: there is none of them. */
function sparest({ takes }: Threat, have: Amounts, demand: Amounts): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const { at } of takes) {
    const there = have[at] as number;
    const spare = there - (demand[at] as number);
    if (there > 0 && spare > most) [best, most] = [at, spare];
  }
  return best;
}

/** Lets a machine take what it takes now, of goods that it takes in any mix those that others need least. */
function take(threat: Threat, have: number[], demand: Amounts): void {
  const { takes, instead, any } = threat;
  for (let left = any; left > 0; left--) {
    const at = sparest(threat, have, demand);
    if (at >= 0) have[at] = (have[at] as number) - 1;
  }
  if (any === 0)
    for (const { at, n } of isThere(takes, have) ? takes : instead) have[at] = Math.max(0, (have[at] as number) - n);
}

function isThere(items: readonly Item[], have: Amounts): boolean {
  for (const { at } of items) if ((have[at] as number) > 0) return true;
  return false;
}

/** What a machine costs the others if it comes now; infinite: it finds nothing. */
function costOf(threat: Threat, have: Amounts, demand: Amounts): number {
  const { takes, instead, any, draws } = threat;
  const primary = isThere(takes, have);
  if (!primary && !isThere(instead, have)) return Number.POSITIVE_INFINITY;
  let options = 0;
  for (const { at } of draws) options += have[at] as number;
  let cost = 0;
  if (any > 0) {
    const at = sparest(threat, have, demand);
    const n = Math.min(any, options);
    cost = n + harmOf(asked(threat, at, demand), have[at] as number, n);
  } else
    for (const { at, n } of primary ? takes : instead) {
      const there = have[at] as number;
      const taken = Math.min(n, there);
      if (taken > 0) cost += taken + harmOf(asked(threat, at, demand), there, taken);
    }
  return cost * MANY + options;
}

/**
 * How many machines find something in an order that is mostly good: those first that cost the others least, and find least.
 * Nobody counts beyond `enough`.
 */
function servedFrom(all: readonly Threat[], goods: Amounts, asked: Amounts, enough: number): number {
  const left = all.slice();
  const have = goods.slice();
  const demand = asked.slice();
  for (let served = 0; ; served++) {
    if (served === enough) return served;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < left.length; at++) {
      const cost = costOf(left[at] as Threat, have, demand);
      if (cost < least) [best, least] = [at, cost];
    }
    if (best < 0) return served;
    const threat = left[best] as Threat;
    take(threat, have, demand);
    add(demand, threat.draws, -1);
    left[best] = left[left.length - 1] as Threat;
    left.length--;
  }
}

/** Gives a machine one of the goods that it wants, for which others may have to change to another one. */
function feed(
  at: number,
  threats: readonly Threat[],
  have: Amounts,
  eaters: number[][],
  tried: { goods: number },
): boolean {
  for (const { at: good } of (threats[at] as Threat).draws) {
    if ((have[good] as number) === 0 || (tried.goods & (1 << good)) !== 0) continue;
    tried.goods |= 1 << good;
    eaters[good] ??= [];
    const those = eaters[good];
    if (those.length < (have[good] as number)) {
      those.push(at);
      return true;
    }
    for (let i = 0; i < those.length; i++)
      if (feed(those[i] as number, threats, have, eaters, tried)) {
        those[i] = at;
        return true;
      }
  }
  return false;
}

/** How many machines could find one of the goods that they want: never fewer than really do. */
function fedFrom(threats: readonly Threat[], have: Amounts): number {
  const eaters: number[][] = [];
  const tried = { goods: 0 };
  let fed = 0;
  for (let at = 0; at < threats.length; at++) {
    tried.goods = 0;
    if (feed(at, threats, have, eaters, tried)) fed++;
  }
  return fed;
}

/** Locations that some of the machines can raze, and that bring something when they fall. */
export interface Prospect {
  readonly springs: readonly Site[];
  /** By location, and what each machine razes, as bits. */
  readonly types: readonly number[];
  readonly razers: readonly number[];
  /** The bits of all that they bring. */
  readonly brings: number;
}

export function prospectOf(sites: readonly Site[], types: readonly number[], razers: readonly number[]): Prospect {
  let razes = 0;
  for (const type of razers) razes |= type;
  const springs: Site[] = [];
  const springTypes: number[] = [];
  let brings = 0;
  if (razes !== 0)
    for (let at = 0; at < sites.length; at++) {
      const site = sites[at] as Site;
      if (((types[at] as number) & razes) === 0 || site.brings === 0) continue;
      springs.push(site);
      springTypes.push(types[at] as number);
      brings |= site.brings;
    }
  return { springs, types: springTypes, razers, brings };
}

/** Losses, as far as it is plain which of them take place. */
export interface Feeding {
  /** So many do whatever happens; the rest is open, and asks for so much of each good. */
  readonly sure: number;
  readonly rest: readonly Threat[];
  readonly demand: Amounts;
  /** What there is for the rest, if locations are razed meanwhile: at least, if many are razed, and at most. */
  readonly least: Amounts;
  readonly most: Amounts;
}

/** Of all these losses but one; null: of all. More goods never hurt. */
export function feedingOf(losers: readonly Threat[], but: Threat | null, have: Amounts, prospect: Prospect): Feeding {
  const reach = presentIn(have) | prospect.brings;
  const without = but === null ? -1 : losers.indexOf(but);
  const rest: Threat[] = [];
  for (let at = 0; at < losers.length; at++) {
    const threat = losers[at] as Threat;
    if (at !== without && (threat.wants & reach) !== 0) rest.push(threat);
  }
  const demand = demandOf(rest);
  const sure = settle(rest, have, demand);
  if (rest.length === 0 || prospect.springs.length === 0) return { sure, rest, demand, least: have, most: have };
  return { sure, rest, demand, ...rangeOf(rest, have, prospect) };
}

/** Of locations that bring nothing that is wanted it does not matter whether they fall. */
function rangeOf(
  rest: readonly Threat[],
  have: Amounts,
  { springs, types, razers }: Prospect,
): Pick<Feeding, 'least' | 'most'> {
  let wanted = 0;
  for (const { wants } of rest) wanted |= wants;
  const useful = springs.filter(({ brings }) => (brings & wanted) !== 0);
  const usefulTypes = types.filter((_, at) => ((springs[at] as Site).brings & wanted) !== 0);
  let [least, most] = [have, have];
  for (const { deal } of useful) most = plus(most, deal);
  for (const at of razedBy(usefulTypes, razers)) if (at >= 0) least = plus(least, (useful[at] as Site).deal);
  return { least, most };
}

/** So many of the losses can take place; who asks for fewer than all need not know how many more. */
export const atLeast = ({ sure, rest, least, demand }: Feeding, enough = sure + rest.length): number =>
  sure + servedFrom(rest, least, demand, enough - sure);
/** So many at most. */
export const atMost = ({ sure, rest, most }: Feeding): number => sure + fedFrom(rest, most);
