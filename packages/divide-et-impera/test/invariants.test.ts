import { Chance, isRefused, Position, readOptions } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { type Choice, divideEtImpera, type Options, type State } from '../src/index.ts';
import { leadIn } from '../src/majority.ts';
import { supplyOf } from '../src/state.ts';

const COLOURS = [0, 1, 2];

function start(seats: number, options: Partial<Options>, seed: number): Position<State, Choice> {
  const read = readOptions(divideEtImpera.options, options, seats);
  if (isRefused(read)) throw new Error(read.refused.key);
  return Position.start(divideEtImpera, read, seats, Chance.fromNumber(seed));
}

/** What must hold after every single step, whatever is played. */
function check(state: State, before: readonly number[]): void {
  const { players, leads, holders, outposts, cubes, sweets } = state;
  expect(leads).toEqual(leads.map((_, area) => leadIn(state, area)));
  for (const [seat, player] of players.entries()) {
    expect(player.tech + player.energy).toBeLessThanOrEqual(10);
    for (const places of [player.shelters, player.bridges, player.lifts]) expect(places.length).toBeLessThanOrEqual(3);
    for (const colour of COLOURS) {
      const led = outposts.filter((one) => one.colour === colour && leads[one.area] === seat).length;
      const held = outposts.filter((one, i) => one.colour === colour && holders[i] === seat).length;
      expect([held, cubes[seat * 3 + colour]]).toEqual([Math.min(4, led), Math.min(4, led)]);
    }
    for (const phase of [1, 2, 3])
      expect(player.down.filter((one) => one.phase === phase).length).toBeLessThanOrEqual(1);
    expect(supplyOf(player)).toBeGreaterThanOrEqual(before[seat] ?? 0);
  }
  const onCards = players.flatMap(({ up, down }) => [...up, ...down].filter(({ sweet }) => sweet !== null));
  expect(players.reduce((sum, player) => sum + player.sweets.length, sweets.length + onCards.length)).toBe(16);
}

test.each([
  [2, {}],
  [3, { map: 'random', planning: true, outposts: 'advanced' }],
  [4, { map: 'random', confrontation: true, abilityChoice: true, freeRobot: true }],
] as const)('what the pieces tell always agrees, with %i players', (seats, options) => {
  for (let seed = 1; seed <= 2; seed++) {
    const position = start(seats, options, seed);
    const chance = Chance.fromNumber(seed + 100);
    let supply: number[] = [];
    let turn = 0;
    while (!position.over) {
      const { state } = position;
      check(state, supply);
      supply = state.players.map(supplyOf);
      if (state.turn !== turn) {
        turn = state.turn;
        // Every card spent was replaced by the one bought for it; only the robot's cards come on top.
        for (const { hand, bin, bought } of state.players) expect(hand.length).toBe(8 + bought.length - bin.length);
      }
      const seat = chance.pick(position.waiting());
      position.advance(seat, chance.below(position.choices(seat).length));
    }
    for (const { taken, up, down } of position.state.players) {
      expect(taken.every((place, column) => place % 4 === column)).toBe(true);
      expect(up.length + down.length).toBe(6);
    }
  }
});
