import type { GameEvent, Ref, Scene, Seat } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';

/** Whom the opponents of a lone player strike. */
const LONE = 0;

type Mood = Scene['mood'];

const mood = (is: Mood, concerned: boolean, ref?: Ref): Scene | null =>
  concerned ? { mood: is, ...(ref === undefined ? {} : { ref }) } : null;

/** What an event does to a seat that it should not miss. */
export function scene({ kind, seat: by, owner, card, area, at, from }: GameEvent, seat: Seat): Scene | null {
  const ref: Ref = `card:${numberIn(card)}`;
  const place: Ref = `area:${numberIn(area)}`;
  switch (kind) {
    case 'razed':
    case 'fell':
    case 'tookLocation':
      return mood('loss', owner === seat, ref);
    case 'machineRazed':
    case 'dealLost':
      return mood('loss', by === seat, ref);
    case 'opponentRazed':
      return mood('loss', seat === LONE, ref);
    case 'outpostRazed':
      return mood('loss', owner === seat, place);
    case 'opponentRazedOutpost':
      return mood('loss', seat === LONE, place);
    case 'raided':
    case 'blocked':
      return mood('danger', owner === seat && by !== seat, ref);
    case 'actionBlocked':
      return mood('danger', by === seat, ref);
    case 'closed':
      return mood('danger', by === seat, `board:${numberIn(at)}`);
    case 'hordeCame':
      return mood('danger', from === seat);
    case 'shieldLost':
    case 'withstood':
      return mood('danger', seat === LONE, ref);
    case 'areaShieldLost':
      return mood('danger', seat === LONE, place);
    case 'lastRound':
    case 'overrun':
      return { mood: 'news' };
    default:
      return null;
  }
}
