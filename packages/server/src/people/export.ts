import { Readable } from 'node:stream';
import type { Person } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Play } from '../play/play.ts';
import type { RecordReader, Records } from '../records/records.ts';

const MAX_MATCHES = 500;
/** So much is made ahead of what is read. */
const AHEAD = 64 << 10;

/** Hands out all data of a person: what they wrote, and their matches as files. */
export class Exports {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #records: Records;
  /** Whose data are being handed out now. */
  readonly #running = new Set<string>();

  constructor(context: ServerContext, play: Play, records: Records) {
    this.#context = context;
    this.#play = play;
    this.#records = records;
  }

  /** Each match is worked out once the one before it was read: however many there are, one is in memory. */
  of(person: Person): Readable {
    if (this.#running.has(person.id)) throw new Fault('request.rate');
    this.#running.add(person.id);
    const stream = Readable.from(this.#parts(person), { objectMode: false, highWaterMark: AHEAD });
    stream.once('close', () => this.#running.delete(person.id));
    return stream;
  }

  async *#parts(person: Person): AsyncGenerator<Buffer> {
    const { db } = this.#context.store;
    const { id } = person;
    const seats = await db.selectFrom('seats').select('match').where('person', '=', id).limit(MAX_MATCHES).execute();
    const chat = await db.selectFrom('chat').select(['match', 'line', 'text', 'at']).where('person', '=', id).execute();
    const rows = await db.selectFrom('blocks').select('blocked').where('person', '=', id).execute();
    const about = { person, chat, blocks: rows.map(({ blocked }) => blocked) };
    yield Buffer.from(`${JSON.stringify(about).slice(0, -1)},"matches":[`);
    let first = true;
    for (const match of new Set(seats.map((seat) => seat.match))) {
      if (!first) yield Buffer.from(',');
      first = false;
      yield* this.#match(id, match);
    }
    yield Buffer.from(']}');
  }

  async *#match(person: string, table: string): AsyncGenerator<Buffer> {
    const about = await this.#play.withRows(table, ({ row: { game, status } }) => ({ table, game, status }));
    const text = JSON.stringify(about);
    // What is one's own is handed out whatever it takes, and counted afterwards.
    const reader = { person, payer: { person }, unlimited: true };
    const record = about.status === 'open' ? null : await this.#record(table, reader);
    if (!record) return yield Buffer.from(text);
    yield Buffer.from(`${text.slice(0, -1)},"record":`);
    yield Buffer.from(record.buffer, record.byteOffset, record.byteLength);
    yield Buffer.from('}');
  }

  async #record(table: string, reader: RecordReader): Promise<Uint8Array | null> {
    try {
      return await this.#records.file(table, reader);
    } catch (error) {
      // One match that cannot be loaded must not prevent the export.
      if (error instanceof Fault) return null;
      throw error;
    }
  }
}
