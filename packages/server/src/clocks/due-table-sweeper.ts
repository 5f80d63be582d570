import { botName } from '@cinderhall/table';
import type { BotDriver } from '../bots/driver.ts';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Decide, Play } from '../play/play.ts';
import type { Table } from '../play/table.ts';
import { dueOf } from '../play/table-change.ts';
import type { Reminders } from '../reminders/reminders.ts';
import { writeReminders } from '../store/outbox.ts';

const BATCH = 100;

/** Handles tables that are due: expired clocks, and bots whose process is gone. Any process may do it. */
export class DueTableSweeper {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #driver: BotDriver;
  readonly #reminders: Reminders;
  #running: Promise<void> | null = null;

  constructor(context: ServerContext, play: Play, driver: BotDriver, reminders: Reminders) {
    this.#context = context;
    this.#play = play;
    this.#driver = driver;
    this.#reminders = reminders;
  }

  /** `all` includes those that are not overdue yet: after a restart no other process handles them. */
  run(all = false): Promise<void> {
    this.#running ??= this.#sweep(all).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #sweep(all: boolean): Promise<void> {
    const { store, log } = this.#context;
    const now = this.#context.now();
    const due = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('due', '<=', all ? Number.MAX_SAFE_INTEGER : now)
      .orderBy('due')
      .limit(BATCH)
      .execute();
    for (const { id } of due)
      try {
        await this.#handle(id);
      } catch (error) {
        if (!(error instanceof Fault))
          log.error({ table: id, error: String(error) }, 'a due table could not be handled');
      }
  }

  async #handle(id: string): Promise<void> {
    await this.#play.withMatch(id, () => undefined);
    const done = await this.#play.act(id, this.#expire);
    if (done) return;
    await this.#play.withTable(id, async (table) => {
      const { live } = table;
      if (!live) return;
      this.#driver.drive(table, live);
      if (!live.waitingBot()) await this.#postpone(table, live);
    });
  }

  /** Sets the next due time of a table that needs nothing now. */
  async #postpone(table: Table, live: LiveMatch): Promise<void> {
    const due = live.match.over ? null : dueOf(this.#context, table, live, this.#context.now());
    // Not handled since it was started: the player who is asked first may be away already.
    const { due: last, started, imported } = table.row;
    const opened = live.length === 0 && last === started && imported === 0;
    const reminders = opened ? this.#reminders.due(table, live, true) : [];
    const { store } = this.#context;
    await store.transaction(async (db) => {
      // Unless another process has set a new one meanwhile.
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ due })
        .where('id', '=', table.id)
        .where('due', '=', last)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await writeReminders(db, store.kind, `${table.id}/opened`, reminders);
    });
    table.row = { ...table.row, due };
  }

  /** What the owner chose for a seat whose time has run out. */
  readonly #expire: Decide = (table, live) => {
    const deadline = live.clock.deadline();
    if (!deadline || deadline.time > table.time(this.#context.now())) return null;
    const { seat } = deadline;
    const { timeout, standIn } = table.settings;
    return timeout === 'resign' && !live.match.resigned.includes(seat)
      ? { kind: 'resign', seat }
      : { kind: 'handover', seat, to: botName(standIn) };
  };
}
