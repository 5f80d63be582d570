import type { Effects } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';

export const RESOURCES = ['ammo', 'food', 'fuel'] as const;
export type Resource = (typeof RESOURCES)[number];

export const DAMAGE_ZONES = ['any', 'topRow', 'bottomRow', 'column1', 'truckOnly'] as const;
export type DamageZone = (typeof DAMAGE_ZONES)[number];

export type SpecialEffect =
  | { readonly does: 'speed'; readonly n: number }
  | { readonly does: 'tracks' }
  | { readonly does: 'recycling' }
  | { readonly does: 'endOfRound'; readonly gain: Resource }
  | { readonly does: 'fame'; readonly n: number }
  | { readonly does: 'famePer'; readonly resource: Resource; readonly max: number };

/** R-LA-051, R-LA-052: cargo of any kind, of some kinds, or a place that only damage can cover. */
export const CARGO = ['any', 'survivor', 'foodFuel', 'food'] as const;
export type Slot =
  | { readonly kind: (typeof CARGO)[number] | 'armour' }
  | { readonly kind: 'weapon'; readonly level: number }
  | { readonly kind: 'special'; readonly effect: SpecialEffect };

/** When an ability or item works. */
export type Phase = 'exploration' | 'rest' | 'movement' | 'firing';

export type Ability =
  | { readonly phase: Phase; readonly does: PassiveAbility }
  | { readonly phase: 'movement'; readonly does: 'speed'; readonly n: number; readonly behind: number }
  | { readonly phase: Phase; readonly does: 'use'; readonly effects: Effects }
  | { readonly phase: 'end'; readonly does: 'fame'; readonly n: number; readonly ifLoot: boolean };
export type PassiveAbility =
  | 'restInsteadOfExhaust'
  | 'ignoreContamination'
  | 'ignoreFameLoss'
  | 'anyBonus'
  | 'firstHit'
  | 'ignoreEnemy';

interface Printed {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  /** What is known for certain although the rest of the card is ours; none of it may be tuned. */
  readonly given?: readonly string[];
}
interface Explored {
  /** 1, 2, 3: on the back. 0: a start card. */
  readonly period: number;
  /** The ++ in the corner: only some of these take part in a match (R-LA-015). */
  readonly extra: boolean;
}
/** 1, 2, 3 for loot of the enemies I–II, III–IV, V–VI; 0 for anything else. */
interface Won {
  readonly loot: number;
}

export type Marker = Resource | 'item';
export interface Location extends Printed, Explored {
  readonly kind: 'location';
  readonly effect: Effects;
  readonly left: readonly Marker[];
  readonly right: readonly Marker[];
}
export interface EventCard extends Printed, Explored {
  readonly kind: 'event';
  readonly effect: Effects;
}
export interface Survivor extends Printed, Explored, Won {
  readonly kind: 'survivor';
  readonly skill: number;
  readonly ability: Ability;
}
export interface Encounter extends Printed, Explored {
  readonly kind: 'encounter';
  readonly markers: readonly Resource[];
  readonly effect: Effects;
  readonly stays: boolean;
}
export interface Vehicle extends Printed, Explored, Won {
  readonly kind: 'truck' | 'trailer' | 'device';
  /** How many trailers a truck pulls, and how far it drives; 0 for what is no truck. */
  readonly towing: number;
  readonly speed: number;
  readonly slots: readonly Slot[];
}
export interface Item extends Printed {
  readonly kind: 'item';
  readonly phase: Phase | 'any';
  readonly effect: Effects;
  /** Only one of these in a phase. */
  readonly once: boolean;
}
/** −1: ambush. */
export const AMBUSH = -1;
export interface Shot {
  readonly damage: number;
  readonly jam: boolean;
}
export interface Result extends Printed {
  readonly kind: 'result';
  /** By weapon level 1–4. */
  readonly shots: readonly Shot[];
  /** By enemy I–VI: damage, or AMBUSH. */
  readonly enemies: readonly number[];
  /** The target fields 0–3 (A–D) in the order in which they are looked at. */
  readonly letters: readonly number[];
  readonly back: DamageZone;
}
export interface Enemy extends Printed {
  readonly kind: 'enemy';
  /** I–VI as 1–6. */
  readonly numeral: number;
  readonly period: number;
  readonly ambush: Effects;
}
export const DEEDS = ['collect', 'recruit', 'convoy', 'encounter'] as const;
export type Deed = (typeof DEEDS)[number];
export interface Action extends Printed {
  readonly kind: 'action';
  readonly value: number;
  readonly arrow: 'left' | 'right';
  /** For value 2: what to look for on the places of cost 2, first things first. */
  readonly priority: readonly Deed[];
  /** What the Automa gets for an enemy on the place of cost 1 or 3. */
  readonly enemy: Effects;
  /** Before it moves, and at the end of the round. */
  readonly beforeMove: Effects;
  readonly tracks: boolean;
  readonly atEnd: Effects;
}

export type Design = Location | EventCard | Survivor | Encounter | Vehicle | Item | Result | Enemy | Action;
