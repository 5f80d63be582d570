import type { GameEvent, Scene, Seat } from '@cinderhall/kernel';
import { numberIn } from './events.ts';

const NEWS = new Set(['lastRound', 'finalRound', 'auroraAlone']);

/** What an event does to a seat that it should not miss: the shoot-out, shot by shot, and what it costs. */
export function scene(event: GameEvent, seat: Seat): Scene | null {
  if (NEWS.has(event.kind)) return { mood: 'news' };
  if (event.seat !== seat) return null;
  const card = (field: string): string => `card:${numberIn(event, field)}`;
  switch (event.kind) {
    case 'struck':
      return { mood: 'danger', ref: card('enemy') };
    case 'underFire':
      return numberIn(event, 'n') + numberIn(event, 'ambushes') > 0 ? { mood: 'danger' } : null;
    case 'mineWentOff':
      return { mood: 'danger' };
    case 'happened':
      return { mood: 'danger', ref: card('card') };
    case 'died':
      return { mood: 'loss', ref: card('card') };
    case 'eliminated':
      return { mood: 'loss' };
    default:
      return null;
  }
}
