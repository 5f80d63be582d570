import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { listener } from './postgres.ts';

/** What a process tells the others: there are new entries, changed tables or chat lines, or people whose sessions ended. */
export interface Notice {
  readonly entries?: readonly string[];
  readonly tables?: readonly string[];
  readonly chat?: readonly string[];
  readonly people?: readonly string[];
}

export const CHANNEL = 'cinderhall';
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;

/** Listens for notices of other processes, and comes back after every lost connection. */
export class Notices {
  readonly #address: string;
  readonly #heard: (notice: Notice & { readonly from?: string }) => void;
  /** Notices may have been missed: whoever holds anything looks for himself. */
  readonly #missed: () => void;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(address: string, heard: (notice: Notice & { readonly from?: string }) => void, missed: () => void) {
    this.#address = address;
    this.#heard = heard;
    this.#missed = missed;
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
      if (!this.#closed && this.#client === client) void this.#again();
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

  async #again(): Promise<void> {
    this.#client = null;
    for (let wait = FIRST_WAIT; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await sleep(wait, undefined, { ref: false });
      if (this.#closed) return;
      try {
        await this.#connect();
        this.#missed();
        return;
      } catch {
        // Not yet.
      }
    }
  }

  #read(payload: string): void {
    try {
      this.#heard(JSON.parse(payload) as Notice);
    } catch {
      this.#missed();
    }
  }
}
