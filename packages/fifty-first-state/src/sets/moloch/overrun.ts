/** R-MOL-023: what ends a match that the machines keep from ever being won. */
import type { State, StateFlow } from '../../state.ts';
import { molochOf } from './machines.ts';

/** So many rounds without anybody getting ahead. */
const STANDSTILL = 3;

/** After a deployment: whether fewer machines came than should, and nobody has had more points for some rounds. */
export function bringOnOverrun(state: State, ranShort: boolean, flow: StateFlow): void {
  const moloch = molochOf(state);
  const highest = Math.max(state.opponent?.vp ?? 0, ...state.players.map(({ goods }) => goods.vp));
  if (highest > moloch.highest) {
    moloch.highest = highest;
    moloch.risen = state.round;
  }
  if (state.ending || !ranShort || state.round - moloch.risen < STANDSTILL) return;
  state.ending = true;
  flow.emit({ kind: 'overrun' });
}
