import { card, cardRef, int, list, nullable, obj, oneOf, perSeat, seen, str, value } from '@cinderhall/kernel';
import { COLOURS } from '../../cards/types.ts';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    promo2: nullable(
      obj({
        /** Whose features have their effects now, and which goods these have brought; the innermost last. */
        features: list(obj({ seat: int(), goods: list(str()) })),
        /** By seat: the goods of this Production phase that came from deals and production locations. */
        produced: list(list(str())),
        /** Connection cards in hand that were drawn face down. */
        drawn: perSeat(seen('owner', list(card()))),
        /** Two actions in a row: which of them comes next. */
        pair: oneOf(['none', 'first', 'second']),
        /** Where the connection card lies, as the last one, that came into the hand in this turn. */
        fresh: oneOf(['none', 'open', 'drawn']),
      }),
    ),
  },
  unplayed: { promo2: null },
  tasks: {
    featuresBegin: { seat: int() },
    featuresEnd: { seat: int() },
    offerTakeover: { seat: int(), from: int(), goods: value<readonly string[]>() },
    lastProduce: { seat: int() },
  },
  decisions: {
    takeover: { card: cardRef(), from: int(), goods: value<readonly string[]>() },
    drawConnection: { card: cardRef() },
  },
  choices: {
    takeover: { good: str() },
    letGo: {},
    connectionDeck: { colour: oneOf(COLOURS) },
    pair: { card: cardRef() },
    endPair: {},
  },
} as const satisfies SetParts;
