import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kernelWords, mergeWords, wordGaps } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { en } from '../src/account/text/en.ts';
import { pl } from '../src/account/text/pl.ts';

const folder = fileURLToPath(new URL('../src/account', import.meta.url));
const code = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('the account pages have the same words in both languages, without a gap', () => {
  expect(Object.keys(pl.messages)).toEqual(Object.keys(en.messages));
  expect(wordGaps(mergeWords(kernelWords.en, en), mergeWords(kernelWords.pl, pl))).toEqual([]);
});

test('every key that the pages say exists, and none is left over', () => {
  const exact = [...code.matchAll(/'((?:me|remind)\.[\w.]+)'/g)].map(([, key]) => key ?? '');
  // Keys made of parts, such as `me.strength.${level}`.
  const begun = [...code.matchAll(/`((?:me|remind)\.[\w.]*)\$\{/g)].map(([, key]) => key ?? '');
  expect(exact.length).toBeGreaterThan(80);
  expect(exact.filter((key) => !Object.hasOwn(en.messages, key))).toEqual([]);
  const used = (key: string) => exact.includes(key) || begun.some((part) => part !== 'me.' && key.startsWith(part));
  const passphrase = ['me.keep', 'me.keep.why', 'me.keep.do', 'me.change', 'me.change.why', 'me.change.do'];
  expect(Object.keys(en.messages).filter((key) => !used(key) && !passphrase.includes(key))).toEqual([]);
});
