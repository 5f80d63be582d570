import type { Effects } from '@cinderhall/effects';
import type { EventCard, Location, Marker } from './types.ts';

const NOTHING: Effects = [];
const DAMAGE: Effects = [{ op: 'damage', n: 1, zone: 'any' }];
const CONTAMINATION: Effects = [{ op: 'contaminate', who: 'acting' }];
const FAME_LOSS: Effects = [{ op: 'loseFame' }];

const location = (
  id: string,
  en: string,
  pl: string,
  period: number,
  extra: boolean,
  effect: Effects,
  left: readonly Marker[],
  right: readonly Marker[],
  given: readonly string[] = [],
): Location => ({
  kind: 'location',
  id,
  name: { en, pl },
  origin: 'designed',
  given,
  period,
  extra,
  effect,
  left,
  right,
});

/** 001–012. Tuning knob: the fuel that lies on them. */
export const locations: readonly Location[] = [
  location('filling-station', 'Filling Station', 'Stacja paliw', 1, false, NOTHING, ['fuel', 'fuel'], ['food', 'fuel']),
  location(
    'abandoned-farm',
    'Abandoned Farm',
    'Opuszczona farma',
    1,
    true,
    NOTHING,
    ['food', 'food'],
    ['fuel', 'ammo'],
  ),
  location(
    'contaminated-warehouse',
    'Contaminated Warehouse',
    'Skażony Magazyn',
    1,
    false,
    CONTAMINATION,
    ['food', 'fuel'],
    ['fuel', 'fuel'],
    ['name', 'effect', 'left', 'right'],
  ),
  location(
    'helicopter-wreck',
    'Helicopter Wreck',
    'Wrak helikoptera',
    1,
    true,
    NOTHING,
    ['food', 'ammo'],
    ['fuel', 'item'],
  ),
  location('refugee-camp', 'Refugee Camp', 'Obóz uchodźców', 1, true, FAME_LOSS, ['food', 'fuel'], ['ammo', 'item']),
  location(
    'police-outpost',
    'Police Outpost',
    'Posterunek policji',
    2,
    false,
    DAMAGE,
    ['ammo', 'ammo', 'fuel'],
    ['fuel', 'item'],
  ),
  location('frozen-depot', 'Frozen Depot', 'Zamarznięty skład', 2, true, NOTHING, ['fuel', 'fuel'], ['food', 'ammo']),
  location(
    'irradiated-laboratory',
    'Irradiated Laboratory',
    'Napromieniowane laboratorium',
    2,
    false,
    CONTAMINATION,
    ['item', 'fuel'],
    ['food', 'fuel', 'ammo'],
  ),
  location(
    'burnt-out-village',
    'Burnt-out Village',
    'Spalona wioska',
    2,
    true,
    FAME_LOSS,
    ['food', 'ammo', 'fuel'],
    ['fuel', 'item'],
  ),
  location(
    'military-bunker',
    'Military Bunker',
    'Bunkier wojskowy',
    3,
    false,
    DAMAGE,
    ['ammo', 'ammo', 'fuel'],
    ['fuel', 'item'],
  ),
  location(
    'reactor-ruins',
    'Reactor Ruins',
    'Ruiny reaktora',
    3,
    false,
    CONTAMINATION,
    ['fuel', 'fuel', 'fuel'],
    ['food', 'item'],
  ),
  location(
    'harbour-stores',
    'Harbour Stores',
    'Magazyny portowe',
    3,
    true,
    NOTHING,
    ['fuel', 'fuel', 'food'],
    ['fuel', 'fuel'],
  ),
];

/** 013–014. */
export const events: readonly EventCard[] = [
  {
    kind: 'event',
    id: 'ice-storm',
    name: { en: 'Ice Storm', pl: 'Lodowa burza' },
    origin: 'designed',
    period: 1,
    extra: true,
    effect: [{ op: 'damage', n: 1, zone: 'any' }],
  },
  {
    kind: 'event',
    id: 'radioactive-snow',
    name: { en: 'Radioactive Snow', pl: 'Radioaktywny śnieg' },
    origin: 'designed',
    period: 2,
    extra: true,
    effect: [{ op: 'contaminate', who: 'any' }],
  },
];
