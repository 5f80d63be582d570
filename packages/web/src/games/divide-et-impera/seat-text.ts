import type { State } from '@cinderhall/divide-et-impera';
import { COLLECTORS, COLOURS, cubesOf, supplyOf } from '@cinderhall/divide-et-impera/table';
import { factionText } from './board/area-text.ts';
import { d } from './words.ts';

/** A player at a glance, in sentences: supply and where it came from, outposts, what is on the map. */
export function seatText(view: State, seat: number): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const sources = Object.entries(player.supply).filter(([, n]) => n > 0);
  return [
    factionText(view, seat),
    d('dei.ui.supplyIs', { n: supplyOf(player) }),
    ...(sources.length > 0 ? [sources.map(([source, n]) => `${d(`dei.score.${source}`)}: ${n}`).join(', ')] : []),
    COLOURS.map((colour, i) => `${d(`dei.colour.${colour}`)}: ${cubesOf(view, seat, i)}`).join(', '),
    d('dei.ui.onMap', { n: COLLECTORS - player.reserve }),
    d('dei.ui.priority', { n: view.order.indexOf(seat) + 1 }),
  ];
}
