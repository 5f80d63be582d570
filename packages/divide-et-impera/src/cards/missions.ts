import type { Colour, Counted, Mission, Rate } from './types.ts';

const mission = (
  id: string,
  [en, pl]: readonly [string, string],
  counts: Counted,
  onTime: readonly [supply: number, per: number],
  past: readonly [supply: number, per: number],
): Mission => ({ id, name: { en, pl }, origin: 'printed', counts, onTime: rate(onTime), past: rate(past) });

const rate = ([supply, per]: readonly [number, number]): Rate => ({ supply, per });

/** That these missions exist once for each colour is deduced from the number of cards. */
const coloured = (one: Mission, colour: Colour, [en, pl]: readonly [string, string]): Mission => ({
  ...one,
  id: `${one.id}-${colour}`,
  name: { en, pl },
  origin: 'deduced',
  colour,
});

const control = mission('control', ['Controlled Outposts', 'Kontrolowane posterunki'], 'cubes', [3, 1], [2, 1]);
const garrison = mission('garrison', ['Garrisons', 'Garnizony'], 'garrisons', [2, 1], [1, 1]);

export const missions: readonly Mission[] = [
  mission('builtStructures', ['Built Structures', 'Wybudowane konstrukcje'], 'structures', [2, 1], [1, 1]),
  coloured(control, 'red', ['Tactical Control', 'Kontrola taktyki']),
  coloured(control, 'blue', ['Logistic Control', 'Kontrola logistyki']),
  coloured(control, 'green', ['Machinery Control', 'Kontrola maszynerii']),
  coloured(garrison, 'red', ['Tactical Garrisons', 'Garnizony taktyki']),
  coloured(garrison, 'blue', ['Logistic Garrisons', 'Garnizony logistyki']),
  coloured(garrison, 'green', ['Machinery Garrisons', 'Garnizony maszynerii']),
  mission('droneCards', ['Drone Cards', 'Karty dronów'], 'droneCards', [2, 1], [1, 1]),
  mission('controlAny', ['Any Controlled Outposts', 'Kontrolowane dowolne posterunki'], 'cubes', [2, 1], [1, 1]),
  mission('techHoard', ['Accumulated Technology', 'Zgromadzone technologie'], 'tech', [1, 1], [2, 3]),
  mission('energyHoard', ['Accumulated Energy', 'Zgromadzone ogniwa energetyczne'], 'energy', [2, 1], [3, 2]),
  mission('collectorsOnMap', ['Collectors on the Map', 'Zbieracze obecni na planszy'], 'collectors', [3, 3], [2, 3]),
];
