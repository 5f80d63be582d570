import type { Location } from '../cards/index.ts';
import type { Placed } from '../state.ts';

/** What opponents of a lone player aim at first: an action not used yet, then a used one, features, production. */
export function rankOf({ used }: Placed, { category, isProduction }: Location): number {
  if (category === 'action') return used === 0 ? 4 : 3;
  return isProduction ? 1 : 2;
}
