import type { SetParts } from '../types.ts';

export const parts = {
  playable: false,
  fields: {},
  unplayed: {},
  tasks: {},
  decisions: {},
  choices: {},
} as const satisfies SetParts;
