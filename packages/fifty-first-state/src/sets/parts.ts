/** What each set adds to the schema. A set that is not played costs nothing: its fields are null then. */
import { parts as allies } from './allies/parts.ts';
import { parts as arena } from './arena/parts.ts';
import { parts as borders } from './borders/parts.ts';
import { parts as cities } from './cities/parts.ts';
import { parts as headquarters } from './headquarters/parts.ts';
import { parts as moloch } from './moloch/parts.ts';
import { parts as newEra } from './new-era/parts.ts';
import { parts as noMansLand } from './no-mans-land/parts.ts';
import { parts as promo2 } from './promo2/parts.ts';
import { parts as scavengers } from './scavengers/parts.ts';
import { parts as serverRoom } from './server-room/parts.ts';
import type { SetParts } from './types.ts';
import { parts as winter } from './winter/parts.ts';

/** Sets with rules of their own, each in a folder beside this file, in the order in which they are asked (R-BORGO-047). */
export const RULE_SETS = [
  'winter',
  'newEra',
  'scavengers',
  'allies',
  'moloch',
  'noMansLand',
  'promo2',
  'headquarters',
  'arena',
  'borders',
  'cities',
  'serverRoom',
] as const;
export type RuleSetId = (typeof RULE_SETS)[number];
export const isRuleSet = (name: string): name is RuleSetId => RULE_SETS.some((id) => id === name);

const PARTS: { readonly [id in RuleSetId]: SetParts } = {
  winter,
  newEra,
  scavengers,
  allies,
  moloch,
  noMansLand,
  promo2,
  headquarters,
  arena,
  borders,
  cities,
  serverRoom,
};

/** A set appears among the options once its `parts.ts` says that it can be played. */
export const isPlayable = (id: RuleSetId): boolean => PARTS[id].playable;

/** Whether its rules matter against Borgo only. */
export const isForBorgo = (id: RuleSetId): boolean => PARTS[id].forBorgo ?? false;

export const setParts = {
  fields: {
    ...winter.fields,
    ...newEra.fields,
    ...scavengers.fields,
    ...allies.fields,
    ...moloch.fields,
    ...noMansLand.fields,
    ...promo2.fields,
    ...headquarters.fields,
    ...arena.fields,
    ...borders.fields,
    ...cities.fields,
    ...serverRoom.fields,
  },
  tasks: {
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
  },
  decisions: {
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
  },
  choices: {
    ...winter.choices,
    ...newEra.choices,
    ...scavengers.choices,
    ...allies.choices,
    ...moloch.choices,
    ...noMansLand.choices,
    ...promo2.choices,
    ...headquarters.choices,
    ...arena.choices,
    ...borders.choices,
    ...cities.choices,
    ...serverRoom.choices,
  },
} as const;

/** The fields of all sets in a match without any of them. */
export const noSets = () => ({
  ...winter.unplayed,
  ...newEra.unplayed,
  ...scavengers.unplayed,
  ...allies.unplayed,
  ...moloch.unplayed,
  ...noMansLand.unplayed,
  ...promo2.unplayed,
  ...headquarters.unplayed,
  ...arena.unplayed,
  ...borders.unplayed,
  ...cities.unplayed,
  ...serverRoom.unplayed,
});

const owners = (kinds: 'decisions' | 'choices'): { readonly [kind: string]: RuleSetId | undefined } =>
  Object.fromEntries(RULE_SETS.flatMap((id) => Object.keys(PARTS[id][kinds]).map((kind) => [kind, id])));

/** Whose a decision or a choice is; the base game's are nobody's. */
export const SET_OF_DECISION = owners('decisions');
export const SET_OF_CHOICE = owners('choices');
