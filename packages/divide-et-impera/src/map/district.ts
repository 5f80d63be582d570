import type { Tile } from '../cards/index.ts';
import { cell, type Grid, isGround, type Rotation, rotated, SIZE } from './grid.ts';

/** Two roofs in one line of a district, and what lies between them: ground alone. */
export interface Span {
  readonly ends: readonly [string, string];
  readonly between: readonly string[];
}

/** A district as it lies: what follows from it alone, whatever lies beside it. */
export interface District {
  readonly tile: Tile;
  readonly grid: Grid;
  readonly letters: readonly string[];
  /** Neighbouring cells with different letters (R-DEI-187). */
  readonly touching: readonly (readonly [string, string])[];
  readonly spans: readonly Span[];
}

const known = new Map<string, District>();

/** Worked out once for each way in which a district can lie. */
export function districtOf(tile: Tile, rot: Rotation): District {
  const key = `${tile.id}@${rot}`;
  let district = known.get(key);
  if (!district) {
    const grid = rotated(tile.grid, rot);
    const letters = [...new Set(grid.join(''))];
    district = { tile, grid, letters, touching: touching(grid), spans: lines(grid).flatMap(spansOf) };
    known.set(key, district);
  }
  return district;
}

function touching(grid: Grid): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  const add = (a: string, b: string): void => {
    if (a !== b) pairs.set(a + b, [a, b]);
  };
  for (let r = 0; r < SIZE; r++)
    for (let c = 0; c < SIZE; c++) {
      if (c + 1 < SIZE) add(cell(grid, r, c), cell(grid, r, c + 1));
      if (r + 1 < SIZE) add(cell(grid, r, c), cell(grid, r + 1, c));
    }
  return [...pairs.values()];
}

/** The rows and columns of a district. */
const lines = (grid: Grid): string[] => [
  ...grid,
  ...Array.from({ length: SIZE }, (_, c) => grid.map((row) => row[c]).join('')),
];

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < SIZE; i++)
    for (let j = i + 2; j < SIZE; j++) {
      const between = [...line.slice(i + 1, j)];
      const [first, last] = [line.charAt(i), line.charAt(j)];
      if (isGround(first) || isGround(last) || first === last || !between.every(isGround)) continue;
      spans.push({ ends: [first, last], between });
    }
  return spans;
}
