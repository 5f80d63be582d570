import { setTimeout as sleep } from 'node:timers/promises';
import { randomBot } from '@cinderhall/bots';
import type { Seat } from '@cinderhall/kernel';
import type { ServerContext } from '../context.ts';
import { faultOf } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import type { Table } from '../play/table.ts';
import type { BotWorkers } from './bot-workers.ts';
import { charactersOf } from './characters.ts';

/**
 * Moves for bots. The process that wrote the last entry asks the bot; if it is gone, the process that finds the table
 * overdue. When two ask at once both get the same answer, and the log accepts one of them.
 */
export class BotDriver {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #workers: BotWorkers;
  #closing = false;

  constructor(context: ServerContext, play: Play, botWorkers: BotWorkers) {
    this.#context = context;
    this.#play = play;
    this.#workers = botWorkers;
  }

  /** Starts the next waiting bot of a table, unless it is thinking already. */
  drive(table: Table, live: LiveMatch): void {
    const bot = live.waitingBot();
    if (!bot || this.#closing || table.row.status !== 'running' || table.thinking === live.length) return;
    table.thinking = live.length;
    void this.#move(table, live, bot.seat, bot.level, live.length);
  }

  close(): void {
    this.#closing = true;
  }

  async #move(table: Table, live: LiveMatch, seat: Seat, level: string, length: number): Promise<void> {
    const { config, log } = this.#context;
    const decision = live.match.state.asked;
    try {
      const people = live.bots.some((each) => each === null);
      if (people && config.timing.botPause > 0) await sleep(config.timing.botPause, undefined, { ref: false });
      if (this.#closing || table.live !== live || live.length !== length) return;
      const index = await this.#ask(table, live, seat, level);
      if (this.#closing) return;
      await this.#play.act(table.id, (_table, now) =>
        now.match.state.asked === decision && now.bots[seat] === level && now.match.waiting().includes(seat)
          ? { kind: 'answer', seat, decision, index }
          : null,
      );
    } catch (error) {
      // The table becomes overdue, and is tried again then.
      if (!this.#closing) log.warn({ table: table.id, seat, code: faultOf(error).code }, 'a bot could not move');
    } finally {
      if (table.thinking === length) table.thinking = -1;
      // The match was reloaded meanwhile, and that has not started the bot.
      if (table.live && table.live !== live) this.drive(table, table.live);
    }
  }

  async #ask(table: Table, { match }: LiveMatch, seat: Seat, level: string): Promise<number> {
    const { config, log, metrics } = this.#context;
    const { game } = match;
    // Derived from the match's seed: the same answer in every process, and unpredictable for players.
    const seed = Number.parseInt(sha256(`${match.seed}/bot/${seat}`).slice(0, 8), 16);
    const view = match.view(seat);
    const choices = match.choices(seat);
    const stop = metrics.thinking.startTimer();
    try {
      const personality = charactersOf(table.id, table.seats)[seat]?.personality ?? null;
      const question = { game: game.id, level, personality, seed, seat, view, choices };
      const index = await this.#workers.think(question, game, config.timing.botLimit);
      if (Number.isInteger(index) && index >= 0 && index < choices.length) return index;
      throw new Error(`a bot chose ${index}`);
    } catch (error) {
      if (this.#closing) throw error;
      // A bot that fails must not block the table.
      log.error({ game: game.id, level, error: String(error) }, 'a bot failed; a random one answers instead');
      return randomBot(game, seed).think(view, choices, seat);
    } finally {
      stop();
    }
  }
}
