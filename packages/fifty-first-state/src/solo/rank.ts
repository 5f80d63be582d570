import { isBlocked } from '../blocked.ts';
import type { Location } from '../cards/index.ts';
import type { Placed, State } from '../state.ts';

/**
 * What opponents of a lone player aim at first: an action not used yet, then a used one, features, production.
 * A blocked action counts as used.
 */
export function rankOf(state: State, { card, used }: Placed, { category, isProduction }: Location): number {
  if (category === 'action') return used === 0 && !isBlocked(state, card) ? 4 : 3;
  return isProduction ? 1 : 2;
}
