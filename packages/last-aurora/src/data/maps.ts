import type { Origin } from '@cinderhall/kernel';

export interface Shortcut {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly tracks: boolean;
  readonly contamination: number;
  readonly damage: number;
  /** One use by anybody, then it is closed (R-LA-412). */
  readonly avalanche: boolean;
  readonly origin: Origin;
}

/** The normal road is one line of spaces, 0 to `end`; road `i` leads from space `i` to the next one (R-LA-071). */
export interface RouteMap {
  readonly id: 'alpha' | 'beta';
  readonly end: number;
  /** The first space of each of the three regions. */
  readonly regions: readonly number[];
  /** Where the Aurora lies in rounds 1 to 6. */
  readonly moorings: readonly number[];
  readonly stops: readonly number[];
  readonly shortcuts: readonly Shortcut[];
  readonly origin: Origin;
}

const tracked = (id: string, from: number, to: number): Shortcut => ({
  id,
  from,
  to,
  tracks: true,
  contamination: 0,
  damage: 0,
  avalanche: false,
  origin: 'designed',
});
const risky = (
  id: string,
  from: number,
  to: number,
  contamination: number,
  damage: number,
  { tracks = false, avalanche = false, origin = 'designed' }: Partial<Shortcut> = {},
): Shortcut => ({ id, from, to, tracks, contamination, damage, avalanche, origin });

/** Tuning knob: the moorings. */
export const alpha: RouteMap = {
  id: 'alpha',
  end: 26,
  regions: [0, 9, 18],
  moorings: [18, 20, 22, 24, 25, 26],
  stops: [2, 5, 7, 9, 11, 12, 14, 17, 21, 23],
  shortcuts: [tracked('aT1', 3, 6), tracked('aT2', 10, 13), tracked('aT3', 19, 22)],
  origin: 'designed',
};

export const beta: RouteMap = {
  id: 'beta',
  end: 32,
  regions: [0, 11, 22],
  moorings: [22, 23, 26, 28, 30, 32],
  stops: [3, 6, 8, 12, 15, 16, 20, 24, 25, 29],
  shortcuts: [
    risky('bD1', 2, 5, 1, 1, { origin: 'printed' }),
    tracked('bT1', 7, 10),
    risky('bA1', 10, 13, 0, 1, { avalanche: true }),
    risky('bD2', 14, 17, 1, 0),
    risky('bA2', 18, 22, 0, 2, { avalanche: true, origin: 'printed' }),
    risky('bD3', 23, 26, 0, 1, { tracks: true }),
    risky('bA3', 27, 30, 1, 1, { avalanche: true }),
  ],
  origin: 'designed',
};

export const MAPS = { alpha, beta } as const;
