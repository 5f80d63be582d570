import { type Entry, must, type Seat } from '@cinderhall/kernel';

/** Who may know what about an entry. */
export interface Mark {
  /** An answer among secret ones: only its own seat knows of it. */
  readonly secret: boolean;
  /** It answers a decision of several seats: who was the last to answer is secret. */
  readonly joint: boolean;
}

/**
 * Who knows of which entries. The count that clients see is not the length of the log: that would reveal secret answers.
 * Each seat counts the entries that it may know of; −1 are the spectators.
 */
export class Visibility {
  readonly #entries: Entry[] = [];
  readonly #marks: Mark[] = [];
  /** The number of skipped entries at the beginning. */
  #skipped = 0;
  /** For each viewer the indexes of the entries it knows of; spectators first. */
  readonly #known: number[][];
  /** For each undone step the entry that undid it. */
  readonly #undoneBy = new Map<number, number>();
  /** For each undo the step that it undid. */
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

  /** Adds an entry from before an upgrade of the rules: it cannot be replayed, so nobody sees it. */
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

  /** The indexes of the entries after the first `n`, without those that were undone. */
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

  /** The indexes of the entries that a viewer knows of and that were not undone. */
  settled(viewer: Seat): number[] {
    return this.since(viewer, 0).map(({ at }) => at);
  }

  /** The indexes of all entries that were not undone. */
  everything(): number[] {
    return this.#entries.flatMap(({ kind }, at) =>
      at < this.#skipped || kind === 'undo' || this.#undoneBy.has(at) ? [] : [at],
    );
  }

  /** The index of the last entry that a viewer knows of. */
  last(viewer: Seat): number | null {
    return this.#of(viewer).at(-1) ?? null;
  }

  markOf(at: number): Mark {
    return must(this.#marks[at]);
  }

  /** An undone step, or the undo of a step that the viewer has not seen. */
  #cancelled(at: number, first: number): boolean {
    if (this.#undoneBy.has(at)) return true;
    if (must(this.#entries[at]).kind !== 'undo') return false;
    return (this.#undoes.get(at) ?? -1) >= first;
  }

  #of(viewer: Seat): number[] {
    return must(this.#known[viewer + 1]);
  }
}
