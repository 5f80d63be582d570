import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { listener as newClient } from '../store/postgres.ts';
import type { Channel, Listener, Parcel } from './channel.ts';

const PREFIX = 'cinderhall_';
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** A connection that does not answer for so long is given up. */
const PATIENCE = 5_000;

/** LISTEN and NOTIFY, on a connection of its own, which is opened again after it was lost. */
export class PostgresChannel implements Channel {
  readonly #address: string;
  readonly #topics = new Set<string>();
  #listener: Listener | null = null;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    await this.#connect();
  }

  async listen(topic: string): Promise<void> {
    this.#topics.add(topic);
    // Without a connection it is listened to with the next one.
    await this.#ask(`listen ${PREFIX}${topic}`);
  }

  async unlisten(topic: string): Promise<void> {
    this.#topics.delete(topic);
    await this.#ask(`unlisten ${PREFIX}${topic}`);
  }

  /** One statement for all: every transaction that notifies waits for a lock of the whole database. */
  async send(parcels: readonly Parcel[]): Promise<void> {
    const values = [parcels.map(({ topic }) => PREFIX + topic), parcels.map(({ text }) => text)];
    const query = 'select pg_notify(topic, said) from unnest($1::text[], $2::text[]) as parcel (topic, said)';
    await this.#ask(query, values);
  }

  /** A statement that may fail. One that hangs must not keep back all that come after it. */
  async #ask(query: string, values?: unknown[]): Promise<void> {
    const client = this.#client;
    if (!client) return;
    await inTime(client, client.query(query, values)).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    if (client) await inTime(client, client.end()).catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = newClient(this.#address);
    client.on('error', (error) => this.#listener?.failed(error));
    client.on('notification', ({ channel, payload }) => {
      if (channel.startsWith(PREFIX))
        this.#listener?.heard({ topic: channel.slice(PREFIX.length), text: payload ?? '' });
    });
    client.on('end', () => {
      if (!this.#closed && this.#client === client) void this.#reconnect();
    });
    try {
      await client.connect();
      for (const topic of this.#topics) await inTime(client, client.query(`listen ${PREFIX}${topic}`));
    } catch (error) {
      giveUp(client);
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
        this.#listener?.missed();
        return;
      } catch {
        // Tried again after a longer wait.
      }
    }
  }
}

async function inTime(client: pg.Client, work: Promise<unknown>): Promise<void> {
  const late = setTimeout(() => giveUp(client), PATIENCE);
  try {
    await work;
  } finally {
    clearTimeout(late);
  }
}

/** Ends a connection without a word: a polite end would wait for an answer. */
function giveUp(client: pg.Client): void {
  client.connection.stream.destroy();
}
