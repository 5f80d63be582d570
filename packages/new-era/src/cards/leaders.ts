import type { LeaderData } from './types.ts';

/** The eight leaders of the classic game. Gift and trait are its structure; all numbers are designed. */
export const leaders: readonly LeaderData[] = [
  {
    id: 'mr-president',
    name: { en: 'Mr President', pl: 'Pan Prezydent' },
    gift: [{ op: 'redevelop' }],
    triggers: [{ on: 'redevelop', do: [{ op: 'gain', goods: { vp: 1 } }] }],
  },
  {
    id: 'warlord',
    name: { en: 'Warlord Kane', pl: 'Watażka Kane' },
    gift: [{ op: 'gain', goods: { conquer2: 1 } }],
    triggers: [{ on: 'conquest', do: [{ op: 'gain', goods: { vp: 1 } }] }],
  },
  {
    id: 'guildmaster',
    name: { en: 'Guildmaster Rosa', pl: 'Mistrzyni gildii Rosa' },
    gift: [{ op: 'gain', goods: { deal2: 1 } }],
    triggers: [{ on: 'deal', do: [{ op: 'gain', goods: { vp: 1 } }] }],
  },
  {
    id: 'architect',
    name: { en: 'Chief Architect Blum', pl: 'Główny architekt Blum' },
    gift: [{ op: 'gain', goods: { incorporate1: 1 } }],
    triggers: [{ on: 'incorporate', do: [{ op: 'gain', goods: { vp: 1 } }] }],
  },
  {
    id: 'foreman',
    name: { en: 'Foreman Griggs', pl: 'Brygadzista Griggs' },
    gift: [{ op: 'gain', goods: { worker: 2 } }],
    modifiers: [{ modify: 'secondUse', by: -1 }],
  },
  {
    id: 'quartermaster',
    name: { en: 'Quartermaster Odell', pl: 'Kwatermistrz Odell' },
    gift: [{ op: 'gain', goods: { universal: 1 } }],
    action: { do: [{ op: 'payDifferent', n: 2, do: [{ op: 'gain', goods: { vp: 2 } }] }] },
  },
  {
    id: 'prophet',
    name: { en: 'Prophet Ezra', pl: 'Prorok Ezra' },
    gift: [{ op: 'gain', goods: { card: 2 } }],
    triggers: [{ on: 'swap', do: [{ op: 'gain', goods: { card: 1, vp: 1 } }] }],
  },
  {
    id: 'marshal',
    name: { en: 'Marshal Dunn', pl: 'Marszałek Dunn' },
    gift: [{ op: 'gain', goods: { defend3: 1 } }],
    modifiers: [{ modify: 'defence', by: 1 }],
    triggers: [{ on: 'rebuild', do: [{ op: 'gain', goods: { vp: 1 } }] }],
  },
];
