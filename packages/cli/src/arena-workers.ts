import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { gameOf } from '@cinderhall/registry';
import { type Clock, type Pairing, playArenaMatch, type Result } from './arena.ts';
import { learnedOf } from './learned.ts';

/** A pairing as it travels to a worker. */
interface Job extends Omit<Pairing, 'game'> {
  readonly id: string;
  readonly matches: readonly number[];
  readonly weights: string | null;
}

export interface Crew {
  /** Threads; 1: everything is played here. */
  readonly workers: number;
  /** A file of weights for the bots that learn; null: those that come with the game. */
  readonly weights: string | null;
  /** Called with the reason why weights cannot be used. */
  tell(why: string): void;
}

export const everyCore = (): number => availableParallelism();

/** What a worker thread does: it plays its matches and reports them one by one. */
export async function workInArena(): Promise<void> {
  const job: Job = workerData;
  const { id, matches, weights, ...pairing } = job;
  const game = gameOf(id);
  if (!game) return;
  // The main thread has already said what is wrong with the weights.
  const learned = await learnedOf(game, weights, () => undefined);
  for (const i of matches) parentPort?.postMessage(playArenaMatch({ ...pairing, game }, i, learned));
}

export interface Played {
  readonly results: readonly Result[];
  readonly clock: Clock;
}

/**
 * Plays the matches on all cores; which worker plays a match makes no difference to it. A game that is not registered
 * is unknown to the workers and played here. What is played here is timed by the CPU: a process cannot tell what each of
 * its threads spends.
 */
export async function playArena(
  pairing: Pairing,
  matches: number,
  done: (count: number) => Promise<void> | void,
  { workers, weights, tell }: Crew = { workers: everyCore(), weights: null, tell: () => undefined },
): Promise<Played> {
  const results: Result[] = [];
  let count = 0;
  const crew = Math.min(workers, matches);
  const learned = await learnedOf(pairing.game, weights, tell);
  if (crew < 2 || gameOf(pairing.game.id) !== pairing.game) {
    for (let i = 0; i < matches; i++) {
      results.push(...playArenaMatch(pairing, i, learned, 'cpu'));
      await done(++count);
    }
    return { results, clock: 'cpu' };
  }
  const { game, ...rest } = pairing;
  await Promise.all(
    Array.from({ length: crew }, (_, worker) => {
      const own = Array.from({ length: matches }, (_none, i) => i).filter((i) => i % crew === worker);
      const job: Job = { ...rest, id: game.id, matches: own, weights };
      return new Promise<void>((resolve, reject) => {
        const thread = new Worker(new URL('../bin/arena-worker.mjs', import.meta.url), { workerData: job });
        thread.on('message', (found: Result[]) => {
          results.push(...found);
          void done(++count);
        });
        thread.on('error', reject);
        thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`an arena worker ended with ${code}`))));
      });
    }),
  );
  return { results, clock: 'wall' };
}
