import { effectsWords } from '@cinderhall/effects';
import { type Localized, localized, mergeWords, type NounForms, type Words } from '@cinderhall/kernel';
import { CARDS, type Design } from '../cards/index.ts';
import { en } from './en.ts';
import { englishName } from './names-en.ts';
import { polishName } from './names-pl.ts';
import { pl } from './pl.ts';

const spoken: Localized<(design: Design) => NounForms> = { en: englishName, pl: ({ name }) => polishName(name.pl) };

/** The names of the cards: as they are printed (messages), and as sentences speak of them (nouns). */
const names = localized(
  (language): Words => ({
    messages: Object.fromEntries(CARDS.map(({ id, name }) => [`la.card.${id}`, name[language]])),
    nouns: Object.fromEntries(CARDS.map((design) => [`la.card.${design.id}`, spoken[language](design)])),
  }),
);

const own: Localized<Words> = { en, pl };

export const words = localized((language) => mergeWords(effectsWords[language], own[language], names[language]));
