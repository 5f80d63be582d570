import { must } from '@cinderhall/kernel';
import { AUTOMA_COLUMNS, AUTOMA_CREW, AUTOMA_SYSTEMS, FAME_TRACK, letterOf, systemLevel } from '../data/boards.ts';
import { AUTOMA, type Automa, automaOf, EMPTY, type LaFlow, type State, SURVIVOR } from '../state.ts';
import { takeFromReserve, toReserve } from '../supply.ts';
import { BOARD, BY_COLUMN, FREE, HURT, heldOn, listOf, MARKER, MARKER_IN, markerFor } from './layout.ts';

export const rowOf = (automa: Automa, row: number): number[] => must(automa.rows[row]);
const storeOf = (automa: Automa, marker: number): number[] =>
  marker === SURVIVOR ? automa.crew : rowOf(automa, MARKER_IN.indexOf(marker));

/** R-LA-503: row A is covered but for its leftmost slot. */
export const freshRows = (): number[][] => [
  [FREE, FREE, HURT, HURT, HURT, HURT, HURT],
  ...[1, 2, 3].map(() => Array<number>(AUTOMA_COLUMNS + 1).fill(FREE)),
];
/** R-LA-504. */
export const freshCrew = (): number[] => Array.from({ length: AUTOMA_CREW }, (_, i) => (i < 2 ? MARKER : FREE));

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

/** All its survivors, healthy or not. */
export const crewSize = (automa: Automa): number => stored(automa, SURVIVOR) + automa.contaminated;

/** R-LA-525: a new survivor, or with a full bench one healed instead. */
export function recruitForAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  if (crewSize(automa) >= AUTOMA_CREW) healAutoma(state, flow);
  else if (gainForAutoma(state, SURVIVOR)) flow.emit({ kind: 'automaRecruited', n: crewSize(automa) });
}

export function healAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  const at = automa.crew.indexOf(FREE);
  if (automa.contaminated === 0 || at < 0) return;
  automa.contaminated--;
  automa.crew[at] = MARKER;
  flow.emit({ kind: 'automaHealed', contaminated: automa.contaminated });
}

/** R-LA-565. */
export function contaminateAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  const at = automa.crew.lastIndexOf(MARKER);
  if (at >= 0) {
    automa.crew[at] = FREE;
    automa.contaminated++;
    flow.emit({ kind: 'automaContaminated', contaminated: automa.contaminated, n: crewSize(automa) });
  } else if (automa.contaminated > 0) {
    automa.contaminated--;
    toReserve(state, SURVIVOR);
    flow.emit({ kind: 'automaLost', n: crewSize(automa) });
  }
}

/** R-LA-560: one damage in a row, under the token or on the next undamaged slot to its left; else it is lost. */
export function damageRow(state: State, row: number, flow: LaFlow): void {
  const automa = automaOf(state);
  const slots = must(BOARD[row]);
  for (let i = slots.length - 1; i >= 0; i--) {
    const slot = must(slots[i]);
    const held = heldOn(automa, slot);
    if (slot.column > automa.token || held === HURT) continue;
    if (held === MARKER) toReserve(state, markerFor(slot));
    listOf(automa, slot)[slot.at] = HURT;
    const lose = held === MARKER ? markerFor(slot) : EMPTY;
    flow.emit({ kind: 'automaDamaged', row: letterOf(row), column: slot.column, lose });
    if (held === MARKER && slot.crew) flow.emit({ kind: 'automaLost', n: crewSize(automa) });
    return;
  }
  flow.emit({ kind: 'automaUnharmed', row: letterOf(row) });
}

/** R-LA-570: the first damage from the token's column to the left, each column from top to bottom. */
export function repairAutoma(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  for (const slot of BY_COLUMN) {
    if (slot.column > automa.token || heldOn(automa, slot) !== HURT) continue;
    listOf(automa, slot)[slot.at] = FREE;
    flow.emit({ kind: 'automaRepaired', row: letterOf(slot.row), column: slot.column });
    return;
  }
}

/** R-LA-581: the token moves on, and the slot of row A below it is uncovered at once. */
export function moveToken(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  uncoverNext(automa);
  const speed = AUTOMA_SYSTEMS[automa.token] === 'speed' ? 1 : 0;
  flow.emit({ kind: 'automaGrows', n: automa.token, level: systemLevel(automa.token), speed });
}

export function uncoverNext(automa: Automa): void {
  automa.token++;
  rowOf(automa, 0)[automa.token] = FREE;
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
export function soundGroups(automa: Automa): number {
  const hurt = new Set<number>();
  for (const slot of BY_COLUMN) if (heldOn(automa, slot) === HURT) hurt.add(Math.max(1, slot.column));
  return AUTOMA_COLUMNS - hurt.size;
}

/** Callers handle a loss on the lowest field themselves. */
export function changeAutomaFame(state: State, by: number, flow: LaFlow): void {
  const automa = automaOf(state);
  // R-LA-061: at the top of the track one damage is removed instead.
  if (automa.fame + by >= FAME_TRACK.length) repairAutoma(state, flow);
  else {
    automa.fame += by;
    flow.emit({ kind: 'fame', seat: AUTOMA, n: by });
  }
}
