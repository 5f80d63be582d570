import { must, type Seat } from '@cinderhall/kernel';
import { isBlocked } from '../../blocked.ts';
import { TYPES } from '../../cards/index.ts';
import { locationsOf, typesIn, typesOf } from '../../locations.ts';
import { hasPassed } from '../../owners.ts';
import type { Placed, State } from '../../state.ts';
import { HEADQUARTERS, type HqData } from './data.ts';
import { matched, unmatched } from './matching.ts';

export const hqAt = (hq: number): HqData => must(HEADQUARTERS[hq], 'headquarters');
export const hqsOf = ({ headquarters }: State) => must(headquarters, 'headquarters');

const WANTED: readonly (readonly number[])[] = HEADQUARTERS.map(({ types }) =>
  types.map((type) => 1 << TYPES.indexOf(type)),
);

export const wantedBy = (hq: number): readonly number[] => WANTED[hq] ?? [];

const WANTED_TYPES: readonly number[] = WANTED.map((types) => types.reduce((all, type) => all | type, 0));

/** Location by location. */
const typesOfEach = (state: State, owner: number): number[] =>
  locationsOf(state, owner).map(({ card }) => typesOf(state, owner, card));

/** R-HQ-001, R-HQ-002: how many types are missing in the State of an owner. */
export const missingTypes = (state: State, owner: number, hq: number): number =>
  unmatched(wantedBy(hq), typesOfEach(state, owner));

/** Of the types that the headquarters want, which ones the State of an owner covers. */
export const coveredTypes = (state: State, owner: number, hq: number): boolean[] =>
  matched(wantedBy(hq), typesOfEach(state, owner));

/** Whether the owner has the types for it; `types` are all that he has, so that most of it needs no closer look. */
export function meets(state: State, owner: number, hq: number, types = typesIn(state, owner)): boolean {
  const wanted = WANTED_TYPES[hq] ?? 0;
  return (types & wanted) === wanted && missingTypes(state, owner, hq) === 0;
}

/** What can be seen of a location: two of one owner that look the same are one choice. */
const looks = (state: State, owner: number, { card, ...placed }: Placed): string =>
  JSON.stringify([owner, state.cards[card], placed, isBlocked(state, card)]);

/** R-HQ-008: the locations of others who have not passed. */
export function takeable(state: State, seat: Seat): number[] {
  const found = new Map<string, number>();
  for (let owner = 0; owner < state.locations.length; owner++) {
    if (owner === seat || hasPassed(state, owner)) continue;
    for (const placed of locationsOf(state, owner)) {
      const look = looks(state, owner, placed);
      if (!found.has(look)) found.set(look, placed.card);
    }
  }
  return [...found.values()];
}
