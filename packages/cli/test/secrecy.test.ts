import { botOf, greedyBot, hints, Learned, levels, readWeights } from '@cinderhall/bots';
import { Chance, type Game, isRefused, Match, Position, type Seat, seedOf } from '@cinderhall/kernel';
import { games, weightsOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';

/** A match in which greedy players have answered so many questions, at a question with a choice. */
function midway(game: Game, steps: number): Match {
  const match = Match.start(game, { seats: game.seats.max > 2 ? 3 : 2, seed: seedOf(steps) });
  if (isRefused(match)) throw new Error(match.refused.key);
  const bot = greedyBot(game, steps);
  for (let i = 0; ; i++) {
    const seat = match.waiting()[0] as Seat;
    const choices = match.choices(seat);
    if (i >= steps && choices.length > 1) return match;
    match.step(seat, match.state.asked, bot.think(match.view(seat), choices, seat));
  }
}

/** Games in which nothing is hidden have no other truth. */
const secretive = games.filter(({ id }) => id !== 'noughts-and-crosses');

describe.each(secretive.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const scenes = [3, 40, 90].map((steps) => {
    const match = midway(game, steps);
    const seat = match.waiting()[0] as Seat;
    const view = match.view(seat);
    // Another truth that looks the same from this seat.
    const other = new Position(game, game.guess(view, seat, Chance.fromNumber(steps)));
    return { match, seat, view, other };
  });

  test('another truth looks the same from the seat', () => {
    for (const { match, seat, view, other } of scenes) {
      expect(game.schema.hash(other.state)).not.toBe(match.hash());
      expect(game.schema.view(other.state, seat)).toEqual(view);
      expect(other.choices(seat)).toEqual(match.choices(seat));
    }
  });

  test.each(levels)('%s answers the same whatever is true behind what it sees', (level) => {
    for (const { match, seat, view, other } of scenes) {
      const bot = botOf(level, game, 11);
      const answer = bot.think(view, match.choices(seat), seat, 10);
      expect(bot.think(game.schema.view(other.state, seat), other.choices(seat), seat, 10)).toBe(answer);
    }
  });

  test('so does what was learned', async () => {
    const weights = readWeights(id, await weightsOf(id));
    // Games without weights have nothing to tell.
    const learned = typeof weights === 'string' ? null : new Learned(game, { ...weights, plays: true });
    for (const { match, seat, view, other } of scenes) {
      const bot = botOf('warlord', game, 11, undefined, learned);
      const answer = bot.think(view, match.choices(seat), seat, 10);
      expect(bot.think(game.schema.view(other.state, seat), other.choices(seat), seat, 10)).toBe(answer);
      expect(learned?.logit(other.state, seat)).toBe(learned?.logit(view, seat));
    }
  });

  test('hints are the same, too', () => {
    for (const { match, seat, view, other } of scenes)
      expect(hints(game, game.schema.view(other.state, seat), seat, other.choices(seat), 10)).toEqual(
        hints(game, view, seat, match.choices(seat), 10),
      );
  });
});
