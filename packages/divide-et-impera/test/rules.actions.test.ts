import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { divideEtImpera } from '../src/index.ts';
import { Table } from './table.ts';

rule(['R-DEI-070', 'R-DEI-071', 'R-DEI-073'], () => {
  const table = new Table({
    sides: [
      { hand: ['DEI028'], shelters: ['r08'] },
      { shelters: ['g05'], units: { r08: 3 } },
    ],
  });
  table.do(0, 'up DEI028', 'use recruit');
  // Both neutral shelters and the own one, though the Raiders rule that roof; not the Raiders' one in g05.
  expect(table.list(0, 'recruit')).toEqual(['g02', 'g10', 'r08']);
  expect(table.why(0, `area:${table.area('g05')}`)).toEqual(['R-DEI-070']);
  table.do(0, 'recruit r08');
  expect([table.collectors(0, 'r08'), table.player(0).reserve]).toEqual([1, 14]);
  expect(table.can(0, 'use recruit')).toBe(false);
});

rule('R-DEI-072', () => {
  const table = new Table({ sides: [{ hand: ['DEI028'], units: { g01: 9, g05: 6 }, leader: 'g09' }] });
  expect(table.player(0).reserve).toBe(0);
  table.do(0, 'up DEI028', 'use recruit');
  expect(table.choices(0)).toEqual(['from g01', 'from g05', 'leader g09']);
  table.do(0, 'from g01');
  expect(table.list(0, 'recruit')).toEqual(['g02', 'g10']);
  const events = table.do(0, 'recruit g02');
  expect([table.collectors(0, 'g01'), table.collectors(0, 'g02'), table.player(0).reserve]).toEqual([8, 1, 0]);
  expect(events.map(({ kind }) => kind)).not.toContain('eliminated');
  // It goes somewhere else: from one neutral shelter only to the other.
  const home = new Table({ sides: [{ hand: ['DEI028'], units: { g02: 15 }, leader: 'g09' }] });
  home.do(0, 'up DEI028', 'use recruit', 'from g02');
  expect([home.collectors(0, 'g02'), home.collectors(0, 'g10')]).toEqual([14, 1]);
  // The leader is a collector in this as well: it is taken from the map, not removed, and its outpost goes with it.
  const leader = new Table({ sides: [{ hand: ['DEI028'], units: { g10: 15 }, leader: 'g01' }] });
  expect(leader.cubes(0)).toEqual([1, 0, 0]);
  leader.do(0, 'up DEI028', 'use recruit', 'leader g01');
  expect(leader.list(0, 'recruit')).toEqual(['g02', 'g10']);
  const moved = leader.do(0, 'recruit g02').find(({ kind }) => kind === 'recruited');
  expect([leader.leader(0), leader.cubes(0), leader.player(0).reserve]).toEqual(['g02', [0, 0, 0], 0]);
  if (!moved) throw new Error('nobody was recruited');
  expect(divideEtImpera.describe.event(leader.match.view(0), moved).key).toBe('dei.event.leaderTransferred');
});

rule(['R-DEI-074', 'R-DEI-078'], () => {
  const table = new Table({ sides: [{ hand: ['DEI001'], units: { g01: 3 }, leader: 'g01' }] });
  table.do(0, 'up DEI001', 'use move', 'to g03');
  expect(table.list(0, 'units')).toEqual(['1', '2', '3', '0+leader', '1+leader', '2+leader', '3+leader']);
  table.do(0, 'units 2+leader');
  expect([table.collectors(0, 'g01'), table.collectors(0, 'g03'), table.leader(0)]).toEqual([1, 2, 'g03']);
  // The second icon is another step, of the same units or of others.
  table.do(0, 'use move');
  expect(table.list(0, 'from')).toEqual(['g01', 'g03']);
  table.do(0, 'from g03', 'to g04', 'units 1');
  expect(table.collectors(0, 'g04')).toBe(1);
  // One Move used of two, the second one too: the card is done.
  expect(table.asked).toBe('play 0');
});

rule('R-DEI-075', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI025'], units: { g01: 3, g03: 1 }, leader: 'r04' },
      { units: { g02: 2, g03: 2, g05: 3 }, leader: 'r04' },
    ],
  });
  table.do(0, 'up DEI025', 'use move', 'from g01');
  // Into g02 three must go against two, into g03 two will do because one is there already, into g05 nobody can.
  expect(table.list(0, 'to')).toEqual(['g02', 'g03']);
  expect(table.why(0, `area:${table.area('g05')}`)).toEqual(['R-DEI-075']);
  table.do(0, 'to g03');
  expect(table.list(0, 'units')).toEqual(['2', '3']);
  table.match.undo(0);
  table.do(0, 'to g02');
  expect(table.collectors(0, 'g02')).toBe(3);
});

rule(['R-DEI-077', 'R-DEI-089'], () => {
  const wish = (owner: number) => ({
    sides: [0, 1].map((seat) => ({
      hand: seat === 0 ? ['DEI025'] : ['DEI009'],
      units: { g01: seat === 0 ? 2 : 0, r01: seat === 0 ? 1 : 0 },
      leader: 'r04',
      lifts: seat === owner ? [['g01', 'r01'] as const] : [],
      bridges: seat === owner ? [['r01', 'r02', 'g01'] as const] : [],
    })),
  });
  const own = new Table(wish(0));
  own.do(0, 'up DEI025');
  expect([own.mayMove(0, 'g01', 'r01', '1'), own.mayMove(0, 'r01', 'r02', '1')]).toEqual([true, true]);
  const foreign = new Table(wish(1));
  foreign.do(0, 'up DEI025');
  expect([foreign.mayMove(0, 'g01', 'r01', '1'), foreign.mayMove(0, 'r01', 'r02', '1')]).toEqual([false, false]);
});

rule(['R-DEI-079', 'R-DEI-080'], () => {
  const table = new Table({
    sides: [{ hand: ['DEI011'], units: { g01: 2, g05: 1, r08: 1, g09: 2 }, leader: 'r04' }, { units: { g05: 1 } }],
    factions: ['raiders', 'auxilia'],
    resources: { g01: 2, g05: 3, r08: 1, g09: 0 },
  });
  table.do(0, 'up DEI011', 'use collect');
  expect(table.list(0, 'collect')).toEqual(['g01', 'r08']);
  expect(table.why(0, `area:${table.area('g05')}`)).toEqual(['R-DEI-080']);
  expect(table.why(0, `area:${table.area('g09')}`)).toEqual(['R-DEI-079']);
  table.do(0, 'collect r08');
  expect([table.goods(0), table.resources('r08')]).toEqual([[1, 2], 0]);
  table.do(0, 'use collect');
  expect([table.goods(0), table.resources('g01')]).toEqual([[2, 2], 1]);
});

rule('R-DEI-081', () => {
  const table = new Table({
    sides: [{ hand: ['DEI028', 'DEI044'], units: { r08: 1 }, leader: 'r04', tech: 6, energy: 4 }],
    resources: { r08: 2 },
  });
  const reserve = table.state.tech;
  table.do(0, 'up DEI028', 'use collect');
  expect(table.choices(0)).toEqual(['discard true', 'discard false']);
  table.do(0, 'discard true');
  expect([table.goods(0), table.state.tech]).toEqual([[5, 5], reserve + 1]);
  // What is gained may be declined; giving up the same again would be no different.
  table.do(0, 'done', 'up DEI044', 'use gain:tech');
  expect(table.choices(0)).toEqual(['discard false', 'decline']);
  table.do(0, 'decline');
  expect(table.goods(0)).toEqual([5, 5]);
  // Ten of one sort: the new one must not be the one that is given up.
  const cells = new Table({
    sides: [{ hand: ['DEI028'], units: { r08: 1 }, leader: 'r04', tech: 10, energy: 0 }],
    resources: { r08: 1 },
  });
  cells.do(0, 'up DEI028', 'use collect');
  expect(cells.goods(0)).toEqual([9, 1]);
});

rule(['R-DEI-082', 'R-DEI-083', 'R-DEI-084', 'R-DEI-086'], () => {
  const table = new Table({
    sides: [{ hand: ['DEI030'], units: { g01: 1, r08: 1 }, leader: 'r04', shelters: ['g01'] }, { units: { g01: 5 } }],
  });
  table.do(0, 'up DEI030', 'use build:shelter');
  expect(table.list(0, 'site')).toEqual(['g01', 'r04', 'r08']);
  expect(table.why(0, `area:${table.area('g05')}`)).toEqual(['R-DEI-086']);
  table.do(0, 'site g01');
  expect(table.player(0).shelters).toEqual([table.area('g01'), table.area('g01')]);
});

rule('R-DEI-085', () => {
  const table = new Table({
    sides: [{ hand: ['DEI030'], units: { g01: 1 }, leader: 'g05', shelters: ['g01', 'g03', 'r08'] }],
  });
  table.do(0, 'up DEI030', 'use build:shelter');
  expect(table.list(0, 'old')).toEqual(['g01', 'g03', 'r08']);
  table.do(0, 'old g03');
  expect(table.list(0, 'site')).toEqual(['g01', 'g05']);
  table.do(0, 'site g05');
  expect(table.player(0).shelters.map((area) => table.name(area))).toEqual(['g01', 'g05', 'r08']);
});

rule('R-DEI-087', () => {
  const table = new Table({ sides: [{ hand: ['DEI031'], units: { r01: 1 }, leader: 'g10' }] });
  table.do(0, 'up DEI031', 'use build:bridge/lift', 'kind bridge');
  // From r01 (parts of 2.1, 2.2, 2.4 and 2.5) within one district, over one ground area.
  expect(table.list(0, 'site')).toEqual(['r01-r02/g01', 'r01-r03/g01', 'r01-r10/g03', 'r01-r08/g06']);
  table.do(0, 'site r01-r03/g01');
  expect(table.mayMove(0, 'r01', 'r03', '1')).toBe(false);
  const move = new Table({ sides: [{ hand: ['DEI025'], units: { r01: 1 }, bridges: [['r01', 'r03', 'g01']] }] });
  move.do(0, 'up DEI025');
  expect(move.mayMove(0, 'r01', 'r03', '1')).toBe(true);
});

rule('R-DEI-088', () => {
  const table = new Table({ sides: [{ hand: ['DEI031'], units: { r04: 1 }, leader: 'g09' }] });
  table.do(0, 'up DEI031', 'use build:bridge/lift', 'kind lift');
  expect(table.list(0, 'site')).toEqual(['g02-r04', 'g09-r08', 'g09-r09']);
  table.do(0, 'site g02-r04');
  expect(table.player(0).lifts).toHaveLength(1);
});
