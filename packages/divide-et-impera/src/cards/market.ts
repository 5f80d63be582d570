import type { Localized } from '@cinderhall/kernel';
import {
  ANY_STRUCTURE,
  BRIDGE_OR_LIFT,
  C,
  CP,
  drone,
  E,
  gain,
  KC,
  KR,
  LC,
  LM,
  M,
  or,
  per,
  R,
  S,
  T1,
  TM,
  TR,
} from './icons.ts';
import type { ActionCard, DroneId, Market } from './types.ts';

type Icons = ActionCard['icons'];

const card = (
  n: number,
  kind: Market | 'drone',
  [en, pl]: readonly [string, string],
  [tech, energy]: readonly [number, number],
  supply: number,
  icons: Icons,
  origin: ActionCard['origin'] = 'designed',
): ActionCard => ({
  id: `DEI${String(n).padStart(3, '0')}`,
  name: { en, pl },
  origin,
  kind,
  cost: { tech, energy },
  supply,
  icons,
});

const V1 = gain({ supply: 1 });
const V2 = gain({ supply: 2 });
const E1 = gain({ energy: 1 });

const blue: readonly ActionCard[] = [
  card(33, 'blue', ['Road Crew', 'Brygada drogowa'], [2, 0], 3, [M, M, BRIDGE_OR_LIFT]),
  card(34, 'blue', ['Courier Net', 'Sieć kurierów'], [1, 0], 3, [per('blue', or(V1, M))]),
  card(35, 'blue', ['Sorting Depot', 'Sortownia'], [3, 0], 3, [C, LC]),
  card(36, 'blue', ['Grapnels', 'Kotwiczki'], [1, 1], 3, [M, LM], 'deduced'),
  card(37, 'blue', ['Cableway', 'Kolejka linowa'], [0, 2], 4, [M, per('blue', LM)]),
  card(38, 'blue', ['Supply Chain', 'Łańcuch dostaw'], [1, 1], 4, [C, per('blue', LC)], 'deduced'),
  card(39, 'blue', ['Scaffolders', 'Rusztowania'], [1, 1], 3, [ANY_STRUCTURE, ANY_STRUCTURE, M]),
  card(40, 'blue', ['Roof Runners', 'Biegacze z dachów'], [0, 2], 3, [LM, LC]),
];

const green: readonly ActionCard[] = [
  card(41, 'green', ['Hand Drills', 'Ręczne wiertła'], [1, 0], 3, [C, C], 'deduced'),
  card(42, 'green', ['Recycling Quota', 'Norma odzysku'], [1, 0], 3, [per('green', or(V1, C))], 'deduced'),
  card(43, 'green', ['Prospectors', 'Poszukiwacze złóż'], [1, 1], 3, [R, KR]),
  card(44, 'green', ['Workshop', 'Warsztat'], [1, 1], 3, [T1, E1, C]),
  card(45, 'green', ['Excavator', 'Koparka'], [3, 0], 3, [C, KC], 'deduced'),
  card(46, 'green', ['Drilling Camps', 'Obozy wiertnicze'], [1, 1], 4, [R, per('green', KR)]),
  card(47, 'green', ['Processing Plant', 'Zakład przetwórczy'], [0, 2], 4, [C, per('green', KC)], 'deduced'),
  card(48, 'green', ['Crawler', 'Gąsienicowiec'], [0, 2], 3, [KR, KC]),
];

const red: readonly ActionCard[] = [
  card(49, 'red', ['Flank', 'Oskrzydlenie'], [1, 1], 3, [M, TM]),
  card(50, 'red', ['Breakthrough', 'Przełamanie'], [0, 2], 3, [TM, TM]),
  card(51, 'red', ['Muster', 'Zbiórka'], [2, 0], 3, [R, R, M]),
  card(52, 'red', ['Forward Camp', 'Wysunięty obóz'], [1, 1], 3, [R, TR], 'deduced'),
  card(53, 'red', ['Ambush', 'Zasadzka'], [3, 0], 3, [TM, E]),
  card(54, 'red', ['Garrison Pay', 'Żołd garnizonu'], [1, 0], 3, [per('red', or(V1, R))]),
  card(55, 'red', ['War Council', 'Rada wojenna'], [0, 2], 4, [R, per('red', TR)]),
  card(56, 'red', ['Pincer', 'Kleszcze'], [1, 1], 4, [M, per('red', TM)]),
];

const black: readonly ActionCard[] = [
  card(57, 'black', ['Forged Orders', 'Sfałszowane rozkazy'], [1, 0], 2, [CP]),
  card(58, 'black', ['Double Shift', 'Podwójna zmiana'], [1, 1], 2, [CP, M]),
  card(59, 'black', ['Ration Stamps', 'Kartki żywnościowe'], [0, 2], 2, [V2, M]),
  card(60, 'black', ['Squatters', 'Dzicy lokatorzy'], [1, 1], 2, [S, C, C], 'deduced'),
  card(61, 'black', ['Rumour Network', 'Sieć plotek'], [0, 2], 2, [per('any', M)]),
  card(62, 'black', ['Hired Knives', 'Najemne noże'], [1, 1], 2, [E, M, M]),
  card(63, 'black', ['Odd Jobs', 'Prace dorywcze'], [1, 1], 2, [R, M, C]),
  card(64, 'black', ['Stolen Cells', 'Kradzione ogniwa'], [3, 0], 2, [gain({ energy: 2 })]),
  card(65, 'black', ['Scrap Dealer', 'Handlarz złomem'], [0, 1], 2, [gain({ tech: 2 }), C]),
  card(66, 'black', ['Cracked Transmitter', 'Złamany nadajnik'], [0, 2], 2, [C, T1, M]),
  card(67, 'black', ['Smugglers', 'Przemytnicy'], [3, 0], 2, [TM, LM]),
  card(68, 'black', ['Shanty Builders', 'Budowniczowie baraków'], [1, 1], 2, [ANY_STRUCTURE, R, R]),
];

const names: { readonly [D in DroneId]: Localized } = {
  masamune: { en: 'Masamune', pl: 'Masamune' },
  mucha: { en: 'Mucha', pl: 'Mucha' },
  simon: { en: 'Simon', pl: 'Simon' },
  draco: { en: 'Draco', pl: 'Draco' },
};

/** Each reaches further than the one before. */
const droneCards = (n: number, which: DroneId): readonly ActionCard[] => {
  const { en, pl } = names[which];
  return [
    card(n, 'drone', [`${en}: Short Leash`, `${pl}: krótka smycz`], [1, 1], 2, [drone(which, 0)]),
    card(n + 1, 'drone', [`${en}: Long Leash`, `${pl}: długa smycz`], [0, 2], 3, [drone(which, 1)], 'deduced'),
    card(n + 2, 'drone', [`${en}: Off the Leash`, `${pl}: bez smyczy`], [1, 2], 4, [drone(which, 2)]),
  ];
};

/** In the order of their codes. */
export const marketCards: readonly ActionCard[] = [
  ...blue,
  ...green,
  ...red,
  ...black,
  ...droneCards(69, 'masamune'),
  ...droneCards(72, 'mucha'),
  ...droneCards(75, 'simon'),
  ...droneCards(78, 'draco'),
];
