import type { Outcome, Seat } from '@cinderhall/kernel';

/** By how much a single winner is ahead of the next seat that has not resigned; 0 where points did not decide. */
export function leadOf({ places, scores }: Pick<Outcome, 'places' | 'scores'>, resigned: readonly Seat[]): number {
  const winner = places.indexOf(1);
  if (winner !== places.lastIndexOf(1)) return 0;
  const others = scores.flatMap(([score = 0], seat) => (seat === winner || resigned.includes(seat) ? [] : [score]));
  return others.length > 0 ? Math.max(0, (scores[winner]?.[0] ?? 0) - Math.max(...others)) : 0;
}
