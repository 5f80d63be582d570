import { describe, expect, test } from 'vitest';
import {
  kernelWords,
  lexicon,
  type Outcome,
  placesOf,
  type ScoreLine,
  say,
  sayTie,
  scoreParts,
  tiesIn,
} from '../src/index.ts';

const under = { key: 'deals', rule: 'R-1' };
const line = (key: string, points: number, more: Partial<ScoreLine> = {}): ScoreLine => ({
  seat: 0,
  key,
  points,
  ...more,
});

describe('the parts of a score', () => {
  const lines = [
    line('pub', 1, { under }),
    line('towns', 7),
    line('school', 4, { under }),
    line('nothing', 0),
    line('dam', 0, { under }),
    line('towns', 3, { seat: 1 }),
  ];

  test('are lines of their own, and headings with their sum and the heaviest line first', () => {
    expect(scoreParts({ lines }, 0)).toEqual([
      { head: under, points: 5, lines: [lines[2], lines[0]] },
      { head: lines[1], points: 7, lines: [] },
    ]);
  });

  test('are those of one seat, and lose no point', () => {
    expect(scoreParts({ lines }, 1).map(({ points }) => points)).toEqual([3]);
    expect(scoreParts({ lines }, 2)).toEqual([]);
    expect(scoreParts({ lines: [line('gain', 3, { under }), line('loss', -1, { under })] }, 0)[0]?.points).toBe(2);
  });

  test('a line that has the key of a heading is not taken for it', () => {
    expect(scoreParts({ lines: [line('deals', 2), line('pub', 1, { under })] }, 0)).toHaveLength(2);
  });
});

const GOODS = { key: 'goods', rule: 'R-2' };
const TOWNS = { key: 'towns' };
const ended = (scores: number[][], ties = [GOODS, TOWNS]): Outcome => ({
  places: placesOf(scores),
  scores,
  ties,
  lines: [],
});

describe('ties', () => {
  test('there are none where scores differ, or where a match has no scores', () => {
    expect(
      tiesIn(
        ended([
          [3, 1, 1],
          [4, 1, 1],
        ]),
      ),
    ).toEqual([]);
    expect(tiesIn({ ...ended([[], []], []), places: [1, 2] })).toEqual([]);
    expect(tiesIn(ended([[3, 1, 1]]))).toEqual([]);
  });

  test('are decided by the first value that differs, the best place first', () => {
    const outcome = ended([
      [9, 0, 0],
      [38, 3, 7],
      [38, 5, 2],
    ]);
    expect(tiesIn(outcome)).toEqual([{ seats: [2, 1], score: 38, place: 1, by: GOODS, values: [5, 3] }]);
  });

  test('among three go on with those who are still equal', () => {
    const outcome = ended([
      [38, 3, 7],
      [38, 5, 2],
      [38, 3, 9],
    ]);
    expect(tiesIn(outcome)).toEqual([
      { seats: [1, 2, 0], score: 38, place: 1, by: GOODS, values: [5, 3, 3] },
      { seats: [2, 0], score: 38, place: 2, by: TOWNS, values: [9, 7] },
    ]);
  });

  test('that nothing decides are shared', () => {
    const outcome = ended([
      [38, 3, 7],
      [38, 3, 7],
    ]);
    expect(tiesIn(outcome)).toEqual([{ seats: [0, 1], score: 38, place: 1, by: null, values: [] }]);
    expect(tiesIn(ended([[5], [8], [5]], []))).toMatchObject([{ seats: [0, 2], place: 2, by: null }]);
  });

  test('leave out who resigned', () => {
    expect(
      tiesIn(
        {
          ...ended([
            [38, 5, 2],
            [38, 3, 2],
          ]),
          places: [2, 1],
        },
        [0],
      ),
    ).toEqual([]);
  });
});

describe('words for a tie', () => {
  const words = {
    en: lexicon('en', kernelWords.en, { messages: { goods: 'goods left decide' }, nouns: {} }),
    pl: lexicon('pl', kernelWords.pl, { messages: { goods: 'decydują pozostałe dobra' }, nouns: {} }),
  };
  const name = (seat: number): string => ['Ann', 'Bob', 'Eve'][seat] ?? '';
  const told = (language: keyof typeof words, scores: number[][]): string[] =>
    tiesIn(ended(scores)).map((tie) => say(words[language], sayTie(tie, name)));

  test('tell who, at what, and what decides', () => {
    const two = [
      [38, 3, 0],
      [38, 5, 0],
    ];
    expect(told('en', two)).toEqual(['Bob and Ann are tied at 38; goods left decide: 5 to 3.']);
    expect(told('pl', two)).toEqual(['Bob i Ann: remis po 38; decydują pozostałe dobra: 5 do 3.']);
    expect(
      told('en', [
        [8, 1, 0],
        [8, 2, 0],
        [8, 3, 0],
      ]),
    ).toEqual(['Eve, Bob and Ann are tied at 8; goods left decide: 3 to 2 to 1.']);
  });

  test('tell what is shared', () => {
    const win = [
      [38, 3, 0],
      [38, 3, 0],
    ];
    expect(told('en', win)[0]).toBe('Ann and Bob are tied at 38. Nothing decides it: the win is shared.');
    expect(told('pl', win)[0]).toBe('Ann i Bob: remis po 38. Nic go nie rozstrzyga: zwycięstwo jest wspólne.');
    const second = [
      [9, 0, 0],
      [5, 0, 0],
      [5, 0, 0],
    ];
    expect(told('en', second)[0]).toMatch(/place 2 is shared\.$/);
    expect(told('pl', second)[0]).toMatch(/miejsce 2 jest wspólne\.$/);
  });
});
