import type { GameEvent, Scene, Seat } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';

/** Whom the opponents of a lone player strike. */
const LONE = 0;

/** What an event does to a seat that it should not miss. */
export function scene({ kind, seat: by, owner, card }: GameEvent, seat: Seat): Scene | null {
  const ref = `card:${numberIn(card)}`;
  switch (kind) {
    case 'razed':
    case 'fell':
      return owner === seat ? { mood: 'loss', ref } : null;
    case 'raided':
      return owner === seat && by !== seat ? { mood: 'danger', ref } : null;
    case 'dealLost':
      return by === seat ? { mood: 'loss', ref } : null;
    case 'opponentRazed':
      return seat === LONE ? { mood: 'loss', ref } : null;
    case 'shieldLost':
    case 'withstood':
      return seat === LONE ? { mood: 'danger', ref } : null;
    case 'lastRound':
      return { mood: 'news' };
    default:
      return null;
  }
}
