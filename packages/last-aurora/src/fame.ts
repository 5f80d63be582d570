import type { Seat } from '@cinderhall/kernel';
import { FAME_TRACK } from './data/boards.ts';
import { type LaFlow, playerOf, type State } from './state.ts';

const TOP = FAME_TRACK.length - 1;

/** R-LA-061: at the top of the track one damage is removed instead. */
export function gainFame(state: State, seat: Seat, n: number, flow: LaFlow): void {
  const player = playerOf(state, seat);
  const up = Math.min(n, TOP - player.fame);
  player.fame += up;
  if (up > 0) flow.emit({ kind: 'fame', seat, n: up });
  if (n > up) flow.push({ kind: 'repair', seat, n: n - up, must: true });
}

/** R-LA-062: at the bottom of the track the convoy takes one damage instead. */
export function loseFame(state: State, seat: Seat, flow: LaFlow): void {
  const player = playerOf(state, seat);
  if (player.fame > 0) {
    player.fame--;
    flow.emit({ kind: 'fame', seat, n: -1 });
  } else flow.push({ kind: 'damage', seat, n: 1, zone: 'any' });
}
