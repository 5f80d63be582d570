import type { Effects } from '@cinderhall/effects';
import type { Item } from './types.ts';

const item = (
  id: string,
  en: string,
  pl: string,
  phase: Item['phase'],
  effect: Effects,
  once = false,
): Omit<Item, 'origin'> => ({ kind: 'item', id, name: { en, pl }, given: ['name', 'effect'], phase, effect, once });

const ration = (n: number) =>
  item(`food-ration-${n}`, 'Food Ration', 'Racja Żywnościowa', 'any', [{ op: 'rouse' }], true);
const rounds = (n: number) =>
  item(`incendiary-rounds-${n}`, 'Incendiary Rounds', 'Pociski Zapalające', 'firing', [{ op: 'freeAmmo', bonus: 1 }]);
const nitromethane = (n: number) =>
  item(`nitromethane-${n}`, 'Nitromethane', 'Nitrometan', 'movement', [{ op: 'freeFuel' }]);
const nitrous = (n: number) =>
  item(`nitrous-oxide-${n}`, 'Nitrous Oxide', 'Podtlenek Azotu', 'movement', [{ op: 'speed', n: 1 }]);
const torch = (n: number) =>
  item(`welding-torch-${n}`, 'Welding Torch', 'Palnik Spawalniczy', 'any', [{ op: 'repair', upTo: 3 }]);
const drug = (n: number) =>
  item(`anti-frostbite-drug-${n}`, 'Anti-frostbite Drug', 'Lek Przeciw Odmrożeniom', 'exploration', [
    { op: 'steady', skill: 3 },
  ]);

/** 073–086: what they do is printed; how many copies there are of each is ours. */
export const items: readonly Item[] = [
  ration(1),
  ration(2),
  item('decontamination-drip', 'Decontamination Drip IV', 'Kroplówka Odkażająca IV', 'any', [
    { op: 'cleanse', upTo: 2, who: 'any' },
  ]),
  rounds(1),
  rounds(2),
  nitromethane(1),
  nitromethane(2),
  nitrous(1),
  nitrous(2),
  torch(1),
  torch(2),
  drug(1),
  drug(2),
  item('protective-suit', 'Protective Suit', 'Kombinezon Ochronny', 'any', [{ op: 'shield' }]),
].map((one) => ({ ...one, origin: 'printed' }));

/** 111. */
export const mine: Item = {
  ...item('mine', 'Mine', 'Mina', 'movement', [{ op: 'layMine' }, { op: 'gain', goods: { item: 1 } }]),
  origin: 'printed',
};
