/** The map of No Man's Land: whose outposts stand where, and where somebody could build, upgrade or raze. */
import { must, type Seat } from '@cinderhall/kernel';
import type { State } from '../../state.ts';
import { AREA_COUNT, CORNERS, groupsOf, liesIn, neighboursOf, type Where } from './geometry.ts';

export type LandMap = NonNullable<State['map']>;
export type Outpost = LandMap['areas'][number];

/** R-NML-034. */
export const MOST_OUTPOSTS = 6;
/** R-NML-001. */
export const TOP_LEVEL = 3;

export const mapOf = ({ map }: Pick<State, 'map'>): LandMap => must(map, 'the map');
export const outpostAt = (state: Pick<State, 'map'>, area: number): Outpost =>
  must(mapOf(state).areas[area], 'an area');

export const emptyAreas = (): Outpost[] =>
  Array.from({ length: AREA_COUNT }, () => ({ owner: -1, level: 0, shield: false }));

/** The areas with an outpost of this owner; none where there is no map. */
export function outpostsOf({ map }: Pick<State, 'map'>, owner: number, where: Where = 'any'): number[] {
  const found: number[] = [];
  if (map)
    for (let area = 0; area < AREA_COUNT; area++)
      if (map.areas[area]?.owner === owner && liesIn(area, where)) found.push(area);
  return found;
}

/** R-NML-004: where the player may choose among directions, the one with most outposts, because it never brings less. */
export function countOutposts({ map }: Pick<State, 'map'>, owner: number, where: Where): number {
  let most = 0;
  if (map)
    for (const group of groupsOf(where)) {
      let n = 0;
      for (const area of group) if (map.areas[area]?.owner === owner) n++;
      most = Math.max(most, n);
    }
  return most;
}

/** R-NML-005. */
export function isNextTo(state: Pick<State, 'map'>, area: number, owner: number): boolean {
  for (const other of neighboursOf(area)) if (state.map?.areas[other]?.owner === owner) return true;
  return false;
}

const isEmpty = ({ map }: Pick<State, 'map'>, area: number): boolean => map?.areas[area]?.owner === -1;

/** R-NML-020: the corners that are left at the beginning. */
export const emptyCorners = (state: Pick<State, 'map'>): number[] => CORNERS.filter((area) => isEmpty(state, area));

/** R-NML-030, R-NML-035: the empty areas on which the owner could build. */
export function buildable(state: Pick<State, 'map'>, owner: number): number[] {
  const { map } = state;
  if (!map) return [];
  const anew = map.options.reentry && outpostsOf(state, owner).length === 0;
  const corners = anew ? emptyCorners(state) : [];
  if (corners.length > 0) return corners;
  const found: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++)
    if (isEmpty(state, area) && (anew || isNextTo(state, area, owner))) found.push(area);
  return found;
}

/** The areas whose outposts the owner could upgrade. */
export const upgradable = (state: Pick<State, 'map'>, owner: number): number[] =>
  outpostsOf(state, owner).filter((area) => outpostAt(state, area).level < TOP_LEVEL);

/** R-NML-034: those of the seat's outposts without which it could still build here. */
export const recallable = (state: Pick<State, 'map'>, seat: Seat, area: number): number[] => {
  const own = outpostsOf(state, seat);
  const near = own.filter((other) => neighboursOf(area).includes(other));
  return near.length === 1 ? own.filter((other) => other !== near[0]) : own;
};

/** R-NML-040: the token goes back to its owner, a shield to the supply. */
export function clearArea(state: Pick<State, 'map'>, area: number): void {
  const outpost = outpostAt(state, area);
  outpost.owner = -1;
  outpost.level = 0;
  outpost.shield = false;
}
