import { must } from '@cinderhall/kernel';
import { AUTOMA_COLUMNS, AUTOMA_CREW, AUTOMA_SYSTEMS, FAME_TRACK, letterOf, systemLevel } from '../data/boards.ts';
import { AMMO, type Automa, automaOf, EMPTY, FOOD, FUEL, type LaFlow, type State, SURVIVOR } from '../state.ts';
import { takeFromReserve, toReserve } from '../supply.ts';

/** What lies on a slot of the Automa's board. */
export const [FREE, MARKER, HURT] = [0, 1, 2] as const;

/** 14.10: rows B, C and D hold food, fuel and ammo; row A the systems. */
export const MARKER_IN: readonly number[] = [EMPTY, FOOD, FUEL, AMMO];
const rowFor = (marker: number): number => MARKER_IN.indexOf(marker);
/** Row A begins in column 1, the others in column 0. */
const firstColumn = (row: number): number => (row === 0 ? 1 : 0);
export const rowOf = (automa: Automa, row: number): number[] => must(automa.rows[row]);
const storeOf = (automa: Automa, marker: number): number[] => rowOf(automa, rowFor(marker));

/** R-LA-503: row A is covered but for its leftmost slot. */
export const freshRows = (): number[][] => [
  [FREE, FREE, HURT, HURT, HURT, HURT, HURT],
  ...[1, 2, 3].map(() => Array<number>(AUTOMA_COLUMNS + 1).fill(FREE)),
];

/** The column under the Automa's token, which stands in the column of the round. */
export const tokenColumn = ({ round }: State): number => Math.min(Math.max(round, 1), AUTOMA_COLUMNS);

export function stored(automa: Automa, marker: number): number {
  return storeOf(automa, marker).filter((held) => held === MARKER).length;
}

/** R-LA-510, R-LA-511: on the leftmost free slot; what finds none goes to the reserve. */
export function storeForAutoma(state: State, marker: number): boolean {
  const row = storeOf(automaOf(state), marker);
  const at = row.indexOf(FREE);
  if (at >= 0) row[at] = MARKER;
  else toReserve(state, marker);
  return at >= 0;
}

export const gainForAutoma = (state: State, marker: number): boolean =>
  takeFromReserve(state, marker) && storeForAutoma(state, marker);

/** Discards the rightmost marker of a kind. */
export function spendForAutoma(state: State, marker: number): boolean {
  const row = storeOf(automaOf(state), marker);
  const at = row.lastIndexOf(MARKER);
  if (at < 0) return false;
  row[at] = FREE;
  toReserve(state, marker);
  return true;
}

/** R-LA-525: a new survivor, or with a full bench one healed instead. */
export function recruitForAutoma(state: State): void {
  const automa = automaOf(state);
  if (automa.crew + automa.contaminated >= AUTOMA_CREW) healAutoma(state);
  else if (takeFromReserve(state, SURVIVOR)) automa.crew++;
}

export function healAutoma(state: State): void {
  const automa = automaOf(state);
  if (automa.contaminated === 0) return;
  automa.contaminated--;
  automa.crew++;
}

/** R-LA-565. */
export function contaminateAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  if (automa.crew > 0) {
    automa.crew--;
    automa.contaminated++;
  } else if (automa.contaminated > 0) {
    automa.contaminated--;
    toReserve(state, SURVIVOR);
  } else return;
  flow.emit({ kind: 'automaContaminated', crew: automa.crew, contaminated: automa.contaminated });
}

/** R-LA-560: one damage in a row, under the token or on the next undamaged slot to its left; else it is lost. */
export function damageRow(state: State, row: number, flow: LaFlow): void {
  const slots = rowOf(automaOf(state), row);
  for (let column = tokenColumn(state); column >= firstColumn(row); column--) {
    if (slots[column] === HURT) continue;
    if (slots[column] === MARKER) toReserve(state, must(MARKER_IN[row]));
    slots[column] = HURT;
    flow.emit({ kind: 'automaDamaged', row: letterOf(row), column });
    return;
  }
}

/** R-LA-570: the first damage from the token's column to the left, each column from top to bottom. */
export function repairAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  for (let column = tokenColumn(state); column >= 0; column--)
    for (let row = 0; row < 4; row++) {
      if (column < firstColumn(row) || rowOf(automa, row)[column] !== HURT) continue;
      rowOf(automa, row)[column] = FREE;
      flow.emit({ kind: 'automaRepaired', row: letterOf(row), column });
      return;
    }
}

/** R-LA-581: the slot of row A under the token's new field is uncovered. */
export function uncover(state: State): void {
  rowOf(automaOf(state), 0)[tokenColumn(state)] = FREE;
}

const isSound = (automa: Automa, column: number): boolean => rowOf(automa, 0)[column] !== HURT;

/** R-LA-551: the level of the rightmost weapon that is sound and not used yet, and its column; column 0 when none. */
export function weaponOf(automa: Automa): { readonly column: number; readonly level: number } {
  for (let column = AUTOMA_COLUMNS; column > 0; column--) {
    const level = systemLevel(column);
    if (level > 0 && isSound(automa, column) && !automa.fired.includes(column)) return { column, level };
  }
  return { column: 0, level: 0 };
}

export function speedSymbols(automa: Automa): number {
  let n = 0;
  for (let column = 1; column <= AUTOMA_COLUMNS; column++)
    if (AUTOMA_SYSTEMS[column] === 'speed' && isSound(automa, column)) n++;
  return n;
}

/** R-LA-590: groups of slots without damage; column 0 belongs to the first group. */
export function soundGroups({ rows }: Automa): number {
  let n = 0;
  for (let column = 1; column <= AUTOMA_COLUMNS; column++) {
    const columns = column === 1 ? [0, 1] : [column];
    if (rows.every((row) => columns.every((at) => row[at] !== HURT))) n++;
  }
  return n;
}

/** Callers handle a loss on the lowest field themselves. */
export function changeAutomaFame(state: State, by: number, flow: LaFlow): void {
  const automa = automaOf(state);
  // R-LA-061: at the top of the track one damage is removed instead.
  if (automa.fame + by >= FAME_TRACK.length) repairAutoma(state, flow);
  else automa.fame += by;
}
