import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, puzzleId, puzzleIn } from '@cinderhall/bots/review';
import { Chance, must, Position } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { folder, listening, started } from './helpers.ts';

const files = folder();
afterAll(() => files.close());

test('puzzles are found, told, and kept in a file', async () => {
  const file = join(files.path, 'puzzles.json');
  const { io, texts } = listening();
  expect(await run(['puzzles', 'ash-market', '--n', '2', '--budget', '24', '--out', file], io)).toBe(0);
  expect(texts.out).toMatch(/^Ash Market: 2 puzzles in \d+ questions\n1\. .+\n2\. .+\n$/);
  const found: Puzzle[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(found).toHaveLength(2);
  for (const puzzle of found) {
    const { view, seat, choices, answer, chances } = puzzle;
    const position = new Position(ashMarket, ashMarket.guess(view as never, seat, Chance.fromNumber(1)));
    expect(position.choices(seat)).toEqual(choices);
    const best = must(chances[answer]);
    expect(chances.every((chance, i) => i === answer || chance === null || chance < best)).toBe(true);
    // Looking again finds the same.
    expect(puzzle.id).toBe(puzzleId(view));
    expect(puzzleIn(ashMarket, { view, choices, seat }, { budget: 24, seed: '1' })).toEqual(puzzle);
  }
});

test('puzzles are checked with fresh seeds, and those that fail are dropped', async () => {
  const noughts = (cell: number): Puzzle => {
    const match = started(noughtsAndCrosses);
    for (const one of [0, 3, 1, 4])
      match.play(must(match.waiting()[0]), match.state.asked, { kind: 'mark', cell: one });
    const choices = match.choices(0);
    const said = choices.map((choice) => noughtsAndCrosses.describe.choice(match.view(0) as never, choice as never, 0));
    return {
      id: `marks-${cell}`,
      game: 'noughts-and-crosses',
      rules: 1,
      seat: 0,
      round: 0,
      view: match.view(0),
      choices,
      answer: choices.findIndex((choice) => 'cell' in choice && choice.cell === cell),
      chances: choices.map(() => null),
      asked: must(said[0]),
      said,
      reasons: [],
      seed: null,
      budget: null,
      method: null,
    };
  };
  // To mark 2 wins at once; to mark 8 lets the other win.
  const file = files.write('check.json', [noughts(2), noughts(8)]);
  const { io, texts } = listening();
  expect(await run(['puzzles', '--check', file], io)).toBe(0);
  expect(texts.out).toMatch(/^1 of 2 puzzles hold with 200 tries\. The others are dropped:\nmarks-8: /);
  expect(JSON.parse(readFileSync(file, 'utf8')).map(({ id }: Puzzle) => id)).toEqual(['marks-2']);
  const broken = listening();
  expect(await run(['puzzles', '--check', files.write('broken.json', '{}')], broken.io)).toBe(1);
  expect(broken.texts.err).toContain('This is not a file of puzzles.');
});

test('refuses what it cannot count', async () => {
  const { io } = listening();
  expect(await run(['puzzles', 'ash-market', '--n', '0'], io)).toBe(2);
  expect(await run(['puzzles', 'nothing'], io)).toBe(1);
  expect(await run(['puzzles'], io)).toBe(2);
});
