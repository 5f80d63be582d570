import type { Drone } from './types.ts';

export const drones: readonly Drone[] = [
  {
    id: 'masamune',
    name: { en: 'Masamune', pl: 'Masamune' },
    role: { en: 'Collector', pl: 'Zbieracz' },
    action: [{ op: 'salvage', n: 2 }],
  },
  {
    id: 'mucha',
    name: { en: 'Mucha', pl: 'Mucha' },
    role: { en: 'Teleporter', pl: 'Teleporter' },
    action: [{ op: 'teleport', ground: 2, roof: 1 }],
  },
  {
    id: 'simon',
    name: { en: 'Simon', pl: 'Simon' },
    role: { en: 'Carrier', pl: 'Przewoźnik' },
    action: [{ op: 'airdrop', n: 2 }],
  },
  {
    id: 'draco',
    name: { en: 'Draco', pl: 'Draco' },
    role: { en: 'Reaper', pl: 'Kosiarz' },
    action: [{ op: 'reap' }, { op: 'gain', goods: { supply: 1, sweet: 1 } }],
  },
];
