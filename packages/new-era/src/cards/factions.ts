import { BASIC, type FactionData } from './types.ts';

/** Bases and contact boards. What a base makes is printed or deduced; costs and ranges are designed. */
export const factions: readonly FactionData[] = [
  {
    id: 'newYork',
    name: { en: 'New York', pl: 'Nowy Jork' },
    production: { worker: 3, scrap: 1 },
    board: {
      incorporate: { cost: { goods: { scrap: 1 } }, range: 2 },
      conquer: { cost: { goods: { weapon: 1 } }, range: 2 },
      deal: { cost: { goods: { fuel: 1 } }, range: 1 },
      redevelop: { cost: { goods: { brick: 2 } } },
    },
  },
  {
    id: 'appalachia',
    name: { en: 'Appalachian Federation', pl: 'Federacja Appalachów' },
    production: { worker: 3, brick: 1 },
    board: {
      incorporate: { cost: { goods: { brick: 1 } }, range: 1 },
      conquer: { cost: { goods: { weapon: 1 } }, range: 2 },
      deal: { cost: { goods: { fuel: 1 } }, range: 1 },
      redevelop: { cost: { goods: { brick: 1 } } },
    },
  },
  {
    id: 'merchants',
    name: { en: 'Merchants Guild', pl: 'Gildia Kupców' },
    production: { worker: 3, fuel: 1 },
    board: {
      incorporate: { cost: { any: { of: ['scrap', 'fuel'], n: 1 } }, range: 1 },
      conquer: { cost: { goods: { weapon: 1 } }, range: 2 },
      deal: { cost: { goods: { fuel: 1 } }, range: 3 },
      redevelop: { cost: { goods: { brick: 1, fuel: 1 } } },
    },
  },
  {
    id: 'mutants',
    name: { en: 'Mutants Union', pl: 'Sojusz Mutantów' },
    production: { worker: 3, weapon: 1 },
    board: {
      incorporate: { cost: { any: { of: BASIC, n: 1 } }, range: 1 },
      conquer: { cost: { goods: { weapon: 1 } }, range: 3 },
      deal: { cost: { goods: { fuel: 1 } }, range: 1 },
      redevelop: { cost: { any: { of: BASIC, n: 2 } } },
    },
  },
  {
    id: 'hegemony',
    name: { en: 'Hegemony', pl: 'Hegemonia' },
    production: { worker: 3, anyContact: 1 },
    board: {
      incorporate: { cost: { goods: { scrap: 1 } }, range: 1 },
      conquer: { cost: { goods: { weapon: 1 } }, range: 1 },
      deal: { cost: { goods: { fuel: 1 } }, range: 1 },
      redevelop: { cost: { goods: { brick: 2 } } },
    },
  },
];
