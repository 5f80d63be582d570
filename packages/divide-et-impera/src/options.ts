import { isRecord, type OptionsSpec, type Reason } from '@cinderhall/kernel';
import { FACTIONS, type FactionId, TILES } from './cards/index.ts';
import type { PlacedTile } from './map/board.ts';
import { ROTATIONS } from './map/grid.ts';
import { mapFaults } from './map/layouts.ts';

export interface Options {
  readonly map: 'quick' | 'random' | 'custom';
  /** The districts of a custom map. */
  readonly tiles: readonly PlacedTile[];
  readonly outposts: 'firstGame' | 'advanced';
  /** The factions by seat; none: everybody chooses. */
  readonly factions: readonly FactionId[];
  readonly noChoice: boolean;
  readonly abilityChoice: boolean;
  readonly planning: boolean;
  readonly confrontation: boolean;
  readonly rebellion: boolean;
  /** A Delivery Robot buys beside the one Purchase of a phase. */
  readonly freeRobot: boolean;
  /** Garrison missions count outposts of every colour. */
  readonly wideGarrisons: boolean;
  /** Masamune collects no matter who has majority. */
  readonly freeMasamune: boolean;
  /** Of those who share the best total the last in priority wins. */
  readonly lastWinsTies: boolean;
}

/** How far from the middle a district of a custom map may lie, in each direction. */
export const FARTHEST = 15;
const isPlace = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && Math.abs(n) <= FARTHEST;
const FIELDS = ['id', 'x', 'y', 'rot'];

const isPlacedTile = (value: unknown): value is PlacedTile =>
  isRecord(value) &&
  Object.keys(value).length === FIELDS.length &&
  TILES.some(({ id }) => id === value.id) &&
  isPlace(value.x) &&
  isPlace(value.y) &&
  ROTATIONS.some((rot) => rot === value.rot);

export const isTiles = (value: unknown): value is readonly PlacedTile[] =>
  // A copy has no holes, which `every` would pass over.
  Array.isArray(value) && value.length <= TILES.length && [...value].every(isPlacedTile);

/** Two rows of districts along the river, for two players. */
const EMBANKMENT: readonly PlacedTile[] = [
  { id: '2.1', x: 0, y: 0, rot: 0 },
  { id: '2.4', x: 1, y: 0, rot: 90 },
  { id: '2.2', x: 2, y: 0, rot: 180 },
  { id: '2.7', x: 3, y: 0, rot: 0 },
  { id: '2.3', x: 0, y: 1, rot: 0 },
  { id: '2.5', x: 1, y: 1, rot: 0 },
  { id: '2.8', x: 2, y: 1, rot: 90 },
  { id: '2.6', x: 3, y: 1, rot: 0 },
  { id: '2.9', x: 4, y: 1, rot: 90 },
];

function check({ map, tiles, factions }: Options, seats: number): Reason[] {
  if (factions.length > 0 && factions.length !== seats)
    return [{ key: 'dei.option.factions', params: { n: factions.length, seats }, rule: 'R-DEI-015' }];
  if (map === 'custom') return mapFaults(tiles, seats);
  return tiles.length > 0 ? [{ key: 'dei.option.tiles', rule: 'R-DEI-025' }] : [];
}

export const options: OptionsSpec<Options> = {
  fields: {
    map: { type: 'pick', default: 'quick', values: ['quick', 'random', 'custom'], place: 'shelf' },
    tiles: { type: 'data', default: [], valid: isTiles, of: ['map', 'custom'] },
    outposts: { type: 'pick', default: 'firstGame', values: ['firstGame', 'advanced'], place: 'table' },
    factions: { type: 'many', default: [], values: FACTIONS, place: 'seat' },
    noChoice: { type: 'flag', default: false, place: 'extra' },
    abilityChoice: { type: 'flag', default: false, place: 'extra' },
    planning: { type: 'flag', default: false, place: 'extra' },
    confrontation: { type: 'flag', default: false, place: 'extra' },
    rebellion: { type: 'flag', default: false, place: 'extra' },
    freeRobot: { type: 'flag', default: false },
    wideGarrisons: { type: 'flag', default: false },
    freeMasamune: { type: 'flag', default: false },
    lastWinsTies: { type: 'flag', default: false },
  },
  check,
  presets: {
    first: {},
    seasoned: { map: 'random', outposts: 'advanced', abilityChoice: true },
    secret: { map: 'random', planning: true, confrontation: true },
    embankment: { map: 'custom', tiles: EMBANKMENT, outposts: 'advanced' },
    everything: {
      map: 'random',
      outposts: 'advanced',
      noChoice: true,
      abilityChoice: true,
      planning: true,
      confrontation: true,
      rebellion: true,
    },
  },
  offered: ['first', 'seasoned', 'secret', 'embankment', 'everything'],
};
