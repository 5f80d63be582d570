import type { Action } from './types.ts';

/** The cards have no names; ours say what they do. */
const action = (
  number: number,
  en: string,
  pl: string,
  rest: Omit<Action, 'kind' | 'id' | 'name' | 'origin' | 'given'>,
): Action => ({
  kind: 'action',
  id: `automa-${number}`,
  name: { en, pl },
  origin: 'deduced',
  given: ['value', 'priority', 'enemy', 'ability', ...(number === 113 ? ['arrow'] : [])],
  ...rest,
});

/** 112–117. The arrows are ours, but for that of 113. */
export const actions: readonly Action[] = [
  action(112, 'Supplies', 'Zaopatrzenie', {
    value: 1,
    arrow: 'left',
    priority: [],
    enemy: [{ op: 'automaGain', resource: 'ammo' }],
    beforeMove: [{ op: 'automaFuel' }],
    tracks: false,
    atEnd: [],
  }),
  action(113, 'Reinforcements', 'Posiłki', {
    value: 3,
    arrow: 'right',
    priority: [],
    enemy: [{ op: 'automaGain', resource: 'fuel' }],
    beforeMove: [{ op: 'automaCrew' }],
    tracks: false,
    atEnd: [{ op: 'damage', n: 1, zone: 'any' }],
  }),
  action(114, 'Envy', 'Zawiść', {
    value: 2,
    arrow: 'left',
    priority: ['collect', 'recruit', 'convoy', 'encounter'],
    enemy: [],
    beforeMove: [],
    tracks: false,
    atEnd: [{ op: 'automaEnvy' }],
  }),
  action(115, 'Tracks', 'Gąsienice', {
    value: 2,
    arrow: 'right',
    priority: ['recruit', 'collect', 'convoy', 'encounter'],
    enemy: [],
    beforeMove: [],
    tracks: true,
    atEnd: [],
  }),
  action(116, 'Contagion', 'Zaraza', {
    value: 2,
    arrow: 'left',
    priority: ['encounter', 'convoy', 'collect', 'recruit'],
    enemy: [],
    beforeMove: [],
    tracks: false,
    atEnd: [{ op: 'automaHeal' }, { op: 'contaminate', who: 'any' }],
  }),
  action(117, 'Sabotage', 'Sabotaż', {
    value: 2,
    arrow: 'right',
    priority: ['convoy', 'collect', 'recruit', 'encounter'],
    enemy: [],
    beforeMove: [],
    tracks: false,
    atEnd: [{ op: 'damage', n: 1, zone: 'any' }],
  }),
];
