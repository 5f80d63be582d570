import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Newer Nodes know it. */
const { threadCpuUsage }: NodeJS.Process & { readonly threadCpuUsage?: () => NodeJS.CpuUsage } = process;

/**
 * Milliseconds of CPU that this thread has used. Linux counts them in nanoseconds for every thread; where nobody counts,
 * it is the time that has passed.
 */
export function threadCpu(): number {
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1000;
  }
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

export interface Costed<T> {
  readonly answer: T;
  /** Milliseconds of CPU. */
  readonly cost: number;
}

/** Runs something that takes no turns with anything else, and says what it cost. */
export function costed<T>(work: () => T): Costed<T> {
  const before = threadCpu();
  const answer = work();
  return { answer, cost: threadCpu() - before };
}
