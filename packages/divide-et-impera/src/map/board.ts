import { frozen } from '@cinderhall/effects';
import { at, must } from '@cinderhall/kernel';
import { TILES, type Tile } from '../cards/index.ts';
import { cell, type Grid, isGround, type Rotation, rotated, SIZE } from './grid.ts';

export interface PlacedTile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly rot: Rotation;
}

export interface Area {
  /** `g01`, `r07`. */
  readonly name: string;
  /** The regions it is made of, as `tile:letter`. */
  readonly parts: readonly string[];
}

/** A place where a bridge can stand: two roofs of one district across one ground area. */
export interface BridgeSite {
  readonly tile: string;
  readonly from: number;
  readonly to: number;
  readonly over: number;
}
export interface LiftSite {
  readonly ground: number;
  readonly roof: number;
}

/**
 * All that follows from the lie of the districts, worked out once and never changed. Areas are numbers, ground areas
 * first; lists by area have one entry for each.
 */
export interface Board {
  readonly tiles: readonly PlacedTile[];
  readonly areas: readonly Area[];
  /** Areas below this number are ground. */
  readonly grounds: number;
  /** Connected for everybody: adjacent areas of the same level, and roofs joined by a neutral bridge. */
  readonly paths: readonly (readonly number[])[];
  /** Adjacent areas of the same level, and of the other one. */
  readonly beside: readonly (readonly number[])[];
  readonly across: readonly (readonly number[])[];
  /** Adjacent areas of either level: where drones fly. */
  readonly near: readonly (readonly number[])[];
  readonly bridges: readonly BridgeSite[];
  readonly lifts: readonly LiftSite[];
  /** The places of the neutral bridges. */
  readonly neutralBridges: readonly number[];
  /** Areas with a neutral shelter. */
  readonly starts: readonly number[];
  readonly summons: readonly number[];
  /** Lettered places for outposts: 0 for A, 1 for B, 2 for C. */
  readonly spots: readonly { readonly letter: number; readonly area: number }[];
  /** Symbols of technology or energy by area. */
  readonly symbols: readonly number[];
}

export const bridgeAt = ({ bridges }: Board, site: number): BridgeSite => must(bridges[site]);
export const liftAt = ({ lifts }: Board, site: number): LiftSite => must(lifts[site]);

export function tileOf(id: string): Tile {
  return must(
    TILES.find((one) => one.id === id),
    `the district ${id}`,
  );
}

interface Placed {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly grid: Grid;
}

/** Union-find: regions that touch at one level have one root. */
class UnionFind {
  private readonly parent = new Map<string, string>();

  find(part: string): string {
    const up = this.parent.get(part) ?? part;
    if (up === part) return part;
    const root = this.find(up);
    this.parent.set(part, root);
    return root;
  }

  join(a: string, b: string): void {
    const [one, two] = [this.find(a), this.find(b)];
    if (one < two) this.parent.set(two, one);
    else this.parent.set(one, two);
  }
}

const part = ({ tile }: Placed, letter: string): string => `${tile.id}:${letter}`;
const levelOf = (name: string): boolean => isGround(name.slice(-1));

/** Pairs of cells that face each other across the edge of two districts (R-DEI-188). */
function* facing(placed: readonly Placed[]): Generator<readonly [string, string]> {
  const at = new Map(placed.map((one) => [`${one.x},${one.y}`, one]));
  for (const one of placed) {
    const east = at.get(`${one.x + 1},${one.y}`);
    const south = at.get(`${one.x},${one.y + 1}`);
    for (let i = 0; i < SIZE; i++) {
      if (east) yield [part(one, cell(one.grid, i, SIZE - 1)), part(east, cell(east.grid, i, 0))];
      if (south) yield [part(one, cell(one.grid, SIZE - 1, i)), part(south, cell(south.grid, 0, i))];
    }
  }
}

/** Pairs of neighbouring cells of one district with different letters (R-DEI-187). */
function* touching(one: Placed): Generator<readonly [string, string]> {
  for (let r = 0; r < SIZE; r++)
    for (let c = 0; c < SIZE; c++) {
      const here = cell(one.grid, r, c);
      if (c + 1 < SIZE && cell(one.grid, r, c + 1) !== here)
        yield [part(one, here), part(one, cell(one.grid, r, c + 1))];
      if (r + 1 < SIZE && cell(one.grid, r + 1, c) !== here)
        yield [part(one, here), part(one, cell(one.grid, r + 1, c))];
    }
}

/** The rows and columns of a district. */
const lines = (grid: Grid): string[] => [
  ...grid,
  ...Array.from({ length: SIZE }, (_, c) => grid.map((row) => row[c]).join('')),
];

export function boardOf(tiles: readonly PlacedTile[]): Board {
  const placed = tiles.map(({ id, x, y, rot }): Placed => {
    const tile = tileOf(id);
    return { tile, x, y, grid: rotated(tile.grid, rot) };
  });
  const merged = new UnionFind();
  const borders: (readonly [string, string])[] = [];
  for (const pair of facing(placed))
    if (levelOf(pair[0]) === levelOf(pair[1])) merged.join(...pair);
    else borders.push(pair);
  for (const one of placed) borders.push(...touching(one));

  // R-DEI-192: numbered by their smallest part, ground first.
  const parts = placed.flatMap((one) => [...new Set(one.grid.join(''))].map((letter) => part(one, letter))).sort();
  const roots = [...new Set(parts.map((name) => merged.find(name)))].sort();
  const order = [...roots.filter(levelOf), ...roots.filter((name) => !levelOf(name))];
  const grounds = roots.filter(levelOf).length;
  const number = new Map(order.map((root, n) => [root, n]));
  const area = (name: string): number => must(number.get(merged.find(name)), `the area of ${name}`);
  const areas = order.map((root, n) => ({
    name: n < grounds ? `g${two(n + 1)}` : `r${two(n + 1 - grounds)}`,
    parts: parts.filter((name) => merged.find(name) === root),
  }));

  const near = areas.map(() => new Set<number>());
  for (const [a, b] of borders) {
    if (area(a) === area(b)) continue;
    near[area(a)]?.add(area(b));
    near[area(b)]?.add(area(a));
  }
  const sorted = near.map((set) => [...set].sort((a, b) => a - b));
  const sameLevel = (a: number, b: number): boolean => a < grounds === b < grounds;
  const beside = sorted.map((list, a) => list.filter((b) => sameLevel(a, b)));
  const across = sorted.map((list, a) => list.filter((b) => !sameLevel(a, b)));
  const bridges = placed.flatMap((one) => bridgeSites(one, area));
  const neutralBridges = placed.flatMap(({ tile: { id, bridge } }) => {
    if (!bridge) return [];
    const ends = [area(`${id}:${bridge.from}`), area(`${id}:${bridge.to}`)];
    const over = area(`${id}:${bridge.over}`);
    const site = bridges.findIndex(
      (one) => one.tile === id && one.over === over && ends.includes(one.from) && ends.includes(one.to),
    );
    return site < 0 ? [] : [site];
  });
  const paths = beside.map((list, a) => {
    const joined = neutralBridges.flatMap((site) => {
      const { from, to } = at(bridges, site);
      return a === from ? [to] : a === to ? [from] : [];
    });
    return [...new Set([...list, ...joined])].sort((x, y) => x - y);
  });
  const symbols = areas.map(() => 0);
  for (const { tile } of placed)
    for (const [letter, n] of Object.entries(tile.symbols)) {
      const place = area(`${tile.id}:${letter}`);
      symbols[place] = at(symbols, place) + n;
    }
  const marked = (of: (tile: Tile) => string | undefined): number[] =>
    placed.flatMap(({ tile }) => {
      const letter = of(tile);
      return letter === undefined ? [] : [area(`${tile.id}:${letter}`)];
    });
  return frozen({
    tiles: [...tiles],
    areas,
    grounds,
    paths,
    beside,
    across,
    near: sorted,
    bridges,
    lifts: across.flatMap((list, ground) => (ground < grounds ? list.map((roof) => ({ ground, roof })) : [])),
    neutralBridges,
    starts: [...new Set(marked(({ shelter }) => shelter))].sort((a, b) => a - b),
    summons: marked(({ summon }) => summon),
    spots: placed.flatMap(({ tile }) =>
      tile.outposts.map(({ letter, on }) => ({ letter: 'ABC'.indexOf(letter), area: area(`${tile.id}:${on}`) })),
    ),
    symbols,
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

/** R-DEI-190: two different roof areas in one line of the district, with cells of one ground area alone between them. */
function bridgeSites(one: Placed, area: (name: string) => number): BridgeSite[] {
  const sites: BridgeSite[] = [];
  for (const line of lines(one.grid))
    for (let i = 0; i < SIZE; i++)
      for (let j = i + 2; j < SIZE; j++) {
        const between = [...line.slice(i + 1, j)];
        const [first, last] = [line.charAt(i), line.charAt(j)];
        if (isGround(first) || isGround(last) || first === last || !between.every(isGround)) continue;
        const grounds = new Set(between.map((letter) => area(part(one, letter))));
        const ends = [area(part(one, first)), area(part(one, last))];
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        const [over] = grounds;
        if (grounds.size !== 1 || over === undefined || from === to) continue;
        if (!sites.some((site) => site.from === from && site.to === to && site.over === over))
          sites.push({ tile: one.tile.id, from, to, over });
      }
  return sites;
}
