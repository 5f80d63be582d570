import type { CardEffect, CardEffects, Gain } from './effects.ts';
import type { Colour, DroneId, Structure } from './types.ts';

/** The icons of the cards, in the shorthand of the component lists. */
export const R: CardEffect = { op: 'recruit', how: 'basic' };
export const TR: CardEffect = { op: 'recruit', how: 'tactical' };
export const KR: CardEffect = { op: 'recruit', how: 'machinery' };
export const M: CardEffect = { op: 'move', how: 'basic' };
export const TM: CardEffect = { op: 'move', how: 'tactical' };
export const LM: CardEffect = { op: 'move', how: 'logistic' };
export const C: CardEffect = { op: 'collect', how: 'basic' };
export const LC: CardEffect = { op: 'collect', how: 'logistic' };
export const KC: CardEffect = { op: 'collect', how: 'machinery' };
export const E: CardEffect = { op: 'eliminate' };
export const CP: CardEffect = { op: 'copy' };

export const build = (...kinds: readonly Structure[]): CardEffect => ({ op: 'build', kinds });
export const S = build('shelter');
export const ANY_STRUCTURE = build('shelter', 'bridge', 'lift');
export const BRIDGE_OR_LIFT = build('bridge', 'lift');

export const gain = (goods: Gain['goods']): CardEffect => ({ op: 'gain', goods });
export const T1 = gain({ tech: 1 });
export const drone = (which: DroneId | 'any', bonus: number): CardEffect => ({ op: 'drone', drone: which, bonus });
export const per = (colour: Colour | 'any', effect: CardEffect): CardEffect => ({
  op: 'perOutpost',
  colour,
  do: [effect],
});
export const or = (...options: readonly CardEffect[]): CardEffect => ({
  op: 'choose',
  of: options.map((option): CardEffects => [option]),
});
