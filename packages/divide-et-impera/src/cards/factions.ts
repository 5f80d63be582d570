import type { Localized } from '@cinderhall/kernel';
import { BRIDGE_OR_LIFT, C, drone, M, R, S } from './icons.ts';
import type { ActionCard, DroneId, Faction, FactionId } from './types.ts';

export const factions: readonly Faction[] = [
  {
    id: 'shelter42',
    name: { en: 'Shelter 42', pl: 'Schron 42' },
    leader: {
      id: 'aria',
      name: { en: 'Aria', pl: 'Aria' },
      skill: { en: 'Climber', pl: 'Wspinaczka' },
      powers: { leaderClimbs: 1 },
    },
    drone: 'simon',
  },
  {
    id: 'raiders',
    name: { en: 'Raiders', pl: 'Łupieżcy' },
    leader: {
      id: 'abraham',
      name: { en: 'Abraham', pl: 'Abraham' },
      skill: { en: 'Seeker', pl: 'Poszukiwacz' },
      powers: { extraCollects: 1 },
    },
    drone: 'masamune',
  },
  {
    id: 'farmZ',
    name: { en: 'Farm-Z', pl: 'Farma-Z' },
    leader: {
      id: 'z-13',
      name: { en: 'Z-13', pl: 'Z-13' },
      skill: { en: 'Strongman', pl: 'Siłacz' },
      powers: { leaderMajority: 2 },
    },
    drone: 'draco',
  },
  {
    id: 'auxilia',
    name: { en: 'Auxilia', pl: 'Auxilia' },
    leader: {
      id: 'neena',
      name: { en: 'Neena', pl: 'Neena' },
      skill: { en: 'Sneaky', pl: 'Podstępna' },
      powers: { leaderSneaks: 1 },
    },
    drone: 'mucha',
  },
];

const FREE = { tech: 0, energy: 0 };

const card = (
  n: number,
  faction: FactionId,
  en: string,
  pl: string,
  icons: ActionCard['icons'],
  origin: ActionCard['origin'] = 'designed',
): ActionCard => ({
  id: `DEI${String(n).padStart(3, '0')}`,
  name: { en, pl },
  origin,
  kind: 'faction',
  faction,
  cost: FREE,
  supply: 0,
  icons,
});

const PILOTS: { readonly [D in DroneId]: Localized } = {
  masamune: { en: 'Call Masamune', pl: 'Wezwanie Masamune' },
  mucha: { en: 'Call Mucha', pl: 'Wezwanie Muchy' },
  simon: { en: 'Call Simon', pl: 'Wezwanie Simona' },
  draco: { en: 'Call Draco', pl: 'Wezwanie Draco' },
};
const call = (n: number, faction: FactionId, which: DroneId): ActionCard =>
  card(n, faction, PILOTS[which].en, PILOTS[which].pl, [drone(which, 0)], 'deduced');

/** Eight starting cards of each faction. */
export const factionCards: readonly ActionCard[] = [
  card(1, 'shelter42', 'Long Stairs', 'Długie schody', [M, M]),
  card(2, 'shelter42', 'Morning Round', 'Poranny obchód', [M, M]),
  card(3, 'shelter42', 'Open Hatch', 'Otwarty właz', [BRIDGE_OR_LIFT, M]),
  card(4, 'shelter42', 'Old Storeroom', 'Stary magazyn', [R, C]),
  card(5, 'shelter42', 'Out of the Dark', 'Z ciemności', [R, M]),
  card(6, 'shelter42', 'New Dormitory', 'Nowa sypialnia', [S, M]),
  card(7, 'shelter42', 'Rope and Plank', 'Lina i deska', [BRIDGE_OR_LIFT, M]),
  call(8, 'shelter42', 'simon'),
  card(9, 'raiders', 'Forced March', 'Forsowny marsz', [M, M]),
  card(10, 'raiders', 'Hit and Run', 'Szybki wypad', [M, C]),
  card(11, 'raiders', 'Strip It Bare', 'Do gołych ścian', [C, C]),
  card(12, 'raiders', 'Strays', 'Przybłędy', [R, C], 'deduced'),
  card(13, 'raiders', 'New Blood', 'Świeża krew', [R, M]),
  card(14, 'raiders', 'Hideout', 'Kryjówka', [S, C]),
  card(15, 'raiders', 'Loose Planks', 'Luźne deski', [BRIDGE_OR_LIFT, M]),
  call(16, 'raiders', 'masamune'),
  card(17, 'farmZ', 'Field Test', 'Próba terenowa', [M, M]),
  card(18, 'farmZ', 'Herding', 'Zaganianie', [M, M]),
  card(19, 'farmZ', 'Next Batch', 'Kolejna partia', [R, M]),
  card(20, 'farmZ', 'Feeding Time', 'Pora karmienia', [R, C]),
  card(21, 'farmZ', 'Released Subjects', 'Wypuszczone obiekty', [R, M]),
  card(22, 'farmZ', 'Outdoor Laboratory', 'Laboratorium polowe', [S, M]),
  card(23, 'farmZ', 'Cargo Hoist', 'Wyciąg towarowy', [BRIDGE_OR_LIFT, C]),
  call(24, 'farmZ', 'draco'),
  card(25, 'auxilia', 'Patrol', 'Patrol', [M, C]),
  card(26, 'auxilia', 'Confiscation', 'Konfiskata', [M, C]),
  card(27, 'auxilia', 'House Search', 'Rewizja', [R, C]),
  card(28, 'auxilia', 'Paid Informers', 'Płatni informatorzy', [R, C]),
  card(29, 'auxilia', 'Call-Up', 'Pobór', [R, M], 'deduced'),
  card(30, 'auxilia', 'Guard Post', 'Wartownia', [S, R]),
  card(31, 'auxilia', 'Service Passage', 'Przejście służbowe', [BRIDGE_OR_LIFT, R]),
  call(32, 'auxilia', 'mucha'),
];
