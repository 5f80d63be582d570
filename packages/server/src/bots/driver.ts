import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { faultOf } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import type { Table } from '../play/table.ts';
import { MAX_BOT_TABLES } from '../tables/seating.ts';
import { type BotWorkers, ranks, type Thought } from './bot-workers.ts';
import { charactersOf } from './characters.ts';

/**
 * Moves for bots. The process that wrote the last entry asks the bot; if it is gone, the process that finds the table
 * overdue. When two ask at once both get the same answer, and the log accepts one of them.
 */
export class BotDriver {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #workers: Pick<BotWorkers, 'think'>;
  /** The tables for which a bot is thinking here, or waits to. */
  readonly #thinking = new Set<Table>();
  #closing = false;

  constructor(context: ServerContext, play: Play, botWorkers: Pick<BotWorkers, 'think'>) {
    this.#context = context;
    this.#play = play;
    this.#workers = botWorkers;
  }

  /** Starts the next waiting bot of a table, unless it is thinking already. */
  drive(table: Table, live: LiveMatch): void {
    const bot = live.waitingBot();
    if (!bot || this.#closing || table.row.status !== 'running' || table.thinking === live.length) return;
    if (!this.mayDrive(table, live)) return;
    table.thinking = live.length;
    this.#thinking.add(table);
    void this.#move(table, live, bot.seat, bot.level, live.length);
  }

  thinkingTables(): Table[] {
    return [...this.#thinking];
  }

  /**
   * Tables whose people have all left them to bots are played to the end, but only so many of an owner at a time: otherwise
   * one person could fill the hall with them.
   */
  mayDrive(table: Table, live: LiveMatch): boolean {
    if (!this.#context.config.limits || isPlayed(live) || this.#thinking.has(table)) return true;
    const others = [...this.#thinking].filter((each) => each.row.owner === table.row.owner);
    return others.filter((each) => each.live && !isPlayed(each.live)).length < MAX_BOT_TABLES;
  }

  close(): void {
    this.#closing = true;
  }

  async #move(table: Table, live: LiveMatch, seat: Seat, level: string, length: number): Promise<void> {
    const { config, log } = this.#context;
    const decision = live.match.state.asked;
    try {
      const people = isPlayed(live);
      if (people && config.timing.botPause > 0) await sleep(config.timing.botPause, undefined, { ref: false });
      if (this.#closing || table.live !== live || live.length !== length) return;
      const { index, share } = await this.#ask(table, live, seat, level, people);
      if (this.#closing) return;
      tellShare(table, share);
      // The same number may be asked again after an undo, with another position.
      const goesOn = (now: LiveMatch) => now.match.history.slice(length).every(({ entry }) => entry.kind !== 'undo');
      await this.#play.act(table.id, (_table, now) =>
        now.match.state.asked === decision &&
        goesOn(now) &&
        now.bots[seat] === level &&
        now.match.waiting().includes(seat)
          ? { kind: 'answer', seat, decision, index }
          : null,
      );
    } catch (error) {
      // The table becomes overdue, and is tried again then.
      if (!this.#closing) log.warn({ table: table.id, seat, code: faultOf(error).code }, 'a bot could not move');
    } finally {
      if (table.thinking === length) {
        table.thinking = -1;
        this.#thinking.delete(table);
      }
      // The match was reloaded meanwhile, and that has not started the bot.
      if (table.live && table.live !== live) this.drive(table, table.live);
    }
  }

  #ask(table: Table, { match }: LiveMatch, seat: Seat, level: string, people: boolean): Promise<Thought> {
    const { game } = match;
    // Derived from the match's seed: the same answer in every process, and unpredictable for players.
    const seed = Number.parseInt(sha256(`${match.seed}/bot/${seat}`).slice(0, 8), 16);
    const personality = charactersOf(table.id, table.seats)[seat]?.personality ?? null;
    const view = match.view(seat);
    const question = { game: game.id, level, personality, seed, seat, view, choices: match.choices(seat) };
    const wish = { payer: { person: table.row.owner }, rank: people ? ranks.people : ranks.botsOnly };
    return this.#workers.think(question, game, wish, this.#context.config.timing.botLimit);
  }
}

/** Whether a person plays. */
const isPlayed = (live: LiveMatch): boolean => live.bots.some((each) => each === null);

/** Tells those who watch when the bots of a table think less than usual, and when they think as usual again. */
function tellShare(table: Table, share: number): void {
  if (table.botShare === share) return;
  table.botShare = share;
  const text = JSON.stringify({ type: 'botShare', table: table.id, share } satisfies ServerMessage);
  for (const watcher of table.watchers) watcher.send(text);
}
