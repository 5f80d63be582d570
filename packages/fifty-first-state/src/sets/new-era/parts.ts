import { cardRef, list } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

/** Cards of known kinds; only Borgo has a rule for them. */
export const parts = {
  playable: true,
  forBorgo: true,
  fields: {},
  unplayed: {},
  tasks: {},
  decisions: {
    /** Several of Borgo's locations would get his shield alike. */
    borgoShield: { of: list(cardRef()) },
  },
  choices: {},
} as const satisfies SetParts;
