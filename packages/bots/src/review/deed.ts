import type { GameEvent } from '@cinderhall/kernel';

/** What was done, and then what was paid for it: where only the first event is told, it is the deed. */
export const deedFirst = (events: readonly GameEvent[]): GameEvent[] =>
  [...events].sort((a, b) => Number(a.kind === 'paid') - Number(b.kind === 'paid'));
