import type { Effect, Effects } from '@cinderhall/effects';
import type { Colour, DroneId, Structure } from './types.ts';

/** The icons of the cards, in the shorthand of the component lists. */
export const R: Effect = { op: 'recruit', how: 'basic' };
export const TR: Effect = { op: 'recruit', how: 'tactical' };
export const KR: Effect = { op: 'recruit', how: 'machinery' };
export const M: Effect = { op: 'move', how: 'basic' };
export const TM: Effect = { op: 'move', how: 'tactical' };
export const LM: Effect = { op: 'move', how: 'logistic' };
export const C: Effect = { op: 'collect', how: 'basic' };
export const LC: Effect = { op: 'collect', how: 'logistic' };
export const KC: Effect = { op: 'collect', how: 'machinery' };
export const E: Effect = { op: 'eliminate' };
export const CP: Effect = { op: 'copy' };
export const PURCHASE: Effect = { op: 'purchase' };

export const build = (...kinds: readonly Structure[]): Effect => ({ op: 'build', kinds });
export const S = build('shelter');
export const ANY_STRUCTURE = build('shelter', 'bridge', 'lift');
export const BRIDGE_OR_LIFT = build('bridge', 'lift');

export const gain = (goods: {
  readonly tech?: number;
  readonly energy?: number;
  readonly supply?: number;
}): Effect => ({
  op: 'gain',
  goods,
});
export const T1 = gain({ tech: 1 });
export const drone = (which: DroneId | 'any', bonus: number): Effect => ({ op: 'drone', drone: which, bonus });
export const per = (colour: Colour | 'any', effect: Effect): Effect => ({ op: 'perOutpost', colour, do: [effect] });
export const or = (...options: readonly Effect[]): Effect => ({
  op: 'choose',
  of: options.map((option): Effects => [option]),
});
