/** Sets one by one, for a page that shows a match with them. */
import { addRules, hasRules } from './index.ts';
import type { RuleSetId } from './parts.ts';
import type { SetRules } from './types.ts';

const LOAD: { readonly [id in RuleSetId]: () => Promise<{ readonly rules: SetRules }> } = {
  winter: () => import('./winter/index.ts'),
  newEra: () => import('./new-era/index.ts'),
  scavengers: () => import('./scavengers/index.ts'),
  allies: () => import('./allies/index.ts'),
  moloch: () => import('./moloch/index.ts'),
  noMansLand: () => import('./no-mans-land/index.ts'),
  promo2: () => import('./promo2/index.ts'),
  headquarters: () => import('./headquarters/index.ts'),
  arena: () => import('./arena/index.ts'),
  borders: () => import('./borders/index.ts'),
  cities: () => import('./cities/index.ts'),
  serverRoom: () => import('./server-room/index.ts'),
};

/** Puts the rules of a set at hand; tells them once, when they are first asked for. */
export async function loadRules(id: RuleSetId): Promise<SetRules | null> {
  if (hasRules(id)) return null;
  const { rules } = await LOAD[id]();
  if (hasRules(id)) return null;
  addRules(id, rules);
  return rules;
}
