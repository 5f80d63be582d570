import { type Entry, must, type Seat } from '@cinderhall/kernel';

/** Who may know what about an entry. */
export interface Mark {
  /** An answer among secret ones: only its own seat knows of it. */
  readonly secret: boolean;
  /** It answers a decision of several seats: who was the last to answer is secret. */
  readonly joint: boolean;
}

/** What is kept of an entry: the same object for all that are alike, because a match has hundreds of them. */
interface Trace extends Mark {
  readonly kind: Entry['kind'];
  /** −1 for none. */
  readonly seat: Seat;
  readonly skipped: boolean;
}

/**
 * Who knows of which entries. The count that clients see is not the length of the log: that would reveal secret answers.
 * Each seat counts the entries that it may know of; −1 are the spectators.
 */
export class Visibility {
  readonly #traces: Trace[] = [];
  readonly #kinds = new Map<string, Trace>();
  /** How many entries each viewer knows of; spectators first. */
  readonly #counts: number[];
  /** For each undone step the entry that undid it. */
  readonly #undoneBy = new Map<number, number>();
  /** For each undo the first step that it undid. */
  readonly #undoes = new Map<number, number>();

  constructor(seats: number) {
    this.#counts = Array.from({ length: seats + 1 }, () => 0);
  }

  add(entry: Entry, mark: Mark): void {
    this.#push(entry, mark, false);
    for (let viewer = -1; viewer < this.#counts.length - 1; viewer++)
      if (this.#knows(viewer, this.#traces.length - 1)) this.#counts[viewer + 1] = this.count(viewer) + 1;
    if (entry.kind === 'undo') this.#takeBack(entry, this.#traces.length - 1);
  }

  /** Adds an entry from before an upgrade of the rules: it cannot be replayed, so nobody sees it. */
  skip(entry: Entry): void {
    this.#push(entry, { secret: true, joint: false }, true);
  }

  #push(entry: Entry, { secret, joint }: Mark, skipped: boolean): void {
    const trace: Trace = { kind: entry.kind, seat: 'seat' in entry ? entry.seat : -1, secret, joint, skipped };
    const key = JSON.stringify(trace);
    const same = this.#kinds.get(key) ?? trace;
    this.#kinds.set(key, same);
    this.#traces.push(same);
  }

  #knows(viewer: Seat, at: number): boolean {
    const { secret, seat, skipped } = must(this.#traces[at]);
    return !skipped && (!secret || (seat === viewer && seat >= 0));
  }

  #takeBack({ seat, steps }: Extract<Entry, { kind: 'undo' }>, by: number): void {
    let left = steps;
    for (let at = by - 1; at >= 0 && left > 0; at--) {
      const { kind, seat: actor } = must(this.#traces[at]);
      const step = kind === 'step' || kind === 'redo';
      // A single step is the last one of its seat: others may have answered in secret meanwhile.
      if (!step || (steps === 1 && actor !== seat) || this.#undoneBy.has(at)) continue;
      this.#undoneBy.set(at, by);
      this.#undoes.set(by, at);
      left -= 1;
    }
  }

  count(viewer: Seat): number {
    return must(this.#counts[viewer + 1]);
  }

  /** The indexes of the entries after the first `n`, without those that were undone. */
  since(viewer: Seat, n: number): { readonly at: number; readonly n: number }[] {
    const later: { at: number; n: number }[] = [];
    // From the end: it is nearly always the last few that are asked for.
    for (let at = this.#traces.length - 1, number = this.count(viewer); number > n; at--)
      if (this.#knows(viewer, at)) later.push({ at, n: number-- });
    const first = later.at(-1)?.at ?? 0;
    return later.reverse().filter(({ at }) => !this.#cancelled(at, first));
  }

  /** The indexes of the entries that a viewer knows of and that were not undone. */
  settled(viewer: Seat): number[] {
    return this.since(viewer, 0).map(({ at }) => at);
  }

  /** The indexes of all entries that were not undone. */
  everything(): number[] {
    return this.#traces.flatMap(({ kind, skipped }, at) =>
      skipped || kind === 'undo' || this.#undoneBy.has(at) ? [] : [at],
    );
  }

  /** The index of the last entry that a viewer knows of. */
  last(viewer: Seat): number | null {
    for (let at = this.#traces.length - 1; at >= 0; at--) if (this.#knows(viewer, at)) return at;
    return null;
  }

  /** The number that the first step which an undo took back has for a viewer. */
  undoneFrom(viewer: Seat, at: number): number {
    const first = must(this.#undoes.get(at));
    if (!this.#knows(viewer, first)) return 0;
    let number = 1;
    for (let before = 0; before < first; before++) if (this.#knows(viewer, before)) number += 1;
    return number;
  }

  markOf(at: number): Mark {
    return must(this.#traces[at]);
  }

  /** An undone step, or the undo of a step that the viewer has not seen. */
  #cancelled(at: number, first: number): boolean {
    if (this.#undoneBy.has(at)) return true;
    if (must(this.#traces[at]).kind !== 'undo') return false;
    return (this.#undoes.get(at) ?? -1) >= first;
  }
}
