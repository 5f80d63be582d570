import type { Abilities, Cost, Effects, Goods } from '@cinderhall/effects';
import type { Localized } from '@cinderhall/kernel';
import type { Category, Store } from '@cinderhall/tableau';

/** The four basic resources; a universal one stands for any of them but is none of them (R-NE-044). */
export const BASIC = ['scrap', 'weapon', 'fuel', 'brick'] as const;
export const RESOURCES = [...BASIC, 'universal'] as const;

/** The three kinds of contact, and their tokens by value, the smallest first. */
export const KINDS = ['incorporate', 'conquer', 'deal'] as const;
export type Kind = (typeof KINDS)[number];
export const TOKENS_OF = {
  incorporate: ['incorporate1', 'incorporate2', 'incorporate3'],
  conquer: ['conquer1', 'conquer2', 'conquer3', 'conquer4', 'conquer5'],
  deal: ['deal1', 'deal2', 'deal3', 'deal4', 'deal5'],
} as const;
export const CONTACTS = [...TOKENS_OF.incorporate, ...TOKENS_OF.conquer, ...TOKENS_OF.deal, 'anyContact'] as const;
export const DEFENDERS = ['defend1', 'defend3'] as const;

/** Everything that lies as a token in a player's pool. */
export const TOKENS = [...RESOURCES, 'worker', ...CONTACTS, ...DEFENDERS, 'redevelop'] as const;
export type Token = (typeof TOKENS)[number];
const tokenNames: ReadonlySet<string> = new Set(TOKENS);
export const isToken = (good: string): good is Token => tokenNames.has(good);

export const TYPES = [
  'scrap',
  'weapon',
  'fuel',
  'brick',
  'universal',
  'worker',
  'contact',
  'card',
  'points',
  'heritage',
  'foundation',
] as const;
export type LocationType = (typeof TYPES)[number];
const typeNames: readonly string[] = TYPES;
/** The bit of a type in a `typeMask`. */
export const typeBit = (type: string): number => 1 << typeNames.indexOf(type);

/** The ways in which points come to the base. */
export const WAYS = [
  'moved',
  'instant',
  'once',
  'visit',
  'deal',
  'compensation',
  'spoils',
  'redevelop',
  'rebuild',
  'leader',
  'earlier',
] as const;
export type Way = (typeof WAYS)[number];

export const SETS = ['newEra', 'classic51'] as const;
export type SetId = (typeof SETS)[number];

interface Named {
  readonly id: string;
  readonly name: Localized;
  readonly copies: number;
  /**
   * Where each value comes from, a letter a field: R rulebook, D deduced from it, M designed after the card of 2016,
   * G designed. Locations: name, category, ability, distance, defence, types, spoils, deal, copies; instants: name,
   * price, goods, copies.
   */
  readonly sources: string;
}

/** Send workers, meet the cost, then it happens. */
export interface ActionData {
  /** Workers for the first and the second use in a turn; 1 and 2 unless said. */
  readonly workers?: readonly [first: number, second: number];
  readonly cost?: Cost;
  readonly do: Effects;
}

/** All that a location card says. Nothing else in the game knows one card from another. */
export interface LocationData extends Named, Abilities {
  readonly category: Category;
  readonly distance: number;
  readonly types: readonly LocationType[];
  readonly production?: Effects;
  readonly action?: ActionData;
  readonly stores?: readonly Store<Token>[];
  /** One-time goods that lie on the card until they are spent. */
  readonly cache?: Goods;
  /** One-time goods, given when the card joins the state. */
  readonly once?: Effects;
  readonly spoils: Goods;
  readonly deal: Goods;
  /** A defensive location: what it adds to the defensive distance of the location it lies under. */
  readonly guard?: number;
}

export interface InstantData extends Named {
  readonly price?: Cost;
  readonly do: Effects;
}

export interface LeaderData extends Abilities {
  readonly id: string;
  readonly name: Localized;
  readonly gift: Effects;
  /** Once a turn, for one worker. */
  readonly action?: ActionData;
}

/** A field of the contact board: what lies on it, and the range of the contact. */
export interface FieldData {
  readonly cost: Cost;
  readonly range: number;
}
export interface FactionData {
  readonly id: string;
  readonly name: Localized;
  readonly production: Goods;
  readonly board: { readonly [kind in Kind]: FieldData } & { readonly redevelop: { readonly cost: Cost } };
}
