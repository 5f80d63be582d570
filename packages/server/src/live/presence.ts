import type { ServerContext } from '../context.ts';
import type { Present } from '../notices/notice.ts';
import type { Play } from '../play/play.ts';
import { isWatching, presentOf, sendPresence } from '../play/presence.ts';
import type { Table } from '../play/table.ts';
import { yieldToEventLoop } from '../work/yield-to-event-loop.ts';

const SEEN_AT_ONCE = 100;

/** Who is at which table, on all processes. Each tells the others when somebody comes to it or leaves it. */
export class Presence {
  readonly #context: ServerContext;
  readonly #play: Play;

  constructor(context: ServerContext, play: Play) {
    this.#context = context;
    this.#play = play;
  }

  /** Somebody has come to a table, or left it, on this process. */
  changed(table: Table, person: string | null, came: boolean): void {
    sendPresence(table);
    // The first one here does not know yet who is elsewhere.
    const ask = came && table.watchers.size === 1;
    this.#context.store.notify({ presence: [presentOf(table, ask)] });
    if (person !== null && (came || !isWatching(table, person))) void this.#storeSeen(table, person);
  }

  /** Another process tells who is at a table there. */
  async heard(present: Present, from: string): Promise<void> {
    const table = await this.#play.loadedTable(present.table);
    if (!table) return;
    if (present.people.length + present.others > 0) table.elsewhere.set(from, present);
    else table.elsewhere.delete(from);
    sendPresence(table);
    if (present.ask && table.watchers.size > 0) this.#context.store.notify({ presence: [presentOf(table, false)] });
  }

  /** Asks who is at these tables on other processes. */
  async askAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const table = await this.#play.loadedTable(id);
      if (table) this.#context.store.notify({ presence: [presentOf(table, true)] });
    }
  }

  /** Somebody who is still there counts as present on every process, even on one that hears of nobody. */
  async storeAllSeen(ids: readonly string[]): Promise<void> {
    const here: { readonly match: string; readonly person: string }[] = [];
    for (const match of ids) {
      const table = await this.#play.loadedTable(match);
      for (const person of table ? presentOf(table, false).people : []) here.push({ match, person });
    }
    const { store } = this.#context;
    for (let at = 0; at < here.length; at += SEEN_AT_ONCE) {
      const some = here.slice(at, at + SEEN_AT_ONCE);
      await store.db
        .updateTable('seats')
        .set({ seen: this.#context.now() })
        .where((eb) => eb.or(some.map((each) => eb.and(each))))
        .execute();
      await yieldToEventLoop();
    }
  }

  /** A process has ended, and with it its connections. */
  async gone(name: string): Promise<void> {
    for (const table of await this.#play.loadedTables()) if (table.elsewhere.delete(name)) sendPresence(table);
  }

  /** When somebody was last here: somebody who is away for long can be replaced by a bot. */
  async #storeSeen({ id, seats }: Table, person: string): Promise<void> {
    if (!seats.some((seat) => seat.person === person)) return;
    const { db } = this.#context.store;
    const update = db.updateTable('seats').set({ seen: this.#context.now() });
    await update
      .where('match', '=', id)
      .where('person', '=', person)
      .execute()
      .catch(() => undefined);
  }
}
