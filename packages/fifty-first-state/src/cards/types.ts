import type { Abilities, Amount, Cost, Effects, Goods } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';
import type { Category } from '@cinderhall/tableau';

/** The four basic resources; ammo stands for any of them but is not one (R-BASE-017). */
export const BASIC = ['fuel', 'iron', 'gun', 'brick'] as const;
export type Basic = (typeof BASIC)[number];

export const CONTACTS = ['greyContact', 'redContact', 'blueContact', 'universalContact'] as const;

/** Goods that lie as tokens in a player's pool. */
export const TOKENS = [...BASIC, 'ammo', 'worker', ...CONTACTS, 'development', 'shield'] as const;
export type Token = (typeof TOKENS)[number];
const names: ReadonlySet<string> = new Set(TOKENS);
export const isToken = (good: string): good is Token => names.has(good);

/** Goods whose gain puts a question, so that they come after everything that does not. */
export const ASKING_GOODS: readonly string[] = ['scavenge'];
/** Effects that put a question, likewise. */
export const ASKING_OPS: readonly string[] = ['choose', 'gainMatching', 'activateOutpost', 'setAsideAny'];

/** Goods on a card that pay for one thing only (R-MOL-033), each with the good that it is. */
export const ASIDE = {
  hackFuel: 'fuel',
  hackIron: 'iron',
  hackGun: 'gun',
  hackBrick: 'brick',
  hackWorker: 'worker',
  destroyRedContact: 'redContact',
} as const satisfies { readonly [good: string]: Token };
export type Aside = keyof typeof ASIDE;
/** What they are set aside for. */
export const ERRANDS = ['hack', 'destroy'] as const;
export type Errand = (typeof ERRANDS)[number];
/** The name of a good that is set aside: `hackFuel`. */
export const asideName = (errand: Errand, good: string): string => `${errand}${good[0]?.toUpperCase()}${good.slice(1)}`;
export const isAside = (good: string): good is Aside => good in ASIDE;

export const TYPES = [
  'tFuel',
  'tIron',
  'tGun',
  'tBrick',
  'tAmmo',
  'tWorker',
  'tCard',
  'tContact',
  'tVp',
  'tLiberty',
  'tToxic',
  'tIronGang',
  'tSharrash',
  'tUranopolis',
] as const;
export type LocationType = (typeof TYPES)[number];
/** The types of the three allies, and their influence in the same order. */
export const ALLY_TYPES = ['tIronGang', 'tSharrash', 'tUranopolis'] as const satisfies readonly LocationType[];
export const INFLUENCE = ['influenceIronGang', 'influenceSharrash', 'influenceUranopolis'] as const;
export type Influence = (typeof INFLUENCE)[number];

/** The types of a mask of bits. */
export function typeNames(mask: number): readonly LocationType[] {
  let names = namesOf.get(mask);
  if (!names) {
    names = TYPES.filter((_, i) => (mask & (1 << i)) !== 0);
    namesOf.set(mask, names);
  }
  return names;
}
/** There are few masks and many questions. */
const namesOf = new Map<number, readonly LocationType[]>();

export const SETS = [
  'base',
  'newEra',
  'winter',
  'promo1',
  'scavengers',
  'allies',
  'noMansLand',
  'promo2',
  'moloch',
] as const;
export type SetId = (typeof SETS)[number];

/** Pay, then it happens; once a round unless `times` says otherwise (R-BASE-121). */
export interface ActionData {
  readonly cost?: Cost;
  readonly do: Effects;
  readonly times?: 2 | 'any';
  /** The switch of the table that allows it once only. */
  readonly onceWith?: 'shipwreckOnce';
}

/** In the Production phase, once, when at least so many of these goods were received in it. */
export interface Threshold {
  readonly of: readonly string[];
  readonly atLeast: number;
  readonly do: Effects;
}

/** Room for goods over clean-up: so many of these together, counted when it is needed, or any number. */
export interface StoreData {
  readonly of: readonly string[];
  readonly n: Exclude<Amount, 'x'> | 'any';
}

/** The ways in which points come in; those of a location's own effects first. */
export const WAYS = [
  'production',
  'action',
  'feature',
  'bonus',
  'connection',
  'board',
  'deal',
  'compensation',
  'spoils',
  'rebuild',
  'headquarters',
  'borders',
  'outposts',
  'machines',
  'serverRoom',
  'loss',
  'start',
  'earlier',
] as const;
export type Way = (typeof WAYS)[number];

/** All that a location card says. Nothing else in the game knows one card from another. */
export interface LocationData extends Abilities {
  readonly id: string;
  readonly name: Localized;
  /** The Polish name is our translation: the printed one is not known. */
  readonly polishName?: 'ours';
  readonly copies: number;
  readonly origin: Origin;
  /** Its row. */
  readonly category: Category;
  /** A second category that it belongs to. */
  readonly also?: Category;
  readonly distance: number;
  readonly types: readonly LocationType[];
  readonly production?: Effects;
  readonly action?: ActionData;
  readonly thresholds?: readonly Threshold[];
  readonly stores?: readonly StoreData[];
  /** A shield that is part of the card and cannot be removed. */
  readonly printedShield?: true;
  readonly bonus?: Effects;
  /** Its bonus comes before its first production. */
  readonly bonusFirst?: true;
  /** Points at the end of the game. */
  readonly endPoints?: Exclude<Amount, 'x'>;
  readonly spoils: Goods;
  readonly deal: Goods;
  /** Its other side. */
  readonly machine?: MachineData;
}

/** R-MOL-020. */
export const DIFFICULTIES = ['recruit', 'private', 'veteran'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a machine does to every player in the attack phase (E-35). */
export type Attack =
  /** One of his locations of this type. */
  | { readonly does: 'raze'; readonly type: LocationType }
  /** These goods as far as he has them; if he has none of them, those. */
  | { readonly does: 'lose'; readonly goods: Goods; readonly or?: Goods }
  /** So many of these goods, which he chooses, as far as he has them. */
  | { readonly does: 'loseAny'; readonly of: readonly string[]; readonly n: number }
  | { readonly does: 'discard'; readonly what: 'card' | 'deal' }
  /** An action of his board that costs this good, or gives it; on a board without one, that which gives the other. */
  | { readonly does: 'close'; readonly costs?: string; readonly gives?: string; readonly otherwise?: string }
  /** One of his action locations. */
  | { readonly does: 'block' };

/** R-MOL-001: the side of a card that Moloch sends. */
export interface MachineData {
  /** R-MOL-030: the goods that hack it. The first is the type of the other side (R-MOL-002). */
  readonly code: readonly Token[];
  readonly defence: number;
  readonly fury: boolean;
  readonly attack: Attack;
}

/** A card with a machine on one side and a location on the other. */
export interface MachineCardData extends LocationData {
  readonly machine: MachineData;
}

export const COLOURS = ['red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

export interface ConnectionData {
  readonly id: string;
  readonly name: Localized;
  readonly polishName?: 'ours';
  readonly copies: number;
  readonly origin: Origin;
  readonly colour: Colour;
  readonly play: Effects;
}

export interface FactionData {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly production: Goods;
  readonly actions: readonly ActionData[];
}
