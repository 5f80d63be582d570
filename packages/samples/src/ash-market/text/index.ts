import { effectsWords } from '@cinderhall/effects';
import type { Words } from '@cinderhall/kernel';
import { DESIGNS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The shared words of effects, where we say nothing better; ours; and the names that stand on the cards. */
const withNames = (shared: Words, own: Words, language: 'en' | 'pl'): Words => ({
  messages: {
    ...shared.messages,
    ...own.messages,
    ...Object.fromEntries(DESIGNS.map(({ id, name }) => [`ash.card.${id}`, name[language]])),
  },
  nouns: { ...shared.nouns, ...own.nouns },
});

export const words = { en: withNames(effectsWords.en, en, 'en'), pl: withNames(effectsWords.pl, pl, 'pl') };
