import { botWords } from '@cinderhall/bots';
import { renderings, slipsIn } from '@cinderhall/gauntlet/renderings';
import { kernelWords, LANGUAGES, type Language, lexicon, unaddressed } from '@cinderhall/kernel';
import { expect, test, vi } from 'vitest';
import { accountWords } from '../src/account/words.ts';
import { clientWords } from '../src/app/words.ts';
import { gameListings } from '../src/games/index.ts';

// What the client asks a browser for.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/', hash: '' });
});

const clientIn = (language: Language) =>
  lexicon(language, kernelWords[language], botWords[language], clientWords[language], accountWords[language]);

test.each(LANGUAGES)('every sentence of the client is right with every number, person and choice (%s)', (language) => {
  const words = clientIn(language);
  expect(slipsIn(words, Object.keys(words.words.messages))).toEqual([]);
});

test.each(gameListings.map(({ id }) => id))('every sentence of the table of %s as well', async (id) => {
  const table = await gameListings.find((one) => one.id === id)?.load?.();
  if (!table) throw new Error(id);
  for (const language of LANGUAGES) {
    const own = table.words[language];
    const words = lexicon(language, kernelWords[language], clientWords[language], table.game.words[language], own);
    expect(slipsIn(words, Object.keys(own.messages))).toEqual([]);
  }
});

test('what speaks of a seat speaks to whoever sits there, in every language', () => {
  const about = ['web.log.resigned', 'web.log.toBot', 'web.log.back', 'web.log.only', 'web.end.won', 'web.whom'];
  for (const language of LANGUAGES)
    for (const key of about) {
      const params = { who: { key: 'seat.name', params: { n: 1 } } };
      expect(unaddressed(clientIn(language), { key, params }), `${language} ${key}`).toEqual([]);
    }
  expect(renderings(clientIn('en'), 'web.end.won')).toEqual(['You win', 'Ada wins']);
  expect(renderings(clientIn('pl'), 'web.end.won')).toEqual(['Wygrywasz', 'Wygrywa Ada']);
  expect(renderings(clientIn('pl'), 'web.log.toBot')).toEqual([
    'Dalej gra bot za ciebie.',
    'Dalej gra bot za gracza Ada.',
  ]);
});

test('no rule is cited by its number in a sentence', () => {
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries({ ...clientWords[language].messages, ...accountWords[language].messages }))
      expect(text, key).not.toMatch(/\bR-[A-Z]+-\d/);
});
