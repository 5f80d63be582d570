import type { Effects } from '@cinderhall/effects';
import type { DamageZone, Enemy, Survivor } from './types.ts';

const hit = (zone: DamageZone, n = 1) => ({ op: 'damage', n, zone });

const enemy = (numeral: number, id: string, en: string, pl: string, ambush: Effects): Enemy => ({
  kind: 'enemy',
  id,
  name: { en, pl },
  origin: 'printed',
  given: ['name', 'ambush'],
  numeral,
  period: Math.ceil(numeral / 2),
  ambush,
});

/** 099–104. */
export const enemies: readonly Enemy[] = [
  enemy(1, 'war-wolves', 'War Wolves', 'Wilki Wojny', [hit('topRow')]),
  enemy(2, 'night-wolves', 'Night Wolves', 'Nocne Wilki', [hit('bottomRow')]),
  enemy(3, 'last-howl', 'Last Howl', 'Ostatnie Wycie', [
    { op: 'choose', of: [[{ op: 'contaminate', who: 'any' }], [hit('bottomRow', 2)]] },
  ]),
  enemy(4, 'rendall-and-randall', 'Rendall and Randall', 'Rendall i Randall', [
    { op: 'choose', of: [[{ op: 'loseResource' }], [hit('column1')]] },
  ]),
  enemy(5, 'ulmar', 'Ulmar, the Metal Wolf', 'Ulmar, Metalowy Wilk', [hit('column1'), hit('topRow')]),
  enemy(6, 'immortal-wolf', 'Immortal Wolf', 'Nieśmiertelny Wilk', [hit('column1'), hit('bottomRow')]),
];

/** 105. */
export const prisoner: Survivor = {
  kind: 'survivor',
  id: 'prisoner',
  name: { en: 'Prisoner', pl: 'Więzień' },
  origin: 'designed',
  given: ['name', 'ability'],
  period: 0,
  extra: false,
  loot: 1,
  skill: 2,
  ability: { phase: 'end', does: 'fame', n: 1, ifLoot: false },
};
