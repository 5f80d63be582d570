/** Names in the order in which they came up, each with its place. */
export class Vocabulary {
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();

  constructor(names: readonly string[] = []) {
    for (const name of names) this.place(name);
  }

  /** The place of a name; a new one comes last. */
  place(name: string): number {
    let at = this.#places.get(name);
    if (at === undefined) {
      at = this.names.length;
      this.#places.set(name, at);
      this.names.push(name);
    }
    return at;
  }

  get size(): number {
    return this.names.length;
  }
}

/** Some numbers by the places of their names; a place that comes twice counts twice. */
export interface Sparse {
  readonly places: number[];
  readonly amounts: number[];
}

export const newSparse = (): Sparse => ({ places: [], amounts: [] });

/** A list of numbers that has room for whatever place comes. */
export class Growing {
  values = new Float64Array(256);

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  add(place: number, n: number): void {
    this.reserve(place + 1);
    this.values[place] = (this.values[place] as number) + n;
  }

  reserve(size: number): void {
    if (size <= this.values.length) return;
    const more = new Float64Array(Math.max(size, this.values.length * 2));
    more.set(this.values);
    this.values = more;
  }
}
