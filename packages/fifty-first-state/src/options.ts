import type { OptionField, OptionsSpec, Reason } from '@cinderhall/kernel';
import { BASE_FACTIONS, factions } from './cards/factions.ts';
import { DIFFICULTIES, type Difficulty, type SetId } from './cards/types.ts';
import { isForBorgo, isPlayable, isRuleSet, RULE_SETS, type RuleSetId } from './sets/parts.ts';
import { ICON_TABLES, type IconTable } from './solo/borgo/icons.ts';

/** Whether a set with rules of its own is offered; sets of cards alone always are. */
type Offers = (set: RuleSetId) => boolean;
const offered = <T extends string>(sets: readonly T[], offers: Offers): T[] =>
  sets.filter((set) => !isRuleSet(set) || offers(set));

/** Sets of which a table officially adds one. */
const ALL_EXPANSIONS = ['newEra', 'winter', 'scavengers', 'allies', 'moloch', 'noMansLand'] as const;
export const EXPANSIONS: readonly SetId[] = offered(ALL_EXPANSIONS, isPlayable);
/** What can be added to any of them. */
const MODULES = ['promo2', 'headquarters', 'arena', 'serverRoom', 'borders', 'cities'] as const;
type ModuleId = (typeof MODULES)[number];
export const VARIANTS = ['standard', 'mutants', 'newYork', 'merchants', 'appalachians'] as const;
export type Variant = (typeof VARIANTS)[number];
/** Whom a lone player meets: the virtual opponent in one of its variants, or Borgo. */
export const OPPONENTS = [...VARIANTS, 'borgo'] as const;

/** Where the sources leave a value of a set open, the table may settle it. */
export interface Switches {
  /** How many cards Allies has. */
  readonly alliesDeck: '50' | '44';
  /** The resource that every board gives for workers may be ammo. */
  readonly allowAmmo: boolean;
  /** Ruins count with the locations where these break a tie. */
  readonly ruinsCountInTie: boolean;
  /** The virtual opponent that plays like the Mutants attacks on after a success. */
  readonly mutantsAttackOn: boolean;
  /** Connection cards pay costs in cards, like location cards. */
  readonly connectionPaysCardCost: boolean;
  /** All six yellow connections are the printed one. */
  readonly yellowIdentical: boolean;
  /** What the contact type gives where its matching good is gained. */
  readonly matchContactGood: 'universalContact' | 'greyContact';
  /** How many machines Moloch sends in every round. */
  readonly molochDifficulty: Difficulty;
  /** Machines may be paid for in parts, by several players. */
  readonly molochCoop: boolean;
  /** The type of the card that building an outpost takes, and that raising one to the top takes. */
  readonly outpostBuildType: 'tAmmo' | 'tIron';
  readonly outpostTopType: 'tVp' | 'tContact';
  /** Who razes an outpost may build there at once. */
  readonly outpostAfterRaze: boolean;
  /** Who has lost all outposts may begin anew on an empty corner. */
  readonly outpostReentry: boolean;
  /** Borgo has one brawler more in every round. */
  readonly borgoHarder: boolean;
  /** Which icons, beside gun and brick, make Borgo develop. */
  readonly borgoIcons: IconTable;
}

/** Each with the set that it belongs to; null: the base game, or an opponent. */
const SWITCHES: {
  readonly [name in keyof Switches]: readonly [set: RuleSetId | null, field: OptionField<Switches[name]>];
} = {
  alliesDeck: ['allies', { type: 'pick', default: '50', values: ['50', '44'] }],
  allowAmmo: [null, { type: 'flag', default: false }],
  ruinsCountInTie: [null, { type: 'flag', default: false }],
  mutantsAttackOn: [null, { type: 'flag', default: false, of: ['opponent', 'mutants'] }],
  connectionPaysCardCost: [null, { type: 'flag', default: true }],
  yellowIdentical: ['scavengers', { type: 'flag', default: false }],
  matchContactGood: [
    'scavengers',
    { type: 'pick', default: 'universalContact', values: ['universalContact', 'greyContact'] },
  ],
  molochDifficulty: ['moloch', { type: 'pick', default: 'recruit', values: DIFFICULTIES, place: 'table' }],
  molochCoop: ['moloch', { type: 'flag', default: false, place: 'table' }],
  outpostBuildType: ['noMansLand', { type: 'pick', default: 'tAmmo', values: ['tAmmo', 'tIron'] }],
  outpostTopType: ['noMansLand', { type: 'pick', default: 'tVp', values: ['tVp', 'tContact'] }],
  outpostAfterRaze: ['noMansLand', { type: 'flag', default: true }],
  outpostReentry: ['noMansLand', { type: 'flag', default: false }],
  borgoHarder: [null, { type: 'flag', default: false, place: 'table', of: ['opponent', 'borgo'] }],
  borgoIcons: [null, { type: 'pick', default: 'ironFuel', values: ICON_TABLES, of: ['opponent', 'borgo'] }],
};

/** Those of sets that are not offered yet are not there at all. */
export interface Options extends Partial<Record<ModuleId, boolean>>, Partial<Switches> {
  readonly edition: 'master' | 'ultimate';
  /** Sets of cards added to the base set. */
  readonly expansions: readonly string[];
  readonly promo1: boolean;
  /** Several expansions at once. */
  readonly allowUnofficialMix: boolean;
  readonly factions: readonly string[];
  readonly assign: 'random' | 'choose';
  /** Shipwreck is used once a round, as public transcriptions say, and not twice, as the rulebooks do. */
  readonly shipwreckOnce: boolean;
  /** Whom a lone player meets. */
  readonly opponent: (typeof OPPONENTS)[number];
}

type Fields = OptionsSpec<Options>['fields'];

/** What may not be combined, and the rule that says so. */
interface Conflict {
  readonly key: string;
  readonly rule: string;
  in(options: Options, seats: number): boolean;
}
const CONFLICTS: readonly Conflict[] = [
  {
    key: 'fiftyFirstState.option.oneExpansion',
    rule: 'R-OPT-002',
    // R-BORGO-001: against Borgo any sets go together.
    in: ({ expansions, allowUnofficialMix, opponent }) =>
      expansions.length > 1 && !allowUnofficialMix && opponent !== 'borgo',
  },
  {
    key: 'fiftyFirstState.option.factions',
    rule: 'R-SETUP-004',
    in: (options, seats) => options.factions.length < seats,
  },
  {
    key: 'fiftyFirstState.option.opponent',
    rule: 'R-OPT-008',
    in: ({ opponent }, seats) => opponent !== 'standard' && seats > 1,
  },
  {
    key: 'fiftyFirstState.option.notAlone',
    rule: 'R-OPT-008',
    in: ({ arena, borders }, seats) => (arena || borders || false) && seats === 1,
  },
  {
    key: 'fiftyFirstState.option.needsMoloch',
    rule: 'R-OPT-005',
    in: ({ serverRoom, expansions }) => (serverRoom || false) && !expansions.includes('moloch'),
  },
];

/** The kernel asks for all fields; those of sets that are not offered are left out, as `Options` says. */
function fieldsWith(offers: Offers): Fields {
  const modules: Partial<Fields> = Object.fromEntries(
    offered(MODULES, offers).map((id) => [id, { type: 'flag', default: false, place: 'extra' }]),
  );
  const switches: Partial<Fields> = Object.fromEntries(
    Object.entries(SWITCHES).flatMap(([name, [set, field]]) => {
      if (set === null) return [[name, field]];
      return offers(set) ? [[name, { ...field, of: ['expansions', set] }]] : [];
    }),
  );
  return {
    edition: { type: 'pick', default: 'ultimate', values: ['ultimate', 'master'], place: 'table' },
    expansions: { type: 'many', default: [], values: offered(ALL_EXPANSIONS, offers), place: 'shelf' },
    promo1: { type: 'flag', default: false, place: 'extra' },
    ...modules,
    allowUnofficialMix: { type: 'flag', default: false, place: 'mix' },
    ...switches,
    factions: { type: 'many', default: BASE_FACTIONS, values: factions.map(({ id }) => id), place: 'faction' },
    assign: { type: 'pick', default: 'random', values: ['random', 'choose'], place: 'table' },
    shipwreckOnce: { type: 'flag', default: false },
    opponent: { type: 'pick', default: 'standard', values: OPPONENTS, place: 'opponent' },
  } as Fields;
}

/** Sets that are not finished are not offered, but tests of their rules play them. */
export const optionsWith = (offers: Offers): OptionsSpec<Options> => ({
  fields: fieldsWith(offers),
  check: (options, seats) =>
    CONFLICTS.flatMap(({ key, rule, ...conflict }): Reason[] =>
      conflict.in(options, seats) ? [{ key, params: { seats }, rule }] : [],
    ),
  presets: {
    first: {},
    longer: {
      expansions: offered(['noMansLand'], offers),
      ...Object.fromEntries(offered(['headquarters', 'cities'], offers).map((id) => [id, true])),
    },
    ...Object.fromEntries(offered(ALL_EXPANSIONS, offers).map((set) => [set, { expansions: [set] }])),
    borgo: { expansions: offered(['winter'], offers), opponent: 'borgo' },
    everything: {
      expansions: offered(ALL_EXPANSIONS, offers),
      allowUnofficialMix: true,
      promo1: true,
      // The Arena and border tiles are not for a lone player.
      ...Object.fromEntries(
        offered(['promo2', 'headquarters', 'cities', 'serverRoom'], offers).map((id) => [id, true]),
      ),
      factions: factions.map(({ id }) => id),
      assign: 'choose',
    },
  },
  offered: ['first', 'longer', ...offered(['moloch'], offers), 'borgo', 'everything'],
});

export const options: OptionsSpec<Options> = optionsWith(isPlayable);

/** The sets whose cards are in the box. */
export const setsOf = ({ expansions, promo1, promo2 }: Options): SetId[] => [
  'base',
  ...ALL_EXPANSIONS.filter((set) => expansions.includes(set)),
  ...(promo1 ? (['promo1'] as const) : []),
  ...(promo2 ? (['promo2'] as const) : []),
];

/** The sets whose rules are in play. */
export const ruleSetsOf = (options: Options): RuleSetId[] =>
  RULE_SETS.filter(
    (id) =>
      (options.expansions.includes(id) || MODULES.some((one) => one === id && options[one])) &&
      (options.opponent === 'borgo' || !isForBorgo(id)),
  );

/** What the two boxes settle differently (R-SOLO-003); all else is the same in both. */
export const EDITIONS = {
  master: { soloScore: 0 },
  ultimate: { soloScore: 0 },
} as const;
