/** Every template of the game in both languages, said with telling values: none, one, few, many; each gender; you. */
import { type Samples, templateSlips } from '@cinderhall/gauntlet/templates';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';

/** What only the opponent of a lone player does, who is never the reader. */
const ABOUT_OPPONENT = /\.(?:event\.opponent|score\.(?:opponent|lost))/;
const opponents: Samples = Object.fromEntries(
  Object.keys(fiftyFirstState.words.en.messages)
    .filter((key) => ABOUT_OPPONENT.test(key))
    .map((key) => [`${key}/owner`, [{ key: 'fiftyFirstState.opponent' }, { key: 'fiftyFirstState.borgo' }]]),
);
const area = 'Wrecks';

test('no template makes a slip', () => {
  const samples: Samples = {
    ...opponents,
    does: ['gain 1 point'],
    // Machines have names for one.
    machine: ['Vulture'],
    seats: [2, 3],
    goods: [['2 fuel', '1 gun']],
    'fiftyFirstState.choice.moveOutpost/from': [area],
    'fiftyFirstState.event.outpostMoved/from': [area],
  };
  expect(templateSlips(fiftyFirstState.words, samples)).toEqual([]);
});
