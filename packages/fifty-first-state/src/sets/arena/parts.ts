import type { Goods } from '@cinderhall/effects';
import { bool, int, list, nullable, obj, str, value } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    /** By seat: whether a worker stands there, and the goods that have armed it. */
    arena: nullable(list(obj({ worker: bool(), weapons: value<Goods>() }))),
  },
  unplayed: { arena: null },
  tasks: { enterArena: { seat: int() }, arm: { seat: int() } },
  decisions: { arm: {} },
  choices: { enterArena: {}, arm: { good: str() }, unarmed: {} },
} as const satisfies SetParts;
