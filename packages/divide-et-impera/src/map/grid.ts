import { at } from '@cinderhall/kernel';
/** One of the four ways a district can lie, in degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
export const SIZE = 5;

export type Grid = readonly string[];

/** R-DEI-189: a quarter turn clockwise takes each cell from the row that was its column. */
function quarterTurn(grid: Grid): Grid {
  return grid.map((_, r) => Array.from({ length: SIZE }, (__, c) => cell(grid, SIZE - 1 - c, r)).join(''));
}

export const cell = (grid: Grid, row: number, column: number): string => at(grid, row).charAt(column);

export function rotated(grid: Grid, rot: Rotation): Grid {
  let turned = grid;
  for (let done = 0; done < rot; done += 90) turned = quarterTurn(turned);
  return turned;
}

/** Lower case letters are ground, upper case letters are roofs. */
export const isGround = (letter: string): boolean => letter >= 'a';
