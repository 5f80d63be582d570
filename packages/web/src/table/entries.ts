import type { GameEvent, GameState, Ref, Seat } from '@cinderhall/kernel';
import type { GameTable } from '../games/types.ts';
import type { VisibleEntry } from '../protocol.ts';

/** The log with new entries added. Entries that were undone are removed. */
export function mergeEntries(log: readonly VisibleEntry[], fresh: readonly VisibleEntry[]): VisibleEntry[] {
  const first = fresh[0]?.n ?? Number.POSITIVE_INFINITY;
  let all = log.filter(({ n }) => n < first);
  for (const moment of fresh) {
    if (moment.kind === 'undo') all = withoutUndone(all, moment);
    else all.push(moment);
  }
  return all;
}

function withoutUndone(log: readonly VisibleEntry[], { seat, from }: VisibleEntry): VisibleEntry[] {
  const isStep = ({ kind }: VisibleEntry): boolean => kind === 'step' || kind === 'redo';
  const last = log.findLastIndex((entry) => isStep(entry) && entry.seat === seat);
  return log.filter((entry, i) => (from === undefined ? i !== last : !isStep(entry) || entry.n < from));
}

/** So many entries are shown to somebody who plays alone. */
const SOLO_ENTRIES = 6;

/** The entries since the seat's last turn, including its own steps of the present one. */
export function sinceMyTurn(log: readonly VisibleEntry[], seat: Seat): readonly VisibleEntry[] {
  let from = log.length - 1;
  while (from >= 0 && log[from]?.seat === seat) from--;
  // Alone at the table everything after the set-up is part of one's own steps.
  if (from < 0 || log[from]?.kind === 'setup') return log.slice(-SOLO_ENTRIES);
  while (from >= 0 && log[from]?.seat !== seat) from--;
  return log.slice(from + 1);
}

/** The things an event is about, as the game says; otherwise the cards it names. */
export function refsOf(
  event: GameEvent,
  { eventRefs }: Pick<GameTable, 'eventRefs'> = {},
  view: GameState | null = null,
): readonly Ref[] {
  if (eventRefs) return eventRefs(event, view);
  const refs: Ref[] = [];
  for (const name of ['card', 'over', 'of', 'by', 'enemy', 'onto']) {
    const card = event[name];
    if (typeof card === 'number' && card >= 0) refs.push(`card:${card}`);
  }
  return refs;
}

/** What has changed for somebody, in the game's own numbers. */
export interface Change {
  readonly seat: Seat;
  readonly numbers: readonly (readonly [name: string, by: number])[];
}

/** How the numbers of each seat differ between two views. */
export function changesOf(
  tally: (view: GameState) => { readonly [name: string]: readonly number[] },
  before: GameState,
  now: GameState,
): Change[] {
  const old = tally(before);
  const seats = new Map<Seat, [string, number][]>();
  for (const [name, row] of Object.entries(tally(now)))
    for (const [seat, n] of row.entries()) {
      const by = n - (old[name]?.[seat] ?? n);
      if (by !== 0) seats.set(seat, [...(seats.get(seat) ?? []), [name, by]]);
    }
  return [...seats].sort(([a], [b]) => a - b).map(([seat, numbers]) => ({ seat, numbers }));
}
