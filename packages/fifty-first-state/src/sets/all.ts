/** Every set, for code that plays matches. Only this file and `load.ts` import the `index.ts` of a set. */

import * as allies from './allies/index.ts';
import * as arena from './arena/index.ts';
import * as borders from './borders/index.ts';
import * as cities from './cities/index.ts';
import * as headquarters from './headquarters/index.ts';
import { addRules } from './index.ts';
import * as moloch from './moloch/index.ts';
import * as newEra from './new-era/index.ts';
import * as noMansLand from './no-mans-land/index.ts';
import { RULE_SETS, type RuleSetId } from './parts.ts';
import * as promo2 from './promo2/index.ts';
import * as scavengers from './scavengers/index.ts';
import * as serverRoom from './server-room/index.ts';
import type { SetRules } from './types.ts';
import * as winter from './winter/index.ts';

const RULES: { readonly [id in RuleSetId]: SetRules } = {
  winter: winter.rules,
  newEra: newEra.rules,
  scavengers: scavengers.rules,
  allies: allies.rules,
  moloch: moloch.rules,
  noMansLand: noMansLand.rules,
  promo2: promo2.rules,
  headquarters: headquarters.rules,
  arena: arena.rules,
  borders: borders.rules,
  cities: cities.rules,
  serverRoom: serverRoom.rules,
};

/** Puts the rules of all sets at hand. */
export function addAllRules(): void {
  for (const id of RULE_SETS) addRules(id, RULES[id]);
}

export const allSetRules: readonly SetRules[] = RULE_SETS.map((id) => RULES[id]);

export const setTasks = {
  ...winter.tasks,
  ...newEra.tasks,
  ...scavengers.tasks,
  ...allies.tasks,
  ...moloch.tasks,
  ...noMansLand.tasks,
  ...promo2.tasks,
  ...headquarters.tasks,
  ...arena.tasks,
  ...borders.tasks,
  ...cities.tasks,
  ...serverRoom.tasks,
};

export const setDecisions = {
  ...winter.decisions,
  ...newEra.decisions,
  ...scavengers.decisions,
  ...allies.decisions,
  ...moloch.decisions,
  ...noMansLand.decisions,
  ...promo2.decisions,
  ...headquarters.decisions,
  ...arena.decisions,
  ...borders.decisions,
  ...cities.decisions,
  ...serverRoom.decisions,
};
