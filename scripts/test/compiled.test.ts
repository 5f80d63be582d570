import { Chance, isRefused, must, Position, readOptions } from '@cinderhall/kernel';
import { gameOf, games } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { games as withCards } from '../lib/layers.mjs';

const STEPS = 120;

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('copies its states down to the last list, and shares nothing that changes', () => {
    const options = readOptions(game.options, {}, game.seats.max);
    if (isRefused(options)) throw new Error(options.refused.key);
    const position = Position.start(game, options, game.seats.max, Chance.fromNumber(7));
    const chance = Chance.fromNumber(8);
    for (let i = 0; i < STEPS && !position.over; i++) {
      const { state } = position;
      const before = game.schema.hash(state);
      const copy = game.schema.copy(state);
      expect(copy).toEqual(JSON.parse(JSON.stringify(state)));
      expect(Object.keys(copy)).toEqual(Object.keys(state));
      const twin = position.copy();
      const seat = must(position.waiting()[0]);
      const index = chance.below(position.choices(seat).length);
      twin.advance(seat, index);
      expect(game.schema.hash(state)).toBe(before);
      position.advance(seat, index);
      expect(game.schema.hash(twin.state)).toBe(game.schema.hash(position.state));
    }
  });
});

test.each(withCards)('%s is compiled; if this fails after a change of its state: npm run compile', (id) => {
  expect(gameOf(id)?.schema.isCompiled).toBe(true);
});
