import { type AnyGame, type CardRecord, type Localized, localized, say } from '@cinderhall/kernel';
import { gameLexicon } from './language.ts';

/** A card's record with its text in every language instead of the data of its text. */
export interface SpokenCard {
  readonly id: string;
  readonly text: Localized;
  readonly [field: string]: unknown;
}

/** The cards of one catalogue of a game; those that name no catalogue are its main one. */
export const catalogueOf = (game: AnyGame, kind?: string): readonly CardRecord[] =>
  game.cards().filter((card) => card.catalogue === kind);

export const kindsOf = (game: AnyGame): string[] => [
  ...new Set(game.cards().flatMap(({ catalogue }) => (catalogue === undefined ? [] : [catalogue]))),
];

export const spoken = (game: AnyGame, cards: readonly CardRecord[]): SpokenCard[] =>
  cards.map((card) => ({
    ...card,
    text: localized((language) => say(gameLexicon(language, game), card.text)),
  }));
