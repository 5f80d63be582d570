import type { Problem } from '@cinderhall/effects';

/** Whether a variant of an action is one that exists. */
export const checkHow = (how: string, known: readonly string[], path: string): Problem[] =>
  known.includes(how) ? [] : [{ path: `${path}.how`, code: 'how.unknown' }];
