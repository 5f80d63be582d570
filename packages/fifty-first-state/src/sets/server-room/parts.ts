import { int, nullable, obj } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    /** R-SRV-001, R-SRV-003: markers on the tile, and the round in which it was turned; 0: it was not. */
    serverRoom: nullable(obj({ markers: int(0), turned: int(0) })),
  },
  unplayed: { serverRoom: null },
  tasks: {},
  decisions: {},
  choices: {},
} as const satisfies SetParts;
