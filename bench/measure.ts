/** Does some work and tells how many units of it were done. */
export type Work = () => number;

export interface Budget {
  readonly warmUp: number;
  /** Milliseconds of one slice, and how many of them each work gets. */
  readonly slice: number;
  readonly rounds: number;
}

export const usualBudget: Budget = { warmUp: 400, slice: 100, rounds: 9 };
export const tinyBudget: Budget = { warmUp: 1, slice: 2, rounds: 1 };

/**
 * Units per CPU-second of each work, the median of its slices. The works take turns, so that whatever else the machine
 * does meanwhile falls on all of them alike.
 */
export function alternate(works: readonly Work[], { warmUp, slice, rounds }: Budget): number[] {
  for (const work of works) rate(work, warmUp);
  const rates = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) rates[i]?.push(rate(work, slice));
  return rates.map(median);
}

function rate(work: Work, milliseconds: number): number {
  const before = process.cpuUsage();
  const end = performance.now() + milliseconds;
  let units = 0;
  do units += work();
  while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (units * 1e6) / Math.max(user + system, 1);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
