import { int, list, nullable, obj, str, value } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    /** The i-th tile lies between seat i and the next one: which it is, and its side that is up. */
    borders: nullable(list(obj({ tile: int(), side: int(0, 1) }))),
  },
  unplayed: { borders: null },
  tasks: { useBorder: { seat: int(), at: int() }, flipBorder: { at: int() }, raidBeyond: { seat: int(), at: int() } },
  decisions: { raidBeyond: { at: int(), of: list(int()) }, hordeLoss: { of: value<readonly string[]>(), from: int() } },
  choices: { border: { at: int() }, raidSeat: { seat: int() }, giveUp: { good: str() } },
} as const satisfies SetParts;
