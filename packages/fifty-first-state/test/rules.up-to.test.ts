import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

/** "Up to" so many: one at least, and how many more is up to the player. */
rule('R-BASE-018', () => {
  const table = new Table({
    built: [['body-hunters', 'labor-camp', 'oilfield', 'combat-zone']],
    goods: [{ worker: 9 }, { worker: 2 }],
  });
  for (const id of ['labor-camp', 'oilfield', 'combat-zone']) {
    table.do(0, `use ${id}`);
    if (table.asked === 'act 1') table.do(1, 'pass');
  }
  table.do(0, 'use body-hunters');
  expect(table.choices(0)).toEqual(['card labor-camp', 'card oilfield', 'card combat-zone']);
  table.do(0, 'card oilfield');
  expect(table.choices(0)).toEqual(['card labor-camp', 'card combat-zone', 'done']);
  table.do(0, 'done');
  expect(['labor-camp', 'oilfield', 'combat-zone'].map((id) => table.placed(0, id).used)).toEqual([1, 0, 1]);
});

rule('R-BASE-018', () => {
  const table = new Table({
    built: [['caravanner']],
    deals: [['fuel-tank', 'church', 'docks']],
    goods: [{ worker: 9 }, { worker: 2 }],
  });
  table.do(0, 'use caravanner', 'card fuel-tank');
  expect(table.choices(0)).toEqual(['card church', 'card docks', 'done']);
  table.do(0, 'done');
  expect(table.goods(0)).toEqual({ worker: 8, fuel: 1 });
});

/** Rooms for the same goods are one room: nothing is asked where everything fits. */
rule('R-BASE-170', () => {
  const fits = new Table({
    built: [['underground-warehouse', 'ruined-library']],
    goods: [{ fuel: 3, iron: 2 }],
    connections: [['punks'], ['punks']],
  });
  fits.passAll();
  expect(fits.asked).toBe('pick 1');
  expect([fits.on(0, 'underground-warehouse'), fits.on(0, 'ruined-library')]).toEqual([{ fuel: 3 }, { iron: 2 }]);
  const more = new Table({
    built: [['underground-warehouse', 'thieves-den']],
    goods: [{ fuel: 4, iron: 2, worker: 1 }],
    connections: [['punks'], ['punks']],
  });
  more.passAll();
  expect([more.asked, more.choices(0)]).toEqual(['store 0', ['store 4 fuel 1 iron', 'store 3 fuel 2 iron']]);
  more.do(0, 'store 4 fuel 1 iron');
  expect([more.on(0, 'underground-warehouse'), more.on(0, 'thieves-den')]).toEqual([
    { fuel: 3 },
    { fuel: 1, iron: 1, worker: 1 },
  ]);
});

/** With nothing left to draw: cards that are paid can be drawn again, and nobody is visited for nothing. */
rule('R-BASE-126', () => {
  const centre = new Table({
    built: [['propaganda-center']],
    hands: [['school', 'docks', 'quarry'], ['docks']],
    connections: [['punks']],
    deck: [],
    discard: [],
    goods: [{}, { greyContact: 1 }],
  });
  centre.do(0, 'use propaganda-center', 'card docks', 'card quarry');
  expect(centre.some(0, 'card').sort()).toEqual(['card docks', 'card quarry']);
  const fixer = new Table({
    built: [['fixer'], ['pub']],
    hands: [[], ['docks']],
    connections: [['punks']],
    deck: ['church'],
    discard: [],
    goods: [{ worker: 3 }, { greyContact: 1 }],
  });
  fixer.do(0, 'visit pub');
  fixer.do(1, 'construct docks');
  expect(fixer.can(0, 'use fixer')).toBe(false);
});
