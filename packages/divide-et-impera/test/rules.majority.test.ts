import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { divideEtImpera } from '../src/index.ts';
import { dominates, garrisonsOf, majorityValue } from '../src/majority.ts';
import { type Side, Table, type Wish } from './table.ts';

const value = (table: Table, seat: number, area: string): number => majorityValue(table.state, table.area(area), seat);

rule(['R-DEI-055', 'R-DEI-185'], () => {
  const table = new Table({
    seats: 3,
    sides: [{ units: { g01: 3 }, leader: 'g01' }, { units: { g01: 2 } }, { leader: 'g01' }],
  });
  // Collectors and the leader count 1 each, Z-13 of Farm-Z counts 3.
  expect([0, 1, 2].map((seat) => value(table, seat, 'g01'))).toEqual([4, 2, 3]);
});

rule(['R-DEI-056', 'R-DEI-057'], () => {
  const table = new Table({
    seats: 3,
    sides: [{ units: { g01: 2, g03: 2, g05: 1 } }, { units: { g01: 1, g03: 2 } }, { units: { g01: 1 } }],
  });
  expect([table.lead('g01'), table.lead('g03'), table.lead('g05'), table.lead('g09')]).toEqual([0, -1, 0, -1]);
});

rule('R-DEI-058', () => {
  const table = new Table({ sides: [{ units: { g01: 2, g05: 1 } }, { units: { g01: 1 } }] });
  const over = (area: string): boolean => dominates(table.state, table.area(area), 0);
  expect([over('g01'), over('g05'), over('g09')]).toEqual([true, false, false]);
  expect(dominates(table.state, table.area('g01'), 1)).toBe(false);
});

rule('R-DEI-059', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI026', 'DEI030'], units: { g01: 1, g02: 2 }, leader: 'g10' },
      { units: { g01: 4, g02: 5, g10: 9 }, leader: 'r04' },
    ],
    resources: { g01: 2 },
  });
  table.do(0, 'up DEI026');
  expect(table.mayMove(0, 'g02', 'g01', '2')).toBe(false);
  // There is nowhere to collect: the icon is not even offered.
  expect(table.can(0, 'use collect')).toBe(false);
  table.do(0, 'done', 'up DEI030', 'use build:shelter', 'site g01');
  expect(table.player(0).shelters).toEqual([table.area('g01')]);
  const recruit = new Table({ sides: [{ hand: ['DEI028'] }, { units: { g02: 5 } }] });
  recruit.do(0, 'up DEI028', 'use recruit', 'recruit g02');
  expect([recruit.collectors(0, 'g02'), recruit.lead('g02')]).toEqual([1, 1]);
});

rule('R-DEI-060', () => {
  const table = new Table({
    factions: ['farmZ', 'raiders'],
    sides: [{ units: { g05: 1 }, leader: 'g05', shelters: ['g05', 'g05'], unlocked: ['fortress'] }],
  });
  // 1 collector, 3 for Z-13, and 2 for each of two shelters.
  expect(value(table, 0, 'g05')).toBe(8);
});

rule('R-DEI-061', () => {
  const table = new Table({ sides: [{ shelters: ['g01'], unlocked: ['fortress'] }] });
  expect([table.lead('g01'), table.cubes(0)]).toEqual([0, [1, 0, 0]]);
});

rule('R-DEI-062', () => {
  const table = new Table({ sides: [{ hand: ['DEI025'], units: { g02: 2, g06: 1, g04: 1 } }] });
  expect(table.cubes(0)).toEqual([0, 1, 1]);
  table.do(0, 'up DEI025');
  table.move(0, 'g02', 'g01', '1');
  expect(table.cubes(0)).toEqual([1, 1, 1]);
  expect(table.state.holders.filter((seat) => seat === 0)).toHaveLength(3);
});

rule('R-DEI-063', () => {
  const outposts = { g01: 'red', g03: 'red', g05: 'red', g06: 'red', g07: 'red', g09: 'blue' } as const;
  const table = new Table({
    outposts,
    sides: [{ units: { g01: 1, g03: 1, g05: 1, g06: 1, g07: 1 } }, { hand: ['DEI009'], units: { g08: 2 } }],
    order: [1, 0],
  });
  expect(table.cubes(0)).toEqual([4, 0, 0]);
  expect(table.state.holders.filter((seat) => seat === 0)).toHaveLength(4);
  // When one of the four is lost, the fifth takes its place.
  table.do(1, 'up DEI009');
  table.move(1, 'g08', 'g05', '2');
  expect([table.cubes(0), table.cubes(1)]).toEqual([
    [4, 0, 0],
    [1, 0, 0],
  ]);
});

/** Five red outposts are controlled, and four cubes held. */
const FIVE = { g01: 1, g03: 1, g05: 1, g06: 1, g07: 1 };
const five = (side: Side, more: Partial<Wish> = {}): Table =>
  new Table({
    outposts: { g01: 'red', g03: 'red', g05: 'red', g06: 'red', g07: 'red' },
    missions: Array(8).fill('control-red'),
    sides: [{ units: FIVE, leader: 'r04', ...side }],
    ...more,
  });

rule(['R-DEI-063', 'R-DEI-069', 'R-DEI-106', 'R-DEI-149'], () => {
  // Per-outpost icons and the final count go by control, a mission by cubes.
  const table = five({ hand: ['DEI054', 'DEI026'] });
  table.do(0, 'up DEI054', 'use per:red', 'option 0');
  expect(table.state.icons.map(({ left }) => left)).toEqual([4]);
  expect(divideEtImpera.tally(table.state).outposts).toEqual([5, 0]);
  const end = five({ taken: [0, 1, 2, -1] }, { turn: 4, phase: 3 });
  end.until(() => end.match.over);
  expect(end.player(0).supply).toMatchObject({ outposts: 5, missions: 12 });
});

rule(['R-DEI-064', 'R-DEI-076'], () => {
  const table = new Table({
    sides: [{ hand: ['DEI001'], units: { g02: 3 } }, { units: { g01: 2 } }],
  });
  expect([table.cubes(0), table.cubes(1)]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  table.do(0, 'up DEI001');
  const events = table.move(0, 'g02', 'g01', '3');
  expect(events.find(({ kind }) => kind === 'cube')).toMatchObject({ seat: 0, from: 1, colour: 0 });
  expect([table.cubes(0), table.cubes(1)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  // They may go again, whatever is lost by it.
  table.move(0, 'g01', 'g05', '3');
  expect([table.cubes(0), table.cubes(1)]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
});

rule(['R-DEI-065', 'R-DEI-066'], () => {
  const table = new Table({
    sides: [
      { hand: ['DEI025', 'DEI028'], units: { g01: 1, g02: 1 }, leader: 'r04' },
      { units: { g02: 1 }, leader: 'r04' },
    ],
    outposts: { g01: 'red', g02: 'blue' },
  });
  expect([table.cubes(0), table.cubes(1)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  table.do(0, 'up DEI025');
  table.move(0, 'g01', 'g05', '1');
  expect(table.cubes(0)).toEqual([0, 0, 0]);
  expect(table.state.holders).toEqual([-1, -1]);
  // A tie: recruiting beside one opposing unit gives 2 to 1, and leaving again nobody has it.
  table.do(0, 'done', 'up DEI028', 'use recruit', 'recruit g02');
  expect(table.cubes(0)).toEqual([0, 1, 0]);
});

rule('R-DEI-067', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI028', 'DEI032'], units: { g02: 1 }, leader: 'r04', unlocked: ['trojanHorse'] },
      { units: { g02: 1 }, leader: 'r04' },
    ],
    outposts: { g02: 'green', g01: 'red' },
    drones: { mucha: 'g02' },
  });
  // With the drone there it is 2 to 1.
  expect(table.cubes(0)).toEqual([0, 0, 1]);
  table.do(0, 'up DEI032', 'use drone:mucha', 'fly g01');
  expect(table.cubes(0)).toEqual([0, 0, 0]);
  table.do(0, 'up DEI028', 'use recruit', 'recruit g02');
  expect(table.cubes(0)).toEqual([0, 0, 1]);
});

rule('R-DEI-068', () => {
  const table = new Table({
    sides: [{ units: { g01: 1, g03: 1, g06: 2 }, leader: 'r11' }, { units: { g01: 3, g03: 1 } }],
  });
  // Two red ones and two blue ones have a unit of seat 0; majority it has only in g06 and r11.
  expect([0, 1, 2, 3].map((colour) => garrisonsOf(table.state, 0, colour))).toEqual([2, 2, 0, 4]);
  expect(table.cubes(0)).toEqual([0, 2, 0]);
});

rule('R-DEI-069', () => {
  // One red cube: it opens the middle place of the red market, repeats a red icon once, and scores in a mission.
  const wish = {
    phase: 3,
    sides: [{ hand: ['DEI025', 'DEI026', 'DEI054'], units: { g01: 1 }, tech: 9, energy: 0 }],
    markets: { red: ['DEI049', 'DEI051', 'DEI053'], blue: [], green: [], black: [] },
    missions: Array(8).fill('control-red'),
  };
  const table = new Table(wish);
  table.do(0, 'down DEI025');
  expect(table.list(0, 'buy')).toEqual(['DEI051', 'DEI053']);
  table.do(0, 'buy DEI051', 'up DEI054', 'use per:red', 'option 0');
  expect(table.supply(0)).toBe(1);
  table.until(() => table.state.decision?.kind === 'mission');
  table.do(0, 'mission 0');
  expect(table.supply(0)).toBe(4);
});
