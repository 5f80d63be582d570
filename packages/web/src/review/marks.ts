import type { Mark, ReviewReport } from '@cinderhall/bots/review';

/** Told apart by their shapes, not by colours alone. */
export const SIGNS: { readonly [mark in Mark]: string } = { best: '★', good: '•', doubtful: '▽', mistake: '▼' };

/** The next move with a mark that says more than good; after the last one the first again. */
export function nextMark({ verdicts }: ReviewReport, at: number): number | null {
  const marked = verdicts.filter(({ mark }) => mark !== 'good').map(({ turn }) => turn + 1);
  return marked.find((turn) => turn > at) ?? marked[0] ?? null;
}
