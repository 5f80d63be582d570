import { expect, test } from 'vitest';
import { formatReport, runGauntlet } from '../src/index.ts';
import { trialOf } from './fixture/trial.ts';

test('a sound game survives', () => {
  const report = runGauntlet(trialOf());
  console.log(formatReport(report));
  expect(report.faults).toEqual([]);
});
