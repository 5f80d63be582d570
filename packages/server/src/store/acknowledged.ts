import { readFileSync, writeFileSync } from 'node:fs';
import { isRecord } from '@cinderhall/kernel';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Store } from './store.ts';

/** Where the writer notes, beside the SQLite file, how many entries it has acknowledged. */
export const acknowledgedFile = (database: string): string => `${database}-acknowledged`;

/** By which the note knows its database: another one may have been put in its place. */
export const STORE_ID = 'store-id';

/**
 * How many entries are missing that were acknowledged. SQLite itself does not notice if its write-ahead log was cut or
 * lost: it goes on from what is left.
 */
export async function missingEntries(store: Store, file: string): Promise<number> {
  const id = await store.metaValue(STORE_ID, newId);
  const { rows } = await sql<{ last: number | null }>`select max(rowid) as last from entries`.execute(store.db);
  const there = Number(rows[0]?.last ?? 0);
  const noted = readNote(file);
  return noted?.store === id ? Math.max(0, noted.entries - there) : 0;
}

/** The loss was reported: from now on what is there counts. */
export async function acceptLoss(store: Store, file: string): Promise<void> {
  const id = await store.metaValue(STORE_ID, newId);
  const { rows } = await sql<{ last: number | null }>`select max(rowid) as last from entries`.execute(store.db);
  writeFileSync(file, `${JSON.stringify({ store: id, entries: Number(rows[0]?.last ?? 0) })}\n`);
}

function readNote(file: string): { readonly store: string; readonly entries: number } | null {
  try {
    const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(note) || typeof note.store !== 'string' || typeof note.entries !== 'number') return null;
    return { store: note.store, entries: note.entries };
  } catch {
    // There is none yet, or the power failed while it was written.
    return null;
  }
}
