import { isLanguage, kernelWords, LANGUAGES, localizedGaps, mergeWords, type Words } from '@cinderhall/kernel';
import { describe, expect, test, vi } from 'vitest';
import { accountWords } from '../src/account/words.ts';
import { languageNames, languageOf, locales, localized, nextLanguage, wordsIn } from '../src/app/languages.ts';
import { rulesOf } from '../src/app/rules.ts';
import { change } from '../src/app/settings.ts';
import { clientWords, t } from '../src/app/words.ts';
import { gameListings } from '../src/games/index.ts';
import { summaryOf } from '../src/hall/summary.ts';
import { primers } from '../src/learn/data/primers.ts';

// What the client asks a browser for.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'pl-PL' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/', hash: '' });
});

const [first] = LANGUAGES;

describe.each(LANGUAGES)('%s', (language) => {
  test('has a name of its own, and conventions for dates', () => {
    expect(LANGUAGES.filter((one) => languageNames[one] === languageNames[language])).toEqual([language]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales[language])).toHaveLength(1);
    expect(languageOf(locales[language])).toBe(language);
    expect(languageOf(`${language}-XX`)).toBe(language);
  });
  test('can be chosen, and then the client speaks it', () => {
    change({ language });
    expect(t('web.nav.settings')).toBe(clientWords[language].messages['web.nav.settings']);
  });
  test.each(gameListings.map(({ id }) => id))('has rules and a summary of %s', async (game) => {
    expect((await rulesOf(game, language)).length).toBeGreaterThan(3);
    expect((await summaryOf(game, language)).length).toBeGreaterThan(3);
  });
  test.each(gameListings.map(({ id }) => id))('says on the page for learners what %s is about', (game) => {
    const { goal, ideas } = primers[game] ?? { goal: null, ideas: [] };
    for (const text of [goal, ...ideas.flatMap((idea) => [idea.title, idea.text])])
      expect(text?.[language].length).toBeGreaterThan(10);
  });
});

test('one comes after the other, and the first after the last', () => {
  expect(LANGUAGES.map(nextLanguage)).toEqual([...LANGUAGES.slice(1), first]);
});

test('a tag of a language that we do not have leads to the first one', () => {
  expect(languageOf('xx-YY')).toBe(first);
  expect(isLanguage('xx')).toBe(false);
});

test('words are found by the names of their files', () => {
  const words = (key: string): Words => ({ messages: { [key]: key }, nouns: {} });
  const found = wordsIn(
    Object.fromEntries(
      LANGUAGES.flatMap((one) => [
        [`../text/${one}.ts`, { [one]: words(`core ${one}`) }],
        [`../text/online.${one}.ts`, { online: words(`online ${one}`) }],
      ]),
    ),
  );
  expect(localized((one) => Object.keys(found[one].messages))).toEqual(
    localized((one) => [`core ${one}`, `online ${one}`]),
  );
});

describe('every language says everything', () => {
  const core = localized((one) => mergeWords(kernelWords[one], clientWords[one]));
  test('the client', () => {
    expect(localizedGaps(core)).toEqual([]);
  });
  test('the account pages', () => {
    expect(localizedGaps(localized((one) => mergeWords(kernelWords[one], accountWords[one])))).toEqual([]);
  });
  test.each(gameListings.map(({ id }) => id))('the table of %s', async (id) => {
    const table = await gameListings.find((one) => one.id === id)?.load?.();
    if (!table) throw new Error(id);
    expect(localizedGaps(localized((one) => mergeWords(core[one], table.game.words[one], table.words[one])))).toEqual(
      [],
    );
  });
});
