import type { Seat } from '@cinderhall/kernel';
import { type TableSettings, usualSettings } from '@cinderhall/protocol';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Records } from '../records/records.ts';
import { objectIn } from '../store/json.ts';
import type { TableRow } from '../store/schema.ts';
import type { Payer } from '../work/fair-queue.ts';
import { createFromLog } from './import.ts';

export interface Fork {
  /** The number of entries that the seat knows of to keep. */
  readonly at: number;
  readonly seat: Seat;
  readonly standIn?: TableSettings['standIn'];
}

/** Continues a finished match from an earlier entry as a new table of one person and bots. */
export async function fork(
  context: ServerContext,
  records: Records,
  id: string,
  person: string,
  payer: Payer,
  { at, seat, standIn = usualSettings.standIn }: Fork,
): Promise<string> {
  let row: TableRow | undefined;
  let seatCount = 0;
  const { answer } = await records.of(id, 'beginning', { person, payer, seat }, (of, table) => {
    if (table.row.status !== 'over') throw new Fault('table.status');
    row = table.row;
    seatCount = table.seats.length;
    return { seat: of, at };
  });
  const game = row && gameIn(context, row.game);
  if (!row || !game) throw new Fault('table.game');
  if (!answer.whole) throw new Fault('import.partly');
  if (answer.over) throw Fault.refused({ key: 'refused.over' });
  return createFromLog(context, {
    game,
    options: objectIn(row.options),
    seed: row.seed,
    owner: person,
    seats: Array.from({ length: seatCount }, (_, each) =>
      each === seat ? { kind: 'person', person, level: null } : { kind: 'bot', person: null, level: standIn },
    ),
    log: answer.log,
    time: answer.time,
    over: false,
    standIn,
  });
}
