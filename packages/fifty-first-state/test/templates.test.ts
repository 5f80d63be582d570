/** Every template of the game in both languages, said with telling values: none, one, few, many; each gender; you. */
import { templateSlips } from '@cinderhall/gauntlet/templates';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';

test('no template makes a slip', () => {
  expect(templateSlips(fiftyFirstState.words, { does: ['gain 1 point'], goods: [['2 fuel', '1 gun']] })).toEqual([]);
});
