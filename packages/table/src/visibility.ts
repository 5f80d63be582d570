import { type Entry, must, type Seat } from '@cinderhall/kernel';

/** What is known about an entry besides the entry itself. */
export interface Mark {
  /** An answer among secret ones: only its own seat knows of it. */
  readonly secret: boolean;
  /** It answered a question to several: who was the last to answer is nobody's business. */
  readonly joint: boolean;
}

/**
 * Who knows of which entries. The number that clients count by is not the length of the log: that would tell when
 * somebody answers in secret. Each seat counts the entries that it may know of; −1 are the spectators.
 */
export class Visibility {
  readonly #entries: Entry[] = [];
  readonly #marks: Mark[] = [];
  /** How many at the beginning nobody can tell anything about any more. */
  #skipped = 0;
  /** For each viewer the places of the entries it knows of; spectators first. */
  readonly #known: number[][];
  /** For each step whether it was taken back since, and by which entry. */
  readonly #undoneBy = new Map<number, number>();
  /** The other way round. */
  readonly #undoes = new Map<number, number>();

  constructor(seats: number) {
    this.#known = Array.from({ length: seats + 1 }, () => []);
  }

  add(entry: Entry, mark: Mark): void {
    const at = this.#entries.length;
    this.#entries.push(entry);
    this.#marks.push(mark);
    for (const [i, known] of this.#known.entries())
      if (!mark.secret || ('seat' in entry && entry.seat === i - 1)) known.push(at);
    if (entry.kind === 'undo') this.#takeBack(entry.seat, at);
  }

  /** Entries from before an upgrade of the rules: nobody can tell any more what they were. */
  skip(entry: Entry): void {
    this.#entries.push(entry);
    this.#marks.push({ secret: true, joint: false });
    this.#skipped += 1;
  }

  #takeBack(seat: Seat, by: number): void {
    for (let at = by - 1; at >= 0; at--) {
      const entry = must(this.#entries[at]);
      const step = entry.kind === 'step' || entry.kind === 'redo';
      if (!step || entry.seat !== seat || this.#undoneBy.has(at)) continue;
      this.#undoneBy.set(at, by);
      this.#undoes.set(by, at);
      return;
    }
  }

  count(viewer: Seat): number {
    return this.#of(viewer).length;
  }

  /** The places of the entries after the first `n`, without those that were taken back meanwhile. */
  since(viewer: Seat, n: number): { readonly at: number; readonly n: number }[] {
    const known = this.#of(viewer);
    const first = known[n];
    if (first === undefined) return [];
    const later: { at: number; n: number }[] = [];
    for (let i = n; i < known.length; i++) {
      const at = must(known[i]);
      if (!this.#cancelled(at, first)) later.push({ at, n: i + 1 });
    }
    return later;
  }

  /** The places of all entries that still stand. */
  settled(viewer: Seat): number[] {
    return this.since(viewer, 0).map(({ at }) => at);
  }

  /** The places of all entries that still stand, whoever knows of them. */
  everything(): number[] {
    return this.#entries.flatMap(({ kind }, at) =>
      at < this.#skipped || kind === 'undo' || this.#undoneBy.has(at) ? [] : [at],
    );
  }

  /** The place of the last entry that a viewer knows of. */
  last(viewer: Seat): number | null {
    return this.#of(viewer).at(-1) ?? null;
  }

  markOf(at: number): Mark {
    return must(this.#marks[at]);
  }

  /** A step that was taken back, or the taking back of a step that the viewer has not seen. */
  #cancelled(at: number, first: number): boolean {
    if (this.#undoneBy.has(at)) return true;
    if (must(this.#entries[at]).kind !== 'undo') return false;
    return (this.#undoes.get(at) ?? -1) >= first;
  }

  #of(viewer: Seat): number[] {
    return must(this.#known[viewer + 1]);
  }
}
