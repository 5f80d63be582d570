/** What the levels of areas bring. */
import { bySeat, type Effects, frozen, type GoodAmounts, type Kit } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import type { State } from '../../state.ts';
import { AREAS } from './areas.ts';
import type { Where } from './geometry.ts';
import { outpostAt, outpostsOf } from './map.ts';

const EFFECTS: readonly (readonly Effects[])[] = frozen(
  AREAS.map(({ levels }) => levels.map((goods) => [{ op: 'gain', goods }])),
);

export const levelEffects = (area: number, level: number): Effects => must(EFFECTS[area]?.[level - 1], 'a level');
export const levelGoods = (area: number, level: number): GoodAmounts => must(AREAS[area]?.levels[level - 1], 'a level');

/** R-NML-007: the levels up to this one that would bring something now (R-NML-042). */
export function levelsUpTo(state: State, seat: Seat, area: number, level: number, kit: Kit<State>): number[] {
  const found: number[] = [];
  for (let one = 1; one <= level; one++) if (kit.can(state, levelEffects(area, one), bySeat(seat))) found.push(one);
  return found;
}

export interface Activation {
  readonly area: number;
  readonly level: number;
}

/** All that activating one of the seat's outposts could be. */
export const activations = (
  state: State,
  seat: Seat,
  where: Where,
  done: readonly number[],
  kit: Kit<State>,
): Activation[] =>
  outpostsOf(state, seat, where)
    .filter((area) => !done.includes(area))
    .flatMap((area) =>
      levelsUpTo(state, seat, area, outpostAt(state, area).level, kit).map((level) => ({ area, level })),
    );

export const levelWorth = (state: State, seat: Seat, area: number, level: number, kit: Kit<State>): number =>
  kit.worth(state, levelEffects(area, level), bySeat(seat));

/** The best that activating an outpost of this level brings. */
export function activationWorth(state: State, seat: Seat, area: number, level: number, kit: Kit<State>): number {
  let best = 0;
  for (let one = 1; one <= level; one++) best = Math.max(best, levelWorth(state, seat, area, one, kit));
  return best;
}
