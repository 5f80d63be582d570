/** R-LA-301: the game ends with the round in which a convoy reaches the Aurora, and with round 6 at the latest. */
import { ROUNDS } from './data/boards.ts';
import { spaceOf } from './order.ts';
import { reached } from './outcome.ts';
import { moored } from './route.ts';
import type { LaFlow, State } from './state.ts';

export const isLastRound = (view: State): boolean => view.round >= ROUNDS || reached(view);

/** Tells everybody that the first convoy has reached the Aurora, coming from this space. */
export function announceArrival(state: State, who: number, from: number, flow: LaFlow): void {
  const ship = moored(state);
  if (from >= ship || spaceOf(state, who) < ship) return;
  if (state.order.some((other) => other !== who && spaceOf(state, other) >= ship)) return;
  flow.emit({ kind: 'lastRound', seat: who });
}
