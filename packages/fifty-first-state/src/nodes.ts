/** Pieces of the schema that the base game and the sets share. */
import { card, int, list, nullable, obj, seen } from '@cinderhall/kernel';

export const tokens = {
  fuel: int(0),
  iron: int(0),
  gun: int(0),
  brick: int(0),
  ammo: int(0),
  worker: int(0),
  greyContact: int(0),
  redContact: int(0),
  blueContact: int(0),
  universalContact: int(0),
  development: int(0),
  shield: int(0),
} as const;

/** Connections of one colour: the deck, the one that lies open, and those that were played. */
export const connectionPile = obj({ deck: seen('count', list(card())), open: nullable(card()), discard: list(card()) });
