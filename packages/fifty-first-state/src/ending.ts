import type { State, StateFlow } from './state.ts';

export const END_POINTS = 25;

/** R-BASE-180, R-SOLO-005: the first player to have so many points brings on the end; all hear of it. */
export function bringOnEnd(state: State, owner: number, points: number, flow: StateFlow): void {
  if (state.ending || points < END_POINTS) return;
  state.ending = true;
  flow.emit({ kind: 'lastRound', owner, n: points });
}
