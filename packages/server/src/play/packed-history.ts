import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AppliedEntry, Match } from '@cinderhall/kernel';

/** So many entries are packed together, and as many of the latest are never packed. */
const BLOCK = 8;
/** The quickest: what is repeated in events, it finds as well. */
const LEVEL = 1;

/** Reads packed blocks. Opening a table reads one block after another, so it is enough to keep the last one. */
class Reader {
  #last: string | null = null;
  #entries: readonly AppliedEntry[] = [];

  read(block: string): readonly AppliedEntry[] {
    if (this.#last !== block) {
      this.#entries = JSON.parse(inflateRawSync(Buffer.from(block, 'latin1')).toString('utf8'));
      this.#last = block;
    }
    return this.#entries;
  }
}

/** An entry of a packed block. */
class PackedEntry implements AppliedEntry {
  readonly #block: string;
  readonly #place: number;
  readonly #reader: Reader;

  constructor(block: string, place: number, reader: Reader) {
    this.#block = block;
    this.#place = place;
    this.#reader = reader;
  }

  get entry() {
    return this.#applied().entry;
  }

  get events() {
    return this.#applied().events;
  }

  #applied(): AppliedEntry {
    const applied = this.#reader.read(this.#block)[this.#place];
    if (!applied) throw new Error('a packed entry is missing');
    return applied;
  }
}

/**
 * Keeps the older part of histories compressed. Events are a great part of a match in memory, and are only read when
 * somebody opens its table.
 */
export class HistoryPacker {
  readonly #reader = new Reader();

  pack({ history }: Match): void {
    for (let from = firstUnpacked(history); history.length - from >= 2 * BLOCK; from += BLOCK) {
      const entries = history.slice(from, from + BLOCK);
      // As a string of bytes: a buffer would keep the whole chunk that it was written to.
      const block = deflateRawSync(JSON.stringify(entries), { level: LEVEL }).toString('latin1');
      for (let i = 0; i < BLOCK; i++) history[from + i] = new PackedEntry(block, i, this.#reader);
    }
  }
}

function firstUnpacked(history: readonly AppliedEntry[]): number {
  let first = history.length - (history.length % BLOCK);
  while (first > 0 && !(history[first - 1] instanceof PackedEntry)) first -= BLOCK;
  return first;
}
