import { setTimeout as sleep } from 'node:timers/promises';
import type { BotDriver } from '../bots/driver.ts';
import type { ServerContext } from '../context.ts';
import { Fault, faultOf } from '../errors.ts';
import { RATE_WINDOW } from '../http/rate-counts.ts';
import type { Presence } from '../live/presence.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Notice } from '../notices/notice.ts';
import type { Play } from '../play/play.ts';
import type { RecordWorkers } from '../records/record-workers.ts';
import type { TableRow } from '../store/schema.ts';

/** Milliseconds before something that failed is tried again. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;

/** The parts that have to know what other processes have done. */
interface Listeners {
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly recordWorkers: RecordWorkers;
}

/** Keeps tables in memory up to date with the database, which other processes also write to. */
export class ChangePoller {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  readonly #recordWorkers: RecordWorkers;
  #missed = 0;
  /** Whether the others have to be asked who is where. */
  #asks = false;
  #closed = false;

  constructor(context: ServerContext, play: Play, { sockets, presence, recordWorkers }: Listeners) {
    this.#context = context;
    this.#play = play;
    this.#sockets = sockets;
    this.#presence = presence;
    this.#recordWorkers = recordWorkers;
  }

  onNotice(notice: Notice, from: string): void {
    const { entries = [], tables = [], chat = [], presence = [], sessions = [] } = notice;
    const { listed = [], rates = [], charges = [] } = notice;
    for (const id of entries) this.#refresh(id, false);
    for (const id of tables) this.#refresh(id, true);
    for (const id of chat) this.#sockets.sendChat(id);
    for (const present of presence) void this.#presence.heard(present, from);
    this.#sockets.endSessions(sessions);
    const { listedByGuests, rates: counts, now } = this.#context;
    for (const network of listed) listedByGuests.take(network, now());
    for (const { key, hits } of rates) counts.add(key, hits, RATE_WINDOW, Date.now());
    for (const { payer, milliseconds } of charges) this.#recordWorkers.charge(payer, milliseconds);
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

  /**
   * Notices were lost: whatever they may have told is looked up, again and again until that has succeeded. Asked again
   * meanwhile, it is done once more. While more is being lost, nobody is asked who is where.
   */
  async makeUp(goesOn = false): Promise<void> {
    this.#missed += 1;
    if (!goesOn) this.#asks = true;
    if (this.#missed > 1) return;
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const done = this.#missed;
      const complete = await this.#lookUp();
      if (complete && done === this.#missed) break;
      if (this.#closed) break;
      if (!complete) await sleep(wait, undefined, { ref: false });
    }
    this.#missed = 0;
  }

  /** False if it shall be tried again. */
  async #lookUp(): Promise<boolean> {
    try {
      await this.#sockets.checkSessions();
      const complete = await this.poll();
      if (this.#asks) await this.#presence.askAll(this.#sockets.watched());
      this.#asks = false;
      return complete;
    } catch (error) {
      return !this.#mayPass(error);
    }
  }

  /** Compares watched tables with the database, because a notice was lost; false if it has to be done again. */
  async poll(): Promise<boolean> {
    const ids = this.#sockets.watched();
    let complete = true;
    for (let at = 0; at < ids.length; at += 200) {
      const some = await this.#compare(ids.slice(at, at + 200));
      if (!some.every(Boolean)) complete = false;
    }
    return complete;
  }

  async #compare(ids: readonly string[]): Promise<boolean[]> {
    const { store } = this.#context;
    const rows = await store.reading(() =>
      store.db.selectFrom('tables').select(['id', 'version', 'status']).where('id', 'in', ids).execute(),
    );
    const lengths = await store.reading(() =>
      store.db
        .selectFrom('entries')
        .select((eb) => ['match', eb.fn.max('n').as('n')])
        .where('match', 'in', ids)
        .groupBy('match')
        .execute(),
    );
    const length = new Map(lengths.map(({ match, n }) => [match, Number(n)]));
    const compare = ({ id, version, status }: Pick<TableRow, 'id' | 'version' | 'status'>) =>
      this.#play.withTable(id, async (table) => {
        const rowsToo = table.row.version !== version || table.row.status !== status;
        const behind = (length.get(id) ?? 0) > (table.live?.length ?? -1) && table.row.started !== null;
        if (rowsToo || (behind && status !== 'halted')) await this.#play.refresh(table, rowsToo);
      });
    // One table that cannot be read, or takes its time, holds up no other.
    return Promise.all(
      rows.map((row) =>
        compare(row).then(
          () => true,
          (error) => !this.#mayPass(error),
        ),
      ),
    );
  }

  /** Whether it makes sense to try again. */
  #mayPass(error: unknown): boolean {
    if (!(error instanceof Fault))
      this.#context.log.warn({ error: String(error) }, 'lost notices could not be made up for');
    return !this.#closed && faultOf(error).status === 503;
  }

  close(): void {
    this.#closed = true;
  }
}
