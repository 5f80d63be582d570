import { bool, card, cardRef, int, list, nullable, obj } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    headquarters: nullable(
      obj({
        /** Those that nobody has claimed, by their places. */
        offered: list(int()),
        /** By owner of locations. */
        taken: list(list(int())),
        /** Whether one was claimed in this turn. */
        claimed: bool(),
      }),
    ),
  },
  unplayed: { headquarters: null },
  tasks: {
    dealFree: { seat: int(), cards: list(card()) },
    razeFree: { seat: int(), cards: list(card()) },
  },
  decisions: { takeLocation: { hq: int() } },
  choices: { claim: { hq: int() }, takeOver: { card: cardRef() } },
} as const satisfies SetParts;
