import type { State } from '@cinderhall/divide-et-impera';
import { majorityParts, majorityValue } from '@cinderhall/divide-et-impera/table';
import { d } from './words.ts';

/** Who has majority in an area and why, in sentences. */
export function majorityText(view: State, area: number, names: readonly string[]): string[] {
  const lines = view.players.flatMap((_, seat) => {
    const value = majorityValue(view, area, seat);
    if (value === 0) return [];
    const parts = majorityParts(view, area, seat).map(([key, n]) => d(`dei.ui.majority.${key}`, { n }));
    return [d('dei.ui.majority.line', { who: names[seat] ?? '', n: value, parts: parts.join(' + ') })];
  });
  if (lines.length === 0) return [d('dei.ui.majority.empty')];
  const lead = view.leads[area] ?? -1;
  if (lead < 0) return [d('dei.ui.majority.tied'), ...lines];
  const values = view.players.map((_, seat) => majorityValue(view, area, seat));
  const shared = values.filter((value) => value === Math.max(...values)).length > 1;
  return [d(shared ? 'dei.ui.majority.byTie' : 'dei.ui.majority.has', { who: names[lead] ?? '' }), ...lines];
}
