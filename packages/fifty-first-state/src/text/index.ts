import { effectsWords } from '@cinderhall/effects';
import { type Language, type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { DESIGNS, FACTIONS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The names that stand on cards and boards. */
const names = (language: Language): Words => ({
  messages: Object.fromEntries([
    ...DESIGNS.map(({ id, name }) => [`fiftyFirstState.card.${id}`, name[language]]),
    ...FACTIONS.flatMap(({ id, name }) => [
      [`faction.${id}`, name[language]],
      [`option.factions.${id}`, name[language]],
    ]),
  ]),
  nouns: {},
});

const own: Localized<Words> = { en, pl };

/** The words of the game without those that come with a set, a lone player's opponent or the page of a new table. */
export const words = localized((language) => mergeWords(effectsWords[language], own[language], names(language)));
