import type { Effect } from '@cinderhall/effects';
import type { Colour, DroneId, Structure } from './types.ts';

export const RECRUITS = ['basic', 'tactical', 'machinery'] as const;
export const MOVES = ['basic', 'tactical', 'logistic'] as const;
export const COLLECTS = ['basic', 'logistic', 'machinery'] as const;

/** R-DEI-070, R-DEI-108, R-DEI-111. */
export interface Recruit extends Effect {
  readonly op: 'recruit';
  readonly how: (typeof RECRUITS)[number];
}
/** R-DEI-074, R-DEI-107, R-DEI-109. */
export interface Move extends Effect {
  readonly op: 'move';
  readonly how: (typeof MOVES)[number];
}
/** R-DEI-079, R-DEI-110, R-DEI-112. */
export interface Collect extends Effect {
  readonly op: 'collect';
  readonly how: (typeof COLLECTS)[number];
}
/** R-DEI-082: one structure of one of these kinds. */
export interface Build extends Effect {
  readonly op: 'build';
  readonly kinds: readonly Structure[];
}
/** R-DEI-104. */
export interface Eliminate extends Effect {
  readonly op: 'eliminate';
}
/** R-DEI-102. */
export interface Copy extends Effect {
  readonly op: 'copy';
}
/** R-DEI-099: a Purchase without a face-down card. */
export interface Purchase extends Effect {
  readonly op: 'purchase';
}
/** R-DEI-106: the action as many times as there are matching outposts; how often is settled when it is first used. */
export interface PerOutpost extends Effect {
  readonly op: 'perOutpost';
  readonly colour: Colour | 'any';
  readonly do: CardEffects;
}
/** R-DEI-114: a drone, or one of choice, flies and then acts. */
export interface FlyDrone extends Effect {
  readonly op: 'drone';
  readonly drone: DroneId | 'any';
  readonly bonus: number;
}

/** What drones do where they have landed; their X names the drone. */
export interface Salvage extends Effect {
  readonly op: 'salvage';
  readonly n: number;
}
export interface Airdrop extends Effect {
  readonly op: 'airdrop';
  readonly n: number;
}
export interface Teleport extends Effect {
  readonly op: 'teleport';
  readonly ground: number;
  readonly roof: number;
}
export interface Reap extends Effect {
  readonly op: 'reap';
}

/** The two effects of every game that cards of this one have, with the goods that there are. */
export interface Gain extends Effect {
  readonly op: 'gain';
  readonly goods: {
    readonly tech?: number;
    readonly energy?: number;
    readonly supply?: number;
    readonly sweet?: number;
  };
}
export interface Choose extends Effect {
  readonly op: 'choose';
  readonly of: readonly CardEffects[];
}

export type CardEffect =
  | Recruit
  | Move
  | Collect
  | Build
  | Eliminate
  | Copy
  | Purchase
  | PerOutpost
  | FlyDrone
  | Salvage
  | Airdrop
  | Teleport
  | Reap
  | Gain
  | Choose;
export type CardEffects = readonly CardEffect[];

const OPS: { readonly [O in CardEffect['op']]: true } = {
  recruit: true,
  move: true,
  collect: true,
  build: true,
  eliminate: true,
  copy: true,
  purchase: true,
  perOutpost: true,
  drone: true,
  salvage: true,
  airdrop: true,
  teleport: true,
  reap: true,
  gain: true,
  choose: true,
};
/** Effects in a decision come from cards of this game, but its type does not say so. */
export const isCardEffect = (effect: Effect): effect is CardEffect => Object.hasOwn(OPS, effect.op);
