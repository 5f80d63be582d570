import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { botOf, isLevel, personalityOf } from '@cinderhall/bots';
import type { Choice, Game, GameState, Seat } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { Piscina } from 'piscina';
import { type Advice, adviceOn } from './advice.ts';
import type { verify } from './worker.ts';

/** What a seat has to decide. */
export interface Situation {
  readonly game: string;
  readonly seat: Seat;
  /** What the seat sees: a bot never gets more. */
  readonly view: GameState;
  readonly choices: readonly Choice[];
}

export interface Question extends Situation {
  readonly level: string;
  /** The personality of its character; null for a stand-in. */
  readonly personality: string | null;
  readonly seed: number;
}

const IDLE = 30_000;

/** Worker threads for bots, so that thinking does not block the server. */
export class BotWorkers {
  readonly #pool = new Piscina({
    filename: fileURLToPath(new URL('../../bin/worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE,
    execArgv: [],
  });

  /** The index of the bot's choice. A thread that fails or takes too long is terminated, and the promise rejects. */
  async think(question: Question, game: Game, limit: number): Promise<number> {
    // The threads know registered games only.
    if (gameOf(question.game) !== game) return thinkInProcess(question, game);
    return this.#pool.run(question, { name: 'think', signal: AbortSignal.timeout(limit) });
  }

  /** The best choices, and why. */
  async advise(situation: Situation, game: Game, limit: number): Promise<Advice> {
    if (gameOf(situation.game) !== game) return adviceOn(game, situation);
    return this.#pool.run(situation, { name: 'advise', signal: AbortSignal.timeout(limit) });
  }

  verify(text: string, limit: number): Promise<ReturnType<typeof verify>> {
    return this.#pool.run(text, { name: 'verify', signal: AbortSignal.timeout(limit) });
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

function thinkInProcess(question: Question, game: Game): number {
  const { level, personality, seed, seat, view, choices } = question;
  const bot = botOf(isLevel(level) ? level : 'random', game, seed, personalityOf(personality ?? ''));
  return bot.think(view, choices, seat);
}
