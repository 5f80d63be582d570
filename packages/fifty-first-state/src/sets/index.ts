/** The rules of all sets. Only this file imports a set's `index.ts`: whoever needs one asks here. */
import * as allies from './allies/index.ts';
import * as arena from './arena/index.ts';
import * as borders from './borders/index.ts';
import * as cities from './cities/index.ts';
import * as headquarters from './headquarters/index.ts';
import * as moloch from './moloch/index.ts';
import * as newEra from './new-era/index.ts';
import * as noMansLand from './no-mans-land/index.ts';
import { RULE_SETS, type RuleSetId, SET_OF_CHOICE, SET_OF_DECISION } from './parts.ts';
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

export const allSetRules: readonly SetRules[] = RULE_SETS.map((id) => RULES[id]);

export const rulesOf = (id: RuleSetId): SetRules => RULES[id];

/** The rules of the set that a choice or a decision belongs to; undefined: one of the base game. */
export const rulesOfChoice = ({ kind }: { readonly kind: string }): SetRules | undefined => {
  const id = SET_OF_CHOICE[kind];
  return id && RULES[id];
};
export const rulesOfDecision = (decision: { readonly kind: string } | null): SetRules | undefined => {
  const id = decision ? SET_OF_DECISION[decision.kind] : undefined;
  return id && RULES[id];
};
