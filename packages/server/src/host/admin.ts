import { games } from '@cinderhall/registry';
import { pino } from 'pino';
import { type Config, readConfig, usualTiming } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { RateCounts } from '../http/rate-counts.ts';
import { newSeed } from '../ids.ts';
import { Buckets } from '../live/bucket.ts';
import { Metrics } from '../metrics.ts';
import { erase } from '../people/people.ts';
import { Play } from '../play/play.ts';
import type { TableStatus } from '../store/schema.ts';
import { Store } from '../store/store.ts';
import { leaveAll } from '../tables/departure.ts';
import { withLockedTable } from '../tables/locked-table.ts';
import { Slices } from '../work/slices.ts';
import { Spending } from '../work/spending.ts';

/** What only the host may do, on the command line. It works on the database, whether the server runs or not. */
export class Admin {
  readonly #store: Store;

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open({ data, database }: Pick<Config, 'data' | 'database'>): Promise<Admin> {
    return new Admin(await Store.open({ data, address: database }));
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async stats() {
    const { db } = this.#store;
    const count = async (name: 'people' | 'sessions' | 'entries' | 'reports'): Promise<number> => {
      const row = await db
        .selectFrom(name)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(row.n);
    };
    const statuses = await db
      .selectFrom('tables')
      .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute();
    return {
      database: this.#store.kind,
      people: await count('people'),
      sessions: await count('sessions'),
      entries: await count('entries'),
      reports: await count('reports'),
      tables: Object.fromEntries(statuses.map(({ status, n }) => [status, Number(n)])),
    };
  }

  reports() {
    return this.#store.db
      .selectFrom('reports')
      .select(['id', 'kind', 'person', 'match', 'about', 'at'])
      .orderBy('at', 'desc')
      .limit(200)
      .execute();
  }

  /** A report with its text, which for an error in a game is the whole match with its seed. */
  report(id: string) {
    return this.#store.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  }

  tables(status: TableStatus) {
    return this.#store.db
      .selectFrom('tables')
      .select(['id', 'game', 'owner', 'created', 'started', 'ended'])
      .where('status', '=', status)
      .orderBy('created', 'desc')
      .limit(200)
      .execute();
  }

  /** Resumes a halted table, once the game was repaired. */
  resume(id: string): Promise<boolean> {
    return this.#changeStatus(id, 'halted', 'running');
  }

  /** Ends a table for good. */
  async closeTable(id: string): Promise<boolean> {
    for (const from of ['open', 'running', 'halted'] as const)
      if (await this.#changeStatus(id, from, 'closed')) return true;
    return false;
  }

  async #changeStatus(id: string, from: TableStatus, to: TableStatus): Promise<boolean> {
    const known = await this.#store.db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
    if (known?.status !== from) return false;
    return withLockedTable(this.#context(), id, async ({ db, row }) => {
      if (row.status !== from) return false;
      const due = to === 'running' ? Date.now() : null;
      await db.updateTable('tables').set({ status: to, due }).where('id', '=', id).execute();
      return true;
    });
  }

  /** Removes a person with everything that names them; bots play on for them. */
  async removePerson(id: string): Promise<boolean> {
    const known = await this.#store.db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return false;
    const context = this.#context();
    await leaveAll(context, new Play(context), id);
    await erase(context, id);
    return true;
  }

  #context(): ServerContext {
    const config = { ...readConfig({}), timing: { ...usualTiming, botPatience: 0 } };
    const log = pino({ level: 'silent' });
    const store = this.#store;
    const [listedByGuests, metrics] = [new Buckets(1, 1), new Metrics()];
    const [rates, slices, spending] = [new RateCounts(), new Slices(), new Spending(false)];
    return { config, store, games, log, listedByGuests, metrics, rates, slices, spending, now: Date.now, newSeed };
  }
}
