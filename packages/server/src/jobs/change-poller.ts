import type { Driver } from '../bots/driver.ts';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Play } from '../play/play.ts';
import type { Notice } from '../store/notices.ts';

const PRESENCE = 30_000;

/** Keeps what is in memory in step with the rows, which other processes write as well. */
export class ChangePoller {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #sockets: Sockets;
  /** When it was last noted that somebody is at a table. */
  readonly #noted = new Map<string, number>();

  constructor(context: ServerContext, play: Play, sockets: Sockets) {
    this.#context = context;
    this.#play = play;
    this.#sockets = sockets;
  }

  /** Another process has done something. */
  heard({ entries = [], tables = [], chat = [], people = [] }: Notice): void {
    for (const id of entries) this.#look(id, false);
    for (const id of tables) this.#look(id, true);
    for (const id of chat) this.#sockets.tellChat(id);
    for (const person of people) this.#sockets.signOut(person);
  }

  #look(id: string, rowsToo: boolean): void {
    void this.#play.follow(id, rowsToo).catch((error) => {
      if (!(error instanceof Fault))
        this.#context.log.warn({ table: id, error: String(error) }, 'a table cannot be read');
    });
  }

  /** This process has changed a table: its watchers are told, and its bots are asked. */
  async changed(id: string, driver: Driver): Promise<void> {
    await this.#play.use(id, async (table) => {
      await this.#play.refresh(table);
      if (table.live) driver.drive(table, table.live);
    });
  }

  /** Compares the tables that are looked at here with the rows, in case a notice got lost. */
  async poll(): Promise<void> {
    const ids = this.#sockets.watched();
    const { db } = this.#context.store;
    for (let at = 0; at < ids.length; at += 200) {
      const some = ids.slice(at, at + 200);
      const rows = await db.selectFrom('tables').select(['id', 'version', 'status']).where('id', 'in', some).execute();
      const lengths = await db
        .selectFrom('entries')
        .select((eb) => ['match', eb.fn.max('n').as('n')])
        .where('match', 'in', some)
        .groupBy('match')
        .execute();
      const length = new Map(lengths.map(({ match, n }) => [match, Number(n)]));
      for (const { id, version, status } of rows)
        await this.#play.use(id, async (table) => {
          const rowsToo = table.row.version !== version || table.row.status !== status;
          const behind = (length.get(id) ?? 0) > (table.live?.length ?? -1) && table.row.started !== null;
          if (rowsToo || behind) await this.#play.refresh(table, rowsToo);
        });
    }
    await this.#notePresence();
  }

  /** Whoever watches is present; noted now and then, so that other processes know it too. */
  async #notePresence(): Promise<void> {
    const now = this.#context.now();
    for (const table of await this.#play.held()) {
      const people = [...new Set([...table.watchers].flatMap(({ person }) => person ?? []))];
      const last = this.#noted.get(table.id) ?? 0;
      if (people.length === 0 || table.row.status !== 'running' || last > now - PRESENCE) continue;
      this.#noted.set(table.id, now);
      await this.#context.store.db
        .updateTable('seats')
        .set({ seen: now })
        .where('match', '=', table.id)
        .where('person', 'in', people)
        .execute();
    }
    for (const id of this.#noted.keys()) if (!this.#play.holds(id)) this.#noted.delete(id);
  }
}
