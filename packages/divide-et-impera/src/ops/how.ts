import type { Problem } from '@cinderhall/effects';

export const checkHow = (how: string, known: readonly string[], path: string): Problem[] =>
  known.includes(how) ? [] : [{ path: `${path}.how`, code: 'how.unknown' }];
