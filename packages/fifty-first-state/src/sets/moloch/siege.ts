/** An attack of machines on one seat, as far as it matters for which effects can take place (R-MOL-017). */
import { type Goods, someOf, together, without } from '@cinderhall/effects';
import { type Attack, type Grant, TYPES } from '../../cards/index.ts';

/** A location that machines may hit. */
export interface Site {
  readonly card: number;
  /** Bits of the types that it prints, and what it adds to those of others as long as it stands. */
  readonly types: number;
  readonly grants: readonly Grant[];
  /** What its owner gains when it is razed. */
  readonly deal: Goods;
  /** Whether its action could be blocked. */
  readonly open: boolean;
}

export interface Attacker {
  readonly card: number;
  readonly attack: Attack;
  /** The board actions that it could close. */
  readonly actions: readonly number[];
}

export interface Siege {
  /** Tokens in the pool, points, cards in hand and deals. */
  readonly goods: Goods;
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

const NOTHING: Goods = {};
const TYPE_NAMES: readonly string[] = TYPES;
const bitOf = (type: string): number => 1 << TYPE_NAMES.indexOf(type);

export function typesOfSite({ types }: Site, sites: readonly Site[]): number {
  let all = types;
  for (const { grants } of sites) for (const { from, to } of grants) if ((types & from) !== 0) all |= to;
  return all;
}

const isOfType = (site: Site, sites: readonly Site[], type: string): boolean =>
  (typesOfSite(site, sites) & bitOf(type)) !== 0;

/** The locations of a type, as long as all of these stand. */
export const sitesOfType = (sites: readonly Site[], type: string): Site[] =>
  sites.filter((site) => isOfType(site, sites, type));

const isSome = (goods: Goods): boolean => Object.values(goods).some((n) => n > 0);

/** As many of these as there are. */
function asFarAs(have: Goods, asked: Goods): Goods {
  const lost: { [good: string]: number } = {};
  for (const good in asked) {
    const n = Math.min(asked[good] ?? 0, have[good] ?? 0);
    if (n > 0) lost[good] = n;
  }
  return lost;
}

/** Every choice of so many of these goods. */
function mixesOf(have: Goods, of: readonly string[], n: number): Goods[] {
  const capped = asFarAs(have, Object.fromEntries(of.map((good) => [good, n])));
  const all = Object.values(capped).reduce((sum, k) => sum + k, 0);
  const due = Math.min(n, all);
  return someOf(capped).filter((part) => Object.values(part).reduce((sum, k) => sum + k, 0) === due);
}

/** What a loss takes now; several ways only where the seat chooses. */
export function lossesOf(have: Goods, attack: Attack): Goods[] {
  switch (attack.does) {
    case 'lose': {
      const lost = asFarAs(have, attack.goods);
      const instead = isSome(lost) ? lost : asFarAs(have, attack.or ?? NOTHING);
      return isSome(instead) ? [instead] : [];
    }
    case 'loseAny':
      return mixesOf(have, attack.of, attack.n).filter(isSome);
    case 'discard':
      return (have[attack.what] ?? 0) > 0 ? [{ [attack.what]: 1 }] : [];
    default:
      return [];
  }
}

/** The goods that an attack can take. */
export function wantedBy(attack: Attack): readonly string[] {
  switch (attack.does) {
    case 'lose':
      return [...Object.keys(attack.goods), ...Object.keys(attack.or ?? NOTHING)];
    case 'loseAny':
      return attack.of;
    case 'discard':
      return [attack.what];
    default:
      return [];
  }
}

/** Every way in which the attack of a machine could take place now; none: it does nothing (R-MOL-018). */
export function blowsOf({ goods, sites }: Siege, { card: machine, attack, actions }: Attacker): Blow[] {
  switch (attack.does) {
    case 'raze':
      return sitesOfType(sites, attack.type).map(({ card }) => ({ machine, card, at: -1, goods: NOTHING }));
    case 'block':
      return sites.filter(({ open }) => open).map(({ card }) => ({ machine, card, at: -1, goods: NOTHING }));
    case 'close':
      return actions.map((at) => ({ machine, card: -1, at, goods: NOTHING }));
    default:
      return lossesOf(goods, attack).map((lost) => ({ machine, card: -1, at: -1, goods: lost }));
  }
}

const hasAny = (have: Goods, of: readonly string[]): boolean => of.some((good) => (have[good] ?? 0) > 0);

/** Whether the attack of a machine could take place now. */
export function canStrike({ goods, sites }: Siege, { attack, actions }: Attacker): boolean {
  switch (attack.does) {
    case 'raze':
      return sites.some((site) => isOfType(site, sites, attack.type));
    case 'block':
      return sites.some(({ open }) => open);
    case 'close':
      return actions.length > 0;
    default:
      return hasAny(goods, wantedBy(attack));
  }
}

/** What is left of the attack when a blow has been struck. */
export function struck({ goods, sites, machines }: Siege, { machine, card, at, goods: lost }: Blow): Siege {
  const left = machines.filter((one) => one.card !== machine);
  const closes = at >= 0;
  const after = closes ? left.map((one) => ({ ...one, actions: one.actions.filter((open) => open !== at) })) : left;
  if (card < 0) return { goods: without(goods, lost), sites, machines: after };
  const razes = machines.some((one) => one.card === machine && one.attack.does === 'raze');
  if (!razes)
    return {
      goods,
      sites: sites.map((site) => (site.card === card ? { ...site, open: false } : site)),
      machines: after,
    };
  const deal = sites.find((site) => site.card === card)?.deal ?? NOTHING;
  return { goods: together(goods, deal), sites: sites.filter((site) => site.card !== card), machines: after };
}
