import { addressed, kernelWords, lexicon, type Message, type Outcome, placesOf, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { shownOutcome, spokenOutcome } from '../src/ending.ts';
import { listening } from './helpers.ts';

const words = lexicon('en', kernelWords.en, {
  messages: {
    deals: 'Deals',
    pub: 'Pub',
    school: 'School',
    towns: 'Towns',
    nothing: 'Nothing',
    goods: 'goods left decide',
    title: 'Title: Trader',
  },
  nouns: {},
});
const under = { key: 'deals', rule: 'R-1' };
const scores = [
  [7, 3],
  [7, 5],
];
const outcome: Outcome = {
  places: placesOf(scores),
  scores,
  ties: [{ key: 'goods', rule: 'R-2' }],
  lines: [
    { seat: 0, key: 'pub', points: 1, under },
    { seat: 0, key: 'school', points: 2, under },
    { seat: 0, key: 'towns', points: 4, rule: 'R-3' },
    { seat: 0, key: 'nothing', points: 0 },
    { seat: 1, key: 'towns', points: 7, rule: 'R-3' },
  ],
  notes: [{ seat: 0, key: 'title' }],
};
const name = (seat: number): string => ['You', 'Bob'][seat] ?? '';
const sayTo = (message: Message): string => say(words, addressed(message, ['Ann', 'Bob'], 0));

test('the end of a match is told point by point, and what decided it', () => {
  const { io } = listening();
  const shown = shownOutcome(io, spokenOutcome(sayTo, outcome, []), name);
  expect(shown.split('\n')).toEqual([
    'You: place 2, score 7',
    '     3  Deals [R-1]',
    '             2  School',
    '             1  Pub',
    '     4  Towns [R-3]',
    '        Title: Trader',
    'Bob: place 1, score 7',
    '     7  Towns [R-3]',
    'Bob and you are tied at 7; goods left decide: 5 to 3. [R-2]',
  ]);
});

test('as data it has every line, in words too', () => {
  const spoken = spokenOutcome(sayTo, outcome, []);
  expect(spoken.lines).toHaveLength(5);
  expect(spoken.lines[0]).toMatchObject({ words: 'Pub', points: 1, under: { words: 'Deals' } });
  expect([spoken.ties[0]?.words, spoken.notes[0]?.words]).toEqual(['goods left decide', 'Title: Trader']);
  expect(spoken.decided).toMatchObject([{ seats: [1, 0], rule: 'R-2' }]);
  expect(spokenOutcome(sayTo, outcome, [0]).decided).toEqual([]);
});
