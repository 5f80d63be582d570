import { kernelWords, mergeWords, type Words, wordGaps } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import * as gameEn from '../src/games/fifty-first-state/text/en.ts';
import * as gamePl from '../src/games/fifty-first-state/text/pl.ts';
import { en as coreEn } from '../src/text/en.ts';
import { online as onlineEn } from '../src/text/online.en.ts';
import { online as onlinePl } from '../src/text/online.pl.ts';
import { pl as corePl } from '../src/text/pl.ts';
import { sources } from './sources.ts';

const en = mergeWords(coreEn, onlineEn);
const pl = mergeWords(corePl, onlinePl);

const code = sources(/\.tsx?$/);

describe('words of the client', () => {
  test('both languages have the same keys', () => {
    expect(Object.keys(pl.messages)).toEqual(Object.keys(en.messages));
    expect(Object.keys(gamePl.pl.messages)).toEqual(Object.keys(gameEn.en.messages));
  });
  test('every key that the code says exists', () => {
    const said = [...code.matchAll(/\bt\(\s*'((?:web|s51|token|type)\.[\w.-]+)'/g)].map(([, key]) => key ?? '');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((key) => !Object.hasOwn(en.messages, key))).toEqual([]);
  });
  test('no sentence can have a gap', () => {
    const both = (language: 'en' | 'pl', own: Words, game: Words) => mergeWords(kernelWords[language], own, game);
    expect(wordGaps(both('en', en, gameEn.en), both('pl', pl, gamePl.pl))).toEqual([]);
  });
});
