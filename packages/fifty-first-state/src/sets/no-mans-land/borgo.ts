/** Outposts of Borgo. */
import { at } from '@cinderhall/kernel';
import { TYPES } from '../../cards/index.ts';
import { OPPONENT } from '../../owners.ts';
import { borgoOf, spendBrawler } from '../../solo/borgo/brawlers.ts';
import { opponentScores } from '../../solo/opponent.ts';
import type { State, StateFlow } from '../../state.ts';
import type { BorgoTarget } from '../types.ts';
import { AREAS } from './areas.ts';
import { acrossFrom, stepsBetween } from './geometry.ts';
import { buildable, clearArea, MOST_OUTPOSTS, outpostAt, outpostsOf } from './map.ts';
import { askLowest, inReach, settle } from './virtual.ts';

const YOU = 0;
const RAZE_POINTS = 2;
const MARCH_POINTS = 1;

/** R-BORGO-009, R-BORGO-049: the areas where he may build that lie nearest to an outpost of the player. */
function sites(state: State): number[] {
  const own = outpostsOf(state, OPPONENT).length;
  if (own === 0 || own === MOST_OUTPOSTS) return [];
  const theirs = outpostsOf(state, YOU);
  const stepsTo = (area: number): number => Math.min(...theirs.map((other) => stepsBetween(area, other)));
  const free = buildable(state, OPPONENT);
  const least = Math.min(...free.map(stepsTo));
  return free.filter((area) => stepsTo(area) === least);
}

function build(state: State, flow: StateFlow): void {
  const areas = sites(state);
  if (areas.length > 0) settle(state, areas.length === 1 ? at(areas, 0) : flow.chance.pick(areas), flow);
}

/** R-BORGO-017. */
export function lookout(state: State, flow: StateFlow): void {
  const [first] = outpostsOf(state, YOU);
  if (state.round > 1) build(state, flow);
  else if (first !== undefined) settle(state, acrossFrom(first), flow);
}

/** R-BORGO-045: the player's outposts within his reach, by the type that their area asks for. */
export const targets = (state: State, types: number): BorgoTarget[] =>
  inReach(state)
    .filter((area) => (types & (1 << TYPES.indexOf(at(AREAS, area).type))) !== 0)
    .map((area) => ({ at: area, matches: 1, distance: 0, rank: 0 }));

export function strike(_state: State, of: readonly number[], flow: StateFlow): void {
  flow.ask({ kind: 'lostOutpost', seats: [YOU], of: [...of] });
}

/** R-BORGO-040. */
export function develop(state: State, flow: StateFlow): void {
  if (!spendBrawler(state, flow)) return;
  if (inReach(state).length > 0) {
    askLowest(state, flow);
    return;
  }
  build(state, flow);
  opponentScores(state, MARCH_POINTS, 'marches', flow);
}

/** R-BORGO-008, R-BORGO-031: in an attack a shield saves the outpost for nothing, else he has a point of it. */
export function loseToBorgo(state: State, area: number, flow: StateFlow): void {
  const outpost = outpostAt(state, area);
  if (outpost.shield) {
    outpost.shield = false;
    flow.emit({ kind: 'areaShieldLost', area });
    if (borgoOf(state).attack === null) opponentScores(state, MARCH_POINTS, 'marches', flow);
    return;
  }
  clearArea(state, area);
  flow.emit({ kind: 'opponentRazedOutpost', area });
  opponentScores(state, RAZE_POINTS, 'outposts', flow);
  if (outpostsOf(state, OPPONENT).length < MOST_OUTPOSTS) settle(state, area, flow);
}
