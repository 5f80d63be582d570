import { type ActionData, BASIC, type FactionData } from './types.ts';

/** On every board (R-BASE-123): 2 workers for a resource or a card, as often as one can pay. */
const hire: ActionData = {
  cost: { goods: { worker: 2 } },
  do: [{ op: 'boardResource', of: BASIC, orCard: true }],
  times: 'any',
};

const trade = (cost: { [good: string]: number }, goods: { [good: string]: number }): ActionData => ({
  cost: { goods: cost },
  do: [{ op: 'gain', goods }],
});

export const factions: readonly FactionData[] = [
  {
    id: 'newYork',
    name: { en: 'New York', pl: 'Nowy Jork' },
    origin: 'printed',
    production: { worker: 3, iron: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 1 }, { greyContact: 1 }),
      trade({ gun: 1 }, { redContact: 2 }),
      trade({ fuel: 2 }, { blueContact: 2 }),
      hire,
    ],
  },
  {
    id: 'appalachianFederation',
    name: { en: 'Appalachian Federation', pl: 'Federacja Appalachów' },
    origin: 'printed',
    production: { worker: 3, brick: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ brick: 1, card: 1 }, { greyContact: 2 }),
      trade({ gun: 1 }, { redContact: 2 }),
      trade({ fuel: 1 }, { blueContact: 2 }),
      hire,
    ],
  },
  {
    id: 'merchantsGuild',
    name: { en: 'Merchants Guild', pl: 'Gildia Kupców' },
    origin: 'printed',
    production: { worker: 3, fuel: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 2 }, { greyContact: 2 }),
      trade({ gun: 1 }, { redContact: 2 }),
      trade({ fuel: 1 }, { blueContact: 3 }),
      hire,
    ],
  },
  {
    id: 'mutantsUnion',
    name: { en: 'Mutants Union', pl: 'Sojusz Mutantów' },
    origin: 'printed',
    production: { worker: 3, gun: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 2 }, { greyContact: 2 }),
      trade({ gun: 1 }, { redContact: 3 }),
      trade({ fuel: 1 }, { blueContact: 1 }),
      hire,
    ],
  },
  {
    id: 'hegemony',
    name: { en: 'Hegemony', pl: 'Hegemonia' },
    origin: 'deduced',
    production: { worker: 3, universalContact: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 1 }, { greyContact: 1 }),
      trade({ gun: 1 }, { redContact: 2 }),
      trade({ fuel: 1 }, { blueContact: 1 }),
      hire,
    ],
  },
  {
    id: 'texas',
    name: { en: 'Texas', pl: 'Teksas' },
    origin: 'deduced',
    production: { worker: 4, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 1 }, { greyContact: 1 }),
      trade({ gun: 1 }, { redContact: 1 }),
      trade({ fuel: 1 }, { blueContact: 1 }),
      { do: [{ op: 'reuseBoardAction' }] },
      hire,
    ],
  },
  {
    id: 'mississippi',
    name: { en: 'Mississippi', pl: 'Missisipi' },
    origin: 'deduced',
    production: { worker: 3, ammo: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 2 }, { greyContact: 2 }),
      trade({ gun: 2 }, { redContact: 1, ruins: 1 }),
      trade({ fuel: 1 }, { blueContact: 2 }),
      hire,
    ],
  },
  {
    id: 'university',
    name: { en: 'University', pl: 'Uniwersytet' },
    origin: 'deduced',
    production: { worker: 3, greyContact: 1, card: 2 },
    actions: [
      trade({ iron: 1 }, { greyContact: 2 }),
      trade({ gun: 2 }, { redContact: 1, card: 1 }),
      trade({ fuel: 1 }, { blueContact: 2 }),
      hire,
    ],
  },
  {
    id: 'uranopolis',
    name: { en: 'Uranopolis', pl: 'Uranopolis' },
    origin: 'designed',
    production: { worker: 3, development: 1, greyContact: 1, card: 1 },
    actions: [
      trade({ iron: 1 }, { greyContact: 1 }),
      trade({ gun: 1 }, { redContact: 1 }),
      trade({ fuel: 1 }, { blueContact: 2 }),
      hire,
    ],
  },
];

/** Boards that stand in the box; the others are promos that a table may allow. */
export const BASE_FACTIONS = ['newYork', 'appalachianFederation', 'merchantsGuild', 'mutantsUnion'] as const;
