import { bySeat } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { locationsOf, placedOf } from '../../locations.ts';
import { rulesOf } from '../../sets/index.ts';
import type { State, StateFlow } from '../../state.ts';
import { gainBrawlers } from './brawlers.ts';

const YOU = 0;

/** R-BORGO-033: open productions of the player without a worker on them, of those the farthest. */
function visitable(state: State): number[] {
  const open = locationsOf(state, YOU).filter(({ card, visits }) => visits === 0 && locationOf(state, card).isOpen);
  const distanceOf = (card: number): number => locationOf(state, card).distance;
  const farthest = Math.max(...open.map(({ card }) => distanceOf(card)));
  return open.map(({ card }) => card).filter((card) => distanceOf(card) === farthest);
}

/** R-BORGO-006: a worker of the supply lies there, the player gains one, and he gains a brawler. */
export function hostBorgo(state: State, seat: Seat, card: number, flow: StateFlow): void {
  placedOf(state, card).visits++;
  flow.emit({ kind: 'borgoVisited', card });
  kit.world.gain(state, seat, 'worker', 1, bySeat(seat), flow);
  gainBrawlers(state, 1, flow);
}

/** First an open production of the player, then what the sets in play make of it. */
export function develop(state: State, flow: StateFlow): void {
  const sets = state.options.sets.filter((id) => rulesOf(id).borgo?.develop);
  if (sets.length > 0) flow.push({ kind: 'borgoDevelops', sets });
  const of = visitable(state);
  if (of.length > 0) flow.ask({ kind: 'borgoVisit', seats: [YOU], of });
}
