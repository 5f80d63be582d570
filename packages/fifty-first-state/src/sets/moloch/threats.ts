/** Machines in numbers: what each of them hits and takes, worked out once from its attack. */
import type { Goods } from '@cinderhall/effects';
import { type Attack, TYPES } from '../../cards/index.ts';

/** All goods that some machine takes: amounts go by their places here. */
export const PREY = [
  'greyContact',
  'worker',
  'gun',
  'iron',
  'fuel',
  'brick',
  'card',
  'redContact',
  'blueContact',
  'universalContact',
  'vp',
  'ammo',
  'deal',
] as const;
const NAMES: readonly string[] = PREY;
const placeOf = (good: string): number => NAMES.indexOf(good);

/** The goods that an attack can take. */
export function wantedBy(attack: Attack): readonly string[] {
  switch (attack.does) {
    case 'lose':
      return [...Object.keys(attack.goods), ...Object.keys(attack.or ?? {})];
    case 'loseAny':
      return attack.of;
    case 'discard':
      return [attack.what];
    default:
      return [];
  }
}

export type Amounts = readonly number[];

export const amountsOf = (goods: Goods): number[] => PREY.map((good) => goods[good] ?? 0);
export const NOTHING: Amounts = amountsOf({});

/** A bit for each good of which there is any. */
export function presentIn(amounts: Amounts): number {
  let mask = 0;
  for (let good = 0; good < amounts.length; good++) if ((amounts[good] as number) > 0) mask |= 1 << good;
  return mask;
}

/** So many of one good, with its name and its place. */
export interface Item {
  readonly good: string;
  readonly at: number;
  readonly n: number;
}

export interface Threat {
  readonly attack: Attack;
  readonly does: Attack['does'];
  /** The bit of the type that it razes; 0: it razes nothing. */
  readonly razes: number;
  /** What it takes, as far as it is there, in the order of the card. */
  readonly takes: readonly Item[];
  /** If there is none of them: these. */
  readonly instead: readonly Item[];
  /** So many of the goods that it takes, whichever; 0: all. */
  readonly any: number;
  /** What it could take at most. */
  readonly draws: readonly Item[];
  /** The bits of these goods. */
  readonly wants: number;
  /** It makes a seat give up a deal: nothing else takes deals, and nothing brings them. */
  readonly isDeal: boolean;
}

const itemsOf = (goods: Goods): Item[] => Object.entries(goods).map(([good, n]) => ({ good, at: placeOf(good), n }));

function taking(attack: Attack): Pick<Threat, 'takes' | 'instead' | 'any'> {
  switch (attack.does) {
    case 'lose':
      return { takes: itemsOf(attack.goods), instead: itemsOf(attack.or ?? {}), any: 0 };
    case 'loseAny':
      return {
        takes: attack.of.map((good) => ({ good, at: placeOf(good), n: attack.n })),
        instead: [],
        any: attack.n,
      };
    case 'discard':
      return { takes: itemsOf({ [attack.what]: 1 }), instead: [], any: 0 };
    default:
      return { takes: [], instead: [], any: 0 };
  }
}

function made(attack: Attack): Threat {
  const { takes, instead, any } = taking(attack);
  const draws = PREY.flatMap((good, at): Item[] => {
    const n = [...takes, ...instead].reduce((sum, item) => (item.at === at ? sum + item.n : sum), 0);
    return n > 0 ? [{ good, at, n }] : [];
  });
  return {
    attack,
    does: attack.does,
    razes: attack.does === 'raze' ? 1 << TYPES.indexOf(attack.type) : 0,
    takes,
    instead,
    any,
    draws,
    wants: draws.reduce((mask, { at }) => mask | (1 << at), 0),
    isDeal: attack.does === 'discard' && attack.what === 'deal',
  };
}

const known = new WeakMap<Attack, Threat>();

export function threatOf(attack: Attack): Threat {
  let threat = known.get(attack);
  if (!threat) {
    threat = made(attack);
    known.set(attack, threat);
  }
  return threat;
}

/** What of these items is there. */
export function foundOf(items: readonly Item[], have: Amounts): Item[] {
  const found: Item[] = [];
  for (const { good, at, n } of items) {
    const most = Math.min(n, have[at] as number);
    if (most > 0) found.push({ good, at, n: most });
  }
  return found;
}
