import type { Seat } from '@cinderhall/kernel';
import { unload } from './convoy.ts';
import { type LaFlow, markerName, playerOf, type State } from './state.ts';

export const inReserve = ({ reserve }: State, marker: number): number => reserve[markerName(marker)];

/** AMB-29: takes one from the reserve if it has one. */
export function takeFromReserve({ reserve }: State, marker: number): boolean {
  const stock = markerName(marker);
  if (reserve[stock] === 0) return false;
  reserve[stock]--;
  return true;
}

export function toReserve({ reserve }: State, marker: number, n = 1): void {
  reserve[markerName(marker)] += n;
}

/** Markers that a seat has just got: they are in hand until they are placed. */
export function receive(state: State, seat: Seat, markers: readonly number[], flow: LaFlow, must = false): void {
  if (markers.length === 0) return;
  playerOf(state, seat).aside.push(...markers);
  flow.push({ kind: 'stow', seat, must });
}

/** Resources leave a convoy for the reserve. */
export function spend(state: State, seat: Seat, marker: number, n: number): void {
  const { convoy } = playerOf(state, seat);
  for (let i = 0; i < n; i++) unload(convoy, marker);
  toReserve(state, marker, n);
}
