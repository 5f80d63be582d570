import { describe, expect, it } from 'vitest';
import { slipsIn } from '../src/slips.ts';
import { sentencesOf, templateSlips } from '../src/templates.ts';

const nouns = {
  en: { point: ['point', 'points'] as const, jar: ['point jar', 'point jars'] as const },
  pl: {
    point: {
      g: 'm3' as const,
      sg: ['punkt', 'punktu', 'punktowi', 'punkt', 'punktem', 'punkcie'],
      pl: ['punkty', 'punktów', 'punktom', 'punkty', 'punktami', 'punktach'],
    },
  },
};
const wordsWith = (en: string, pl: string) => ({
  en: { messages: { one: en }, nouns: nouns.en },
  pl: { messages: { one: pl }, nouns: nouns.pl },
});
const GOOD = {
  en: '{^seat} {seat@gains|gain} {n#point}{where?here: here|*:}.',
  pl: '{seat@{^seat} zyskuje|Zyskujesz} {n#point:acc}{where?here: tutaj|*:}.',
};

describe('templates are said with telling values', () => {
  it('numbers, branches, others and the reader in every combination', () => {
    const texts = sentencesOf(wordsWith(GOOD.en, GOOD.pl)).map(({ text }) => text);
    expect(texts).toContain('Ada gains 0 points here.');
    expect(texts).toContain('You gain 1 point.');
    expect(texts).toContain('Zyskujesz 22 punkty tutaj.');
    expect(texts).toContain('Ada zyskuje 5 punktów.');
    expect(texts).toHaveLength(2 * 6 * 2 * 2);
  });

  it('good words have no slips', () => expect(templateSlips(wordsWith(GOOD.en, GOOD.pl))).toEqual([]));

  it.each([
    ['a number that does not agree', 'Gain {n} points.', 'Zyskujesz {n} punkty.'],
    ['the number of a rule', 'Shuffle the deck (R-ASH-012).', 'Potasuj talię (R-ASH-012).'],
    ['a verb that does not agree', '{^seat} gains it.{seat@|}', '{seat@{^seat} zyskujesz|Zyskujesz} to.'],
  ])('%s is found in both languages', (_what, en, pl) => {
    const slips = templateSlips(wordsWith(en, pl));
    expect(new Set(slips.map((slip) => slip.slice(0, 2)))).toEqual(new Set(['en', 'pl']));
  });

  it('a sentence that was not translated is found, a name is not', () => {
    const forgotten = 'discard {what} of any value to go on';
    expect(templateSlips(wordsWith(forgotten, forgotten))).toEqual([`pl one: the same words as in en: “${forgotten}”`]);
    expect(templateSlips(wordsWith('{card} of Pony Express', '{card} of Pony Express'))).toEqual([]);
  });
});

describe('where somebody is named without words for the reader', () => {
  const slips = (en: string, pl: string, samples = {}) => templateSlips(wordsWith(en, pl), samples);

  it('“of you” is found', () => {
    expect(slips('The docks of {seat} burn.', '{seat@Dok gracza {seat}|Twój dok} płonie.')).toEqual([
      'en one: “you” where “your” belongs in “The docks of you burn.” ({"seat":{"key":"seat.you"}})',
    ]);
    expect(slips('{seat@Docks of {seat}|Your docks} burn.', 'Dok gracza {seat} płonie.')).not.toEqual([]);
  });

  it('a sentence that never speaks of the reader may say so', () => {
    const bot = { 'one/seat': ['a bot'] };
    expect(slips('The docks of {seat} burn.', 'Dok gracza {seat} płonie.', bot)).toEqual([]);
    expect(slips('The docks of {seat} burn.', 'Dok gracza {seat} płonie.', { 'two/seat': ['a bot'] })).not.toEqual([]);
  });
});

describe('slips', () => {
  it.each([
    ['1 points', 'en'],
    ['You draws a card.', 'en'],
    ['Ada draw a card.', 'en'],
    ['Ada pass, and you rest.', 'en'],
    ['2 point jar', 'en'],
    ['1 questions left', 'en'],
    ['Docks of you is razed.', 'en'],
    ['It lies with the jar of you.', 'en'],
    ['1 pytań', 'pl'],
    ['2 zagadka', 'pl'],
    ['22 zagadka', 'pl'],
    ['5 zagadki', 'pl'],
    ['1 ruchy', 'pl'],
    ['Wzięta przez ty.', 'pl'],
    ['Two  spaces.', 'en'],
    ['A space .', 'en'],
    ['begins small.', 'en'],
    ['Wrecks is for sale.', 'en'],
    ['Your Wrecks is razed.', 'en'],
    ['Wrecks attacks you.', 'en'],
    ['Take a iron card.', 'en'],
    ['A gap ⟨here⟩.', 'en'],
    ['1 punktów', 'pl'],
    ['Wyślij to do ty.', 'pl'],
    ['Zabierasz to graczowi ty.', 'pl'],
  ] as const)('%s', (text, language) => {
    expect(slipsIn(text, language, nouns[language])).not.toEqual([]);
  });

  it.each([
    ['You pass.', 'en'],
    ['1 point, 21 points and 0 points', 'en'],
    ['Ada passes.', 'en'],
    ['Ada passes, and you rest.', 'en'],
    ['You miss it.', 'en'],
    ['Because of you 1 bonus is lost.', 'en'],
    ['Chance 0.1 points', 'en'],
    ['Ada may draw.', 'en'],
    ['Wymaga 1 zagadki, 22 punktów i 5 dni.', 'pl'],
    ['2 point jars', 'en'],
    ['The card Wrecks is for sale.', 'en'],
    ['Wrecks discuss it.', 'en'],
    ['a piece of a sentence', 'en'],
    ['Ty zaczynasz.', 'pl'],
    ['Jedziesz na skróty dzięki gąsienicom.', 'pl'],
    ['Dziewiąty Magazyn', 'pl'],
    ['Wymaga 2 punktów.', 'pl'],
  ] as const)('none in: %s', (text, language) => {
    expect(slipsIn(text, language, nouns[language])).toEqual([]);
  });
});
