import type { GameEvent, Scene, Seat } from '@cinderhall/kernel';
import { numberIn } from './events.ts';
import { TURNS } from './state.ts';

/** What an event does to a seat that it should not miss. */
export function scene(event: GameEvent, seat: Seat): Scene | null {
  const number = (field: string): number => numberIn(event, field);
  switch (event.kind) {
    case 'eliminated':
      return event.victim === seat ? { mood: 'loss', ref: `area:${number('area')}` } : null;
    case 'cube':
      return event.from === seat && number('lead') >= 0 && event.lead !== seat
        ? { mood: 'loss', ref: `area:${number('area')}` }
        : null;
    case 'turn':
      return number('n') === TURNS ? { mood: 'news' } : null;
    default:
      return null;
  }
}
