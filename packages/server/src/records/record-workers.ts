import type { Game, Refused } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import type { Piscina } from 'piscina';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { StoredMatch } from '../play/replay.ts';
import { type Costed, costed } from '../work/cpu.ts';
import { FairQueue, type JobWish, keysOf, type Payer } from '../work/fair-queue.ts';
import { openThreads, threadCount } from '../work/threads.ts';
import { type RecordTasks, recordWorks, Timelines } from './record-task.ts';
import type { Verified } from './verify.ts';

export interface RecordJob<K extends keyof RecordTasks> {
  readonly kind: K;
  readonly stored: StoredMatch;
  readonly asked: RecordTasks[K]['asked'];
}

const limits = {
  slots: threadCount(),
  allowance: 15_000,
  networkAllowance: 30_000,
  waitingPerPerson: 20,
  waiting: 1_000,
};
/** Milliseconds for one job, with the start of its thread on a busy machine: far more than the longest that may be brought in. */
const TIME_LIMIT = 30_000;

/**
 * Threads that replay matches: records, files and imports. They are not those of the bots, so that neither waits for
 * the other. A person who has had much computed lately is asked to wait.
 */
export class RecordWorkers {
  readonly #context: ServerContext;
  readonly #queue = new FairQueue(limits);
  readonly #threads: Piscina = openThreads();
  /** For games that the threads do not know. */
  readonly #timelines = new Timelines();
  #closing = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#queue.onSpent = (payer, milliseconds) =>
      context.store.notify({ charges: keysOf(payer).map((key) => ({ payer: key, milliseconds })) });
  }

  /** Adds what another process has computed for somebody. */
  charge(payer: string, milliseconds: number): void {
    this.#queue.chargeElsewhere(payer, milliseconds);
  }

  /** Works something out about a match. */
  record<K extends keyof RecordTasks>(
    { payer, unlimited = false }: Pick<JobWish, 'payer' | 'unlimited'>,
    game: Game,
    job: RecordJob<K>,
  ): Promise<RecordTasks[K]['answer'] | Refused> {
    return this.#run({ payer, unlimited }, async () =>
      gameOf(game.id) === game
        ? this.#inThread(job, 'record')
        : costed(() => recordWorks[job.kind](game, job.stored, job.asked, this.#timelines)),
    );
  }

  /** Replays a save that somebody wants to bring in. */
  verify(payer: Payer, text: string): Promise<Verified> {
    return this.#run({ payer }, () => this.#inThread(text, 'verify'));
  }

  /** What it costs is the CPU that it used: a busy machine makes nobody wait who has had little of it. */
  #run<T>({ payer, unlimited }: JobWish, work: () => Promise<Costed<T>>): Promise<T> {
    const free = unlimited || !this.#context.config.limits;
    return this.#queue.run({ payer, unlimited: free }, async (turn) => {
      const stop = this.#context.metrics.replaying.startTimer();
      try {
        const { answer, cost } = await work();
        turn.cost(cost);
        return answer;
      } finally {
        stop();
      }
    });
  }

  async #inThread(task: unknown, name: 'record' | 'verify') {
    for (let attempt = 1; ; attempt++) {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      try {
        return await this.#threads.run(task, { name, signal });
      } catch (error) {
        if (signal.aborted) throw new Fault('import.long');
        // The thread may have died of something else: once more, so that nobody's match is lost with it.
        if (attempt > 1 || this.#closing) throw this.#closing ? new Fault('server.closing') : error;
      }
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#queue.close();
    await this.#threads.destroy();
  }
}
