/** Does some work and tells how many units of it were done. */
export type Work = () => number;

/** In milliseconds of CPU time, so that a busy machine only makes us wait longer. */
export interface Budget {
  /** Before anything counts: the code is compiled by then. */
  readonly warmUp: number;
  /** One turn, and how many turns each work gets. */
  readonly slice: number;
  readonly rounds: number;
}

export const usualBudget: Budget = { warmUp: 2400, slice: 80, rounds: 9 };
export const tinyBudget: Budget = { warmUp: 0, slice: 1, rounds: 1 };

const warm = new WeakSet<Work>();
const GLANCE = 2;

/** How many times it goes round: what is loaded last must not find the rest compiled without it. */
const LAPS = 3;

/** Lets every work run until the code is compiled for all of them together. */
export function warmUpAll(works: readonly Work[], { warmUp }: Budget): void {
  for (let lap = 0; lap < LAPS; lap++) for (const work of works) rate(work, warmUp / LAPS);
  for (const work of works) warm.add(work);
}

/**
 * Units per CPU-second of each work, the median of its turns. The works take turns, so that whatever else the machine
 * does meanwhile falls on all of them alike.
 */
export function alternate(works: readonly Work[], { warmUp, slice, rounds }: Budget): number[] {
  for (const work of works) if (!warm.has(work)) rate(work, warmUp);
  for (const work of works) warm.add(work);
  const rates = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) rates[i]?.push(rate(work, slice));
  return rates.map(median);
}

function rate(work: Work, milliseconds: number): number {
  const before = process.cpuUsage();
  let units = 0;
  let spent = 0;
  do {
    // The clock is cheap to read, CPU time is not.
    const glance = performance.now() + GLANCE;
    do units += work();
    while (performance.now() < glance);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  } while (spent < milliseconds * 1000);
  return (units * 1e6) / Math.max(spent, 1);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
