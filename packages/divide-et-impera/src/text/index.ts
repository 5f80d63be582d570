import { effectsWords } from '@cinderhall/effects';
import { type Language, type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { ABILITIES, ACTION_CARDS, DRONE_LIST, FACTION_LIST, MISSIONS, SWEETS } from '../cards/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { buildings, PLACE_FORMS, type Place, streets } from './places.ts';

const places = (letter: string, list: readonly Place[], language: Language): [string, string][] =>
  list.flatMap((place, i) =>
    PLACE_FORMS.map((form): [string, string] => [
      `dei.${form}.${letter}${String(i + 1).padStart(2, '0')}`,
      place[language][form],
    ]),
  );

/** The names that stand on cards, tokens and boards. */
const names = (language: Language): Words => ({
  messages: Object.fromEntries([
    ...[...ACTION_CARDS, ...ABILITIES, ...SWEETS, ...MISSIONS, ...DRONE_LIST].map(({ id, name }) => [
      `dei.name.${id}`,
      name[language],
    ]),
    ...FACTION_LIST.flatMap(({ id, name, leader }) => [
      [`faction.${id}`, name[language]],
      [`dei.name.${leader.id}`, leader.name[language]],
    ]),
    ...places('g', streets, language),
    ...places('r', buildings, language),
  ]),
  nouns: {},
});

const own: Localized<Words> = { en, pl };

export const words = localized((language) => mergeWords(effectsWords[language], own[language], names(language)));
