import { Chance, isRefused, Match } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { lastAurora, type State } from '../src/index.ts';

test('smoke', () => {
  const stats: Record<string, number> = {};
  let steps = 0;
  const t = process.cpuUsage().user;
  for (let i = 0; i < 80; i++) {
    const seats = 1 + (i % 4);
    const match = Match.start(lastAurora as never, {
      options: { map: i % 8 < 4 ? 'alpha' : 'beta', mine: i % 3 === 0 },
      seats,
      seed: i.toString(16).padStart(32, '0'),
    });
    if (isRefused(match)) throw new Error(match.refused.key);
    const chance = Chance.fromNumber(i);
    for (let n = 0; !match.over; n++) {
      if (n > 5000) throw new Error('endless');
      const seat = match.waiting()[0] as number;
      const choices = match.choices(seat);
      const state = match.state as unknown as State;
      stats[state.decision?.kind ?? ''] = (stats[state.decision?.kind ?? ''] ?? 0) + 1;
      const done = match.step(seat, match.state.asked, chance.below(choices.length));
      if (isRefused(done)) throw new Error(done.refused.key);
      const misfits = lastAurora.schema.misfits(match.state as never);
      if (misfits.length > 0) throw new Error(JSON.stringify(misfits[0]));
      steps++;
      check(state);
    }
    expect(match.outcome()).not.toBeNull();
  }
  console.log(steps, (process.cpuUsage().user - t) / 1e6, JSON.stringify(stats));
});

function check(state: State): void {
  const total = { ammo: 0, food: 0, fuel: 0, survivor: 0 };
  const names = ['', 'ammo', 'food', 'fuel', 'survivor'] as const;
  for (const k of ['ammo', 'food', 'fuel', 'survivor'] as const) total[k] += state.reserve[k];
  const add = (m: number) => {
    const name = names[m];
    if (name) total[name]++;
  };
  for (const p of state.players) {
    for (const { slots } of p.convoy) for (const m of slots) add(m);
    for (const m of p.aside) add(m);
    for (const s of p.survivors) total.food += s.food;
  }
  for (const z of state.zone) for (const m of [...z.left, ...z.right]) add(m);
  if (state.automa) {
    total.food += state.automa.rows[1]?.filter((x) => x === 1).length ?? 0;
    total.fuel += state.automa.rows[2]?.filter((x) => x === 1).length ?? 0;
    total.ammo += state.automa.rows[3]?.filter((x) => x === 1).length ?? 0;
    total.survivor += state.automa.crew + state.automa.contaminated;
  }
  expect(total).toEqual({ ammo: 10, food: 10, fuel: 14, survivor: 20 });
}
