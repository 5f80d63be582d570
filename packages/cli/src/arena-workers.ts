import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gameOf } from '@cinderhall/registry';
import { type Pairing, playArenaMatch, type Result } from './arena.ts';

/** A pairing as it travels to a worker. */
interface Job extends Omit<Pairing, 'game'> {
  readonly arena: string;
  readonly matches: readonly number[];
}

const isJob = (data: unknown): data is Job => typeof data === 'object' && data !== null && 'arena' in data;

/** In a worker of the arena this module plays its matches and reports them one by one. */
if (!isMainThread && isJob(workerData)) {
  const { arena, matches, ...pairing } = workerData;
  const game = gameOf(arena);
  if (game) for (const i of matches) parentPort?.postMessage(playArenaMatch({ ...pairing, game }, i));
}

/**
 * Plays the matches on all cores. Sources that Node cannot load in a worker (as in tests) are played here; which worker
 * plays a match makes no difference to it.
 */
export async function playArena(
  pairing: Pairing,
  matches: number,
  done: (count: number) => Promise<void> | void,
): Promise<Result[]> {
  const results: Result[] = [];
  const here = import.meta.url.endsWith('.ts') || gameOf(pairing.game.id) !== pairing.game;
  if (here) {
    for (let i = 0; i < matches; i++) {
      results.push(...playArenaMatch(pairing, i));
      await done(i + 1);
    }
    return results;
  }
  let count = 0;
  const { game, ...rest } = pairing;
  const crew = Math.min(availableParallelism(), matches);
  await Promise.all(
    Array.from({ length: crew }, (_, worker) => {
      const own = Array.from({ length: matches }, (_none, i) => i).filter((i) => i % crew === worker);
      const job: Job = { ...rest, arena: game.id, matches: own };
      return new Promise<void>((resolve, reject) => {
        const thread = new Worker(new URL(import.meta.url), { workerData: job });
        thread.on('message', (found: Result[]) => {
          results.push(...found);
          count += 1;
          void done(count);
        });
        thread.on('error', reject);
        thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`an arena worker ended with ${code}`))));
      });
    }),
  );
  return results;
}
