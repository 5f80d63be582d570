import { type Language, type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { AREAS } from '../areas.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

const names = (language: Language): Words => ({
  messages: Object.fromEntries(AREAS.map(({ id, name }) => [`fiftyFirstState.area.${id}`, name[language]])),
  nouns: {},
});

const own: Localized<Words> = { en, pl };

export const words: Localized<Words> = localized((language) => mergeWords(own[language], names(language)));
