import type { Vehicle } from '@cinderhall/last-aurora/table';

const STEP = 31;
export const SLOT = 27;
export const BASE_HEIGHT = 100;
export const DEVICE_HEIGHT = 46;

interface Outline {
  readonly w: number;
  readonly h: number;
  /** Where the first slot is. */
  readonly x: number;
  readonly y: number;
}

/** The size of a vehicle in units, and where its slots begin: longer the more it carries. */
export function outlineOf({ kind, slots }: Vehicle): Outline {
  const load = slots.length * STEP - (STEP - SLOT);
  if (kind === 'truck') return { w: load + 72, h: BASE_HEIGHT, x: 10, y: 48 };
  if (kind === 'trailer') {
    const w = Math.max(112, load + 28);
    return { w, h: BASE_HEIGHT, x: (w - 6 - load) / 2, y: 44 };
  }
  const w = Math.max(78, load + 34);
  return { w, h: DEVICE_HEIGHT, x: (w - load) / 2, y: 14 };
}

/** A length in units of the convoy. */
export const units = (n: number): string => `calc(var(--u) * ${Math.round(n * 10) / 10})`;

export const slotStyle = (design: Vehicle, place: number): Record<string, string> => {
  const { x, y } = outlineOf(design);
  return { left: units(x + place * STEP), top: units(y) };
};
