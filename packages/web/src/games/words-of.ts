import { mergeWords } from '@cinderhall/kernel';
import { localized } from '../app/languages.ts';
import type { GameTable } from './types.ts';

const mergedWords = new WeakMap<GameTable['words'], GameTable['words']>();

/** The game's own words and those the client adds for it. */
export function wordsOf({ game, words }: GameTable): GameTable['words'] {
  const known = mergedWords.get(words);
  if (known) return known;
  const all = localized((language) => mergeWords(game.words[language], words[language]));
  mergedWords.set(words, all);
  return all;
}
