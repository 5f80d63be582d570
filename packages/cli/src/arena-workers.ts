import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { gameOf } from '@cinderhall/registry';
import { type Pairing, playArenaMatch, type Result } from './arena.ts';

/** A pairing as it travels to a worker. */
interface Job extends Omit<Pairing, 'game'> {
  readonly id: string;
  readonly matches: readonly number[];
}

/** What a worker thread does: it plays its matches and reports them one by one. */
export function workInArena(): void {
  const job: Job = workerData;
  const { id, matches, ...pairing } = job;
  const game = gameOf(id);
  if (game) for (const i of matches) parentPort?.postMessage(playArenaMatch({ ...pairing, game }, i));
}

/**
 * Plays the matches on all cores; which worker plays a match makes no difference to it. A game that is not registered
 * is unknown to the workers and played here.
 */
export async function playArena(
  pairing: Pairing,
  matches: number,
  done: (count: number) => Promise<void> | void,
): Promise<Result[]> {
  const results: Result[] = [];
  let count = 0;
  const crew = Math.min(availableParallelism(), matches);
  if (crew < 2 || gameOf(pairing.game.id) !== pairing.game) {
    for (let i = 0; i < matches; i++) {
      results.push(...playArenaMatch(pairing, i));
      await done(++count);
    }
    return results;
  }
  const { game, ...rest } = pairing;
  await Promise.all(
    Array.from({ length: crew }, (_, worker) => {
      const own = Array.from({ length: matches }, (_none, i) => i).filter((i) => i % crew === worker);
      const job: Job = { ...rest, id: game.id, matches: own };
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
  return results;
}
