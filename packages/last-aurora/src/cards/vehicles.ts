import type { Slot, SpecialEffect, Vehicle } from './types.ts';

const ANY: Slot = { kind: 'any' };
const CREW: Slot = { kind: 'survivor' };
const TANK: Slot = { kind: 'foodFuel' };
const PANTRY: Slot = { kind: 'food' };
const ARMOUR: Slot = { kind: 'armour' };
const weapon = (level: number): Slot => ({ kind: 'weapon', level });
const special = (effect: SpecialEffect): Slot => ({ kind: 'special', effect });
const FASTER = special({ does: 'speed', n: 1 });
const TRACKS = special({ does: 'tracks' });
const fame = (n: number): Slot => special({ does: 'fame', n });

type Extra = { readonly extra?: boolean; readonly given?: readonly string[] };
const vehicle = (
  kind: Vehicle['kind'],
  id: string,
  en: string,
  pl: string,
  period: number,
  slots: readonly Slot[],
  { extra = false, given = [] }: Extra,
  towing = 0,
  speed = 0,
): Vehicle => ({
  kind,
  id,
  name: { en, pl },
  origin: 'designed',
  given,
  period,
  extra,
  loot: 0,
  towing,
  speed,
  slots,
});

const truck = (
  id: string,
  en: string,
  pl: string,
  period: number,
  towing: number,
  speed: number,
  slots: readonly Slot[],
  more: Extra = {},
): Vehicle => vehicle('truck', id, en, pl, period, slots, more, towing, speed);
const trailer = (id: string, en: string, pl: string, period: number, slots: readonly Slot[], more: Extra = {}) =>
  vehicle('trailer', id, en, pl, period, slots, more);
const device = (id: string, en: string, pl: string, period: number, slots: readonly Slot[], more: Extra = {}) =>
  vehicle('device', id, en, pl, period, slots, more);

const EXTRA: Extra = { extra: true };

/** 028–033 trucks, 034–041 trailers, 042–054 devices. */
export const vehicles: readonly Vehicle[] = [
  truck('snowplough', 'Snowplough', 'Pług śnieżny', 1, 2, 3, [CREW, ANY, TRACKS]),
  truck('field-tractor', 'Field Tractor', 'Traktor polowy', 2, 3, 3, [CREW, ANY, ANY, ARMOUR]),
  truck('courier-truck', 'Courier Truck', 'Ciężarówka kurierska', 2, 2, 3, [CREW, ANY, FASTER]),
  truck('armoured-hauler', 'Armoured Hauler', 'Opancerzony ciągnik', 3, 3, 4, [CREW, ANY, ANY, ARMOUR]),
  truck('half-track', 'Half-track', 'Półciężarówka Gąsienicowa', 2, 3, 2, [CREW, ANY, weapon(2), TRACKS], {
    extra: true,
    given: ['name', 'extra', 'towing', 'speed'],
  }),
  truck('arctic-crawler', 'Arctic Crawler', 'Arktyczny pełzacz', 3, 2, 4, [CREW, ANY, TRACKS], EXTRA),

  trailer('open-flatbed', 'Open Flatbed', 'Otwarta platforma', 1, [ANY, ANY, ANY], EXTRA),
  trailer('armed-cart', 'Armed Cart', 'Uzbrojony wózek', 1, [ANY, ANY, weapon(1)], EXTRA),
  trailer('bunk-wagon', 'Bunk Wagon', 'Wóz sypialny', 1, [CREW, CREW, ANY, ANY], EXTRA),
  trailer('tanker', 'Tanker', 'Cysterna', 2, [TANK, TANK, TANK, TANK], { extra: true, given: ['name', 'extra'] }),
  trailer('plated-wagon', 'Plated Wagon', 'Wóz opancerzony', 2, [ANY, ANY, ANY, ARMOUR, ARMOUR], EXTRA),
  trailer('gun-trailer', 'Gun Trailer', 'Przyczepa z działem', 2, [ANY, ANY, weapon(2)]),
  trailer('long-container', 'Long Container', 'Długi kontener', 3, [ANY, ANY, ANY, ANY, ANY], EXTRA),
  trailer('fortress-wagon', 'Fortress Wagon', 'Wóz-forteca', 3, [ANY, ANY, ARMOUR, ARMOUR, weapon(2)], EXTRA),

  device('machine-gun', 'Machine Gun', 'Karabin maszynowy', 1, [weapon(2)], EXTRA),
  device('roof-rack', 'Roof Rack', 'Bagażnik dachowy', 1, [ANY, ANY], EXTRA),
  device('supercharger', 'Supercharger', 'Sprężarka', 1, [FASTER, ARMOUR], EXTRA),
  device('auxiliary-tank', 'Auxiliary Tank', 'Dodatkowy zbiornik', 1, [TANK, TANK], EXTRA),
  device('twin-barrels', 'Twin Barrels', 'Podwójna lufa', 2, [weapon(1), weapon(1)], EXTRA),
  device('watch-cabin', 'Watch Cabin', 'Budka strażnicza', 2, [CREW, CREW, ARMOUR], EXTRA),
  device('vulcan-cannon', 'Vulcan Cannon', 'Działko Vulcan', 2, [weapon(3)], { extra: true, given: ['name', 'extra'] }),
  device(
    'biomass-processor',
    'Biomass Processor',
    'Przetwarzacz Biomasy',
    2,
    [special({ does: 'endOfRound', gain: 'food' }), ANY],
    { given: ['name', 'special'] },
  ),
  device('overdrive', 'Overdrive', 'Nadbieg', 3, [FASTER, ANY]),
  device('rocket-pod', 'Rocket Pod', 'Zasobnik rakietowy', 3, [weapon(3), ARMOUR], EXTRA),
  device('snow-tracks', 'Snow Tracks', 'Gąsienice śnieżne', 3, [TRACKS, ANY]),
  device('heavy-armour', 'Heavy Armour', 'Ciężki Pancerz', 3, [ARMOUR, ARMOUR, ARMOUR], { given: ['name', 'armour'] }),
  device('radio-mast', 'Radio Mast', 'Maszt radiowy', 3, [fame(1), ANY], EXTRA),
];

const COLOURS = [1, 2, 3, 4] as const;
/** 063–066 start trucks, 067–070 start trailers, 071–072 Rusty Trailers. */
export const starters: readonly Vehicle[] = [
  ...COLOURS.map((n) =>
    truck(`truck-${n}`, 'Truck', 'Ciężarówka', 0, 2, 2, [CREW, ANY, weapon(1)], { given: ['towing', 'speed'] }),
  ),
  ...COLOURS.map((n) => trailer(`trailer-${n}`, 'Trailer', 'Przyczepa', 0, [ANY, ANY, ANY, ANY])),
  // Numbered, because one convoy can have both.
  ...[1, 2].map((n) =>
    trailer(`rusty-trailer-${n}`, `Rusty Trailer ${n}`, `Zardzewiała Przyczepa ${n}`, 0, [ANY, ANY, ANY], {
      given: ['name'],
    }),
  ),
];

const won = (card: Vehicle, loot: number): Vehicle => ({ ...card, loot });
/** 106–110; 105 is the Prisoner. */
export const trophies: readonly Vehicle[] = [
  won(
    truck(
      'turbo-truck',
      'Bio-fuel Turbo Truck',
      'Turbo Ciężarówka na Bio-paliwo',
      0,
      3,
      4,
      [CREW, ANY, ANY, special({ does: 'recycling' })],
      { given: ['name', 'towing', 'speed', 'special'] },
    ),
    1,
  ),
  won(
    device('armoured-trunk', 'Armoured Trunk', 'Opancerzony Bagażnik', 0, [fame(1), ANY, ARMOUR], {
      given: ['name', 'special'],
    }),
    2,
  ),
  won(
    {
      ...device('gauss-cannon', 'Gauss Cannon', 'Działko Gaussa', 0, [weapon(4), fame(1)], {
        given: ['name', 'weapon', 'special'],
      }),
      origin: 'printed',
    },
    2,
  ),
  won(
    device('nuclear-reactor', 'Nuclear Reactor', 'Reaktor Nuklearny', 0, [fame(2), ARMOUR], {
      given: ['name', 'special'],
    }),
    3,
  ),
  won(
    device(
      'artificial-ecosystem',
      'Artificial Ecosystem',
      'Sztuczny Ekosystem',
      0,
      [fame(1), special({ does: 'famePer', resource: 'food', max: 2 }), PANTRY],
      { given: ['name', 'special'] },
    ),
    3,
  ),
];
