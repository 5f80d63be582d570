import type { State } from '@cinderhall/divide-et-impera';
import { majorityParts, majorityValue } from '@cinderhall/divide-et-impera/table';
import { type Message, seatName } from '@cinderhall/kernel';
import { d } from './words.ts';

/** Who has majority in an area and why, in sentences. */
export function majorityText(view: State, area: number, say: (message: Message) => string): string[] {
  const lines = view.players.flatMap((_, seat) => {
    const value = majorityValue(view, area, seat);
    if (value === 0) return [];
    const parts = majorityParts(view, area, seat).map(([key, n]) => d(`dei.ui.majority.${key}`, { n }));
    return [say({ key: 'dei.ui.majority.line', params: { who: seatName(seat), n: value, parts: parts.join(' + ') } })];
  });
  if (lines.length === 0) return [d('dei.ui.majority.empty')];
  const lead = view.leads[area] ?? -1;
  if (lead < 0) return [d('dei.ui.majority.tied'), ...lines];
  const values = view.players.map((_, seat) => majorityValue(view, area, seat));
  const shared = values.filter((value) => value === Math.max(...values)).length > 1;
  const key = shared ? 'dei.ui.majority.byTie' : 'dei.ui.majority.has';
  return [say({ key, params: { who: seatName(lead) } }), ...lines];
}
