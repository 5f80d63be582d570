import { type Board, isGround, cell as letterAt, rotated, SIZE, tileOf } from '@cinderhall/divide-et-impera/table';
import { outlinesOf, rounded } from './outline.ts';

/** The side of a cell, and how high roofs stand, in units of the picture. */
export const CELL = 32;
export const LIFT = 9;
/** The side of a district. */
export const TILE = CELL * SIZE;
const EDGE = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell extends Point {
  readonly area: number;
  readonly roof: boolean;
  readonly tile: string;
}

/** One area as it is drawn. */
export interface AreaShape {
  readonly area: number;
  readonly roof: boolean;
  readonly cells: readonly Cell[];
  /** Its outline, roofs already lifted. */
  readonly path: string;
  /** The same a little inside, so that neighbours' lines lie side by side. */
  readonly edge: string;
  /** Neighbours never have the same shade. */
  readonly shade: number;
  /** Its cells from the roomiest outwards: where things lie, one beside the other. */
  readonly room: readonly Cell[];
}

export interface City {
  readonly board: Board;
  /** In tiles: the first column and row, and how many of them. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  readonly areas: readonly AreaShape[];
  at(x: number, y: number): Cell | undefined;
}

const key = (x: number, y: number): number => x * 4096 + y;

/** The box of a map in tiles. */
export function boxOf(tiles: Board['tiles']): { left: number; top: number; columns: number; rows: number } {
  if (tiles.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

function cellsOf(board: Board, left: number, top: number): Map<number, Cell> {
  const areaOf = new Map(board.areas.flatMap(({ parts }, area) => parts.map((part) => [part, area] as const)));
  const cells = new Map<number, Cell>();
  for (const { id, x, y, rot } of board.tiles) {
    const grid = rotated(tileOf(id).grid, rot);
    for (let r = 0; r < SIZE; r++)
      for (let c = 0; c < SIZE; c++) {
        const letter = letterAt(grid, r, c);
        const at = { x: (x - left) * SIZE + c, y: (y - top) * SIZE + r };
        cells.set(key(at.x, at.y), {
          ...at,
          area: areaOf.get(`${id}:${letter}`) ?? 0,
          roof: !isGround(letter),
          tile: id,
        });
      }
  }
  return cells;
}

const known = new Map<string, City>();
const MOST_KNOWN = 40;

/** How a map is drawn. A state comes with a new copy of its board each time, so maps are known by how their tiles lie. */
export function cityOf(board: Board): City {
  const name = board.tiles.map(({ id, x, y, rot }) => `${id}@${x},${y},${rot}`).join(' ');
  let city = known.get(name);
  if (!city) {
    if (known.size >= MOST_KNOWN) known.clear();
    city = laidOut(board);
    known.set(name, city);
  }
  return city;
}

function laidOut(board: Board): City {
  const box = boxOf(board.tiles);
  const cells = cellsOf(board, box.left, box.top);
  const at = (x: number, y: number): Cell | undefined => cells.get(key(x, y));
  const all = [...cells.values()];
  const byArea = board.areas.map((_, area) => all.filter((cell) => cell.area === area));
  const shades = shadesOf(board);
  const areas = byArea.map((own, area): AreaShape => {
    const roof = area >= board.grounds;
    const drawn = { cell: CELL, dy: roof ? -LIFT : 0, radius: 4 };
    const loops = outlinesOf(own, (x, y) => at(x, y)?.area === area);
    return {
      area,
      roof,
      cells: own,
      path: loops.map((loop) => rounded(loop, drawn)).join(''),
      edge: loops.map((loop) => rounded(loop, { ...drawn, inset: EDGE })).join(''),
      shade: shades[area] ?? 0,
      room: roomOf(own, area, at),
    };
  });
  return { board, ...box, cells: all, areas, at };
}

const SHADES = 4;

function shadesOf({ areas, beside }: Board): number[] {
  const shades: number[] = [];
  for (let area = 0; area < areas.length; area++) {
    const taken = new Set((beside[area] ?? []).map((next) => shades[next]));
    const free = Array.from({ length: SHADES }, (_, i) => (i + area) % SHADES).find((shade) => !taken.has(shade));
    shades.push(free ?? area % SHADES);
  }
  return shades;
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Grows from the cell with the most of its area around it, so that things stay together and away from borders. */
function roomOf(own: readonly Cell[], area: number, at: City['at']): Cell[] {
  const around = ({ x, y }: Point): number => {
    let n = 0;
    for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) if (at(x + dx, y + dy)?.area === area) n++;
    return n;
  };
  const middle = { x: average(own.map(({ x }) => x)), y: average(own.map(({ y }) => y)) };
  const far = (one: Point, from: Point): number => Math.hypot(one.x - from.x, one.y - from.y);
  const [core, ...rest] = [...own].sort((a, b) => around(b) - around(a) || far(a, middle) - far(b, middle));
  if (!core) return [];
  const taken: Cell[] = [core];
  let left = rest;
  while (left.length > 0) {
    const touching = left.filter((one) =>
      BESIDE.some(([dx, dy]) => taken.some(({ x, y }) => x === one.x + dx && y === one.y + dy)),
    );
    const [next] = (touching.length > 0 ? touching : left).sort(
      (a, b) => far(a, core) - around(a) / 8 - (far(b, core) - around(b) / 8),
    );
    if (!next) break;
    taken.push(next);
    left = left.filter((one) => one !== next);
  }
  return taken;
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

/** The middle of a cell in the picture. */
export const middleOf = ({ x, y, roof }: Cell): Point => ({
  x: (x + 0.5) * CELL,
  y: (y + 0.5) * CELL - (roof ? LIFT : 0),
});
