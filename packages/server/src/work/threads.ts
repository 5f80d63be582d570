import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const IDLE = 30_000;

/** One core is left to the server itself. */
export const threadCount = (): number => Math.max(1, availableParallelism() - 1);

/** Threads that run the functions of work/worker.ts. */
export const openThreads = (count = threadCount()): Piscina =>
  new Piscina({
    filename: fileURLToPath(new URL('../../bin/worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: count,
    idleTimeout: IDLE,
    execArgv: [],
  });
