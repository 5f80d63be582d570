/** What outposts are worth to a seat, in points: rough, like all that bots go by. */
import type { Kit } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import type { State } from '../../state.ts';
import { neighboursOf } from './geometry.ts';
import { activationWorth } from './levels.ts';
import { buildable, MOST_OUTPOSTS, outpostAt, outpostsOf, TOP_LEVEL } from './map.ts';

/** What an outpost may still bring by being there, and a level more of it. */
const STANDING = 0.4;
const LEVEL = 0.2;

/** An outpost that stands: what it could bring when it is activated again. */
export const standingOutpost = (state: State, seat: Seat, area: number, kit: Kit<State>): number =>
  STANDING + 0.5 * activationWorth(state, seat, area, outpostAt(state, area).level, kit);

export const buildingWorth = (state: State, seat: Seat, area: number, kit: Kit<State>): number =>
  STANDING + activationWorth(state, seat, area, 1, kit);

export const upgradingWorth = (state: State, seat: Seat, area: number, kit: Kit<State>): number =>
  LEVEL + activationWorth(state, seat, area, outpostAt(state, area).level + 1, kit);

export const razingWorth = (state: State, seat: Seat, area: number, kit: Kit<State>): number =>
  STANDING + activationWorth(state, seat, area, outpostAt(state, area).level, kit);

/** How often a round an outpost is activated again, as far as one can tell. */
const AGAIN = 0.2;
/** An upgrade or another outpost that is still to come: less than it counts for once it has come, so that it does. */
const UPGRADED = 0.15;
const JOINED = 0.15;
/** Later rounds are too far away to tell. */
const FORESEEN = 3;
/** The share of it that is left where a rival stands next to it. */
const EXPOSED = 0.8;

const isExposed = (state: State, seat: Seat, area: number): boolean =>
  neighboursOf(area).some((other) => {
    const { owner } = outpostAt(state, other);
    return owner >= 0 && owner !== seat;
  });

/**
 * What the outposts of a seat will still bring (R-NML-007, R-NML-030 to R-NML-032). What cards of its own do with them is
 * part of what these cards are worth, and at the end outposts count for nothing (R-NML-039).
 */
export function outpostOutlook(state: State, seat: Seat, left: number, kit: Kit<State>): number {
  const own = outpostsOf(state, seat);
  const soon = Math.min(1, left);
  let sum = 0;
  for (const area of own) {
    const { level } = outpostAt(state, area);
    const again = AGAIN * Math.min(FORESEEN, left) * activationWorth(state, seat, area, level, kit);
    const upgraded = level < TOP_LEVEL ? UPGRADED * soon * activationWorth(state, seat, area, level + 1, kit) : 0;
    sum += (again + upgraded) * (isExposed(state, seat, area) ? EXPOSED : 1);
  }
  if (own.length < MOST_OUTPOSTS)
    sum += JOINED * soon * bestOf(buildable(state, seat), (area) => activationWorth(state, seat, area, 1, kit));
  return sum;
}

export const bestOf = (areas: readonly number[], worth: (area: number) => number): number =>
  areas.reduce((best, area) => Math.max(best, worth(area)), 0);
