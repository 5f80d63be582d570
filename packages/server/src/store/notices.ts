import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import Type, { type Static } from 'typebox';
import { jsonReader } from './json.ts';
import { listener } from './postgres.ts';

/** A notice to the other processes: new entries, changed tables, new chat lines, sessions that ended. */
export type Notice = Omit<Static<typeof SentNotice>, 'from'>;

const ids = Type.Optional(Type.Array(Type.String()));
const SentNotice = Type.Object({
  entries: ids,
  tables: ids,
  chat: ids,
  sessions: ids,
  /** The process that sent it. */
  from: Type.Optional(Type.String()),
});
const readNotice = jsonReader(SentNotice);

export const CHANNEL = 'cinderhall';
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;

/** Listens for notices of other processes, and reconnects after a lost connection. */
export class Notices {
  readonly #address: string;
  readonly #onNotice: (notice: Static<typeof SentNotice>) => void;
  /** Called when notices may have been missed. */
  readonly #onMissed: () => void;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(address: string, heard: (notice: Static<typeof SentNotice>) => void, missed: () => void) {
    this.#address = address;
    this.#onNotice = heard;
    this.#onMissed = missed;
  }

  async open(): Promise<void> {
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = listener(this.#address);
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.#read(payload ?? ''));
    client.on('end', () => {
      if (!this.#closed && this.#client === client) void this.#reconnect();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    for (let wait = FIRST_WAIT; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await sleep(wait, undefined, { ref: false });
      if (this.#closed) return;
      try {
        await this.#connect();
        this.#onMissed();
        return;
      } catch {
        // Tried again after a longer wait.
      }
    }
  }

  #read(payload: string): void {
    try {
      this.#onNotice(readNotice(payload));
    } catch {
      this.#onMissed();
    }
  }
}
