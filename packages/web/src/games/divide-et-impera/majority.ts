import type { State } from '@cinderhall/divide-et-impera';
import { isLeaderAt, majorityValue, sheltersAt, unitsAt } from '@cinderhall/divide-et-impera/majority';
import { playerOf } from '@cinderhall/divide-et-impera/state';
import { d } from './words.ts';

type Part = readonly [key: string, n: number];

/** What a seat's majority in an area is made of. */
function partsOf(view: State, area: number, seat: number): Part[] {
  const player = playerOf(view, seat);
  const { powers } = player;
  const parts: Part[] = [];
  const units = unitsAt(view, area, seat);
  if (units > 0) parts.push(['units', units]);
  if (isLeaderAt(view, area, seat) && powers.leaderMajority > 0) parts.push(['leader', powers.leaderMajority]);
  const shelters = sheltersAt(player, area) * powers.shelterMajority;
  if (shelters > 0) parts.push(['shelters', shelters]);
  if (units > 0 && powers.droneMajority > 0 && view.drones.includes(area)) parts.push(['drone', powers.droneMajority]);
  const rest = majorityValue(view, area, seat) - parts.reduce((sum, [, n]) => sum + n, 0);
  if (rest > 0) parts.push(['bridges', rest]);
  return parts;
}

/** Who has majority in an area and why, in sentences. */
export function majoritySaid(view: State, area: number, names: readonly string[]): string[] {
  const lines = view.players.flatMap((_, seat) => {
    const value = majorityValue(view, area, seat);
    if (value === 0) return [];
    const parts = partsOf(view, area, seat).map(([key, n]) => d(`dei.ui.majority.${key}`, { n }));
    return [d('dei.ui.majority.line', { who: names[seat] ?? '', n: value, parts: parts.join(' + ') })];
  });
  if (lines.length === 0) return [d('dei.ui.majority.empty')];
  const lead = view.leads[area] ?? -1;
  if (lead < 0) return [d('dei.ui.majority.tied'), ...lines];
  const values = view.players.map((_, seat) => majorityValue(view, area, seat));
  const shared = values.filter((value) => value === Math.max(...values)).length > 1;
  return [d(shared ? 'dei.ui.majority.byTie' : 'dei.ui.majority.has', { who: names[lead] ?? '' }), ...lines];
}
