import { isRefused, type Seat } from '@cinderhall/kernel';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { readStored, Unplayable } from '../play/load.ts';
import type { Play } from '../play/play.ts';
import { recordSeat } from '../play/records.ts';
import type { StoredTable } from '../play/replay.ts';
import type { Table } from '../play/table.ts';
import type { Payer } from '../work/fair-queue.ts';
import type { RecordTasks } from './record-task.ts';
import type { RecordWorkers } from './record-workers.ts';

/** Who wants to see a record: of the seat they name, or of their own. */
export interface RecordReader {
  readonly person: string | null;
  readonly payer: Payer;
  readonly seat?: Seat | undefined;
  /** Answered even if much was computed for them lately. */
  readonly unlimited?: boolean;
}

/** Records of matches. They are worked out in threads, and the server itself loads no match for them. */
export class Records {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #workers: RecordWorkers;

  constructor(context: ServerContext, play: Play, workers: RecordWorkers) {
    this.#context = context;
    this.#play = play;
    this.#workers = workers;
  }

  async of<K extends keyof RecordTasks>(
    id: string,
    kind: K,
    reader: RecordReader,
    askedBy: (seat: Seat, table: Table) => RecordTasks[K]['asked'],
  ): Promise<{ readonly seat: Seat; readonly answer: RecordTasks[K]['answer'] }> {
    const { asked, seat, ...table } = await this.#play.withRows(id, (table) => {
      if (table.row.started === null) throw new Fault('table.status');
      const seat = recordSeat(table, reader.person, reader.seat);
      return { row: table.row, seats: table.seats, seat, asked: askedBy(seat, table) };
    });
    return { seat, answer: await this.#answer(table, kind, asked, reader) };
  }

  /** A match as the JSON of a file. One that newer rules cannot replay is still there as it ended. */
  async file(id: string, reader: RecordReader): Promise<Uint8Array> {
    try {
      return (await this.of(id, 'file', reader, (seat) => ({ seat }))).answer;
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      return this.#play.withMatch(id, (_table, live) => {
        if (!live?.match.over) throw error;
        return new TextEncoder().encode(JSON.stringify(live.match.save()));
      });
    }
  }

  async #answer<K extends keyof RecordTasks>(
    table: StoredTable,
    kind: K,
    asked: RecordTasks[K]['asked'],
    reader: RecordReader,
  ): Promise<RecordTasks[K]['answer']> {
    const game = gameIn(this.#context, table.row.game);
    if (!game) throw new Fault('table.older');
    for (let attempt = 1; ; attempt++) {
      const stored = await readStored(this.#context, table);
      const found = await this.#workers.record(reader, game, { kind, stored, asked });
      if (!isRefused(found)) return found;
      if (attempt > 1 || table.row.status === 'over') throw new Unplayable(found.refused);
      // Under newer rules a running match goes on from its last state, or is halted: loading it sees to that.
      await this.#play.withMatch(table.row.id, () => undefined);
    }
  }
}
