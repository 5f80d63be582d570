import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { doors } from '../src/games/index.ts';

test('a door bears the name of its game in both languages, and has as many seats', () => {
  expect(doors.length).toBeGreaterThan(3);
  for (const { id, title, seats } of doors) {
    const game = gameOf(id);
    expect({ id, title, seats }).toEqual({ id, title: game?.title, seats: game?.seats });
  }
});

test('a door names the root class of its game, under which its styles hold', () => {
  for (const { id, root } of doors) expect(root.split(' ')).toContain(`game-${id}`);
});
