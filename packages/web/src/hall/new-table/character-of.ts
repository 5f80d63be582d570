import type { Personality } from '@cinderhall/bots';
import type { SeatPlan } from '../../protocol.ts';

/** A bot of this personality, under a name of its own that nobody else at the table has; none: anybody. */
export function characterOf(personality: Personality | undefined, others: readonly SeatPlan[]): Partial<SeatPlan> {
  if (!personality) return {};
  const taken = new Set(others.map(({ character }) => character?.name.en));
  const name = personality.names.find(({ en }) => !taken.has(en)) ?? personality.title;
  return { character: { personality: personality.id, name } };
}
