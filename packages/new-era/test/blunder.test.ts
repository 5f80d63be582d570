import { describe, expect, test } from 'vitest';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

describe('plain blunders', () => {
  const goods = [{ worker: 2, scrap: 1 }];

  test('passing with points left, once nobody else can do anything', () => {
    const built = [['shipwreck'], ['pub']];
    expect(new Table({ built, goods, passed: [1] }).blunders()).toEqual({ pass: 'pointsLeft' });
    expect(new Table({ built, goods }).blunders()).toEqual({});
    expect(new Table({ built: [['shipwreck', 'den'], []], goods, passed: [1] }).blunders()).toEqual({});
    const full = [[{ id: 'shipwreck', vp: 6, slots: 3 }], ['pub']];
    expect(new Table({ built: full, goods, passed: [1] }).blunders()).toEqual({});
  });

  test('in the last turn: passing with a location to take in', () => {
    const wish = { hands: [['docks']], goods: [{ incorporate1: 1 }], passed: [1] };
    expect(new Table(wish).blunders()).toEqual({});
    expect(new Table({ ...wish, vp: [0, 33] }).blunders()).toEqual({ pass: 'pointsLeft' });
  });

  test('a larger token where a smaller one will do, but not in a raid', () => {
    const table = new Table({ hands: [['docks']], goods: [{ incorporate1: 1, incorporate3: 1 }] });
    table.do(0, 'incorporate docks');
    expect(table.blunders()).toEqual({ 'tokens 1 incorporate3': 'smaller' });
    const raid = new Table({ built: [[], ['docks']], goods: [{ conquer3: 1, conquer5: 1 }] });
    raid.do(0, 'conquer docks');
    expect(raid.choices(0)).toContain('tokens 1 conquer5');
    expect(raid.blunders()).toEqual({});
  });

  test('a universal resource where the resource itself is there', () => {
    const table = new Table({ built: [['shipwreck'], ['pub']], goods: [{ worker: 1, scrap: 1, universal: 1 }] });
    table.do(0, 'use shipwreck');
    expect(table.blunders()).toEqual({ 'payment 1 universal': 'dearer' });
  });
});

test('styles are told for what personalities like', () => {
  expect(newEra.insight.style?.({ kind: 'conquer', card: 1 })).toBe('raid');
  expect(newEra.insight.style?.({ kind: 'incorporate', card: 1 })).toBe('build');
  expect(newEra.insight.style?.({ kind: 'pass' })).toBe(null);
});

test('the outlook counts what is still to come', () => {
  const outlookOf = (table: Table): number => newEra.insight.features(table.match.view(0), 0).outlook ?? 0;
  const even = outlookOf(new Table({ built: [['docks'], ['docks']] }));
  expect(outlookOf(new Table({ built: [['docks', 'shipwreck'], ['docks']] }))).toBeGreaterThan(even + 1);
  expect(outlookOf(new Table({ built: [['docks'], ['docks']], deals: [['hangar']] }))).toBeGreaterThan(even);
});
