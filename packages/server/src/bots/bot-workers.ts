import { botOf, budgetOf, greedyBot, isLevel, personalityOf } from '@cinderhall/bots';
import type { Choice, Game, GameState, Seat } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import type { Piscina } from 'piscina';
import type { ServerContext } from '../context.ts';
import { Fleet } from '../fleet/fleet.ts';
import { oncePerMinute } from '../notices/once-per-minute.ts';
import { FairQueue, type Helper, type JobWish, type Payer, type Turn } from '../work/fair-queue.ts';
import { openThreads, threadCount } from '../work/threads.ts';
import { type Advice, adviceOn } from './advice.ts';

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
  /** Iterations, if not as many as usual. */
  readonly budget?: number;
}

/** A bot's answer. */
export interface Thought {
  /** Of its choice. */
  readonly index: number;
  /** The share of its usual budget that it had: 1, or less under pressure; 0 for no search at all. */
  readonly share: number;
}

/** A table where people play comes before one where only bots do. */
export const ranks = { people: 0, botsOnly: 1 } as const;

/** The longer a question had to wait for its turn, in milliseconds, the less the bot thinks about it. */
const shares: readonly (readonly [waited: number, share: number])[] = [
  [2_000, 1],
  [5_000, 1 / 2],
  [10_000, 1 / 4],
  [20_000, 1 / 8],
];
export const shareAfter = (waited: number): number => shares.find(([most]) => waited < most)?.[1] ?? 0;

/** What is needed of a pool of threads. */
export type Threads = Pick<Piscina, 'run' | 'destroy'>;

const MANY = Number.MAX_SAFE_INTEGER;
/** For hints. Bots are only put in order: each table has one question at a time. */
const HINT_ALLOWANCE = 20_000;

/**
 * Worker threads for bots, so that thinking does not block the server. When there are more questions than threads,
 * people's tables come first, then those of the owners for whom least was thought lately.
 */
export class BotWorkers {
  readonly #context: Pick<ServerContext, 'config' | 'log' | 'metrics'>;
  readonly #threads: Threads;
  readonly #queue: FairQueue;
  #fleet: Fleet | null = null;
  #closing = false;

  constructor(
    context: Pick<ServerContext, 'config' | 'log' | 'metrics'>,
    threads: Threads = openThreads(),
    now?: () => number,
    slots = threadCount(),
  ) {
    this.#context = context;
    this.#threads = threads;
    const limits = { allowance: HINT_ALLOWANCE, networkAllowance: HINT_ALLOWANCE, waitingPerPerson: 4, waiting: MANY };
    this.#queue = new FairQueue({ slots, ...limits }, now);
  }

  /** The choice of a bot. `limit` counts from when it begins to think; one that fails is replaced by a greedy one. */
  async think(question: Question, game: Game, wish: JobWish, limit: number): Promise<Thought> {
    const asked = { ...wish, unlimited: true, mayHelp: isRegistered(game) };
    const think = (turn: Turn) => this.#think(question, game, limit, turn);
    const thought = await this.#queue.run(asked, think);
    if ('index' in thought) return thought;
    // Its thinker was lost. A thread of this process thinks instead, when its turn comes.
    const again = await this.#queue.run({ ...asked, mayHelp: false, since: thought.since }, think);
    if ('index' in again) return again;
    throw new Error('no thread of this process has answered');
  }

  async #think(question: Question, game: Game, limit: number, turn: Turn): Promise<Thought | Pick<Turn, 'since'>> {
    const { metrics } = this.#context;
    const { waited, since, helper } = turn;
    metrics.botWait.observe(waited / 1000);
    const { share, ...reduced } = reducedTo(question, shareAfter(waited));
    const stop = metrics.thinking.startTimer();
    try {
      const index = await this.#answer(reduced, game, limit, helper);
      if (index === null) return { since };
      metrics.botBudgets.inc({ share: String(share) });
      if (!Number.isInteger(index) || index < 0 || index >= question.choices.length)
        throw new Error(`a bot chose ${index}`);
      return { index, share };
    } catch (error) {
      if (this.#closing) throw error;
      this.#context.log.error(
        { game: game.id, bot: question.level, error: String(error) },
        'a bot failed; a greedy one answers instead',
      );
      metrics.botBudgets.inc({ share: 'failed' });
      return { index: greedyIndex(question, game), share: 0 };
    } finally {
      stop();
    }
  }

  /** The best choices, and why. */
  advise(situation: Situation, game: Game, payer: Payer, limit: number): Promise<Advice> {
    const unlimited = !this.#context.config.limits;
    return this.#queue.run({ payer, unlimited }, async () =>
      isRegistered(game)
        ? this.#threads.run(situation, { name: 'advise', signal: AbortSignal.timeout(limit) })
        : adviceOn(game, situation),
    );
  }

  /** Null if a thinker was to answer and is lost. */
  async #answer(question: Question, game: Game, limit: number, helper: Helper | null): Promise<number | null> {
    if (helper) return this.#answerOf(helper, question, limit);
    // The threads know registered games only.
    return isRegistered(game)
      ? this.#threads.run(question, { name: 'think', signal: AbortSignal.timeout(limit) })
      : thinkInProcess(question, game);
  }

  async #answerOf(helper: Helper, question: Question, limit: number): Promise<number | null> {
    try {
      const index = await helper.think(question, limit);
      this.#context.metrics.fleet.inc({ result: 'answered' });
      return index;
    } catch (error) {
      this.#context.metrics.fleet.inc({ result: 'lost' });
      this.#context.log.warn({ game: question.game, error: String(error) }, 'a thinker was lost');
      return null;
    }
  }

  /** Lets thinkers on other machines take questions. */
  async openFleet(address: string): Promise<void> {
    const onTrouble = oncePerMinute((error) =>
      this.#context.log.warn({ error }, 'the connection to thinkers has failed'),
    );
    this.#fleet = await Fleet.open(address, this.#queue, onTrouble);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#fleet?.close();
    this.#queue.close();
    await this.#threads.destroy();
  }
}

const isRegistered = (game: Game): boolean => gameOf(game.id) === game;

/** The question with a share of the usual budget. Bots that do not search have none to reduce. */
function reducedTo(question: Question, share: number): Question & Pick<Thought, 'share'> {
  const usual = isLevel(question.level) ? budgetOf(question.level) : 0;
  if (share === 1 || usual === 0) return { ...question, share: 1 };
  if (share === 0) return { ...question, level: 'greedy', share };
  return { ...question, budget: Math.ceil(usual * share), share };
}

async function thinkInProcess(question: Question, game: Game): Promise<number> {
  const { level, personality, seed, seat, view, choices, budget } = question;
  const bot = botOf(isLevel(level) ? level : 'greedy', game, seed, personalityOf(personality ?? ''));
  return bot.think(view, choices, seat, budget);
}

/** A table must not stop because a bot fails. */
function greedyIndex({ personality, seed, seat, view, choices }: Question, game: Game): number {
  try {
    return greedyBot(game, seed, undefined, personalityOf(personality ?? '')).think(view, choices, seat);
  } catch {
    return 0;
  }
}
