/** How the nine areas lie: three rows of three, numbered row by row from the north-west. */
import { frozen } from '@cinderhall/effects';

const SIDE = 3;
export const AREA_COUNT = SIDE * SIDE;
const ALL: readonly number[] = Array.from({ length: AREA_COUNT }, (_, area) => area);
const rowOf = (area: number): number => Math.floor(area / SIDE);
const columnOf = (area: number): number => area % SIDE;

/** R-NML-003: each area lies in two of the six directions, a row and a column. */
export const DIRECTIONS = ['north', 'horizontal', 'south', 'west', 'vertical', 'east'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const inRow = (row: number): readonly number[] => ALL.filter((area) => rowOf(area) === row);
const inColumn = (column: number): readonly number[] => ALL.filter((area) => columnOf(area) === column);
const LINES: { readonly [direction in Direction]: readonly number[] } = frozen({
  north: inRow(0),
  horizontal: inRow(1),
  south: inRow(2),
  west: inColumn(0),
  vertical: inColumn(1),
  east: inColumn(2),
});

export const directionsOf = (area: number): Direction[] => DIRECTIONS.filter((name) => LINES[name].includes(area));

/** R-NML-006. */
export const CORNERS: readonly number[] = frozen(ALL.filter((area) => rowOf(area) !== 1 && columnOf(area) !== 1));
export const isCorner = (area: number): boolean => CORNERS.includes(area);

/** How many steps lead from one area to the other, from neighbour to neighbour. */
export const stepsBetween = (area: number, other: number): number =>
  Math.abs(rowOf(area) - rowOf(other)) + Math.abs(columnOf(area) - columnOf(other));

/** R-NML-005: straight neighbours only. */
const NEIGHBOURS: readonly (readonly number[])[] = frozen(
  ALL.map((area) => ALL.filter((other) => stepsBetween(area, other) === 1)),
);
export const neighboursOf = (area: number): readonly number[] => NEIGHBOURS[area] ?? [];

/** R-SOLO-081: the area at the other end of the column. */
export const acrossFrom = (area: number): number => (SIDE - 1 - rowOf(area)) * SIDE + columnOf(area);

/** Where outposts have to stand to be counted or chosen; `central` and `line` let the player choose a direction. */
export const WHERES = ['any', 'corner', 'north', 'east', 'south', 'west', 'central', 'line'] as const;
export type Where = (typeof WHERES)[number];
export const isWhere = (name: unknown): name is Where => WHERES.some((one) => one === name);

/** The groups of areas among which the player may choose one (R-NML-004). */
const GROUPS: { readonly [where in Where]: readonly (readonly number[])[] } = frozen({
  any: [ALL],
  corner: [CORNERS],
  north: [LINES.north],
  east: [LINES.east],
  south: [LINES.south],
  west: [LINES.west],
  central: [LINES.vertical, LINES.horizontal],
  line: DIRECTIONS.map((name) => LINES[name]),
});
export const groupsOf = (where: Where): readonly (readonly number[])[] => GROUPS[where];
const isIn = (where: Where): readonly boolean[] =>
  ALL.map((area) => GROUPS[where].some((group) => group.includes(area)));
const LIES_IN = frozen({
  any: isIn('any'),
  corner: isIn('corner'),
  north: isIn('north'),
  east: isIn('east'),
  south: isIn('south'),
  west: isIn('west'),
  central: isIn('central'),
  line: isIn('line'),
} satisfies { readonly [where in Where]: readonly boolean[] });
export const liesIn = (area: number, where: Where): boolean => LIES_IN[where][area] ?? false;
