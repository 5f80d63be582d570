/** What razing an outpost takes, and which can be razed. */
import { frozen, type Kit, modifier } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { opponentPassed } from '../../solo/passed.ts';
import type { State } from '../../state.ts';
import { AREA_COUNT } from './geometry.ts';
import { isNextTo, outpostAt } from './map.ts';

const ANYTHING = frozen({});

/** R-NML-002, R-NML-036: by its level, with a shield and what the owner's features add. */
export function outpostDefence(state: State, area: number, kit: Kit<State>): number {
  const { owner, level, shield } = outpostAt(state, area);
  return level + 1 + (shield ? 1 : 0) + modifier(state, state.abilities, owner, 'outpostDefence', ANYTHING, kit);
}

/** R-BASE-054, R-SOLO-030. */
const isSafe = (state: State, owner: number): boolean => state.players[owner]?.passed ?? opponentPassed(state);

/** R-NML-033: outposts of others who have not passed, next to one of the seat's own. */
export function razable(state: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    const { owner } = outpostAt(state, area);
    if (owner >= 0 && owner !== seat && !isSafe(state, owner) && isNextTo(state, area, seat)) found.push(area);
  }
  return found;
}
