import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

const EMPTY = { red: [], blue: [], green: [], black: [] };
const HAND = ['DEI025', 'DEI026', 'DEI028'];

const shop = (wish: Wish['markets'], side: object = {}, more: Partial<Wish> = {}): Table =>
  new Table({ sides: [{ hand: HAND, tech: 5, energy: 3, ...side }], markets: { ...EMPTY, ...wish }, ...more });

rule(['R-DEI-090', 'R-DEI-092', 'R-DEI-100'], () => {
  const table = shop({ red: ['DEI049', 'DEI051', 'DEI071'], green: ['DEI043', 'DEI044', 'DEI045'] });
  const [tech, energy] = [table.state.tech, table.state.energy];
  table.do(0, 'down DEI025');
  expect(table.list(0, 'buy')).toEqual(['DEI071', 'DEI045']);
  table.do(0, 'buy DEI071');
  // A drone card of the red market, for 1 technology and 2 energy.
  expect([table.goods(0), table.state.tech - tech, table.state.energy - energy]).toEqual([[4, 1], 1, 2]);
  expect(table.hand(0)).toEqual(['DEI026', 'DEI028', 'DEI071']);
  expect(table.why(1, 'slot:0')).toEqual(['R-DEI-040']);
});

rule('R-DEI-091', () => {
  const table = shop({ green: ['DEI041', 'DEI042', 'DEI045'], black: ['DEI057', 'DEI058', 'DEI063'] });
  table.do(0, 'down DEI025', 'buy DEI045');
  expect(table.asked).toBe('play 0');
  expect(table.list(0, 'down')).toEqual([]);
  expect(table.why(0, 'bin')).toEqual(['R-DEI-091']);
  // In the next phase there is one again.
  table.until(() => table.state.phase === 2 && table.asked === 'play 0');
  expect(table.list(0, 'down').length).toBeGreaterThan(0);
});

rule('R-DEI-093', () => {
  const green = ['DEI041', 'DEI042', 'DEI045'];
  const open = (units: object): string[] => {
    const table = shop({ green, black: ['DEI057', 'DEI063', 'DEI065'] }, { units });
    table.do(0, 'down DEI025');
    return table.list(0, 'buy').filter((id) => green.includes(id));
  };
  expect(open({})).toEqual(['DEI045']);
  expect(open({ g04: 1 })).toEqual(['DEI042', 'DEI045']);
  expect(open({ g04: 1, g07: 1 })).toEqual(['DEI041', 'DEI042', 'DEI045']);
  const table = shop({ green, black: ['DEI057', 'DEI063', 'DEI065'] }, { units: { g04: 1 } });
  table.do(0, 'down DEI025');
  expect(table.why(0, 'slot:6')).toEqual(['R-DEI-093']);
  table.do(0, 'buy DEI042');
  expect(table.cubes(0)).toEqual([0, 0, 1]);
});

rule('R-DEI-094', () => {
  const paid = (card: string): number[] => {
    const table = shop({ black: ['DEI060', 'DEI062', 'DEI063'] });
    table.do(0, 'down DEI025', `buy ${card}`);
    return table.goods(0);
  };
  // All three cost 1 technology and 1 energy: one more in the left place, one given back in the right one.
  expect(['DEI060', 'DEI062', 'DEI063'].map(paid)).toEqual([
    [3, 2],
    [4, 2],
    [5, 2],
  ]);
  const poor = shop({ black: ['DEI060', 'DEI062', 'DEI063'] }, { tech: 1, energy: 1 });
  poor.do(0, 'down DEI025');
  expect(poor.list(0, 'buy')).toEqual(['DEI062', 'DEI063']);
  expect(poor.why(0, 'slot:9')).toEqual(['R-DEI-092']);
});

rule(['R-DEI-095', 'R-DEI-126'], () => {
  const green = ['DEI041', 'DEI042', 'DEI045'];
  const table = shop({ green }, { sweets: ['outpost'], units: { g04: 1 } }, { phase: 2 });
  table.do(0, 'down DEI025', 'sweet sweet-outpost');
  expect(table.list(0, 'buy')).toEqual(green);
  table.do(0, 'buy DEI041');
  expect(table.cubes(0)).toEqual([0, 0, 1]);
  // It unlocks nothing: one real cube is not two.
  table.until(() => table.asked === 'play 1');
  expect(table.player(0).unlocked).toEqual([]);
});

rule('R-DEI-096', () => {
  const after = (card: string): string[] => {
    const table = shop({ blue: ['DEI033', 'DEI035', 'DEI036'] }, { units: { g06: 1, r01: 1 } });
    table.state.decks[1]?.push(33);
    const top = table.id(table.state.decks[1]?.at(-1));
    expect(top).toBe('DEI034');
    table.do(0, 'down DEI025', `buy ${card}`);
    return table.slots('blue');
  };
  expect(after('DEI035')).toEqual(['DEI034', 'DEI033', 'DEI036']);
  expect(after('DEI036')).toEqual(['DEI034', 'DEI033', 'DEI035']);
  expect(after('DEI033')).toEqual(['DEI034', 'DEI035', 'DEI036']);
  const last = shop({ blue: ['DEI033', 'DEI035', 'DEI036'] });
  last.state.decks[1] = [];
  last.go(0, 'down DEI025', 'buy DEI036');
  expect(last.slots('blue')).toEqual(['?', 'DEI033', 'DEI035']);
});

rule('R-DEI-097', () => {
  const table = shop({ green: ['DEI047', 'DEI045', 'DEI041'] }, { units: { g01: 1 } });
  table.go(0, 'down DEI025', 'buy DEI041', 'up DEI041', 'use collect', 'collect g01');
  // Five, one paid, one collected.
  expect(table.goods(0)[0]).toBe(5);
});

rule('R-DEI-101', () => {
  const table = shop(
    { black: ['DEI060', 'DEI062', 'DEI063'] },
    { tech: 9, energy: 1, unlocked: ['tradingPost'], sweets: ['collect'] },
  );
  table.do(0, 'down DEI025');
  const events = table.do(0, 'buy DEI063').map(({ kind }) => kind);
  expect(events.filter((kind) => ['bought', 'supplied', 'gained', 'offered'].includes(kind))).toEqual([
    'bought',
    'gained',
    'supplied',
    'offered',
  ]);
  expect(table.goods(0)).toEqual([9, 0]);
});
