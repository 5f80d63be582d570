import { describe, expect, it } from 'vitest';
import { addressed, kernelWords, lexicon, say, seatName, unaddressed } from '../src/text/index.ts';

const messages = {
  en: {
    drew: '{^seat} {seat@draws|draw} a card from {owner@the hand of {owner}|your hand}.',
    lone: '{^seat} draws.',
    for: 'The deal pays off for {seat}.',
    order: 'Order: {seats}.',
    outer: '{inner}',
  },
  pl: {
    drew: '{seat@{^seat} dobiera|Dobierasz} kartę {owner@z ręki gracza {owner}|z twojej ręki}.',
    lone: '{^seat} dobiera.',
    for: 'Umowa się opłaca: {seat}.',
    order: 'Kolejność: {seats}.',
    outer: '{inner}',
  },
};
const wordsIn = (language: 'en' | 'pl') =>
  lexicon(language, kernelWords[language], { messages: messages[language], nouns: {} });
const en = wordsIn('en');
const pl = wordsIn('pl');
const drew = { key: 'drew', params: { seat: seatName(0), owner: seatName(1) } };
const names = ['Ada', 'Iron Nan'];

describe('sentences speak to their reader', () => {
  it('others are named', () => {
    expect(say(en, addressed(drew, names, -1))).toBe('Ada draws a card from the hand of Iron Nan.');
    expect(say(pl, addressed(drew, names, -1))).toBe('Ada dobiera kartę z ręki gracza Iron Nan.');
  });

  it('the reader is "you", as subject and elsewhere', () => {
    expect(say(en, addressed(drew, names, 0))).toBe('You draw a card from the hand of Iron Nan.');
    expect(say(pl, addressed(drew, names, 0))).toBe('Dobierasz kartę z ręki gracza Iron Nan.');
    expect(say(en, addressed(drew, names, 1))).toBe('Ada draws a card from your hand.');
    expect(say(pl, addressed(drew, names, 1))).toBe('Ada dobiera kartę z twojej ręki.');
  });

  it('a seat without a name keeps its number', () => {
    expect(say(en, addressed(drew, ['Ada'], -1))).toBe('Ada draws a card from the hand of Seat 2.');
    expect(say(en, drew)).toBe('Seat 1 draws a card from the hand of Seat 2.');
  });

  it('also in lists and in messages inside messages', () => {
    const order = { key: 'order', params: { seats: [seatName(1), seatName(0)] } };
    expect(say(en, addressed(order, names, 0))).toBe('Order: Iron Nan and you.');
    expect(say(en, addressed({ key: 'outer', params: { inner: drew } }, names, 0))).toMatch(/^You draw/);
  });

  it('a name that looks like a template stays a name', () => {
    expect(say(en, addressed(drew, ['{seat}', '{{'], -1))).toBe('{seat} draws a card from the hand of {{.');
  });
});

describe('words that do not speak to their reader are found', () => {
  const about = (key: string) => ({ key, params: { seat: seatName(0), owner: seatName(1) } });

  it('a subject without its verb', () => {
    expect(unaddressed(en, about('lone'))).toEqual(['seat']);
    expect(unaddressed(pl, about('lone'))).toEqual(['seat']);
  });

  it('any place in a language that declines', () => {
    expect(unaddressed(en, about('for'))).toEqual([]);
    expect(unaddressed(pl, about('for'))).toEqual(['seat']);
  });

  it('inside another message', () => {
    expect(unaddressed(en, { key: 'outer', params: { inner: about('lone') } })).toEqual(['inner.seat']);
  });

  it('for one reader only, whoever cannot be that reader needs no words', () => {
    expect(unaddressed(pl, about('for'), 0)).toEqual(['seat']);
    expect(unaddressed(pl, about('for'), 1)).toEqual([]);
  });

  it('nothing is wrong with words that do', () => {
    for (const words of [en, pl]) expect(unaddressed(words, drew)).toEqual([]);
    expect(unaddressed(en, { key: 'order', params: { seats: [seatName(1), seatName(0)] } })).toEqual([]);
  });
});
