import type { Choice, State } from '@cinderhall/last-aurora';
import { designOf, deviceAt, isVehicle, type Part, vehicleOf } from '@cinderhall/last-aurora/table';
import type { Session } from '../../table/session.ts';
import { BASE_HEIGHT, DEVICE_HEIGHT, outlineOf } from './outline.ts';

/** The stage in units: room for devices, the vehicles, and the numbers of the columns. */
const BASE_TOP = 42;
export const STAGE_HEIGHT = BASE_TOP + BASE_HEIGHT + 18;
export const DECK = { coupling: 124, trailer: 34, truck: 40, cab: 50 } as const;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function columnLayout(
  convoy: readonly Part[],
  column: number,
): { readonly w: number; readonly base: Box; readonly device: Box | null; readonly roof: Box } {
  const below = convoy.find((part) => part.column === column && !part.top);
  const above = deviceAt(convoy, column);
  const isTruck = column === 0;
  const base = below ? outlineOf(vehicleOf(below.card)) : { w: DECK.coupling, h: BASE_HEIGHT };
  const deck = base.w - (isTruck ? DECK.cab : 6);
  const device = above ? outlineOf(vehicleOf(above.card)) : null;
  const over = Math.max(0, (device?.w ?? 0) - deck);
  const x = over;
  const y = BASE_TOP + (isTruck ? DECK.truck : DECK.trailer) + 1 - DEVICE_HEIGHT;
  const at = (w: number): Box => ({ x: Math.max(0, x + (deck - w) / 2), y, w, h: DEVICE_HEIGHT });
  return {
    w: x + base.w + 4,
    base: { x, y: BASE_TOP, w: base.w, h: base.h },
    device: device ? at(device.w) : null,
    roof: at(Math.min(deck - 6, 96)),
  };
}

/** The columns that the present choices offer for a card: on top, or below. */
export function spotsOf(
  session: Session<State, Choice>,
  convoy: readonly Part[],
): { readonly column: number; readonly top: boolean }[] {
  const spots: { column: number; top: boolean }[] = [];
  for (const index of session.shown.value) {
    const choice = session.choices.value[index];
    if (choice?.kind !== 'mount') continue;
    const design = designOf(choice.card);
    if (!isVehicle(design)) continue;
    const top = design.kind === 'device';
    const isThere = top || convoy.some((part) => part.column === choice.column && !part.top);
    if (isThere && !spots.some((spot) => spot.column === choice.column && spot.top === top))
      spots.push({ column: choice.column, top });
  }
  return spots;
}
