import { kernelWords, mergeWords, type Words, wordGaps } from '@cinderhall/kernel';
import { newEra } from '@cinderhall/new-era';
import { TOKENS } from '@cinderhall/new-era/table';
import { describe, expect, test } from 'vitest';
import { TYPE_ICON } from '../src/games/new-era/faces.ts';
import { en as tableEn } from '../src/games/new-era/text/en.ts';
import { pl as tablePl } from '../src/games/new-era/text/pl.ts';
import { en as tableauEn } from '../src/games/tableau/text/en.ts';
import { isToken } from '../src/look/token-kinds.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { sources } from './sources.ts';

const code = sources(/games\/(new-era|tableau)\/.*\.tsx?$/);

describe('words of the New Era table', () => {
  test('both languages have the same keys', () => {
    expect(Object.keys(tablePl.messages)).toEqual(Object.keys(tableEn.messages));
  });
  test('every key that the table says exists', () => {
    const said = [...code.matchAll(/['"]((?:ne|tableau)\.[\w.]+)['"]/g)].map(([, key]) => key ?? '');
    expect(said.length).toBeGreaterThan(60);
    const known = { ...en.messages, ...tableauEn.messages, ...tableEn.messages };
    expect(said.filter((key) => !Object.hasOwn(known, key))).toEqual([]);
  });
  test('every key of the table is said somewhere', () => {
    const ends = Object.keys(tableEn.messages).filter((key) => key.startsWith('ne.'));
    // Keys made of a beginning and a part are said by their beginning.
    const made = [...code.matchAll(/`(ne\.[\w.]+)\$\{/g)].map(([, key]) => key ?? '');
    const unsaid = ends.filter((key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`));
    expect(unsaid.filter((key) => !made.some((start) => key.startsWith(start)))).toEqual([]);
  });
  test('every good, every type and every kind of decision has its words', () => {
    for (const token of [...TOKENS, 'vp', 'card']) {
      expect(isToken(token)).toBe(true);
      const known = { ...en.messages, ...tableEn.messages };
      expect(known).toHaveProperty([`token.${token}`]);
    }
    for (const token of TOKENS) expect(tableEn.messages).toHaveProperty([`ne.help.${token.replace(/\d$/, '')}`]);
    for (const type of Object.keys(TYPE_ICON)) expect(tableEn.messages).toHaveProperty([`type.${type}`]);
  });
  test('every kind of decision and every action is explained the first time', () => {
    const asked = Object.keys(newEra.decisions).filter((kind) => !['effectAmount', 'effectTake'].includes(kind));
    const told = Object.keys(tableEn.messages);
    expect(asked.filter((kind) => !told.includes(`ne.tip.${kind}`))).toEqual([]);
    const actions = ['incorporate', 'conquer', 'deal', 'fieldToken', 'redevelop', 'rebuild', 'instant', 'leader'];
    const more = ['lead', 'use', 'visit', 'hire', 'swap', 'pass', 'store', 'breakDeal'];
    expect([...actions, ...more].filter((kind) => !told.includes(`ne.tip.choice.${kind}`))).toEqual([]);
  });
  test('no sentence can have a gap', () => {
    const all = (language: 'en' | 'pl', own: Words, table: Words) =>
      mergeWords(kernelWords[language], newEra.words[language], own, table);
    expect(wordGaps(all('en', en, tableEn), all('pl', pl, tablePl))).toEqual([]);
  });
});
