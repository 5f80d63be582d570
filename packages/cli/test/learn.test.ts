import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWeights } from '@cinderhall/bots';
import { afterAll, expect, test } from 'vitest';
import { cinderhall } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const learn = (out: string, ...more: readonly string[]) =>
  cinderhall([
    'learn',
    'noughts-and-crosses',
    '--rounds',
    '1',
    '--matches',
    '16',
    '--tests',
    '8',
    '--out',
    join(folder, out),
    ...more,
  ]);
const weightsIn = (out: string): string => readFileSync(join(folder, out, 'weights.json'), 'utf8');

test('learns the same with one thread and with two, and goes on where it stopped', () => {
  const { code, out } = learn('two', '--workers', '2', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'noughts-and-crosses', matches: 64, rounds: [{ round: 0 }] });
  expect(learn('one', '--workers', '1').code).toBe(0);
  expect(weightsIn('one')).toBe(weightsIn('two'));
  expect(readWeights('noughts-and-crosses', JSON.parse(weightsIn('one')))).toMatchObject({ matches: 64 });
  const later = JSON.parse(learn('one', '--workers', '1', '--resume', '--json').out);
  expect(later.rounds.map(({ round }: { round: number }) => round)).toEqual([0, 1]);
});

test('who asks for a set that the game has not is told', () => {
  const { code, err } = cinderhall(['learn', 'fifty-first-state', '--sets', 'wintr']);
  expect(code).not.toBe(0);
  expect(err).toContain('winter');
});

test('chances of finished weights are fitted anew, and nothing else changes', () => {
  const weights = join(folder, 'one', 'weights.json');
  const { code, out } = learn('chances', '--chances', '--weights', weights, '--fits', '64', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ rounds: [], calibration: { cases: 8 } });
  const { chances: fitted, ...rest } = JSON.parse(weightsIn('chances'));
  const { chances, ...same } = JSON.parse(weightsIn('one'));
  expect(rest).toEqual(same);
  expect(fitted).not.toEqual(chances);
  expect(learn('none', '--chances')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing has been learned'),
  });
  const broken = learn('none', '--chances', '--weights', join(folder, 'none.json'));
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('cannot be used') });
});
