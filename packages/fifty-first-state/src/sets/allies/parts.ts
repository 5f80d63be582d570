import type { Effects, Goods } from '@cinderhall/effects';
import { cardRef, int, list, nullable, obj, value } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';

/** R-ALLY-013: influence in the pool of a seat. */
const influence = obj({ influenceIronGang: int(0), influenceSharrash: int(0), influenceUranopolis: int(0) });

/** The card that asks, what the chosen rival loses, and what the asking seat gets for it. */
const againstRival = { card: cardRef(), goods: value<Goods>(), list: value<Effects>() } as const;

export const parts = {
  playable: true,
  fields: {
    allies: nullable(
      obj({
        /** By seat. */
        influence: list(influence),
        /** R-ALLY-035: locations whose actions cannot be used until clean-up. */
        blocked: list(cardRef()),
      }),
    ),
  },
  unplayed: { allies: null },
  tasks: {},
  decisions: { raid: againstRival, giveCard: againstRival, block: { card: cardRef() } },
  /** `rival` is a seat; −1: the opponent of a lone player. */
  choices: { raid: { rival: int() }, giveCard: { rival: int(), card: cardRef() }, block: { card: cardRef() } },
} as const satisfies SetParts;
