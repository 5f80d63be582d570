import type { BotDriver } from '../bots/driver.ts';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Play } from '../play/play.ts';
import type { Notice } from '../store/notices.ts';

const PRESENCE_INTERVAL = 30_000;

/** Keeps tables in memory up to date with the database, which other processes also write to. */
export class ChangePoller {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #sockets: Sockets;
  /** When the presence of people at a table was last stored. */
  readonly #presenceStored = new Map<string, number>();

  constructor(context: ServerContext, play: Play, sockets: Sockets) {
    this.#context = context;
    this.#play = play;
    this.#sockets = sockets;
  }

  onNotice({ entries = [], tables = [], chat = [], sessions = [] }: Notice): void {
    for (const id of entries) this.#refresh(id, false);
    for (const id of tables) this.#refresh(id, true);
    for (const id of chat) this.#sockets.sendChat(id);
    this.#sockets.endSessions(sessions);
  }

  #refresh(id: string, rowsToo: boolean): void {
    void this.#play.refreshIfLoaded(id, rowsToo).catch((error) => {
      if (!(error instanceof Fault))
        this.#context.log.warn({ table: id, error: String(error) }, 'a table cannot be read');
    });
  }

  /** This process has changed a table: updates its watchers and starts its bots. */
  async tableChanged(id: string, driver: BotDriver): Promise<void> {
    await this.#play.withTable(id, async (table) => {
      await this.#play.refresh(table);
      if (table.live) driver.drive(table, table.live);
    });
  }

  /** Compares watched tables with the database, in case a notice was lost. */
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
        await this.#play.withTable(id, async (table) => {
          const rowsToo = table.row.version !== version || table.row.status !== status;
          const behind = (length.get(id) ?? 0) > (table.live?.length ?? -1) && table.row.started !== null;
          if (rowsToo || behind) await this.#play.refresh(table, rowsToo);
        });
    }
    await this.#storePresence();
  }

  /** Stores now and then who is watching, so that other processes know it too. */
  async #storePresence(): Promise<void> {
    const now = this.#context.now();
    for (const table of await this.#play.loadedTables()) {
      const people = [...new Set([...table.watchers].flatMap(({ person }) => person ?? []))];
      const last = this.#presenceStored.get(table.id) ?? 0;
      if (people.length === 0 || table.row.status !== 'running' || last > now - PRESENCE_INTERVAL) continue;
      this.#presenceStored.set(table.id, now);
      await this.#context.store.db
        .updateTable('seats')
        .set({ seen: now })
        .where('match', '=', table.id)
        .where('person', 'in', people)
        .execute();
    }
    for (const id of this.#presenceStored.keys()) if (!this.#play.isLoaded(id)) this.#presenceStored.delete(id);
  }
}
