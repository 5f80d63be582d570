import type { GameEvent } from '@cinderhall/kernel';

/** The number that a field of an event holds; an event without it is a mistake of ours. */
export function numberIn(event: GameEvent, field: string): number {
  const n = event[field];
  if (typeof n !== 'number') throw new TypeError(`the event ${event.kind} has no number ${field}`);
  return n;
}
