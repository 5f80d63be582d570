/** Outposts of the virtual opponent of a lone player. */
import { at } from '@cinderhall/kernel';
import { OPPONENT } from '../../owners.ts';
import { opponentScores, virtualOf } from '../../solo/opponent.ts';
import type { State, StateFlow } from '../../state.ts';
import type { VirtualStage } from '../types.ts';
import { acrossFrom } from './geometry.ts';
import { buildable, clearArea, isNextTo, MOST_OUTPOSTS, outpostAt, outpostsOf } from './map.ts';

const YOU = 0;
const LEVEL = 2;
/** R-SOLO-084. */
const MOST_RAZED = 2;
/** R-SOLO-088. */
const RAZE_POINTS = 2;

/** R-SOLO-085, R-SOLO-087: where it may build now; next to the player's outposts if it can. */
function sites(state: State): number[] {
  const own = outpostsOf(state, OPPONENT).length;
  if (own === 0 || own === MOST_OUTPOSTS) return [];
  const free = buildable(state, OPPONENT);
  const near = free.filter((area) => isNextTo(state, area, YOU));
  return near.length > 0 ? near : free;
}

/** R-SOLO-086, R-BORGO-049. */
export function settle(state: State, area: number, flow: StateFlow): void {
  const outpost = outpostAt(state, area);
  outpost.owner = OPPONENT;
  outpost.level = LEVEL;
  flow.emit({ kind: 'opponentOutpost', area });
}

/** R-SOLO-089. */
function build(state: State, flow: StateFlow): void {
  const areas = sites(state);
  if (areas.length > 0) settle(state, areas.length === 1 ? at(areas, 0) : flow.chance.pick(areas), flow);
}

/** R-SOLO-081, R-SOLO-082. */
export function lookout(state: State, flow: StateFlow): void {
  const [first] = outpostsOf(state, YOU);
  if (state.round > 1) build(state, flow);
  else if (first !== undefined) settle(state, acrossFrom(first), flow);
}

/** The player's outposts that the opponent could raze now. */
export const inReach = (state: State): number[] =>
  outpostsOf(state, YOU).filter((area) => isNextTo(state, area, OPPONENT));

/** The player says which, where several are lowest. */
export const askLowest = (state: State, flow: StateFlow): void => {
  const levelAt = (area: number): number => outpostAt(state, area).level;
  flow.emit({ kind: 'opponentAimsAtOutposts' });
  const lowest = Math.min(...inReach(state).map(levelAt));
  flow.ask({ kind: 'lostOutpost', seats: [YOU], of: inReach(state).filter((area) => levelAt(area) === lowest) });
};

/** R-SOLO-084, R-SOLO-088: a shield goes instead. */
export function loseToVirtual(state: State, area: number, flow: StateFlow): void {
  const outpost = outpostAt(state, area);
  if (outpost.shield) {
    outpost.shield = false;
    flow.emit({ kind: 'areaShieldLost', area });
    return;
  }
  virtualOf(state).attempts++;
  clearArea(state, area);
  flow.emit({ kind: 'opponentRazedOutpost', area });
  opponentScores(state, RAZE_POINTS, 'outposts', flow);
}

/** R-SOLO-035. */
export const stages: { readonly [stage: string]: VirtualStage } = {
  outpostBuild: {
    // R-SOLO-083: once a round.
    hasWork: (state) => virtualOf(state).attempts === 0 && sites(state).length > 0,
    step(state, flow) {
      virtualOf(state).attempts++;
      build(state, flow);
    },
  },
  razeOutposts: {
    hasWork: (state) => virtualOf(state).attempts < MOST_RAZED && inReach(state).length > 0,
    step: askLowest,
  },
};
