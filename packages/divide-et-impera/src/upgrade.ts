import type { State } from './state.ts';

/** Rules 1 kept only the sum of what missions brought. */
export function upgrade(state: State): State {
  for (const player of state.players) player.earned = player.taken.map(() => 0);
  return state;
}
