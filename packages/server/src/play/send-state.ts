import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage } from '@cinderhall/protocol';
import type { LiveMatch } from './live-match.ts';
import type { Table, Watcher } from './table.ts';

/** The `state` message for a viewer as text. Nothing else about the state of a match is ever sent. */
export function stateText(table: Table, live: LiveMatch, viewer: Seat, since: number | null, now: number): string {
  const clocks = live.match.over ? null : live.clock.readingsFor(viewer, table.time(now));
  const around = { table: table.id, halted: table.row.status === 'halted', clocks };
  const rest = JSON.stringify(live.stateWithoutView(viewer, since, around));
  return `${rest.slice(0, -1)},"view":${live.viewText(viewer)}}`;
}

/** The texts of one moment: many who see the same get the same. */
type Texts = Map<string, string>;

/** Sends the state to a watcher; without `always` only if there are new entries. */
export function sendState(table: Table, watcher: Watcher, now: number, always = false, texts: Texts = new Map()): void {
  const { live } = table;
  if (!live) return;
  const { facing, call } = live.screen(watcher.sharedSeats, watcher.seat);
  const covered = facing !== watcher.seat;
  watcher.seat = facing;
  const sent = watcher.lastSent.get(facing) ?? null;
  const count = live.count(facing);
  if (!always && !covered && sent === count) return;
  watcher.lastSent.set(facing, count);
  const key = `${facing} ${sent}`;
  const text = texts.get(key) ?? stateText(table, live, facing, sent, now);
  texts.set(key, text);
  watcher.send(text);
  if (call !== null)
    watcher.send(JSON.stringify({ type: 'call', table: table.id, seat: call } satisfies ServerMessage));
}

/** Sends the state to all watchers of a table. */
export function sendStates(table: Table, now: number, always = false): void {
  const texts: Texts = new Map();
  for (const watcher of table.watchers) sendState(table, watcher, now, always, texts);
  table.live?.forgetViews();
}
