import { templateSlips } from '@cinderhall/gauntlet/templates';
import { expect, test } from 'vitest';
import { serverWords } from '../src/words/index.ts';

test('every sentence of the server is right whatever stands in it, in both languages', () => {
  expect(templateSlips(serverWords)).toEqual([]);
});
