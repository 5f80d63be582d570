import type { GameEvent, Scene, Seat } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';

/** What an event does to a seat that it should not miss. */
export function scene({ kind, seat: by, owner, card }: GameEvent, seat: Seat): Scene | null {
  const ref = `card:${numberIn(card)}`;
  switch (kind) {
    case 'raided':
      return owner === seat ? { mood: 'loss', ref } : null;
    case 'burned':
      return by === seat ? { mood: 'loss', ref } : null;
    case 'repelled':
      return owner === seat ? { mood: 'danger', ref } : null;
    case 'lastTurn':
      return { mood: 'news' };
    default:
      return null;
  }
}
