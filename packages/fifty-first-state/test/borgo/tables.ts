/** What the gauntlet plays against Borgo: the base set, every set alone, the harder game and mixes; a sample in every run. */
import { Chance } from '@cinderhall/kernel';
import { FACTIONS } from '../../src/cards/index.ts';
import { EXPANSIONS } from '../../src/options.ts';
import { ICON_TABLES } from '../../src/solo/borgo/icons.ts';
import { anySwitch } from '../switches.ts';

const BORGO = { opponent: 'borgo' } as const;
/** What a lone player can add to any sets. */
const MODULES = ['promo1', 'promo2', 'headquarters', 'cities'] as const;
const FACTION_IDS = FACTIONS.map(({ id }) => id);

/** Every set alone, in the usual and in the harder game. */
export const borgoSets: readonly object[] = [[], ...EXPANSIONS.map((set) => [set])].flatMap((expansions) => [
  { ...BORGO, expansions },
  { ...BORGO, expansions, borgoHarder: true },
]);

const MIXES = 20;

function mix(chance: Chance): object {
  const some = <T>(all: readonly T[], least: number): T[] =>
    chance.shuffle([...all]).slice(0, least + chance.below(all.length - least + 1));
  const expansions = some(EXPANSIONS, 2);
  // R-OPT-005.
  const modules = expansions.includes('moloch') ? [...MODULES, 'serverRoom'] : MODULES;
  return {
    ...anySwitch(chance),
    ...BORGO,
    expansions,
    ...Object.fromEntries(some(modules, 0).map((name) => [name, true])),
    borgoHarder: chance.below(2) === 1,
    borgoIcons: chance.pick(ICON_TABLES),
    factions: some(FACTION_IDS, 1),
  };
}

/** Several sets in any company, always the same twenty. */
export const borgoMixes: readonly object[] = (() => {
  const chance = Chance.fromSeed('b0'.repeat(16));
  return Array.from({ length: MIXES }, () => mix(chance));
})();

const SAMPLE: readonly object[] = [
  { ...BORGO, edition: 'master' },
  { ...BORGO, borgoHarder: true, borgoIcons: 'ammoWorker', headquarters: true },
  ...borgoMixes.slice(0, 3),
];

export const borgoTables = (inFull: boolean): readonly object[] =>
  inFull ? [...SAMPLE, ...borgoSets, ...borgoMixes] : SAMPLE;
