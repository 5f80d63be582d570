import { type Seat, shortEntry } from '@cinderhall/kernel';
import { type TableSettings, usualSettings } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Play } from '../play/play.ts';
import { matchAt, recordSeat } from '../play/records.ts';
import { createFromLog, type ImportedMatch } from './import.ts';

export interface Fork {
  /** The number of entries that the seat knows of to keep. */
  readonly at: number;
  readonly seat: Seat;
  readonly standIn?: TableSettings['standIn'];
}

/** Continues a finished match from an earlier entry as a new table of one person and bots. */
export async function fork(
  context: ServerContext,
  play: Play,
  id: string,
  person: string,
  wish: Fork,
): Promise<string> {
  const { at, seat, standIn = usualSettings.standIn } = wish;
  const forked = await play.withTable(id, async (table): Promise<ImportedMatch> => {
    await play.refresh(table);
    const { live, row } = table;
    if (!live || row.status !== 'over') throw new Fault('table.status');
    recordSeat(table, person, seat);
    // Entries before an upgrade of the rules cannot be replayed.
    if (live.match.history.some(({ entry }) => entry.kind === 'upgrade')) throw new Fault('import.partly');
    const { match } = await matchAt(context, table, live, seat, Math.min(at, live.settled(seat).length));
    if (match.position.over) throw Fault.refused({ key: 'refused.over' });
    // Resignations and hand-overs do not carry over.
    const played = match.history.filter(({ entry }) => entry.kind !== 'resign' && entry.kind !== 'handover');
    return {
      game: match.game,
      options: match.options,
      seed: match.seed,
      owner: person,
      seats: table.seats.map((_, each) =>
        each === seat ? { kind: 'person', person, level: null } : { kind: 'bot', person: null, level: standIn },
      ),
      log: played.map(({ entry }) => JSON.stringify(shortEntry(entry))),
      time: played.at(-1)?.entry.time ?? 0,
      over: false,
      standIn,
    };
  });
  return createFromLog(context, forked);
}
