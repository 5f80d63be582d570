import { EngineError, isRefused, shortEntry } from '@cinderhall/kernel';
import type { TableSummary } from '@cinderhall/protocol';
import type { Command } from '@cinderhall/table';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { markGenerator } from '../store/appender.ts';
import type { NewReminder } from '../store/outbox.ts';
import { READ_PATIENCE } from '../store/retry.ts';
import { breath } from '../work/breath.ts';
import type { Payer } from '../work/fair-queue.ts';
import { halt } from './halt.ts';
import type { LiveMatch } from './live-match.ts';
import { entriesAfter, entryCount, loadLive, storeSnapshot, tablesWithOldSnapshots, Unplayable } from './load.ts';
import { HistoryPacker } from './packed-history.ts';
import { sendStates } from './send-state.ts';
import { summaryOf } from './summary.ts';
import { Table } from './table.ts';
import { TableCache } from './table-cache.ts';
import { changeOf } from './table-change.ts';
import { readTableRows, refreshRows } from './table-rows.ts';

export interface ActResult {
  readonly table: Table;
  readonly live: LiveMatch;
  /** The same answer had been accepted before. */
  readonly repeated: boolean;
}

/** Decides what to do with the current match; called again after losing a race to another writer. Null: nothing. */
export type Decide = (table: Table, live: LiveMatch) => Command | null;

const MAX_ATTEMPTS = 50;
const MAX_CACHED_SUMMARIES = 20;
/** The most matches that are kept in memory though nobody watches them, however often somebody asks for them. */
const MOST_RESTING = 1_000;
/** Closing takes so long for states; those that are left are stored after the next start. */
const LONGEST_STORING = 3_000;

/** Reads and changes the matches of this process. Other processes may change them at any time: the database decides. */
export class Play {
  readonly #context: ServerContext;
  readonly #mark = markGenerator();
  readonly #tables: TableCache;
  readonly #packer = new HistoryPacker();
  /** Up to this table the hall was searched for old snapshots: after a start, as nobody knows how the last process ended. */
  #searchedTo: string | null = '';
  /** Called after every entry, of this or another process. */
  onMoved: (table: Table, live: LiveMatch, own: boolean) => void = () => undefined;
  /** Called before every entry of this process: the reminders to store with it. */
  reminders: (table: Table, live: LiveMatch) => readonly NewReminder[] = () => [];

  constructor(context: ServerContext) {
    this.#context = context;
    this.#tables = new TableCache(context);
  }

  /** Runs `work` with a table while nothing else works on it. */
  withTable<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    return this.#tables.withTable(id, work);
  }

  /** The tables in memory. */
  loadedTables(): Promise<Table[]> {
    return this.#tables.all();
  }

  loadedTable(id: string): Promise<Table | undefined> {
    return Promise.resolve(this.#tables.get(id)).catch(() => undefined);
  }

  isLoaded(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Runs `work` with the rows of a table as they are now. It waits for nothing that is done at the table, and has no match. */
  async withRows<T>(id: string, work: (table: Table) => T): Promise<T> {
    const { row, seats } = await readTableRows(this.#context, id);
    return work(new Table(row, seats, this.#context.now()));
  }

  /** Runs `work` with a table whose rows and match are up to date. */
  withMatch<T>(id: string, work: (table: Table, live: LiveMatch | null) => T, patience?: number): Promise<T> {
    const refreshed = async (table: Table) => {
      await this.refresh(table);
      return work(table, table.live);
    };
    return this.#tables.withTable(id, refreshed, patience);
  }

  /**
   * Runs `work` with a table and its match in memory, without a query: for frequent questions that change nothing. Tables
   * with watchers are kept up to date by notices; others are refreshed.
   */
  withCachedMatch<T>(id: string, work: (table: Table, live: LiveMatch | null) => T): Promise<T> {
    return this.withTable(id, async (table) => {
      if (!table.live || table.watchers.size === 0) await this.refresh(table);
      return work(table, table.live);
    });
  }

  /** The summary of a match for a reader. The match is not loaded for it if nothing has changed since the last time. */
  summary(id: string, reader: string | null): Promise<TableSummary | null> {
    const summarize = async (table: Table) => {
      await refreshRows(this.#context, table);
      const { version } = table.row;
      const cached = table.summaries.get(reader);
      if (!table.live && cached?.version === version && cached.length === (await entryCount(this.#context, id)))
        return cached.summary;
      // Somebody who has had much sees their tables listed without what only the match knows.
      if (reader !== null && !this.#context.spending.allows(reader)) return cached?.summary ?? null;
      await this.refresh(table, false);
      const { live } = table;
      if (!live) return null;
      const summary = summaryOf(table, live, reader);
      if (table.summaries.size >= MAX_CACHED_SUMMARIES) table.summaries.clear();
      table.summaries.set(reader, { length: live.length, version, summary });
      return summary;
    };
    const summarized = () => this.#tables.withTable(id, summarize, READ_PATIENCE);
    return reader === null ? summarized() : this.charging({ person: reader }, id, summarized);
  }

  /** Applies what other processes have written, and updates watchers. */
  async refresh(table: Table, rowsToo = true): Promise<void> {
    if (rowsToo) await refreshRows(this.#context, table);
    if (table.row.started === null || table.row.status === 'closed') return;
    if (await this.#catchUp(table)) this.#announce(table, false);
  }

  /** Another process has written: watched tables are refreshed at once, others when they are needed. */
  async refreshIfLoaded(id: string, rowsToo: boolean): Promise<void> {
    const table = await this.#tables.get(id);
    if (table && table.watchers.size > 0) await table.enqueue(() => this.refresh(table, rowsToo));
    else if (table && rowsToo) await table.enqueue(() => refreshRows(this.#context, table));
  }

  /** The only way to change a match: validated, stored, and only then shown. */
  act(id: string, decide: Decide): Promise<ActResult | null> {
    return this.withTable(id, (table) => this.#act(table, decide));
  }

  async #act(table: Table, decide: Decide): Promise<ActResult | null> {
    for (let races = 0; races < MAX_ATTEMPTS; races++) {
      const live = await this.#runningMatch(table);
      const command = decide(table, live);
      if (!command) return null;
      // It was let go of; the log has it.
      if (command.kind === 'undo' && live.lacksStateFor(command.seat)) {
        await this.#load(table);
        continue;
      }
      const applied = await this.#apply(table, live, command);
      if (isRefused(applied)) {
        // The match may be behind what another process has written.
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

  /** Stores an entry; false if another one has its number. Then the match in memory is dropped: it differs from the log. */
  async #append(table: Table, live: LiveMatch, entry: string, answer: number | null): Promise<boolean> {
    const change = changeOf(this.#context, table, live);
    const reminders = this.reminders(table, live);
    const row = { match: table.id, n: live.length, entry, answer, mark: this.#mark() };
    const stop = this.#context.metrics.storing.startTimer();
    try {
      const stored = await this.#context.store.appender.append({ row, change, reminders });
      if (stored && change) Object.assign(table.row, change);
      if (!stored) table.live = null;
      return stored;
    } catch (error) {
      table.live = null;
      throw error;
    } finally {
      stop();
    }
  }

  /** The match of a running or finished table. */
  async #runningMatch(table: Table): Promise<LiveMatch> {
    if (table.row.started === null || table.row.status === 'open') await refreshRows(this.#context, table);
    const { status } = table.row;
    if (status === 'halted') throw new Fault('table.halted');
    if (status !== 'running' && status !== 'over') throw new Fault('table.status');
    if (table.live) return table.live;
    const live = await this.#load(table);
    this.#announce(table, false);
    return live;
  }

  /** Charges somebody with what it took meanwhile to play a table's match from its log. */
  async charging<T>(payer: Payer, id: string, work: () => Promise<T>): Promise<T> {
    const { slices, spending } = this.#context;
    const spent = async () => (await this.loadedTable(id))?.replayed ?? 0;
    const before = await spent();
    try {
      return await slices.during(payer, work);
    } finally {
      spending.charge(payer.person, (await spent()) - before);
    }
  }

  async #load(table: Table): Promise<LiveMatch> {
    try {
      table.live = await loadLive(this.#context, table);
    } catch (error) {
      // A finished match has its result: there is nothing to halt.
      if (!(error instanceof Unplayable) || table.row.status === 'over') throw error;
      const { key, params } = error.reason;
      await halt(this.#context, table, key, params ?? {});
      throw new Fault('table.halted');
    }
    return table.live;
  }

  /** Applies new entries of the log; true if there were any. */
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
        if (row.n !== live.length + 1 || live.repeatRow(row))
          throw new Error('the log differs from the match in memory');
    } catch {
      // The match in memory was wrong: the log decides.
      await this.#load(table);
    }
    return true;
  }

  #announce(table: Table, own: boolean): void {
    const { live } = table;
    if (!live) return;
    if (live.match.over && table.row.status === 'running') table.row.status = 'over';
    live.releaseStates();
    this.#packer.pack(live.match);
    sendStates(table, this.#context.now());
    this.onMoved(table, live, own);
  }

  /** Stores the state of a match that has changed, in case the rules are newer at the next start. */
  async saveSnapshot(table: Table): Promise<void> {
    const { live } = table;
    const { status } = table.row;
    if (!live || (status !== 'running' && status !== 'over') || !isBehind(table)) return;
    if (!gameIn(this.#context, table.row.game)) return;
    await storeSnapshot(this.#context, table.id, 'latest', live.match);
    table.snapshot = live.length;
  }

  #queueSnapshot(table: Table): void {
    void table
      .enqueue(() => this.saveSnapshot(table))
      .catch((error) => this.#context.log.warn({ table: table.id, error: String(error) }, 'snapshot not stored'));
  }

  /** A process has ended, which may have left matches without their last states. */
  lookForOldSnapshots(): void {
    this.#searchedTo = '';
  }

  /**
   * Stores the states of all running matches that have moved on by so many entries, also of those whose process has died:
   * under newer rules their logs might lead to other states. The hall is searched for these once, some at a time.
   */
  async saveSnapshots(entries = 1): Promise<void> {
    for (const table of await this.loadedTables()) {
      if (!isBehind(table, entries)) continue;
      await table.enqueue(() => this.saveSnapshot(table));
      await breath();
    }
    const from = this.#searchedTo;
    if (from === null) return;
    const old = await tablesWithOldSnapshots(this.#context, from);
    for (const id of old)
      await this.withTable(id, async (table) => {
        await this.refresh(table);
        await this.saveSnapshot(table);
      }).catch((error) => {
        if (!(error instanceof Fault)) throw error;
      });
    // Unless it was begun anew meanwhile.
    if (this.#searchedTo === from) this.#searchedTo = old.at(-1) ?? null;
  }

  /** Drops matches that nobody watches: they take most of the memory of a table, and can be loaded again. */
  async unloadIdleMatches(before: number, most = MOST_RESTING): Promise<void> {
    const resting = (await this.loadedTables()).filter(({ idle, live }) => idle && live !== null);
    const surplus = resting.toSorted((a, b) => b.used - a.used)[most];
    // All that were last asked for at the same moment or before.
    await this.#forEachIdle(Math.max(before, surplus?.used ?? before), (table) => {
      table.live = null;
    });
  }

  /** Drops tables that nobody watches. */
  async unloadIdleTables(before: number): Promise<void> {
    await this.#forEachIdle(before, ({ id }) => this.#tables.remove(id));
  }

  async #forEachIdle(before: number, work: (table: Table) => void): Promise<void> {
    const isIdle = (table: Table): boolean => table.idle && table.thinking < 0 && table.used <= before;
    for (const table of await this.loadedTables()) {
      if (!isIdle(table)) continue;
      await table.enqueue(() => this.saveSnapshot(table));
      if (isIdle(table)) work(table);
      await breath();
    }
  }

  async close(): Promise<void> {
    const until = performance.now() + LONGEST_STORING;
    for (const table of await this.loadedTables()) {
      if (performance.now() < until) this.#queueSnapshot(table);
      await table.enqueue(async () => undefined);
      await breath();
    }
  }
}

/** Whether its match has moved on by so many entries since its last snapshot, or has none. */
const isBehind = ({ live, snapshot }: Table, entries = 1): boolean =>
  live !== null && live.length > 0 && (snapshot < 0 || live.length - snapshot >= entries);
