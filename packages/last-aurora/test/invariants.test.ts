import { randomBot } from '@cinderhall/bots';
import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { truckOf } from '../src/convoy.ts';
import { lastAurora } from '../src/index.ts';
import { SURVIVOR } from '../src/state.ts';

// R-LA-201, whatever is paid, stored and thrown away before.
test.each([
  [2, {}],
  [3, { map: 'beta' }],
  [4, {}],
])('nobody drives without a survivor on the truck, with %i players', (seats, options) => {
  const drivers: number[] = [];
  const { travel } = lastAurora.tasks;
  const own: typeof travel = (state, task, flow) => {
    const { slots } = truckOf(must(state.players[task.seat]).convoy);
    drivers.push(slots.filter((held) => held === SURVIVOR).length);
    travel(state, task, flow);
  };
  const watched = { ...lastAurora, tasks: { ...lastAurora.tasks, travel: own } };
  for (let seed = 1; seed <= 3; seed++) {
    const match = Match.start(watched, { options, seats, seed: seedOf(seed) });
    if (isRefused(match)) throw new Error(match.refused.key);
    const bots = Array.from({ length: seats }, (_, seat) => randomBot(lastAurora, seed + seat));
    while (!match.over) {
      const seat = must(match.waiting()[0]);
      const index = must(bots[seat]).think(match.view(seat), match.choices(seat), seat);
      const done = match.step(seat, match.state.asked, index);
      if (isRefused(done)) throw new Error(done.refused.key);
    }
  }
  expect(drivers.length).toBeGreaterThan(10);
  expect(drivers.filter((n) => n === 0)).toEqual([]);
});
