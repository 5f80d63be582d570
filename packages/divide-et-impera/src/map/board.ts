import { frozen } from '@cinderhall/effects';
import { at, must } from '@cinderhall/kernel';
import { TILES, type Tile } from '../cards/index.ts';
import { districtOf, type Span } from './district.ts';
import { cell, type Grid, isGround, type Rotation, SIZE } from './grid.ts';

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
  /** The regions of the district by letter, as numbers in the order of their names. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Union-find: regions that touch at one level have one root, the first of them by name. */
class UnionFind {
  private readonly parent: number[];

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, part) => part);
  }

  find(part: number): number {
    const up = at(this.parent, part);
    if (up === part) return part;
    const root = this.find(up);
    this.parent[part] = root;
    return root;
  }

  join(a: number, b: number): void {
    const [one, two] = [this.find(a), this.find(b)];
    this.parent[Math.max(one, two)] = Math.min(one, two);
  }
}

const nameOf = ({ id }: Tile, letter: string): string => `${id}:${letter}`;
const part = ({ tile, parts }: Placed, letter: string): number =>
  must(parts.get(letter), `the region ${nameOf(tile, letter)}`);
const levelOf = (name: string): boolean => isGround(name.slice(-1));

type Pair = readonly [number, number];

/** Pairs of cells that face each other across the edge of two districts (R-DEI-188). */
function facing(placed: readonly Placed[]): Pair[] {
  const pairs: Pair[] = [];
  for (const one of placed)
    for (const other of placed) {
      if (other.x === one.x + 1 && other.y === one.y)
        for (let i = 0; i < SIZE; i++)
          pairs.push([part(one, cell(one.grid, i, SIZE - 1)), part(other, cell(other.grid, i, 0))]);
      if (other.x === one.x && other.y === one.y + 1)
        for (let i = 0; i < SIZE; i++)
          pairs.push([part(one, cell(one.grid, SIZE - 1, i)), part(other, cell(other.grid, 0, i))]);
    }
  return pairs;
}

export function boardOf(tiles: readonly PlacedTile[]): Board {
  const districts = tiles.map(({ id, rot }) => districtOf(tileOf(id), rot));
  const names = districts.flatMap(({ tile, letters }) => letters.map((letter) => nameOf(tile, letter)));
  const parts = [...new Set(names)].sort();
  const numbers = new Map(parts.map((name, n) => [name, n]));
  const placed = tiles.map(({ x, y }, n): Placed => {
    const { tile, grid, letters } = at(districts, n);
    return { tile, x, y, grid, parts: new Map(letters.map((one) => [one, must(numbers.get(nameOf(tile, one)))])) };
  });
  const isLow = parts.map(levelOf);
  const merged = new UnionFind(parts.length);
  const borders: Pair[] = [];
  for (const pair of facing(placed))
    if (isLow[pair[0]] === isLow[pair[1]]) merged.join(...pair);
    else borders.push(pair);
  for (const [n, one] of placed.entries())
    for (const [a, b] of at(districts, n).touching) borders.push([part(one, a), part(one, b)]);

  // R-DEI-192: numbered by their smallest part, ground first.
  const rootOf = parts.map((_, n) => merged.find(n));
  const roots = rootOf.filter((root, n) => root === n);
  const order = [...roots.filter((root) => isLow[root]), ...roots.filter((root) => !isLow[root])];
  const grounds = roots.filter((root) => isLow[root]).length;
  const areaOfRoot = new Map(order.map((root, n) => [root, n]));
  const areaOfPart = rootOf.map((root) => must(areaOfRoot.get(root)));
  const area = (one: Placed, letter: string): number => at(areaOfPart, part(one, letter));
  const areas = order.map((_, n) => ({
    name: n < grounds ? `g${two(n + 1)}` : `r${two(n + 1 - grounds)}`,
    parts: parts.filter((_name, i) => areaOfPart[i] === n),
  }));

  const near = areas.map(() => new Set<number>());
  for (const [a, b] of borders) {
    const [one, other] = [at(areaOfPart, a), at(areaOfPart, b)];
    if (one === other) continue;
    near[one]?.add(other);
    near[other]?.add(one);
  }
  const sorted = near.map((set) => [...set].sort((a, b) => a - b));
  const sameLevel = (a: number, b: number): boolean => a < grounds === b < grounds;
  const beside = sorted.map((list, a) => list.filter((b) => sameLevel(a, b)));
  const across = sorted.map((list, a) => list.filter((b) => !sameLevel(a, b)));
  const bridges = placed.flatMap((one, n) => bridgeSites(one, at(districts, n).spans, area));
  const neutralBridges = placed.flatMap((placedTile) => {
    const { id, bridge } = placedTile.tile;
    if (!bridge) return [];
    const ends = [area(placedTile, bridge.from), area(placedTile, bridge.to)];
    const over = area(placedTile, bridge.over);
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
  for (const one of placed)
    for (const [letter, n] of Object.entries(one.tile.symbols)) {
      const place = area(one, letter);
      symbols[place] = at(symbols, place) + n;
    }
  const marked = (of: (tile: Tile) => string | undefined): number[] =>
    placed.flatMap((one) => {
      const letter = of(one.tile);
      return letter === undefined ? [] : [area(one, letter)];
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
    spots: placed.flatMap((one) =>
      one.tile.outposts.map(({ letter, on }) => ({ letter: 'ABC'.indexOf(letter), area: area(one, on) })),
    ),
    symbols,
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

/** R-DEI-190: two different roof areas in one line of the district, with cells of one ground area alone between them. */
function bridgeSites(one: Placed, spans: readonly Span[], area: (one: Placed, letter: string) => number): BridgeSite[] {
  const sites: BridgeSite[] = [];
  for (const { ends, between } of spans) {
    const [first, last] = [area(one, ends[0]), area(one, ends[1])];
    const [from, to] = [Math.min(first, last), Math.max(first, last)];
    const [over, ...others] = between.map((letter) => area(one, letter));
    if (over === undefined || from === to || others.some((other) => other !== over)) continue;
    if (!sites.some((site) => site.from === from && site.to === to && site.over === over))
      sites.push({ tile: one.tile.id, from, to, over });
  }
  return sites;
}
