import type { Goods } from '@cinderhall/effects';
import { bool, int, list, nullable, obj, value } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    /** In the order of the data. A razed city is out of the game. */
    cities: nullable(list(obj({ goods: value<Goods>(), deals: list(int()), razed: bool() }))),
  },
  unplayed: { cities: null },
  tasks: { signCity: { seat: int(), at: int() }, razeCity: { seat: int(), at: int() } },
  decisions: {},
  choices: { cityDeal: { at: int() }, cityRaze: { at: int() }, cityGoods: { at: int() } },
} as const satisfies SetParts;
