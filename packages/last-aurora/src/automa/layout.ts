/** 14.10: the slots of the Automa's board. */
import { must } from '@cinderhall/kernel';
import { AUTOMA_COLUMNS, AUTOMA_CREW_COLUMNS } from '../data/boards.ts';
import { AMMO, type Automa, EMPTY, FOOD, FUEL, SURVIVOR } from '../state.ts';

/** What lies on a slot. */
export const [FREE, MARKER, HURT] = [0, 1, 2] as const;

/** Rows B, C and D hold food, fuel and ammo; row A the systems. */
export const MARKER_IN: readonly number[] = [EMPTY, FOOD, FUEL, AMMO];

/** Where a slot lies, and whether it is one of the six for survivors; `at` is its place in the list that holds it. */
export interface BoardSlot {
  readonly row: number;
  readonly column: number;
  readonly crew: boolean;
  readonly at: number;
}

/** Row A begins in column 1, the others in column 0; some columns have a survivor's slot left of the resource's. */
function slotsIn(row: number): BoardSlot[] {
  const found: BoardSlot[] = [];
  for (let column = row === 0 ? 1 : 0; column <= AUTOMA_COLUMNS; column++) {
    const bunk = row === 0 ? -1 : AUTOMA_CREW_COLUMNS.indexOf(column);
    if (bunk >= 0) found.push({ row, column, crew: true, at: bunk * 3 + row - 1 });
    found.push({ row, column, crew: false, at: column });
  }
  return found;
}

/** By row: its slots from left to right. */
export const BOARD: readonly (readonly BoardSlot[])[] = [0, 1, 2, 3].map(slotsIn);

export const listOf = (automa: Automa, { row, crew }: BoardSlot): number[] =>
  crew ? automa.crew : must(automa.rows[row]);
export const heldOn = (automa: Automa, slot: BoardSlot): number => must(listOf(automa, slot)[slot.at]);
/** Which marker a slot can hold. */
export const markerFor = ({ row, crew }: BoardSlot): number => (crew ? SURVIVOR : must(MARKER_IN[row]));

/** The slots in the order in which they are repaired: from the right column to the left, each from top to bottom. */
export const BY_COLUMN: readonly BoardSlot[] = BOARD.flat().sort(
  (a, b) => b.column - a.column || Number(a.crew) - Number(b.crew) || a.row - b.row,
);
