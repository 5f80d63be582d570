import { display, FARTHEST, isTiles, type PlacedTile, ROTATIONS, TILES } from '@cinderhall/divide-et-impera/table';
import { isRecord } from '@cinderhall/kernel';
import { readStored, settings, store } from '../../../app/settings.ts';

/** A map of one's own: how its districts lie, and for how many it is. */
export interface OwnMap {
  readonly name: string;
  readonly players: number;
  readonly tiles: readonly PlacedTile[];
}

const { min, max } = display.seats;
export const PLAYERS: readonly number[] = Array.from({ length: max - min + 1 }, (_, i) => min + i);
export const LONGEST_NAME = 60;

const isPlayers = (n: unknown): n is number => typeof n === 'number' && PLAYERS.includes(n);

/** A value from outside as a map, or null. Whether the map can be played on is checked elsewhere. */
function asMap(value: unknown): OwnMap | null {
  if (!isRecord(value)) return null;
  const { name, players, tiles } = value;
  if (typeof name !== 'string' || !isPlayers(players) || !isTiles(tiles)) return null;
  return { name: name.slice(0, LONGEST_NAME), players, tiles };
}

// Links: a version, the players, then four signs for each district (which one, where, how it is turned), then the name.
const VERSION = '1';
const BASE = 36;
const sign = (n: number): string => n.toString(BASE);

export function encoded({ name, players, tiles }: OwnMap): string {
  const each = tiles.map(
    ({ id, x, y, rot }) =>
      sign(TILES.findIndex((tile) => tile.id === id)) +
      sign(x + FARTHEST) +
      sign(y + FARTHEST) +
      sign(ROTATIONS.indexOf(rot)),
  );
  return `${VERSION}${players}${each.join('')}~${encodeURIComponent(name)}`;
}

export function decoded(code: string): OwnMap | null {
  const found = /^1(\d)((?:[0-9a-z]{4})*)~(.*)$/.exec(code);
  if (!found) return null;
  const [, players = '', signs = '', name = ''] = found;
  const tiles = (signs.match(/.{4}/g) ?? []).map((four) => {
    const [n = 0, x = 0, y = 0, quarter = 0] = [...four].map((one) => Number.parseInt(one, BASE));
    return { id: TILES[n]?.id ?? '', x: x - FARTHEST, y: y - FARTHEST, rot: ROTATIONS[quarter] };
  });
  try {
    return asMap({ name: decodeURIComponent(name), players: Number(players), tiles });
  } catch {
    return null;
  }
}

const FORMAT = 'cinderhall-map';

export const fileOf = (map: OwnMap): string => JSON.stringify({ format: FORMAT, version: 1, ...map }, null, 2);

export function readFile(text: string): OwnMap | null {
  try {
    const value: unknown = JSON.parse(text);
    const known = typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
    return known ? asMap(value) : null;
  } catch {
    return null;
  }
}

const KEY = 'cinderhall.maps';

/** The maps kept in this browser, newest first. */
export const savedMaps = (): readonly OwnMap[] =>
  readStored<readonly unknown[]>(KEY, []).flatMap((one) => asMap(one) ?? []);

export const saveMap = (map: OwnMap): void => store(KEY, [map, ...savedMaps().filter(({ name }) => name !== map.name)]);

export const dropMap = (name: string): void =>
  store(
    KEY,
    savedMaps().filter((map) => map.name !== name),
  );

const planKey = 'cinderhall.plan.divide-et-impera';

const seatOf = (i: number) =>
  i === 0 ? { kind: 'person', name: settings.value.name, level: null } : { kind: 'bot', name: '', level: 'greedy' };

/** What a new table begins with: this map, and as many seats as it is for. */
export function planOn({ players, tiles }: OwnMap): void {
  const plan = readStored<{ seats?: readonly object[]; options?: object }>(planKey, {});
  const seats = Array.from({ length: players }, (_, i) => plan.seats?.[i] ?? seatOf(i));
  store(planKey, { seats, options: { ...plan.options, map: 'custom', tiles } });
}
