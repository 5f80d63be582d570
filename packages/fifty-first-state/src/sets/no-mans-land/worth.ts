/** What outposts are worth to a seat, in points: rough, like all that bots go by. */
import type { Kit } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import type { State } from '../../state.ts';
import { activationWorth } from './levels.ts';
import { outpostAt } from './map.ts';

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

export const bestOf = (areas: readonly number[], worth: (area: number) => number): number =>
  areas.reduce((best, area) => Math.max(best, worth(area)), 0);
