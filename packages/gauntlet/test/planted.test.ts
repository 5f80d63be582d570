import { describe, expect, test } from 'vitest';
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
