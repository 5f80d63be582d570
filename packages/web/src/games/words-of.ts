import { mergeWords } from '@cinderhall/kernel';
import { localized } from '../app/languages.ts';
import type { GameTable } from './types.ts';

const mergedWords = new WeakMap<GameTable, GameTable['words']>();

/** The game's own words and those the client adds for it. */
export function wordsOf(table: GameTable): GameTable['words'] {
  const known = mergedWords.get(table);
  if (known) return known;
  const all = localized((language) => mergeWords(table.game.words[language], table.words[language]));
  mergedWords.set(table, all);
  return all;
}
