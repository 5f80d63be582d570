import type { Abilities, Cost, Effects } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';

export const KINDS = ['stall', 'guild', 'caravan', 'tower'] as const;
export type Kind = (typeof KINDS)[number];

/** All that a card says. Nothing else in the game knows one card from another. */
export interface Design extends Abilities {
  readonly id: string;
  readonly name: Localized;
  readonly kind: Kind;
  readonly copies: number;
  readonly origin: Origin;
  /** As an envoy: who reaches further takes from the market first. */
  readonly reach: number;
  readonly cost: Cost;
  /** Points at the end, when built. */
  readonly fame: number;
  /** Every round at work. */
  readonly produce?: Effects;
  /** Once, when it is built. */
  readonly build?: Effects;
  /** Once a round, as an action. */
  readonly action?: Effects;
  /** Discarded from hand when its owner is raided, it keeps this many goods safe. */
  readonly guard?: number;
}
