import type { Effect } from '@cinderhall/effects';
import { bool, card, cardRef, fixed, int, list, nullable, obj, oneOf, perSeat, value } from '@cinderhall/kernel';
import { BASIC, TYPES } from '../../cards/types.ts';
import { connectionPile } from '../../nodes.ts';
import type { SetParts } from '../types.ts';

export const parts = {
  playable: true,
  fields: {
    scavengers: nullable(
      obj({
        /** R-SCAV-003: the cards that each owner has discarded, face up, the last one on top. */
        piles: list(list(card())),
        yellow: connectionPile,
        /** R-SCAV-050: what lies on the ruins of each seat, place by place; nothing from the end of a list on. */
        onRuins: perSeat(list(oneOf(['nothing', ...BASIC]))),
        /** What the contact type gives where its matching good is gained. */
        contactGood: fixed(oneOf(['universalContact', 'greyContact'])),
      }),
    ),
  },
  unplayed: { scavengers: null },
  tasks: {
    scavenge: { seat: int(), n: int(), by: cardRef() },
    payRuins: { seat: int(), n: int() },
    ruinsEntered: { seat: int() },
    collect: { seat: int(), card: cardRef(), good: oneOf(BASIC) },
  },
  decisions: {
    scavenge: { left: int(), by: cardRef() },
    payRuin: { left: int() },
    matching: { effect: value<Effect>(), card: cardRef() },
    restore: { card: cardRef() },
    takeRuin: { card: cardRef() },
    razeOwn: { card: cardRef() },
    putOnRuin: { card: cardRef(), left: int(), first: bool() },
    rob: { card: cardRef(), of: value<readonly string[]>(), from: int(), left: int() },
  },
  choices: {
    /** The top card of a pile. */
    scavenge: { card: cardRef() },
    /** Type icons of the top card of a pile. */
    icons: { card: cardRef(), types: list(oneOf(TYPES)) },
    /** A ruin of one's own. */
    ruin: { card: cardRef() },
    putOnRuin: { card: cardRef(), good: oneOf(BASIC) },
    /** The ruin of another at this place among his. */
    takeRuin: { owner: int(), at: int() },
  },
} as const satisfies SetParts;
