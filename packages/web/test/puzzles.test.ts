import { readdirSync, readFileSync } from 'node:fs';
import { type Puzzle, puzzleId } from '@cinderhall/bots/review';
import { Chance, kernelWords, lexicon, must, Position, sameJson, say } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { nextPuzzle, withIds } from '../src/puzzles/answered.ts';
import { puzzleGames, puzzleOfDay } from '../src/puzzles/puzzles.ts';

const folder = new URL('../src/puzzles/data/', import.meta.url);
const FEWEST = 30;

test('every file of puzzles is offered', () => {
  const files = readdirSync(folder).map((name) => name.replace('.json', ''));
  expect([...puzzleGames].sort()).toEqual(files.sort());
});

describe.each(puzzleGames)('the puzzles of %s', (id) => {
  const game = must(gameOf(id));
  const puzzles: readonly Puzzle[] = JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8'));

  test('are enough', () => expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST));

  test('are named by their positions, and each is there once', () => {
    for (const { id, view } of puzzles) expect(id).toBe(puzzleId(view));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('say why', () => {
    expect(puzzles.filter(({ reasons }) => reasons.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('still load, and their answers are still legal and the best of those tried', () => {
    for (const { view, seat, choices, answer, chances } of puzzles) {
      const position = new Position(game, game.guess(view, seat, Chance.fromNumber(7)));
      const legal = position.choices(seat);
      const best = must(choices[answer]);
      expect(legal.some((choice) => sameJson(choice, best))).toBe(true);
      expect(chances.every((chance, i) => i === answer || chance === null || chance < must(chances[answer]))).toBe(
        true,
      );
    }
  });

  test.each(['en', 'pl'] as const)('say themselves in %s', (language) => {
    const words = lexicon(language, kernelWords[language], game.words[language]);
    for (const { asked, said, reasons, choices } of puzzles) {
      expect(said).toHaveLength(choices.length);
      for (const message of [asked, ...said, ...reasons]) expect(say(words, message)).not.toContain(message.key);
    }
  });
});

test('what was kept by places goes on under ids, and stays so', () => {
  const kept = { 'new-era/0': 'solved', 'new-era/2': 'missed', 'last-aurora/0': 'missed' } as const;
  const byId = withIds(kept, 'new-era', ['aa', 'bb', 'cc']);
  expect(byId).toEqual({ 'new-era/aa': 'solved', 'new-era/cc': 'missed', 'last-aurora/0': 'missed' });
  expect(withIds(byId, 'new-era', ['aa', 'bb', 'cc'])).toEqual(byId);
});

test('the next puzzle is the first that was not answered', () => {
  const ids = ['aa', 'bb', 'cc', 'dd'];
  const kept = { 'new-era/aa': 'solved', 'new-era/cc': 'missed', 'last-aurora/bb': 'solved' } as const;
  expect(nextPuzzle(kept, 'new-era', ids, 2)).toBe(1);
  expect(nextPuzzle(kept, 'new-era', ids, 1)).toBe(3);
  expect(nextPuzzle({}, 'new-era', ids, -1)).toBe(0);
  const all = Object.fromEntries(ids.map((id) => [`new-era/${id}`, 'solved'] as const));
  expect(nextPuzzle(all, 'new-era', ids, 3)).toBe(0);
});

test('every day has one puzzle, the same for everybody, and the games take turns', () => {
  const games = ['a', 'b', 'c'];
  const days = Array.from({ length: 6 }, (_, i) => puzzleOfDay(new Date(2026, 4, 1 + i, 23, 59), games));
  expect(new Set(days.slice(0, 3).map(({ game }) => game))).toEqual(new Set(games));
  expect(days[3]).toEqual({ game: days[0]?.game, n: must(days[0]).n + 1 });
  expect(puzzleOfDay(new Date(2026, 4, 1, 0, 1), games)).toEqual(days[0]);
});
