import { botWords } from '@cinderhall/bots';
import { kernelWords, type Lexicon, type Localized, lexicon, type Param, say, type Words } from '@cinderhall/kernel';
import { computed, signal } from '@preact/signals';
import { type WordFile, wordsIn } from './languages.ts';
import { settings } from './settings.ts';

/** The words of the client itself. */
export const clientWords = wordsIn(import.meta.glob<WordFile>('../text/*.ts', { eager: true }));
const made = new Map<string, { readonly game: Localized<Words> | undefined; readonly lexicon: Lexicon }>();
const brought = signal<readonly Localized<Words>[]>([]);

/** Adds the words of a game's table when it is loaded. */
export const addWords = (words: Localized<Words>): void => {
  brought.value = [...brought.value, words];
};

/** The words of the client, and of a game when one is given, in the language that is set. */
export function lexiconWith(name: string, game?: Localized<Words>): Lexicon {
  const { language } = settings.value;
  const key = `${language} ${brought.value.length} ${name}`;
  const found = made.get(key);
  // A game's words are others once more of it was fetched.
  if (found && found.game === game) return found.lexicon;
  const more = game ? [game] : brought.value;
  const all = lexicon(language, ...[kernelWords, botWords, clientWords, ...more].map((words) => words[language]));
  made.set(key, { game, lexicon: all });
  return all;
}

/** Says a key of the client's own words in the present language. */
export const words = computed(() => {
  const lexicon = lexiconWith('');
  return (key: string, params?: { readonly [name: string]: Param }): string =>
    say(lexicon, params ? { key, params } : { key });
});

export const t = (key: string, params?: { readonly [name: string]: Param }): string => words.value(key, params);
