/** Tables with Promo set 2, headquarters, the Arena, border tiles and cities: a few, or each in every company. */
import { FACTIONS } from '../src/cards/index.ts';
import { VARIANTS } from '../src/options.ts';

const FACTION_IDS = FACTIONS.map(({ id }) => id);
const ALL = { promo2: true, headquarters: true, arena: true, borders: true, cities: true } as const;
/** Without what a lone player cannot have. */
const ALONE = { promo2: true, headquarters: true, cities: true } as const;

export const moduleTables = (deep: boolean): object[] => [
  { ...ALL, promo1: true, factions: FACTION_IDS },
  { ...ALONE, opponent: 'standard' },
  ...(deep
    ? [
        ...Object.keys(ALL).map((one) => ({ [one]: true })),
        { ...ALL, expansions: ['newEra'], factions: FACTION_IDS, assign: 'choose' },
        { ...ALL, expansions: ['winter'], promo1: true },
        { ...ALL, expansions: ['noMansLand'] },
        { ...ALL, expansions: ['allies'] },
        { ...ALONE, expansions: ['noMansLand'] },
        ...VARIANTS.slice(1).map((opponent) => ({ ...ALONE, opponent, expansions: ['winter'] })),
      ]
    : []),
];
