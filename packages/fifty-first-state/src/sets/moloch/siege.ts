/** An attack of machines on one seat, as far as it matters for which effects can take place (R-MOL-017). */
import type { Goods } from '@cinderhall/effects';
import type { Grant } from '../../cards/index.ts';
import { type Amounts, foundOf, type Item, PREY, presentIn, type Threat } from './threats.ts';

/** A location that machines may hit. */
export interface Site {
  readonly card: number;
  /** Bits of the types that it prints, and what it adds to those of others as long as it stands. */
  readonly types: number;
  readonly grants: readonly Grant[];
  /** What its owner gains when it is razed, and the bits of these goods. */
  readonly deal: Amounts;
  readonly brings: number;
  /** Whether its action could be blocked. */
  readonly open: boolean;
}

export interface Attacker {
  readonly card: number;
  readonly threat: Threat;
  /** The board actions that it could close. */
  readonly actions: readonly number[];
}

export interface Siege {
  /** Tokens in the pool, points, cards in hand and deals. */
  readonly have: Amounts;
  readonly sites: readonly Site[];
  readonly machines: readonly Attacker[];
}

/** One way in which the attack of a machine takes place. */
export interface Blow {
  readonly machine: number;
  /** The location that is razed or blocked; −1: none. */
  readonly card: number;
  /** The board action that is closed; −1: none. */
  readonly at: number;
  /** What is lost. */
  readonly goods: Goods;
}

const NO_GOODS: Goods = Object.freeze({});

/** Whether locations stand that add types to others: then what one of them is depends on all. */
export function isTied(sites: readonly Site[]): boolean {
  for (const { grants } of sites) if (grants.length > 0) return true;
  return false;
}

/** The types of a location, as long as all of these stand. */
export function typesOfSite({ types }: Site, sites: readonly Site[]): number {
  let all = types;
  for (const { grants } of sites) for (const { from, to } of grants) if ((types & from) !== 0) all |= to;
  return all;
}

/** Of each location its types. */
export function typesOfAll(sites: readonly Site[]): number[] {
  const tied = isTied(sites);
  const types: number[] = [];
  for (const site of sites) types.push(tied ? typesOfSite(site, sites) : site.types);
  return types;
}

/** How many locations have actions that could be blocked. */
export function countOpen(sites: readonly Site[]): number {
  let n = 0;
  for (const { open } of sites) if (open) n++;
  return n;
}

/** What machines could hit, as bits. */
export interface Targets {
  readonly types: number;
  readonly goods: number;
  readonly open: boolean;
}

export function targetsIn({ have, sites }: Siege): Targets {
  let types = 0;
  let open = false;
  const tied = isTied(sites);
  for (const site of sites) {
    types |= tied ? typesOfSite(site, sites) : site.types;
    open ||= site.open;
  }
  return { types, goods: presentIn(have), open };
}

/** Whether the attack of a machine could take place now. */
export function canStrike({ types, goods, open }: Targets, { threat, actions }: Attacker): boolean {
  switch (threat.does) {
    case 'raze':
      return (types & threat.razes) !== 0;
    case 'block':
      return open;
    case 'close':
      return actions.length > 0;
    default:
      return (goods & threat.wants) !== 0;
  }
}

/** So many of one good: mostly that is all that a machine takes. */
const SINGLE: readonly (readonly Goods[])[] = PREY.map((good) =>
  Array.from({ length: 6 }, (_, n) => Object.freeze({ [good]: n })),
);

const goodsOf = (items: readonly Item[]): Goods => {
  const [first] = items;
  const single = first && items.length === 1 ? SINGLE[first.at]?.[first.n] : undefined;
  if (single) return single;
  const goods: { [good: string]: number } = {};
  for (const { good, n } of items) goods[good] = n;
  return goods;
};

/** Every choice of so many of these goods, those with most of the first one first. */
function mixesOf(items: readonly Item[], n: number, from = 0): Item[][] {
  const item = items[from];
  if (!item) return n === 0 ? [[]] : [];
  const mixes: Item[][] = [];
  for (let k = Math.min(item.n, n); k >= 0; k--)
    for (const rest of mixesOf(items, n - k, from + 1)) mixes.push(k > 0 ? [{ ...item, n: k }, ...rest] : rest);
  return mixes;
}

/** What a loss takes now; several ways only where the seat chooses. */
export function lossesOf({ takes, instead, any }: Threat, have: Amounts): Item[][] {
  const found = foundOf(takes, have);
  if (any > 0) {
    const all = found.reduce((sum, { n }) => sum + n, 0);
    return all > 0 ? mixesOf(found, Math.min(any, all)) : [];
  }
  if (found.length > 0) return [found];
  const other = foundOf(instead, have);
  return other.length > 0 ? [other] : [];
}

export const hit = (machine: number, card: number): Blow => ({ machine, card, at: -1, goods: NO_GOODS });
export const closure = (machine: number, at: number): Blow => ({ machine, card: -1, at, goods: NO_GOODS });
export const loss = (machine: number, lost: readonly Item[]): Blow => ({
  machine,
  card: -1,
  at: -1,
  goods: goodsOf(lost),
});

/** Every way in which the attack of a machine could take place now; none: it does nothing (R-MOL-018). */
export function blowsOf({ have, sites }: Siege, { card: machine, threat, actions }: Attacker): Blow[] {
  const blows: Blow[] = [];
  switch (threat.does) {
    case 'raze': {
      const types = typesOfAll(sites);
      for (const [at, { card }] of sites.entries())
        if (((types[at] as number) & threat.razes) !== 0) blows.push(hit(machine, card));
      return blows;
    }
    case 'block':
      for (const { card, open } of sites) if (open) blows.push(hit(machine, card));
      return blows;
    case 'close':
      for (const at of actions) blows.push(closure(machine, at));
      return blows;
    default:
      for (const lost of lossesOf(threat, have)) blows.push(loss(machine, lost));
      return blows;
  }
}
