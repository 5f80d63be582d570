import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { cardOf, idOf, Table } from './table.ts';

rule(['R-LA-250', 'R-LA-251', 'R-LA-252', 'R-LA-254'], () => {
  const table = new Table({
    at: 'firing',
    seats: 3,
    order: [0, 1, 2],
    deal: (d) => {
      d.player(0).space = 0;
      d.player(1).space = 10;
      d.player(2).space = 10;
      d.enemy('war-wolves', 0);
      d.enemy('immortal-wolf', 2);
      d.zone(3, 'night-wolves');
      for (const seat of [0, 1, 2]) d.cargo(seat);
      d.next('results', 'result-94', 'result-87', 'result-90', 'result-96');
    },
  });
  table.until('damage');
  // The ambush of the newcomer first.
  table.do(2, 'hit truck-3:2 -');
  table.do(1, 'hit truck-2:2 -');
  // First the Bay, where nobody is: its card is turned over and does nothing. Then the Coast, where the newcomer
  // shoots at once (87: II = 1), and the Valley.
  expect(table.happened('underFire')).toMatchObject([{ seat: 2, n: 1 }]);
  table.do(2, 'hit trailer-3:0 -');
  table.do(1, 'hit trailer-2:0 -');
  // 90: I = ambush in the top row, where nothing is.
  expect(table.happened('revealedResult').map(({ card, use, region }) => [use, region, idOf(card as number)])).toEqual([
    ['enemies', 2, 'result-94'],
    ['enemies', 1, 'result-87'],
    ['enemies', 0, 'result-90'],
  ]);
  // Only where somebody is shot at the next card shows a zone.
  expect(table.happened('aimed')).toHaveLength(2);
  expect(table.happened('underFire').map(({ seat, n }) => [seat, n])).toEqual([
    [2, 1],
    [1, 1],
    [0, 0],
  ]);
  expect(table.happened('unharmed')).toMatchObject([{ seat: 0, n: 1 }]);
  // Damage first, then ambushes from the lowest numeral up.
  const both = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 20;
      d.enemy('rendall-and-randall', 0);
      d.enemy('last-howl', 0);
      d.enemy('immortal-wolf', 0);
      d.next('results', 'result-97', 'result-87');
    },
  });
  both.until('damage');
  // 97: III = 1, IV = ambush, VI = 2.
  expect(both.state.decision).toMatchObject({ seats: [0], n: 3 });
  // 98: I and III show an ambush; that of I comes first, whichever arrived first.
  const howls = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 20;
      d.enemy('last-howl', 0);
      d.enemy('war-wolves', 0);
      d.mount(0, 'roof-rack', 1);
      d.next('results', 'result-98', 'result-87');
    },
  });
  howls.until('effectOption');
  expect(howls.held(0).damage).toBe(1);
  expect(howls.asked).toBe('effectOption 0');
});

rule(['R-LA-260', 'R-LA-261'], () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 20;
      d.enemy('immortal-wolf', 0);
      d.cargo(0);
      d.next('results', 'result-88', 'result-93');
    },
  });
  table.until('damage');
  expect(table.state.decision).toMatchObject({ n: 2, zone: 'truckOnly' });
  expect(idOf(table.state.results.at(-1) as number)).toBe('result-93');
  expect(table.choices(0)).toEqual(['hit truck-1:0 survivor', 'hit truck-1:1 survivor', 'hit truck-1:2 -']);
  // Without devices there is no top row: lost.
  const empty = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 20;
      d.enemy('immortal-wolf', 0);
      d.next('results', 'result-88', 'result-92');
    },
  });
  empty.until('turn');
  expect(empty.held(0).damage).toBe(0);
  expect(empty.happened('unharmed')).toMatchObject([{ seat: 0, n: 2 }]);
});

rule(['R-LA-270', 'R-LA-271', 'R-LA-272'], () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      for (const seat of [0, 1]) d.player(seat).space = 9;
      d.enemy('war-wolves', 0, { targets: [0, 1, 0], loot: 'prisoner' });
    },
  });
  table.until('turn');
  expect(table.state.enemies).toEqual([]);
  expect(table.happened('dispersed')).toMatchObject([{ enemy: cardOf('war-wolves') }]);
  expect(table.state.lootUnseen.map(idOf)).toEqual(['prisoner']);
  for (const seat of [0, 1, -1]) expect(table.match.view(seat).lootUnseen.every((card) => card < 0)).toBe(true);
  // Its card was turned over all the same, before it went.
  expect(table.happened('revealedResult')).toHaveLength(1);
  const stays = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 9;
      d.enemy('war-wolves', 0);
      d.next('results', 'result-87', 'result-95');
    },
  });
  stays.until('turn');
  expect(stays.state.enemies).toHaveLength(1);
});
