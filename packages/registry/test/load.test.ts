import { expect, test } from 'vitest';
import { games } from '../src/index.ts';
import { loadGame } from '../src/load.ts';

test('every game of the list can be fetched alone, and it is the same one', async () => {
  for (const game of games) expect(await loadGame(game.id)).toBe(game);
});

test('no other name fetches anything, whatever a save says', async () => {
  for (const name of ['no-such-game', 'constructor', '__proto__']) expect(await loadGame(name)).toBeUndefined();
});
