import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateSlips } from '@cinderhall/gauntlet/templates';
import { kernelWords, localized, localizedGaps, mergeWords } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../src/language.ts';
import { distance, nearest } from '../src/nearest.ts';
import { table, wrap } from '../src/table.ts';
import { cliWords } from '../src/words/index.ts';

describe('nearest', () => {
  const names = ['fifty-first-state', 'new-era', 'last-aurora', 'Kółko i krzyżyk'];

  test('finds what was meant despite slips, missing signs and half names', () => {
    expect(nearest('lastaurroa', names)).toEqual(['last-aurora']);
    expect(nearest('fifty', names)).toEqual(['fifty-first-state']);
    expect(nearest('kolko i krzyzyk', names)).toEqual(['Kółko i krzyżyk']);
  });

  test('names nothing when nothing is near', () => {
    expect(nearest('chess', names)).toEqual([]);
    expect(nearest('', names)).toEqual([]);
    expect(nearest('—', names)).toEqual([]);
  });

  test('counts added, missing, changed and swapped letters', () => {
    expect(distance('abc', 'abc')).toBe(0);
    expect(distance('abc', 'acb')).toBe(1);
    expect(distance('', 'abc')).toBe(3);
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});

describe('language', () => {
  test('the option wins over the environment, and the environment follows POSIX', () => {
    expect(languageOf(['games', '--lang', 'en'], { LANG: 'pl_PL.UTF-8' })).toBe('en');
    expect(languageOf(['--lang=pl', 'games'], {})).toBe('pl');
    expect(languageOf([], { LANG: 'pl_PL.UTF-8' })).toBe('pl');
    expect(languageOf([], { LANG: 'pl_PL.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(languageOf([], { LANG: 'en_GB', LC_MESSAGES: 'pl' })).toBe('pl');
    expect(languageOf([], { LANG: 'plt_MG.UTF-8' })).toBe('en');
  });

  test('an unknown language is not chosen', () => {
    expect(languageOf(['--lang', 'xx'], { LANG: 'pl' })).toBe('pl');
    expect(languageOf(['--lang'], {})).toBe('en');
    expect(languageOf(['replay', '--', '--lang', 'pl'], {})).toBe('en');
  });
});

describe('table', () => {
  test('lines columns up and leaves no blanks at the end of a line', () => {
    expect(
      table(
        ['a', 'bb'],
        [
          ['łóż', 'x'],
          ['y', ''],
        ],
        null,
      ),
    ).toBe('a    bb\nłóż  x\ny');
  });

  test('wraps its last column at the width of a terminal, never below twenty signs', () => {
    expect(table(['a', 'b'], [['1', 'one two three four five six seven']], 10).split('\n')).toEqual([
      'a  b',
      '1  one two three four',
      '   five six seven',
    ]);
    expect(wrap('a b\nc', 100)).toEqual(['a b', 'c']);
    expect(wrap('incomprehensibilities a', 5)).toEqual(['incomprehensibilities', 'a']);
  });
});

describe('words', () => {
  test('every language says everything', () => {
    expect(localizedGaps(localized((one) => mergeWords(kernelWords[one], cliWords[one])))).toEqual([]);
  });

  test('every sentence is right with every number and choice', () => {
    // Hints stand behind a refusal, in the same line.
    const ownSentence = (slip: string): boolean => !/^\w+ cli\.hint\./.test(slip);
    // Whoever reads a replay or a check sits nowhere.
    const samples = { seat: ['Ada'], name: ['Ada'], file: ['/hall.json'], title: ['DEI'], from: [2] };
    expect(templateSlips(cliWords, samples).filter(ownSentence)).toEqual([]);
  });

  test('every message that the source names exists, and every one that exists is named', () => {
    const folder = fileURLToPath(new URL('../src', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.startsWith('words'));
    const source = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const named = [...source.matchAll(/'(cli\.[a-zA-Z.]+)'/g)].map(([, key]) => key as string);
    const begun = [...source.matchAll(/`(cli\.[a-zA-Z.]+\.)\$\{/g)].map(([, key]) => key as string);
    const known = Object.keys(cliWords.en.messages);
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !named.includes(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
