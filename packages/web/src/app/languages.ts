import {
  knownLanguage,
  LANGUAGES,
  type Language,
  type Localized,
  localized,
  mergeWords,
  type Words,
} from '@cinderhall/kernel';

export { localized };

// The languages themselves are listed in the kernel (`LANGUAGES`). What else the client has to know of each is here.

/** Each language by its own name. */
export const languageNames: Localized = { en: 'English', pl: 'Polski' };

/** Whose conventions dates follow. */
export const locales: Localized = { en: 'en-GB', pl: 'pl' };

/** The language of a tag such as `pl-PL`; the first one where there is no such language here. */
export function languageOf(tag: string): Language {
  const [name = ''] = tag.toLowerCase().split('-');
  return knownLanguage(name);
}

/** The next one in the list, for a button that switches between them. */
export const nextLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;

/**
 * The words in the files of a folder: `pl.ts` and `online.pl.ts` are both Polish. A new language needs its files there,
 * and no line of code.
 *
 * ```ts
 * const words = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
 * ```
 */
export const wordsIn = (files: { readonly [path: string]: WordFile }): Localized<Words> =>
  localized((language) => {
    const own = Object.entries(files).filter(([path]) => /(\w+)\.ts$/.exec(path)?.[1] === language);
    return mergeWords(...own.flatMap(([, file]) => Object.values(file)));
  });

/** A module that exports nothing but words. */
export type WordFile = { readonly [name: string]: Words };
