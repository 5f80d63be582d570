import type { Localized, Origin } from '@cinderhall/kernel';
import type { CardEffects } from './effects.ts';

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const MARKETS = ['red', 'blue', 'green', 'black'] as const;
export type Market = (typeof MARKETS)[number];
/** In the order of their blocks of cards. */
export const FACTIONS = ['shelter42', 'raiders', 'farmZ', 'auxilia'] as const;
export type FactionId = (typeof FACTIONS)[number];
export const DRONES = ['masamune', 'mucha', 'simon', 'draco'] as const;
export type DroneId = (typeof DRONES)[number];
export const STRUCTURES = ['shelter', 'bridge', 'lift'] as const;
export type Structure = (typeof STRUCTURES)[number];

export interface Price {
  readonly tech: number;
  readonly energy: number;
}

/** All that an action card says. */
export interface ActionCard {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly kind: 'faction' | Market | 'drone';
  /** Whose starting card it is. */
  readonly faction?: FactionId;
  readonly cost: Price;
  /** Supply at the end of the game for its buyer. */
  readonly supply: number;
  readonly icons: CardEffects;
}

/** What abilities and leaders change; everything is a number so that several sources add up. */
export interface Powers {
  /** Majority for each own shelter in its area. */
  readonly shelterMajority: number;
  /** Majority in the ground area beneath each own bridge. */
  readonly bridgeMajority: number;
  /** Majority where a drone and an own unit are. */
  readonly droneMajority: number;
  /** Majority of the leader beyond that of any unit. */
  readonly leaderMajority: number;
  readonly winsTies: number;
  /** A Collect may be an Eliminate where there is no majority. */
  readonly remedy: number;
  /** Own shelters move like collectors. */
  readonly shelterMoves: number;
  /** Extra Moves after a bridge or lift was built. */
  readonly movesAfterBuild: number;
  /** Extra Moves after a card with a Move was played. */
  readonly movesAfterCard: number;
  /** Areas with own lifts are connected. */
  readonly tunnels: number;
  /** With all collectors on the map a Recruit may be a Move or a Collect. */
  readonly recruitAsAny: number;
  /** Shelters may be built where there is no own unit. */
  readonly shelterAnywhere: number;
  readonly droneReach: number;
  /** Technology collected beside an own lift may be exchanged for energy. */
  readonly exchangeAtLift: number;
  /** A Collect may place a resource instead. */
  readonly seeds: number;
  /** Once a phase technology and energy may be paid for each other. */
  readonly paysOther: number;
  readonly droneDiscount: number;
  /** Once a phase this much energy pays for a Purchase without a card. */
  readonly robotPrice: number;
  readonly supplyPerPurchase: number;
  /** Moves with the leader ignore majority. */
  readonly leaderSneaks: number;
  /** The leader moves between levels alone. */
  readonly leaderClimbs: number;
  /** Once a phase a Collect in the leader's area brings so many more. */
  readonly extraCollects: number;
}
export type Power = keyof Powers;

export interface Ability {
  readonly id: string;
  readonly name: Localized;
  readonly colour: Colour;
  readonly origin: Origin;
  readonly powers: Partial<Powers>;
}

export interface Leader {
  readonly id: string;
  readonly name: Localized;
  readonly skill: Localized;
  readonly powers: Partial<Powers>;
}

export interface Faction {
  readonly id: FactionId;
  readonly name: Localized;
  readonly leader: Leader;
  readonly drone: DroneId;
}

export interface Drone {
  readonly id: DroneId;
  readonly name: Localized;
  readonly role: Localized;
  /** What it does after its flight. */
  readonly action: CardEffects;
}

/** So much supply for every `per` things counted. */
export interface Rate {
  readonly supply: number;
  readonly per: number;
}
export const COUNTED = ['structures', 'cubes', 'garrisons', 'droneCards', 'tech', 'energy', 'collectors'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Mission {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly counts: Counted;
  /** Without it things of every colour count. */
  readonly colour?: Colour;
  readonly onTime: Rate;
  readonly past: Rate;
}

export interface Sweet {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly copies: number;
  readonly icons: CardEffects;
  /** Counts as so many outposts of any colour for purchases and per-outpost icons. */
  readonly outposts: number;
}

export interface Tile {
  readonly id: string;
  /** Five rows from north to south; lower case is ground, upper case roof. */
  readonly grid: readonly [string, string, string, string, string];
  /** Symbols of technology and energy by letter. */
  readonly symbols: { readonly [letter: string]: number };
  readonly outposts: readonly { readonly letter: 'A' | 'B' | 'C'; readonly on: string }[];
  readonly shelter?: string;
  readonly summon?: string;
  readonly bridge?: { readonly from: string; readonly to: string; readonly over: string };
}
