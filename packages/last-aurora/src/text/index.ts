import { effectsWords } from '@cinderhall/effects';
import { type Language, type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { CARDS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The names that stand on the cards. */
const names = (language: Language): Words => ({
  messages: Object.fromEntries(CARDS.map(({ id, name }) => [`la.card.${id}`, name[language]])),
  nouns: {},
});

const own: Localized<Words> = { en, pl };

export const words = localized((language) => mergeWords(effectsWords[language], own[language], names(language)));
