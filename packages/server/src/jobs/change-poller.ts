import type { BotDriver } from '../bots/driver.ts';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Presence } from '../live/presence.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Notice } from '../notices/notice.ts';
import type { Play } from '../play/play.ts';
import type { RecordWorkers } from '../records/record-workers.ts';

/** The parts that are told what other processes have done. */
interface ToldParts {
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

  constructor(context: ServerContext, play: Play, { sockets, presence, recordWorkers }: ToldParts) {
    this.#context = context;
    this.#play = play;
    this.#sockets = sockets;
    this.#presence = presence;
    this.#recordWorkers = recordWorkers;
  }

  onNotice(notice: Notice, from: string): void {
    const { entries = [], tables = [], chat = [], presence = [], sessions = [], listed = [], charges = [] } = notice;
    for (const id of entries) this.#refresh(id, false);
    for (const id of tables) this.#refresh(id, true);
    for (const id of chat) this.#sockets.sendChat(id);
    for (const present of presence) void this.#presence.heard(present, from);
    this.#sockets.endSessions(sessions);
    const { listedByGuests, now } = this.#context;
    for (const network of listed) listedByGuests.take(network, now());
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

  /** Notices were lost: whatever they may have told is looked up. Asked again meanwhile, it is done once more. */
  async makeUp(): Promise<void> {
    this.#missed += 1;
    if (this.#missed > 1) return;
    for (let done = 0; done !== this.#missed; ) {
      done = this.#missed;
      try {
        await this.#sockets.checkSessions();
        await this.poll();
        await this.#presence.askAll(this.#sockets.watched());
      } catch (error) {
        this.#context.log.warn({ error: String(error) }, 'lost notices could not be made up for');
      }
    }
    this.#missed = 0;
  }

  /** Compares watched tables with the database, because a notice was lost. */
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
  }
}
