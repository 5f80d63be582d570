import { Match } from '@cinderhall/kernel';
import { describe, expect, test, vi } from 'vitest';
import { runGauntlet } from '../src/index.ts';
import { trialOf } from './fixture/trial.ts';
import { accounts } from './plants/accounts.ts';
import { leaks } from './plants/leaks.ts';
import { type Plant, sound } from './plants/plant.ts';
import { states } from './plants/states.ts';

const keptRandom = Math.random;

const firstFault = ({ change, about }: Pick<Plant, 'change' | 'about'>) =>
  runGauntlet({ ...trialOf({ ...sound, ...change }), ...about }, { enough: 1, effort: { hunt: 600 } }).faults[0];

describe.each([...leaks, ...states, ...accounts])('$name', (plant) => {
  test(`is caught by ${plant.check}`, () => {
    const fault = firstFault(plant);
    expect(fault).toMatchObject({ check: plant.check });
    if (plant.says) expect(fault?.message).toMatch(plant.says);
  });
});

test('chance that somebody kept for himself is caught by what it does', () => {
  const { tasks } = sound;
  const steal: typeof tasks.steal = (state, task, flow) =>
    tasks.steal(state, keptRandom() < 0.5 ? task : { ...task, seat: task.from }, flow);
  const fault = firstFault({ change: { tasks: { ...tasks, steal } } });
  expect(['replay', 'undo', 'leak.view', 'leak.events', 'leak.foresee', 'state']).toContain(fault?.check);
});

test("an undo that takes bots' answers back, whatever they have shown, is caught by undo", () => {
  const { undoRefusal } = Match.prototype;
  const planted = vi.spyOn(Match.prototype, 'undoRefusal').mockImplementation(function (this: Match, seat, along) {
    const refusal = undoRefusal.call(this, seat, along);
    return along && refusal?.refused.key === 'undo.learned' ? null : refusal;
  });
  try {
    expect(firstFault({ change: {} })).toMatchObject({
      check: 'undo',
      message: expect.stringMatching(/seat \d could take .* back after it learned something/),
    });
  } finally {
    planted.mockRestore();
  }
});
