import { Learned, readWeights } from '@cinderhall/bots';
import { SelfPlayer } from '@cinderhall/bots/training';
import { Chance, isRefused, must, Position, readOptions, seedOf } from '@cinderhall/kernel';
import { games, weightsOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';

/** So many of the names that come up in play have to be known: what is seldom there may be missing. */
const KNOWN = 0.9;
const MATCHES = 4;

const learnedGames = games.filter(({ insight }) => insight.facts);

test('every game that tells facts comes with weights', async () => {
  expect(learnedGames.length).toBeGreaterThan(3);
  for (const { id } of learnedGames) expect(await weightsOf(id), id).not.toBeNull();
  expect(await weightsOf('no such game')).toBeNull();
});

describe.each(learnedGames.map((game) => [game.id, game] as const))('the weights of %s', (id, game) => {
  const weights = async () => {
    const read = readWeights(id, await weightsOf(id));
    if (typeof read === 'string') throw new Error(read);
    return read;
  };

  test('fit the rules: what comes up in play is what was learned', async () => {
    const { facts, rows, theta } = await weights();
    const player = new SelfPlayer(game);
    for (let i = 0; i < MATCHES; i++) player.play({ seed: seedOf(900 + i), options: {}, seats: 2 });
    const known = new Set(facts);
    const missing = player.facts.names.filter((name) => !known.has(name));
    expect(player.facts.size).toBeGreaterThan(50);
    expect(missing.length / player.facts.size, missing.slice(0, 20).join(' ')).toBeLessThan(1 - KNOWN);
    for (const numbers of [rows, theta]) expect(numbers.every(Number.isFinite)).toBe(true);
  });

  test('tell winners from losers: late in a match, whoever wins has more often the better chance', async () => {
    const learned = new Learned(game, await weights());
    const options = readOptions(game.options, {}, 2);
    if (isRefused(options)) throw new Error(options.refused.key);
    let [right, all] = [0, 0];
    for (let i = 0; i < 3 * MATCHES; i++) {
      const position = Position.start(game, options, 2, Chance.fromSeed(seedOf(700 + i)));
      const chances: number[][] = [];
      while (!position.over) {
        const seat = must(position.waiting()[0]);
        const choices = position.choices(seat);
        if (choices.length > 1 && chances.push([]) % 12 === 0)
          chances[chances.length - 1] = [0, 1].map((one) =>
            learned.chanceToWin(game.schema.view(position.state, one), one),
          );
        const values = learned.values(position.state, seat, choices);
        position.advance(seat, values.indexOf(Math.max(...values)));
      }
      const places = must(game.outcome(position.state)).places;
      const [own = 0, other = 0] = must(chances.findLast((both) => both.length > 0));
      for (const chance of [own, other]) expect(chance > 0 && chance < 1).toBe(true);
      if (places[0] === places[1]) continue;
      all++;
      if (own > other === must(places[0]) < must(places[1])) right++;
    }
    expect(right / all).toBeGreaterThan(0.6);
  });
});
