import type { GameEvent } from '@cinderhall/kernel';

/** A number that an event tells; throws where it tells none. */
export function numberIn(event: GameEvent, field: string): number {
  const found = event[field];
  if (typeof found !== 'number') throw new TypeError(`${event.kind} has no number ${field}`);
  return found;
}

/** A word that an event tells; throws where it tells none. */
export function textIn(event: GameEvent, field: string): string {
  const found = event[field];
  if (typeof found !== 'string') throw new TypeError(`${event.kind} has no text ${field}`);
  return found;
}
