import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { gameListings } from '../src/games/index.ts';

test('a listing bears the name of its game in both languages, and has as many seats', () => {
  expect(gameListings.length).toBeGreaterThan(3);
  for (const { id, title, seats } of gameListings) {
    const game = gameOf(id);
    expect({ id, title, seats }).toEqual({ id, title: game?.title, seats: game?.seats });
  }
});

test('a listing names the root class of its game, under which its styles hold', () => {
  for (const { id, root } of gameListings) expect(root.split(' ')).toContain(`game-${id}`);
});
