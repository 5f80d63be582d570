import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage, TableState } from '@cinderhall/protocol';
import { type LiveMatch, SPECTATOR } from './live-match.ts';
import type { Table, Watcher } from './table.ts';

/** Everything a viewer gets to see of a match, as the text of one message. Nothing else about a match is ever sent. */
export function stateText(table: Table, live: LiveMatch, viewer: Seat, since: number | null, now: number): string {
  const { match } = live;
  const decision = match.state.asked;
  const head = { type: 'state', table: table.id, seat: viewer, n: live.count(viewer), decision } as const;
  const outcome = live.outcome();
  const entries = since === null ? [] : live.since(viewer, since);
  const mine = viewer !== SPECTATOR && live.bots[viewer] === null && table.row.status !== 'halted';
  const choices = mine ? match.choices(viewer) : [];
  const rest: Omit<TableState, keyof typeof head | 'view'> = {
    entries,
    choices,
    clocks: outcome ? null : live.clock.seenBy(viewer, table.time(now)),
    undo: mine && !outcome && live.canUndo(viewer),
    undoRefused: viewer === SPECTATOR ? null : (match.undoRefusal(viewer)?.refused ?? null),
    redo: mine && !outcome && live.canRedo(viewer),
    bots: live.bots,
    resigned: match.resigned,
    halted: table.row.status === 'halted',
    outcome,
    ...(outcome ? { seed: match.seed } : {}),
  };
  return `${JSON.stringify(head).slice(0, -1)},"view":${live.viewText(viewer)},${JSON.stringify(rest).slice(1)}`;
}

/** Brings a watcher up to date. Without `always` only when there is something it does not know yet. */
export function show(table: Table, watcher: Watcher, now: number, always = false): void {
  const { live } = table;
  if (!live) return;
  const called = calledSeat(live, watcher);
  // Somebody else has to look now: what this screen showed is covered before anybody is called.
  const covered = called !== null && called !== watcher.seat && watcher.seat !== SPECTATOR;
  if (covered) watcher.seat = SPECTATOR;
  const sent = watcher.lastSent.get(watcher.seat) ?? null;
  const count = live.count(watcher.seat);
  const fresh = always || covered || sent !== count;
  if (fresh) {
    watcher.lastSent.set(watcher.seat, count);
    watcher.send(stateText(table, live, watcher.seat, sent, now));
  }
  if (fresh && called !== null && called !== watcher.seat)
    watcher.send(JSON.stringify({ type: 'call', table: table.id, seat: called } satisfies ServerMessage));
}

/** The seat of a shared screen that is asked next. */
export function calledSeat(live: LiveMatch, { hands, seat }: Pick<Watcher, 'hands' | 'seat'>): Seat | null {
  if (hands.length === 0) return null;
  const waiting = live.waitingPeople().filter((each) => hands.includes(each));
  return waiting.includes(seat) ? seat : (waiting[0] ?? null);
}

/** Brings everybody at a table up to date. */
export function showAll(table: Table, now: number, always = false): void {
  for (const watcher of table.watchers) show(table, watcher, now, always);
  table.live?.forgetViews();
}
