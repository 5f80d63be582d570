import type { RouteMap } from '@cinderhall/last-aurora/table';

/** A point of the map, in percent of its width and height: the road looks the same on every screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Course {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly swell: number;
  readonly turns: number;
  readonly start: number;
}
const COURSES: { readonly [M in RouteMap['id']]: Course } = {
  alpha: { from: 3.2, to: 92, middle: 63, swell: 13, turns: 11.5, start: 0 },
  beta: { from: 2.8, to: 94.5, middle: 62, swell: 14, turns: 15.5, start: 2.2 },
};

/** Where a space lies; fractions lie between two spaces. */
export function pointAt({ id, end }: RouteMap, space: number): Point {
  const { from, to, middle, swell, turns, start } = COURSES[id];
  const t = space / end;
  return { x: from + (to - from) * t, y: middle + swell * Math.sin(start + turns * t) - 3 * t };
}

const round = (n: number): number => Math.round(n * 100) / 100;
const coordinates = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const STEPS = 4;

export function roadPath(map: RouteMap): string {
  let path = '';
  for (let i = 0; i <= map.end * STEPS; i++) path += `${i === 0 ? 'M' : 'L'}${coordinates(pointAt(map, i / STEPS))}`;
  return path;
}

/** The arc of a shortcut: over the road, the higher the longer. */
function arcOf(map: RouteMap, at: number): readonly [Point, Point, Point] {
  const { from, to } = map.shortcuts[at] ?? { from: 0, to: 0 };
  const [a, b] = [pointAt(map, from), pointAt(map, to)];
  const top = Math.min(a.y, b.y) - 21 - (to - from) * 1.5;
  return [a, { x: (a.x + b.x) / 2, y: top }, b];
}
export function arcPath(map: RouteMap, at: number): string {
  const [a, c, b] = arcOf(map, at);
  return `M${coordinates(a)}Q${coordinates(c)} ${coordinates(b)}`;
}
export function arcMiddle(map: RouteMap, at: number): Point {
  const [a, c, b] = arcOf(map, at);
  return { x: (a.x + 2 * c.x + b.x) / 4, y: (a.y + 2 * c.y + b.y) / 4 };
}

/** Where a mine lies: in the middle of a road, or a little along a shortcut. */
export function edgePoint(map: RouteMap, edge: number): Point {
  if (edge < map.end) return pointAt(map, edge + 0.5);
  const [a, c, b] = arcOf(map, edge - map.end);
  const t = 0.24;
  const mix = (p: number, q: number, r: number): number => p * (1 - t) ** 2 + 2 * q * t * (1 - t) + r * t ** 2;
  return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
}

/** Where a region begins and ends, in percent of the width. */
export function regionSpan(map: RouteMap, region: number): { readonly from: number; readonly to: number } {
  const { regions } = map;
  const border = (at: number): number => pointAt(map, (regions[at] ?? 0) - 0.5).x;
  return {
    from: region === 0 ? 0 : border(region),
    to: region + 1 < regions.length ? border(region + 1) : 100,
  };
}

/** Half of the ship's width; how low spaces and stops hang below the road, and where her mast ends. */
const SHIP = { half: 5.4, space: 6, stop: 12, mast: 75.5 };

/** Where the Aurora lies for a mooring: as near as the road and its stops leave her room, and right of the region's name. */
export function berthAt(map: RouteMap, mooring: number): number {
  const spaces = Array.from({ length: map.end + 1 }, (_, space) => {
    const { x, y } = pointAt(map, space);
    return { x, foot: y + (map.stops.includes(space) ? SHIP.stop : SHIP.space) };
  });
  const isFree = (at: number): boolean =>
    spaces.every(({ x, foot }) => Math.abs(x - at) > SHIP.half || foot <= SHIP.mast);
  const { from } = regionSpan(map, map.regions.length - 1);
  const { x: wanted } = pointAt(map, mooring);
  let nearest = 92;
  for (let at = nearest; at >= from + 10; at -= 0.5)
    if (isFree(at) && Math.abs(at - wanted) <= Math.abs(nearest - wanted)) nearest = at;
  return nearest;
}

export const placed = ({ x, y }: Point): Record<string, string> => ({ left: `${round(x)}%`, top: `${round(y)}%` });
