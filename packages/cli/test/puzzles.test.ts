import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, puzzleIn } from '@cinderhall/bots/review';
import { Chance, must, Position } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { afterAll, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { folder, listening } from './helpers.ts';

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
    // Whoever looks again finds the same.
    expect(puzzleIn(ashMarket, { view, choices, seat }, { budget: 24, seed: '1' })).toEqual(puzzle);
  }
});

test('refuses what it cannot count', async () => {
  const { io } = listening();
  expect(await run(['puzzles', 'ash-market', '--n', '0'], io)).toBe(2);
  expect(await run(['puzzles', 'nothing'], io)).toBe(1);
});
