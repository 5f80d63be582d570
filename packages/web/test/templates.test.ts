import { botWords } from '@cinderhall/bots';
import { type Samples, sentencesOf, templateSlips } from '@cinderhall/gauntlet/templates';
import {
  kernelWords,
  LANGUAGES,
  lexicon,
  localized,
  mergeWords,
  must,
  seatName,
  unaddressed,
} from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { accountWords } from '../src/account/words.ts';
import { clientWords } from '../src/app/words.ts';
import { loadSolo } from '../src/games/fifty-first-state/sets/load.ts';
import { gameListings } from '../src/games/index.ts';
import { newTable as newTableEn } from '../src/hall/new-table/text/en.ts';
import { newTable as newTablePl } from '../src/hall/new-table/text/pl.ts';

/** What is counted at a table, where not everything with a name can be, and where one drives from. */
const SAMPLES: { readonly [game: string]: Samples } = {
  'divide-et-impera': { ground: [5], roof: [5] },
  'last-aurora': { what: ['ammo', 'food', 'fuel', 'survivor'].map((marker) => ({ noun: `la.${marker}` })), from: [2] },
};

const newTableWords = { en: newTableEn, pl: newTablePl };
const client = localized((one) => mergeWords(botWords[one], clientWords[one], accountWords[one], newTableWords[one]));
/** With all that is fetched only when it is wanted. */
const tableOf = async (id: string) => {
  const listing = gameListings.find((one) => one.id === id);
  const table = await (listing?.loadAll?.() ?? listing?.load?.());
  if (!table) throw new Error(id);
  if (id === 'fifty-first-state') await loadSolo();
  return table;
};

test('every sentence of the client is right with every number, person and choice', () => {
  expect(templateSlips(client, { name: ['Ada'], 'web.thinking/who': ['the others'] })).toEqual([]);
});

test.each(gameListings.map(({ id }) => id))('every sentence of the table of %s as well', async (id) => {
  const table = await tableOf(id);
  const { words: known } = must(gameOf(id));
  // The nouns are the game's; its own sentences are tested there, and those of the client above.
  const words = localized((one) => {
    const own = Object.entries(table.words[one].messages).filter(([key]) => !Object.hasOwn(known[one].messages, key));
    return { messages: Object.fromEntries(own), nouns: known[one].nouns };
  });
  expect(templateSlips(words, SAMPLES[id])).toEqual([]);
});

test('what speaks of a seat speaks to whoever sits there, in every language', () => {
  const about = [
    'web.log.resigned',
    'web.log.toBot',
    'web.log.back',
    'web.log.only',
    'web.end.won',
    'web.end.wonBy',
    'web.whom',
  ];
  for (const language of LANGUAGES)
    for (const key of about) {
      const words = lexicon(language, kernelWords[language], client[language]);
      expect(unaddressed(words, { key, params: { who: seatName(0) } }), `${language} ${key}`).toEqual([]);
    }
  const said = (key: string) => sentencesOf(client).flatMap((one) => (one.key === key ? [one.text] : []));
  expect(said('web.end.won')).toEqual(['Ada wins', 'You win', 'Wygrywa Ada', 'Wygrywasz']);
});

test('no rule is cited by its number in a sentence', () => {
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(client[language].messages)) expect(text, key).not.toMatch(/\bR-[A-Z]+-\d/);
});
