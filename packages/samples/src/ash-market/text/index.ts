import { effectsWords } from '@cinderhall/effects';
import { type Language, type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { DESIGNS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The names that stand on the cards. */
const names = (language: Language): Words => ({
  messages: Object.fromEntries(DESIGNS.map(({ id, name }) => [`ash.card.${id}`, name[language]])),
  nouns: {},
});

const own: Localized<Words> = { en, pl };

export const words = localized((language) => mergeWords(effectsWords[language], own[language], names(language)));
