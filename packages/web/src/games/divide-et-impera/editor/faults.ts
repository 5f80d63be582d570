import {
  boardOf,
  isNeighbour,
  mapFaults,
  mapWarnings,
  type PlacedTile,
  tileOf,
} from '@cinderhall/divide-et-impera/table';
import type { Reason } from '@cinderhall/kernel';

/** Something that is wrong with a map, or only unwise, and the districts it is about. */
export interface Finding {
  readonly reason: Reason;
  readonly grave: boolean;
  readonly where: readonly PlacedTile[];
}

/** What the game itself says about a map. */
export function findingsOf(tiles: readonly PlacedTile[], players: number): Finding[] {
  const faults = mapFaults(tiles, players);
  const finding = (reason: Reason, grave: boolean): Finding => ({ reason, grave, where: whereIs(reason, tiles) });
  if (tiles.length === 0) return faults.map((reason) => finding(reason, true));
  return [
    ...faults.map((reason) => finding(reason, true)),
    ...mapWarnings(boardOf(tiles))
      // It speaks of two shelters, and where there are not two, that is said already.
      .filter(({ key }) => key !== 'dei.map.oneStart' || starts(tiles).length === 2)
      .map((reason) => finding(reason, false)),
  ];
}

const starts = (tiles: readonly PlacedTile[]): PlacedTile[] => tiles.filter(({ id }) => tileOf(id).shelter);

/** The districts that a reason is about. */
function whereIs({ key, params }: Reason, tiles: readonly PlacedTile[]): readonly PlacedTile[] {
  switch (key) {
    case 'dei.map.twice':
      return tiles.filter(({ id }) => id === params?.tile);
    case 'dei.map.stacked':
      return tiles.filter((one) => tiles.some((other) => other !== one && other.x === one.x && other.y === one.y));
    case 'dei.map.scattered':
      return apart(tiles);
    case 'dei.map.summons':
      return tiles.filter(({ id }) => tileOf(id).summon);
    case 'dei.map.starts':
    case 'dei.map.startsTouch':
    case 'dei.map.oneStart':
      return starts(tiles);
    case 'dei.map.idleBridge':
      return tiles.filter(({ id }) => tileOf(id).bridge);
    case 'dei.map.split':
      return cutOff(tiles);
    default:
      return [];
  }
}

/** Everything but the largest piece. */
function apart(tiles: readonly PlacedTile[]): PlacedTile[] {
  const pieces: PlacedTile[][] = [];
  for (const tile of tiles) {
    const touching = pieces.filter((piece) => piece.some((other) => isNeighbour(tile, other)));
    const rest = pieces.filter((piece) => !touching.includes(piece));
    pieces.splice(0, pieces.length, ...rest, [tile, ...touching.flat()]);
  }
  return pieces
    .sort((a, b) => b.length - a.length)
    .slice(1)
    .flat();
}

/** The districts with streets that cannot be reached from the first one. */
function cutOff(tiles: readonly PlacedTile[]): PlacedTile[] {
  const { areas, beside, grounds } = boardOf(tiles);
  const reached = new Set([0]);
  for (const area of reached) for (const next of beside[area] ?? []) reached.add(next);
  const lost = areas.flatMap(({ parts }, area) => (area < grounds && !reached.has(area) ? parts : []));
  return tiles.filter(({ id }) => lost.some((part) => part.startsWith(`${id}:`)));
}
