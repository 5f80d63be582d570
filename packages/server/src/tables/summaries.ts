import type { TableSummary } from '@cinderhall/protocol';
import { faultOf } from '../errors.ts';
import { readResult } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import { summaryOfResult, summaryWithoutMatch } from '../play/summary.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

interface Listed {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Adds a summary to each table of a list. */
export async function withSummaries<L extends Listed>(
  play: Play,
  listed: readonly L[],
  reader: string | null,
): Promise<readonly (L & { readonly summary: TableSummary })[]> {
  const all = [];
  let lost = false;
  for (const each of listed) {
    const summary: TableSummary | null = lost ? null : await summaryIn(play, each, reader);
    // One table that cannot be waited for is enough to know about the others.
    lost ||= summary === null;
    all.push({ ...each, summary: summary ?? summaryWithoutMatch(each) });
  }
  return all;
}

/** Null if the database or the table does not answer. */
async function summaryIn(play: Play, listed: Listed, reader: string | null): Promise<TableSummary | null> {
  const { id, result, started } = listed.row;
  if (result !== null) return summaryOfResult(listed, readResult(result));
  const without = summaryWithoutMatch(listed);
  if (started === null) return without;
  try {
    return (await play.summary(id, reader)) ?? without;
  } catch (error) {
    if (faultOf(error).code === 'store.lost') return null;
    // A table that cannot be read must not hide the others.
    return without;
  }
}
