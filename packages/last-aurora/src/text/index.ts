import { effectsWords } from '@cinderhall/effects';
import { mergeWords, type Words } from '@cinderhall/kernel';
import { CARDS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The names that stand on the cards. */
const names = (language: 'en' | 'pl'): Words => ({
  messages: Object.fromEntries(CARDS.map(({ id, name }) => [`la.card.${id}`, name[language]])),
  nouns: {},
});

export const words = {
  en: mergeWords(effectsWords.en, en, names('en')),
  pl: mergeWords(effectsWords.pl, pl, names('pl')),
};
