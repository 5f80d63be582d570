import { describe, expect, test } from 'vitest';
import { divideEtImpera } from '../src/index.ts';
import { oneDearMission, Table } from './table.ts';

describe('plain blunders', () => {
  test('leaving a Collect while there is room', () => {
    const wish = (tech: number) =>
      new Table({
        sides: [{ hand: ['DEI028', 'DEI026'], units: { g01: 1 }, leader: 'r04', tech, energy: 0 }],
        resources: { g01: 2 },
      });
    const table = wish(1);
    table.do(0, 'up DEI028');
    expect(table.choices(0)).toContain('use collect');
    expect(table.blunders()).toMatchObject({ done: 'iconsLeft' });
  });

  test('the lesser mission of a column, never that of another one', () => {
    const table = oneDearMission();
    expect(table.blunders()).toEqual({ 'mission 0': 'lesserMission' });
  });

  test('paying more than asked', () => {
    const view = { ...new Table().match.view(0) };
    const pay = (tech: number, energy: number) => ({ kind: 'pay' as const, tech, energy });
    const list = [pay(2, 0), pay(2, 1), pay(0, 2)];
    const verdicts = list.map((one) => divideEtImpera.insight.blunder?.(view, 0, one, list)?.key ?? null);
    expect(verdicts).toEqual([null, 'dei.reason.dearer', null]);
  });
});

test('styles are told for what personalities like', () => {
  expect(divideEtImpera.insight.style?.({ kind: 'eliminate', area: 1, victim: 1 })).toBe('raid');
  expect(divideEtImpera.insight.style?.({ kind: 'buy', market: 1, slot: 1 })).toBe('deal');
  expect(divideEtImpera.insight.style?.({ kind: 'done' })).toBe(null);
});

test('the outlook counts missions ahead and what can be spent', () => {
  const outlookOf = (tech: number, energy: number): number => {
    const sides = [{ tech, energy, leader: 'r04' }];
    const table = new Table({ sides, missions: Array(8).fill('energyHoard') });
    return divideEtImpera.insight.features(table.match.view(0), 0).outlook ?? 0;
  };
  expect(outlookOf(0, 4)).toBeGreaterThan(outlookOf(4, 0) + 4);
});
