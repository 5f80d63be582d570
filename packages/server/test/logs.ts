import { type Entry, isRefused, longEntry, Match, must, repeatEntry } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { expect } from 'vitest';
import type { Store } from '../src/store/store.ts';
import type { Acknowledged } from './player.ts';

export interface StoredLog {
  readonly match: Match;
  readonly entries: readonly (Entry & { readonly answer: number | null })[];
}

/** Replays a stored log: no gap, no duplicate, every entry within the rules. */
export async function replayLog(store: Store, id: string): Promise<StoredLog> {
  const table = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = await store.db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('n').execute();
  const seats = await store.db.selectFrom('seats').selectAll().where('match', '=', id).execute();
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  const game = gameOf(table.game);
  if (!game) throw new Error(table.game);
  const match = Match.start(game, { options: JSON.parse(table.options), seats: seats.length, seed: table.seed });
  if (isRefused(match)) throw new Error(match.refused.key);
  const entries = rows.map((row) => {
    const entry = must(longEntry(JSON.parse(row.entry)), 'a readable entry');
    const done = repeatEntry(match, entry);
    if (isRefused(done)) throw new Error(`${id}/${row.n}: ${done.refused.key}`);
    return { ...entry, answer: row.answer };
  });
  return { match, entries };
}

/** Every acknowledged answer is in the log, in order, once. */
export function expectAcknowledged(
  entries: StoredLog['entries'],
  acknowledged: readonly Acknowledged[],
  seat: number,
): void {
  const steps = entries.flatMap((entry) =>
    entry.kind === 'step' && entry.seat === seat ? [`${entry.asked}:${entry.answer}`] : [],
  );
  const expected = acknowledged.map(({ decision, index }) => `${decision}:${index}`);
  expect(new Set(steps).size).toBe(steps.length);
  // There may be one more: stored, but the acknowledgement was lost with the process.
  let at = 0;
  for (const one of expected) {
    at = steps.indexOf(one, at) + 1;
    if (at === 0) throw new Error(`acknowledged but lost: ${one} (of seat ${seat})`);
  }
}
