import { bitsIn } from '@cinderhall/tableau';
import { INFLUENCE, type Location, locationOf } from '../../cards/index.ts';
import { locationsOf, typesOf } from '../../locations.ts';
import type { Placed, State } from '../../state.ts';
import { rankOf } from '../rank.ts';

/** Which spoils the virtual opponent prefers, where all else is equal (R-SOLO-040, step 3). */
export const SPOILS_PRIORITY = [
  'vp',
  'card',
  'development',
  'ammo',
  'universalContact',
  'greyContact',
  'redContact',
  'blueContact',
  'fuel',
  'iron',
  'gun',
  'brick',
  'worker',
  'scavenge',
  'hackedCard',
  'ruins',
  ...INFLUENCE,
  'shield',
] as const;

/** R-SOLO-040: the locations of a player that an attack with these types may hit; more than one only on a tie. */
export function targetsOf(state: State, owner: number, attackTypes: number): number[] {
  const measures: ((placed: Placed, design: Location) => number)[] = [
    ({ card }) => bitsIn(typesOf(state, owner, card) & attackTypes),
    (_placed, design) => design.distance,
    (placed, design) => rankOf(state, placed, design),
    ...SPOILS_PRIORITY.map((good) => (_placed: Placed, design: Location) => design.spoils[good] ?? 0),
  ];
  let left = locationsOf(state, owner).filter(({ card }) => (typesOf(state, owner, card) & attackTypes) !== 0);
  for (const measure of measures) {
    if (left.length < 2) break;
    const values = left.map((placed) => measure(placed, locationOf(state, placed.card)));
    const best = Math.max(...values);
    left = left.filter((_, at) => values[at] === best);
  }
  return left.map(({ card }) => card);
}
