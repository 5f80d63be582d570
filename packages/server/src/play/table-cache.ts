import type { ServerContext } from '../context.ts';
import { Table } from './table.ts';
import { readTableRows } from './table-rows.ts';

/** The tables in the memory of this process, each at most once. */
export class TableCache {
  readonly #context: ServerContext;
  readonly #tables = new Map<string, Promise<Table>>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Runs `work` in the table's queue, loading the table if necessary; waits for it no longer than `patience`. */
  async withTable<T>(id: string, work: (table: Table) => Promise<T>, patience?: number): Promise<T> {
    for (;;) {
      const opening = this.#open(id);
      const table = await opening;
      // It may have been removed at that very moment; then there must not be two of it.
      if (this.#tables.get(id) !== opening) continue;
      table.used = this.#context.now();
      if (patience !== undefined) return table.enqueueBriefly(() => work(table), patience);
      return table.enqueue(() => work(table));
    }
  }

  async all(): Promise<Table[]> {
    const all = await Promise.allSettled(this.#tables.values());
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  get(id: string): Promise<Table> | undefined {
    return this.#tables.get(id);
  }

  remove(id: string): void {
    this.#forget(id);
    this.#count();
  }

  #open(id: string): Promise<Table> {
    const loaded = this.#tables.get(id);
    if (loaded) return loaded;
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    this.#count();
    opening.catch(() => this.#forget(id));
    return opening;
  }

  async #read(id: string): Promise<Table> {
    // Before it is read: what happens later is told.
    await this.#context.store.notices?.follow(id);
    const { row, seats } = await readTableRows(this.#context, id);
    return new Table(row, seats, this.#context.now());
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    this.#context.store.notices?.unfollow(id);
  }

  #count(): void {
    this.#context.metrics.tables.set(this.#tables.size);
  }
}
