import type { Result } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import { type Standing, stillStanding } from '../play/standing.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

interface Listed {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** How tables stand, for a list. */
export async function standingsOf(
  play: Play,
  listed: readonly Listed[],
  reader: string | null,
): Promise<readonly Standing[]> {
  const standings = [];
  for (const each of listed) standings.push(await standingIn(play, each, reader));
  return standings;
}

async function standingIn(play: Play, listed: Listed, reader: string | null): Promise<Standing> {
  const { id, result, started } = listed.row;
  const still = stillStanding(listed);
  if (result !== null) return { ...still, ...(JSON.parse(result) as Result) };
  if (started === null) return still;
  try {
    return (await play.standing(id, reader)) ?? still;
  } catch {
    // A table that cannot be read must not hide the others.
    return still;
  }
}
