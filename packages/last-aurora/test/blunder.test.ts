import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { Table } from './table.ts';

describe('plain blunders', () => {
  test('stopping with something left to repair', () => {
    const table = new Table({
      deal: (d) => {
        d.cargo(0);
        d.damage(0, 'trailer', 1, 2);
      },
    });
    table.do(0, 'pass leader-1');
    expect(table.blunders()).toEqual({ stop: 'repairsLeft' });
  });

  test('sending more than needed, unless somebody is cleansed there', () => {
    const table = new Table({ deal: (d) => d.zone(3, 'roof-rack') });
    table.do(0, 'explore 2', 'send leader-1');
    expect(table.choices(0)).toEqual(['go', 'send navigator-1']);
    expect(table.blunders()).toEqual({ 'send navigator-1': 'enoughSent' });
    const clean = new Table({ deal: (d) => d.zone(2, 'roof-rack') });
    clean.do(0, 'explore 1', 'send leader-1');
    expect(clean.choices(0)).toContain('send navigator-1');
    expect(clean.blunders()).toEqual({});
  });

  test('ending a turn without a bonus action that only mends', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'hermit');
        d.cargo(0);
        d.damage(0, 'trailer', 2);
      },
    });
    table.explore(0, 3, 'leader-1');
    table.do(0, 'deed');
    expect(table.choices(0)).toContain('bonus 2 0');
    expect(table.blunders()).toEqual({ done: 'bonusLeft' });
  });

  test('leaving what lies at a stop when there is room for it', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.start.stops.fill(0);
        d.start.stops[3] = 3;
      },
    });
    table.do(0, 'drive 3 0 0');
    expect(table.blunders()).toEqual({ leave: 'gift' });
  });

  test('losing cargo where a slot like it is empty', () => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.enemy('night-wolves', 0);
        d.cargo(0, 'fuel');
      },
    });
    table.until('damage');
    const wrong = Object.entries(table.blunders(table.match.waiting()[0]));
    expect(wrong.length).toBeGreaterThan(0);
    for (const [, reason] of wrong) expect(reason).toBe('emptySlot');
  });

  test('a dangerous way where a safe one costs no more', () => {
    const way = (fuel: number) => {
      const table = new Table({
        at: 'movement',
        order: [1, 0],
        options: { map: 'beta' },
        deal: (d) => {
          d.start.stops.fill(0);
          d.player(0).space = 2;
          d.cargo(0, ...Array<'fuel'>(fuel).fill('fuel'));
        },
      });
      return table.blunders();
    };
    expect(way(1)).toEqual({ 'drive 5 1 0': 'saferWay' });
  });
});

test('styles are told for what personalities like', () => {
  expect(lastAurora.insight.style?.({ kind: 'attack', at: 1, enemy: 1, item: -1 })).toBe('raid');
  expect(lastAurora.insight.style?.({ kind: 'explore', slot: 1 })).toBe('draw');
  expect(lastAurora.insight.style?.({ kind: 'stay' })).toBe(null);
});

test('the outlook counts fuel, people and what is not broken', () => {
  const outlookOf = (deal?: (d: never) => void): number => {
    const table = new Table(deal ? { deal } : {});
    return lastAurora.insight.features(table.match.view(0), 0).outlook ?? 0;
  };
  const even = outlookOf();
  expect(
    outlookOf((d: { cargo(seat: number, ...names: string[]): void }) => d.cargo(0, 'fuel', 'fuel', 'fuel')),
  ).toBeGreaterThan(even);
  expect(outlookOf((d: { crew(seat: number, id: string): void }) => d.crew(0, 'hermit'))).toBeGreaterThan(even);
  expect(
    outlookOf((d: { damage(seat: number, id: string, ...slots: number[]): void }) => d.damage(0, 'trailer', 0)),
  ).toBeLessThan(even);
});
