import { cardsHash, EngineError, isRefused, shortEntry } from '@cinderhall/kernel';
import type { ServerMessage, TableSummary } from '@cinderhall/protocol';
import type { Command } from '@cinderhall/table';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { markGenerator, type TableChange } from '../store/appender.ts';
import type { NewReminder } from '../store/outbox.ts';
import { halt } from './halt.ts';
import type { LiveMatch } from './live-match.ts';
import { entriesAfter, entryCount, loadLive, storeSnapshot, tablesWithOldSnapshots, Unplayable } from './load.ts';
import { sendPresence } from './presence.ts';
import { sendStates } from './send-state.ts';
import { summaryOf } from './summary.ts';
import { Table, type Watcher } from './table.ts';

export interface ActResult {
  readonly table: Table;
  readonly live: LiveMatch;
  /** The same answer had been taken before. */
  readonly repeated: boolean;
}

/** Says what to do with a match as it stands; asked again when somebody else was quicker. Null: nothing any more. */
export type Decide = (table: Table, live: LiveMatch) => Command | null;

const MAX_ATTEMPTS = 50;
const MAX_CACHED_SUMMARIES = 20;

/** The tables of this process. Any other process may move on any of them at any time: the rows decide. */
export class Play {
  readonly #context: ServerContext;
  readonly #mark = markGenerator();
  readonly #tables = new Map<string, Promise<Table>>();
  /** Called after every entry, whoever wrote it. */
  onMoved: (table: Table, live: LiveMatch, own: boolean) => void = () => undefined;
  /** Asked before every entry of our own: whom does it call who is not here? */
  reminders: (table: Table, live: LiveMatch) => readonly NewReminder[] = () => [];

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Works on a table while nobody else does. */
  async withTable<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    for (;;) {
      const opening = this.#open(id);
      const table = await opening;
      // It may have been forgotten in that very moment; then there must not be two of it.
      if (this.#tables.get(id) !== opening) continue;
      table.used = this.#context.now();
      return table.enqueue(() => work(table));
    }
  }

  /** The tables in memory. */
  async loadedTables(): Promise<Table[]> {
    const all = await Promise.allSettled(this.#tables.values());
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  isLoaded(id: string): boolean {
    return this.#tables.has(id);
  }

  /** A table as its rows are now, whatever there is to say about its match. */
  withRows<T>(id: string, work: (table: Table) => T): Promise<T> {
    return this.withTable(id, async (table) => {
      await this.#readRows(table);
      return work(table);
    });
  }

  /** A table with its match as it stands in the database now. */
  withMatch<T>(id: string, work: (table: Table, live: LiveMatch | null) => T): Promise<T> {
    return this.withTable(id, async (table) => {
      await this.refresh(table);
      return work(table, table.live);
    });
  }

  /**
   * A table with its match as this process knows it, without asking the database: for questions that change nothing and
   * come often. Whoever watches a table hears of what other processes write; where nobody does, it is read again.
   */
  withCachedMatch<T>(id: string, work: (table: Table, live: LiveMatch | null) => T): Promise<T> {
    return this.withTable(id, async (table) => {
      if (!table.live || table.watchers.size === 0) await this.refresh(table);
      return work(table, table.live);
    });
  }

  /** How a match stands for somebody. It is not brought back for that when nothing has applied since the last time. */
  summary(id: string, reader: string | null): Promise<TableSummary | null> {
    return this.withTable(id, async (table) => {
      await this.#readRows(table);
      const { version } = table.row;
      const cached = table.summaries.get(reader);
      if (!table.live && cached?.version === version && cached.length === (await entryCount(this.#context, id)))
        return cached.summary;
      await this.refresh(table, false);
      const { live } = table;
      if (!live) return null;
      const summary = summaryOf(table, live, reader);
      if (table.summaries.size >= MAX_CACHED_SUMMARIES) table.summaries.clear();
      table.summaries.set(reader, { length: live.length, version, summary });
      return summary;
    });
  }

  /** Reads what others have written meanwhile, and tells whoever is watching. */
  async refresh(table: Table, rowsToo = true): Promise<void> {
    if (rowsToo) await this.#readRows(table);
    if (table.row.started === null || table.row.status === 'closed') return;
    if (await this.#catchUp(table)) this.#announce(table, false);
  }

  /** Another process has written: whoever is looked at here hears of it at once, others are read when they are needed. */
  async refreshIfLoaded(id: string, rowsToo: boolean): Promise<void> {
    const table = await this.#tables.get(id);
    if (table && table.watchers.size > 0) await table.enqueue(() => this.refresh(table, rowsToo));
    else if (table && rowsToo) await table.enqueue(() => this.#readRows(table));
  }

  /** The one way to change a match: checked against what it is, stored, and only then seen by anybody. */
  act(id: string, decide: Decide): Promise<ActResult | null> {
    return this.withTable(id, (table) => this.#act(table, decide));
  }

  async #act(table: Table, decide: Decide): Promise<ActResult | null> {
    for (let races = 0; races < MAX_ATTEMPTS; races++) {
      const live = await this.#runningMatch(table);
      const command = decide(table, live);
      if (!command) return null;
      const applied = await this.#apply(table, live, command);
      if (isRefused(applied)) {
        // The refusal may come from not knowing what another process has written.
        if (await this.#catchUp(table)) {
          this.#announce(table, false);
          continue;
        }
        if (live.hasTaken(command)) return { table, live, repeated: true };
        throw Fault.refused(applied.refused);
      }
      const answer = command.kind === 'answer' ? command.index : null;
      const entry = JSON.stringify(shortEntry(applied.entry));
      if (await this.#append(table, live, entry, answer)) {
        this.#context.metrics.moves.inc({ kind: applied.entry.kind });
        this.#announce(table, true);
        if (live.match.over) this.#queueSnapshot(table);
        return { table, live, repeated: false };
      }
      this.#context.metrics.races.inc();
    }
    throw new Fault('store.lost');
  }

  async #apply(table: Table, live: LiveMatch, command: Command) {
    try {
      return live.take(command, table.time(this.#context.now()));
    } catch (error) {
      table.live = null;
      if (error instanceof EngineError) await halt(this.#context, table, error.code, error.report);
      throw error;
    }
  }

  /** Whether the entry stands. Otherwise the match in memory is dropped: it has gone where the log has not. */
  async #append(table: Table, live: LiveMatch, entry: string, answer: number | null): Promise<boolean> {
    const change = this.#changeOf(table, live);
    const reminders = this.reminders(table, live);
    const row = { match: table.id, n: live.length, entry, answer, mark: this.#mark() };
    const stop = this.#context.metrics.storing.startTimer();
    try {
      const stands = await this.#context.store.appender.append({ row, change, reminders });
      if (stands && change) Object.assign(table.row, change);
      if (!stands) table.live = null;
      return stands;
    } catch (error) {
      table.live = null;
      throw error;
    } finally {
      stop();
    }
  }

  #changeOf(table: Table, live: LiveMatch): TableChange | null {
    const now = this.#context.now();
    if (live.match.over) return { status: 'over', ended: now, due: null, result: JSON.stringify(live.result()) };
    const due = this.dueOf(table, live, now);
    const { game } = live.match;
    const versions = { rules: game.rules, cards: cardsHash(game) };
    const newer = table.row.rules !== versions.rules || table.row.cards !== versions.cards;
    // What another process has written there meanwhile is not known here: only a table that never needs anybody may skip it.
    if (due === null && table.row.due === null && !newer) return null;
    return { due, ...(newer ? versions : {}) };
  }

  /** When somebody has to look after the table although nobody does anything. */
  dueOf(table: Table, live: LiveMatch, now: number): number | null {
    const bot = live.waitingBot() ? now + this.#context.config.timing.botPatience : null;
    const deadline = live.clock.deadline();
    const clock = deadline ? Math.ceil((table.row.started ?? now) + deadline.time) : null;
    if (bot === null || clock === null) return bot ?? clock;
    return Math.min(bot, clock);
  }

  /** The match of a table that is under way. */
  async #runningMatch(table: Table): Promise<LiveMatch> {
    if (table.row.started === null || table.row.status === 'open') await this.#readRows(table);
    const { status } = table.row;
    if (status === 'halted') throw new Fault('table.halted');
    if (status !== 'running' && status !== 'over') throw new Fault('table.status');
    if (table.live) return table.live;
    const live = await this.#load(table);
    this.#announce(table, false);
    return live;
  }

  async #load(table: Table): Promise<LiveMatch> {
    try {
      table.live = await loadLive(this.#context, table);
    } catch (error) {
      // A finished match has its result, and needs nothing more to be done about it.
      if (!(error instanceof Unplayable) || table.row.status === 'over') throw error;
      const { key, params } = error.reason;
      await halt(this.#context, table, key, params ?? {});
      throw new Fault('table.halted');
    }
    return table.live;
  }

  /** True when there was something new. */
  async #catchUp(table: Table): Promise<boolean> {
    const { live } = table;
    if (!live) {
      await this.#load(table);
      return true;
    }
    const rows = await entriesAfter(this.#context, table.id, live.length);
    if (rows.length === 0) return false;
    try {
      for (const row of rows)
        if (row.n !== live.length + 1 || live.repeatRow(row)) throw new Error('the log leads elsewhere');
    } catch {
      // What we held was wrong somehow: the rows decide.
      await this.#load(table);
    }
    return true;
  }

  #announce(table: Table, own: boolean): void {
    const { live } = table;
    if (!live) return;
    if (live.match.over && table.row.status === 'running') table.row.status = 'over';
    sendStates(table, this.#context.now());
    this.onMoved(table, live, own);
  }

  async #readRows(table: Table): Promise<void> {
    const rows = await this.#rowsOf(table.id);
    const before = table.row;
    table.read(rows.row, rows.seats);
    if (before.started === null) table.live = null;
    for (const watcher of table.watchers)
      if (before.started === null || !table.hasValidSeats(watcher)) this.#reseat(table, watcher);
    const changed = before.version !== rows.row.version || before.status !== rows.row.status;
    if (!changed) return;
    for (const watcher of table.watchers)
      watcher.send(JSON.stringify({ type: 'changed', table: table.id } satisfies ServerMessage));
    sendPresence(table);
  }

  /** Somebody sits elsewhere now, or nowhere: then they see what that place sees, or nothing. */
  #reseat(table: Table, watcher: Watcher): void {
    table.assignSeats(watcher);
    const seated = table.seatsOf(watcher.person).length > 0 || watcher.person === table.row.owner;
    if (table.row.started !== null && !seated && !table.settings.spectators) table.watchers.delete(watcher);
  }

  async #rowsOf(id: string) {
    const { store } = this.#context;
    return store.withRetry(async () => {
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new Fault('table.unknown');
      const seats = await store.db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
      return { row, seats };
    });
  }

  #open(id: string): Promise<Table> {
    const held = this.#tables.get(id);
    if (held) return held;
    const opening = this.#rowsOf(id).then(({ row, seats }) => new Table(row, seats, this.#context.now()));
    this.#tables.set(id, opening);
    this.#context.metrics.tables.set(this.#tables.size);
    opening.catch(() => this.#tables.delete(id));
    return opening;
  }

  /** Keeps the state of a match, where it has changed, in case the rules are newer at the next start. */
  async saveSnapshot(table: Table): Promise<void> {
    const { live } = table;
    const { status } = table.row;
    if (!live || (status !== 'running' && status !== 'over') || table.snapshot >= live.length) return;
    if (!gameIn(this.#context, table.row.game)) return;
    await storeSnapshot(this.#context, table.id, 'latest', live.match);
    table.snapshot = live.length;
  }

  #queueSnapshot(table: Table): void {
    void table
      .enqueue(() => this.saveSnapshot(table))
      .catch((error) => this.#context.log.warn({ table: table.id, error: String(error) }, 'snapshot not stored'));
  }

  /**
   * Keeps the states of all matches under way that have moved on, also of those whose process has died: under newer
   * rules they could not be found out any more.
   */
  async saveSnapshots(): Promise<void> {
    for (const table of await this.loadedTables()) await table.enqueue(() => this.saveSnapshot(table));
    for (const id of await tablesWithOldSnapshots(this.#context))
      await this.withTable(id, async (table) => {
        await this.refresh(table);
        await this.saveSnapshot(table);
      }).catch((error) => {
        if (!(error instanceof Fault)) throw error;
      });
  }

  /** Lets go of matches that nobody looks at: most of what a table weighs is its match, which its rows can bring back. */
  async unloadIdleMatches(before: number): Promise<void> {
    await this.#forEachIdle(before, (table) => {
      table.live = null;
    });
  }

  /** Forgets tables that nobody looks at. */
  async unloadIdleTables(before: number): Promise<void> {
    await this.#forEachIdle(before, ({ id }) => this.#tables.delete(id));
    this.#context.metrics.tables.set(this.#tables.size);
  }

  async #forEachIdle(before: number, work: (table: Table) => void): Promise<void> {
    const isAlone = (table: Table): boolean => table.idle && table.thinking < 0 && table.used <= before;
    for (const table of await this.loadedTables()) {
      if (!isAlone(table)) continue;
      await table.enqueue(() => this.saveSnapshot(table));
      if (isAlone(table)) work(table);
    }
  }

  async close(): Promise<void> {
    for (const table of await this.loadedTables()) this.#queueSnapshot(table);
    for (const table of await this.loadedTables()) await table.enqueue(async () => undefined);
  }
}
