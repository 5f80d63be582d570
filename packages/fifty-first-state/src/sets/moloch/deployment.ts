import { at } from '@cinderhall/kernel';
import { DIFFICULTIES } from '../../cards/index.ts';
import type { State } from '../../state.ts';
import { fewerMachines } from '../server-room/tile.ts';
import { molochOf } from './machines.ts';

/** R-MOL-020: as many as there are players, and so many more by difficulty. */
const MORE = [0, 1, 2] as const;

/** How many machines come in the deployment phase of a round; the present one unless said. */
export function machinesToCome(state: State, round = state.round): number {
  const { difficulty } = molochOf(state);
  const n = state.players.length + at(MORE, DIFFICULTIES.indexOf(difficulty));
  return Math.max(0, n - fewerMachines(state, round));
}
