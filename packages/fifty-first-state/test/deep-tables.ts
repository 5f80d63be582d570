/** What the gauntlet plays only in full: every set of cards at every number of seats, every switch, and mixes by chance. */
import type { Table } from '@cinderhall/gauntlet';
import { Chance } from '@cinderhall/kernel';
import { FACTIONS } from '../src/cards/index.ts';
import { EXPANSIONS, VARIANTS } from '../src/options.ts';
import { alliesTables } from './allies/tables.ts';
import { borgoTables } from './borgo/tables.ts';
import { moduleTables } from './modules.ts';
import { molochTables } from './moloch/tables.ts';
import { landTables } from './no-mans-land/tables.ts';
import { scavengerTables } from './scavengers/tables.ts';
import { anySwitch } from './switches.ts';

const SEATS = [1, 2, 3, 4] as const;
const FACTION_IDS = FACTIONS.map(({ id }) => id);
const PROMOS = ['promo1', 'promo2'] as const;
const MODULES = ['headquarters', 'arena', 'borders', 'cities'] as const;
/** R-OPT-008: what a lone player cannot have. */
const NOT_ALONE: readonly string[] = ['arena', 'borders'];

const modulesFor = (seats: number, expansions: readonly string[]): string[] => [
  ...MODULES.filter((id) => seats > 1 || !NOT_ALONE.includes(id)),
  // R-OPT-005.
  ...(expansions.includes('moloch') ? ['serverRoom'] : []),
];
const on = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, true]));

/** The base set and every expansion alone, each with and without the promo cards, and with and without the modules. */
export const setTables: readonly Table[] = SEATS.flatMap((seats) =>
  [[], ...EXPANSIONS.map((set) => [set])].flatMap((expansions) =>
    [[], PROMOS].flatMap((promos) =>
      [[], modulesFor(seats, expansions)].map((modules) => ({
        seats,
        options: {
          expansions,
          ...on([...promos, ...modules]),
          ...(modules.length > 0 ? { factions: FACTION_IDS } : {}),
        },
      })),
    ),
  ),
);

const MIXES = 40;

const some = (chance: Chance, all: readonly string[], least: number): string[] =>
  chance.shuffle([...all]).slice(0, least + chance.below(all.length - least + 1));

function mix(seats: number, chance: Chance): Table {
  const expansions = some(chance, EXPANSIONS, 2);
  return {
    seats,
    options: {
      ...anySwitch(chance),
      allowUnofficialMix: true,
      expansions,
      ...on(some(chance, [...PROMOS, ...modulesFor(seats, expansions)], 0)),
      factions: some(chance, FACTION_IDS, seats),
      opponent: seats === 1 ? chance.pick(VARIANTS) : 'standard',
    },
  };
}

/** Several expansions with any company, always the same forty; a quarter of them for a lone player. */
export const mixTables: readonly Table[] = (() => {
  const chance = Chance.fromSeed('51'.repeat(16));
  return Array.from({ length: MIXES }, (_, i) => mix(1 + (i % SEATS.length), chance));
})();

/** Every switch and every opponent with the set that it belongs to. */
const switchTables: readonly Table[] = [
  ...scavengerTables(true),
  ...alliesTables(true),
  ...landTables(true),
  ...moduleTables(true),
  ...borgoTables(true),
  ...molochTables(true),
  { shipwreckOnce: true },
  { ruinsCountInTie: true },
  { opponent: 'mutants', mutantsAttackOn: true },
].flatMap((options) => SEATS.map((seats) => ({ seats, options })).filter(isPossible));

/** A solo variant is for a lone player, the Arena and border tiles are not. */
function isPossible({ seats, options }: Table): boolean {
  const { opponent = 'standard', arena = false, borders = false }: { [name: string]: unknown } = { ...options };
  return seats === 1 ? !arena && !borders : opponent === 'standard';
}

export const deepTables: readonly Table[] = [...setTables, ...mixTables, ...switchTables];
