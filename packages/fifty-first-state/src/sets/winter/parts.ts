import type { SetParts } from '../types.ts';

/** Cards of known kinds; only Borgo has a rule for them. */
export const parts = {
  playable: true,
  forBorgo: true,
  fields: {},
  unplayed: {},
  tasks: {},
  decisions: {},
  choices: {},
} as const satisfies SetParts;
