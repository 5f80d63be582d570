import { effectsWords } from '@cinderhall/effects';
import { mergeWords, type Words } from '@cinderhall/kernel';
import { ABILITIES, ACTION_CARDS, DRONE_LIST, FACTION_LIST, MISSIONS, SWEETS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The names that stand on cards, tokens and boards. */
const names = (language: 'en' | 'pl'): Words => ({
  messages: Object.fromEntries([
    ...[...ACTION_CARDS, ...ABILITIES, ...SWEETS, ...MISSIONS, ...DRONE_LIST].map(({ id, name }) => [
      `dei.name.${id}`,
      name[language],
    ]),
    ...FACTION_LIST.flatMap(({ id, name, leader }) => [
      [`faction.${id}`, name[language]],
      [`dei.name.${leader.id}`, leader.name[language]],
    ]),
  ]),
  nouns: {},
});

export const words = {
  en: mergeWords(effectsWords.en, en, names('en')),
  pl: mergeWords(effectsWords.pl, pl, names('pl')),
};
