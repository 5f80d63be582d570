import type { ConnectionData } from './types.ts';

export const connections: readonly ConnectionData[] = [
  {
    id: 'punks',
    name: { en: 'Punks', pl: 'Punki' },
    polishName: 'ours',
    copies: 4,
    origin: 'printed',
    colour: 'red',
    play: [{ op: 'gain', goods: { redContact: 2 } }],
  },
  {
    id: 'thugs',
    name: { en: 'Thugs', pl: 'Zbiry' },
    polishName: 'ours',
    copies: 2,
    origin: 'printed',
    colour: 'red',
    play: [{ op: 'pay', cost: { goods: { gun: 1 } }, do: [{ op: 'gain', goods: { redContact: 3 } }] }],
  },
  {
    id: 'merchants',
    name: { en: 'Merchants', pl: 'Kupcy' },
    polishName: 'ours',
    copies: 4,
    origin: 'printed',
    colour: 'blue',
    play: [{ op: 'gain', goods: { blueContact: 2 } }],
  },
  {
    id: 'junk-train',
    name: { en: 'Junk Train', pl: 'Pociąg ze złomem' },
    polishName: 'ours',
    copies: 2,
    origin: 'printed',
    colour: 'blue',
    play: [{ op: 'gain', goods: { blueContact: 3 } }],
  },
];
