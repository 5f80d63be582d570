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
/** Until a table that nobody plays at is tried again, if its owner has others. */
const PAUSE = 60_000;

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
    await this.#keepThinking();
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
        if (error instanceof Fault) continue;
        log.error({ table: id, error: String(error) }, 'a due table could not be handled');
        await this.#putOff(id);
      }
  }

  /** What goes wrong at a table is tried again later, not before everything else. */
  async #putOff(id: string): Promise<void> {
    const { store, config } = this.#context;
    const now = this.#context.now();
    const later = store.db.updateTable('tables').set({ due: now + config.timing.botPatience });
    await later.where('id', '=', id).where('status', '=', 'running').where('due', '<=', now).execute();
  }

  /** Tables whose bots are thinking or waiting for their turn here: no other process shall take them over. */
  async #keepThinking(): Promise<void> {
    const { log, config } = this.#context;
    const soon = this.#context.now() + config.timing.botPatience / 2;
    for (const table of this.#driver.thinkingTables())
      try {
        await this.#play.withTable(table.id, async ({ live, row }) => {
          if (live?.waitingBot() && row.due !== null && row.due < soon) await this.#postpone(table, live);
        });
      } catch (error) {
        log.warn({ table: table.id, error: String(error) }, 'a table could not be kept');
      }
  }

  async #handle(id: string): Promise<void> {
    await this.#play.withMatch(id, () => undefined);
    const done = await this.#play.act(id, this.#expire);
    if (done) return;
    await this.#play.withTable(id, async (table) => {
      const { live } = table;
      if (!live) return;
      // The process that sets the next time has it: other processes have found the table due as well.
      const paused = live.waitingBot() !== null && !this.#driver.mayDrive(table, live);
      if (await this.#postpone(table, live, paused)) this.#driver.drive(table, live);
    });
  }

  /**
   * Sets the next due time of a table, so that those which wait for long do not keep others from being found; false if
   * another process has set one meanwhile.
   */
  async #postpone(table: Table, live: LiveMatch, paused = false): Promise<boolean> {
    const now = this.#context.now();
    const due = live.match.over ? null : dueOf(this.#context, table, live, paused ? now + PAUSE : now);
    // Not handled since it was started: the player who is asked first may be away already.
    const { due: last, started, imported } = table.row;
    const opened = live.length === 0 && last === started && imported === 0;
    const reminders = opened ? this.#reminders.due(table, live, true) : [];
    const { store } = this.#context;
    const set = await store.transaction(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ due })
        .where('id', '=', table.id)
        .where('status', '=', 'running')
        .where('due', '=', last)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await writeReminders(db, store.kind, `${table.id}/opened`, reminders);
      return numUpdatedRows > 0n;
    });
    if (set) table.row = { ...table.row, due };
    return set;
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
