import { describe, expect, test } from 'vitest';
import { DAMAGE_ZONES, RESULTS, resultOf } from '../src/cards/index.ts';
import { lastAurora } from '../src/index.ts';
import { topBackOf, zoneOfBack } from '../src/view.ts';
import { Table } from './table.ts';

describe('the things a choice touches', () => {
  test('a drive touches where it ends and every shortcut it takes', () => {
    expect(lastAurora.refs({ kind: 'drive', to: 7, via: 0, food: 0 })).toEqual(['space:7']);
    expect(lastAurora.refs({ kind: 'drive', to: 13, via: 0b101, food: 0 })).toEqual([
      'space:13',
      'shortcut:0',
      'shortcut:2',
    ]);
  });
  test('an explored card, its blocks, a stop and a target field can be pointed at', () => {
    expect(lastAurora.refs({ kind: 'deed' })).toEqual(['deed:card']);
    expect(lastAurora.refs({ kind: 'collect', right: false })).toEqual(['block:left']);
    expect(lastAurora.refs({ kind: 'collect', right: true })).toEqual(['block:right']);
    expect(lastAurora.refs({ kind: 'takeStop' })).toEqual(['stop:here']);
    expect(lastAurora.refs({ kind: 'replaceTarget', field: 2 })).toEqual(['target:2']);
  });
});

test('the back of the result card on top can be read from a view', () => {
  for (const card of RESULTS) expect(zoneOfBack(-1 - topBackOf(card))).toBe(resultOf(card).back);
  expect(DAMAGE_ZONES).not.toContain(zoneOfBack(-10));
  expect(zoneOfBack(-10)).toBeNull();
});

test('a shortcut says why it cannot be taken', () => {
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    options: { map: 'beta' },
    deal: (d) => {
      d.cargo(0, 'fuel', 'survivor');
      d.start.blocked = 0b100;
    },
  });
  expect(table.asked).toBe('move 0');
  // bD1 is open to all and in reach, bT1 needs tracks, bA1 is closed, bD2 is too far.
  expect(table.why(0, 'shortcut:0')).toEqual([]);
  expect(table.why(0, 'shortcut:1')).toEqual(['R-LA-205']);
  expect(table.why(0, 'shortcut:2')).toEqual(['R-LA-412']);
  expect(table.why(0, 'shortcut:3')).toEqual(['R-LA-203']);
  expect(table.why(0, 'shortcut:99')).toEqual([]);
});
