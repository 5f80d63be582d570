import type { OptionsSpec, Reason } from '@cinderhall/kernel';
import { BASE_FACTIONS, factions } from './cards/factions.ts';
import type { SetId } from './cards/types.ts';

export const EXPANSIONS = ['newEra', 'winter'] as const;
export const VARIANTS = ['standard', 'mutants', 'newYork', 'merchants', 'appalachians'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Options {
  readonly edition: 'master' | 'ultimate';
  /** Sets of cards added to the base set. */
  readonly expansions: readonly string[];
  readonly promo1: boolean;
  /** Several expansions at once. */
  readonly allowUnofficialMix: boolean;
  readonly factions: readonly string[];
  readonly assign: 'random' | 'choose';
  /** How the virtual opponent of a lone player plays. */
  readonly opponent: Variant;
}

export const options: OptionsSpec<Options> = {
  fields: {
    edition: { type: 'pick', default: 'ultimate', values: ['ultimate', 'master'] },
    expansions: { type: 'many', default: [], values: EXPANSIONS },
    promo1: { type: 'flag', default: false },
    allowUnofficialMix: { type: 'flag', default: false },
    factions: { type: 'many', default: BASE_FACTIONS, values: factions.map(({ id }) => id) },
    assign: { type: 'pick', default: 'random', values: ['random', 'choose'] },
    opponent: { type: 'pick', default: 'standard', values: VARIANTS },
  },
  check(options, seats) {
    const reasons: Reason[] = [];
    if (options.expansions.length > 1 && !options.allowUnofficialMix)
      reasons.push({ key: 'fiftyFirstState.option.oneExpansion', rule: 'R-OPT-002' });
    if (options.factions.length < seats)
      reasons.push({ key: 'fiftyFirstState.option.factions', params: { seats }, rule: 'R-SETUP-004' });
    if (options.opponent !== 'standard' && seats > 1)
      reasons.push({ key: 'fiftyFirstState.option.opponent', rule: 'R-OPT-008' });
    return reasons;
  },
  presets: {
    first: {},
    newEra: { expansions: ['newEra'] },
    winter: { expansions: ['winter'] },
    everything: {
      expansions: [...EXPANSIONS],
      allowUnofficialMix: true,
      promo1: true,
      factions: factions.map(({ id }) => id),
      assign: 'choose',
    },
  },
};

export const setsOf = ({ expansions, promo1 }: Options): SetId[] => [
  'base',
  ...EXPANSIONS.filter((set) => expansions.includes(set)),
  ...(promo1 ? (['promo1'] as const) : []),
];

/** What the two boxes settle differently (R-SOLO-003); all else is the same in both. */
export const EDITIONS = {
  master: { soloScore: 0 },
  ultimate: { soloScore: 0 },
} as const;
