import type { Ability, Encounter, PassiveAbility, Phase, Survivor } from './types.ts';

const passive = (phase: Phase, does: PassiveAbility): Ability => ({ phase, does });
const speed = (n: number, behind = 0): Ability => ({ phase: 'movement', does: 'speed', n, behind });
const fame = (n: number, ifLoot = false): Ability => ({ phase: 'end', does: 'fame', n, ifLoot });

const survivor = (
  id: string,
  en: string,
  pl: string,
  period: number,
  extra: boolean,
  skill: number,
  ability: Ability,
  given: readonly string[] = ['name', 'extra', 'ability'],
): Survivor => ({
  kind: 'survivor',
  id,
  name: { en, pl },
  origin: 'designed',
  given,
  period,
  extra,
  loot: 0,
  skill,
  ability,
});

/** 015–025. */
export const survivors: readonly Survivor[] = [
  survivor('hermit', 'Hermit', 'Pustelnik', 1, false, 2, passive('exploration', 'ignoreContamination')),
  survivor('mechanic', 'Mechanic', 'Mechanik', 1, false, 2, {
    phase: 'rest',
    does: 'use',
    effects: [{ op: 'repair', upTo: 2 }],
  }),
  survivor('medic', 'Medic', 'Sanitariusz', 1, true, 1, { phase: 'movement', does: 'use', effects: [{ op: 'rouse' }] }),
  survivor('preacher', 'Preacher', 'Kaznodzieja', 2, true, 2, passive('exploration', 'ignoreFameLoss'), [
    'name',
    'extra',
    'ability',
    'skill',
  ]),
  survivor('gunner', 'Gunner', 'Strzelec', 2, false, 2, passive('firing', 'firstHit')),
  survivor('explorer', 'Explorer', 'Odkrywca', 1, false, 2, passive('exploration', 'anyBonus'), [
    'name',
    'extra',
    'ability',
    'skill',
  ]),
  survivor('renegade', 'Renegade', 'Renegat', 2, true, 3, passive('firing', 'ignoreEnemy')),
  survivor('hustler', 'Hustler', 'Cwaniak', 1, false, 2, {
    phase: 'movement',
    does: 'use',
    effects: [{ op: 'gainMissing' }],
  }),
  survivor('bounty-hunter', 'Bounty Hunter', 'Łowca Nagród', 3, false, 3, fame(2, true)),
  survivor('orphan', 'Orphan', 'Sierota', 3, false, 1, fame(1)),
  survivor('driver', 'Driver', 'Kierowca', 2, false, 1, speed(1)),
];

/** 026–027. */
export const encounters: readonly Encounter[] = [
  {
    kind: 'encounter',
    id: 'travellers',
    name: { en: 'Travellers', pl: 'Podróżnicy' },
    origin: 'printed',
    given: ['name', 'extra', 'effect'],
    period: 2,
    extra: true,
    markers: ['food', 'fuel'],
    stays: false,
    effect: [
      {
        op: 'choose',
        of: [
          [
            {
              op: 'pay',
              cost: { any: { of: ['ammo', 'food', 'fuel'], n: 1 } },
              do: [{ op: 'gain', goods: { fame: 2, item: 1 } }],
            },
          ],
          [{ op: 'takeAll' }, { op: 'gain', goods: { item: 1 } }, { op: 'loseFame' }],
        ],
      },
    ],
  },
  {
    kind: 'encounter',
    id: 'trader',
    name: { en: 'Trader', pl: 'Handlarz' },
    origin: 'printed',
    given: ['name', 'effect'],
    period: 1,
    extra: false,
    markers: ['fuel'],
    stays: true,
    effect: [
      {
        op: 'choose',
        of: [[{ op: 'swap', do: [{ op: 'gain', goods: { item: 1 } }] }], [{ op: 'tradeItem', n: 2 }]],
      },
    ],
  },
];

/** 055–062: one Leader and one Navigator in each colour. */
const COLOURS = [1, 2, 3, 4] as const;
export const crews: readonly Survivor[] = [
  ...COLOURS.map(
    (n): Survivor => ({
      ...survivor(`leader-${n}`, 'Leader', 'Lider', 0, false, 2, passive('exploration', 'restInsteadOfExhaust')),
      origin: 'deduced',
      given: ['name', 'ability', 'skill'],
    }),
  ),
  ...COLOURS.map(
    (n): Survivor => ({
      ...survivor(`navigator-${n}`, 'Navigator', 'Nawigator', 0, false, 1, speed(1, 6)),
      origin: 'printed',
      given: ['name', 'ability', 'skill'],
    }),
  ),
];
