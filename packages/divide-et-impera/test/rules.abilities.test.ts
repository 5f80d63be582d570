import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { majorityValue } from '../src/majority.ts';
import { Table } from './table.ts';

const value = (table: Table, area: string): number => majorityValue(table.state, table.area(area), 0);
const EMPTY = { red: [], blue: [], green: [], black: [] };

rule('R-DEI-155', () => {
  const side = {
    units: { g01: 1 },
    leader: 'r04',
    bridges: [['r01', 'r02', 'g01'] as const, ['r01', 'r03', 'g01'] as const],
  };
  expect(value(new Table({ sides: [side] }), 'g01')).toBe(1);
  const table = new Table({ sides: [{ ...side, unlocked: ['bombardment'] }] });
  expect([value(table, 'g01'), value(table, 'r01'), value(table, 'g03')]).toEqual([5, 0, 0]);
});

rule('R-DEI-156', () => {
  const table = new Table({
    sides: [{ units: { g01: 1, g03: 1 }, leader: 'r04', unlocked: ['trojanHorse'] }],
    drones: { mucha: 'g01', masamune: 'g01' },
  });
  // Once, however many drones there are, and only where a unit is.
  expect([value(table, 'g01'), value(table, 'g03')]).toEqual([2, 1]);
  const empty = new Table({ sides: [{ unlocked: ['trojanHorse'], leader: 'r04' }], drones: { mucha: 'g01' } });
  expect(value(empty, 'g01')).toBe(0);
});

rule('R-DEI-157', () => {
  const table = new Table({ sides: [{ shelters: ['g01', 'g01', 'r08'], leader: 'r04', unlocked: ['fortress'] }] });
  expect([value(table, 'g01'), value(table, 'r08'), value(table, 'g02')]).toEqual([4, 2, 0]);
});

rule('R-DEI-158', () => {
  const side = { hand: ['DEI028', 'DEI025'], units: { g01: 1, g03: 2 }, leader: 'r04' };
  const rivals = { units: { g01: 2, g03: 1, g05: 2 }, leader: 'r04' };
  const plain = new Table({ sides: [side, rivals], resources: { g03: 0 } });
  plain.do(0, 'up DEI028');
  expect(plain.can(0, 'use collect')).toBe(false);
  const table = new Table({ sides: [{ ...side, unlocked: ['extraordinaryRemedy'] }, rivals], resources: { g03: 1 } });
  table.do(0, 'up DEI028', 'use collect');
  // Not in g03, where majority is one's own, and not in g05, where nobody stands.
  expect(table.choices(0)).toEqual(['collect g03', 'remedy g01 1']);
  table.do(0, 'remedy g01 1');
  expect([table.collectors(1, 'g01'), table.player(1).sweets.length]).toEqual([1, 1]);
});

rule('R-DEI-159', () => {
  const table = new Table({
    seats: 3,
    sides: [
      { units: { g01: 2, g03: 1, g05: 1 }, leader: 'r04', unlocked: ['terrainKnowledge'] },
      { units: { g01: 2, g03: 2, g05: 1 }, leader: 'r04' },
      { units: { g03: 2, g05: 1 }, leader: 'r04' },
    ],
  });
  // It wins a tie of two or of three, but not one that it has no part in.
  expect([table.lead('g01'), table.lead('g03'), table.lead('g05')]).toEqual([0, -1, 0]);
});

rule('R-DEI-160', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI025'], units: { g01: 1 }, leader: 'r04', shelters: ['g01', 'g01', 'g05'], unlocked: ['caravan'] },
      { units: { g03: 1 } },
    ],
  });
  expect(value(table, 'g01')).toBe(3);
  table.do(0, 'up DEI025', 'use move', 'from g01', 'to g03');
  // Against one unit two are needed: two shelters alone, or one with the collector.
  expect(table.list(0, 'units')).toEqual(['1+1shelter', '0+2shelter', '1+2shelter']);
  table.do(0, 'units 0+2shelter');
  expect([table.lead('g03'), table.player(0).shelters.map((area) => table.name(area))]).toEqual([
    0,
    ['g03', 'g03', 'g05'],
  ]);
  const plain = new Table({ sides: [{ hand: ['DEI025'], units: { g01: 1 }, leader: 'r04', shelters: ['g01'] }] });
  plain.do(0, 'up DEI025', 'use move', 'to g03');
  expect(plain.player(0).shelters.map((area) => plain.name(area))).toEqual(['g01']);
});

rule('R-DEI-161', () => {
  const table = new Table({
    sides: [
      {
        hand: ['DEI039', 'DEI026'],
        units: { g01: 4 },
        leader: 'r04',
        unlocked: ['fieldTechnician'],
        sweets: ['build'],
      },
    ],
  });
  table.do(0, 'up DEI039', 'use build:shelter/bridge/lift', 'kind lift', 'site g01-r01');
  expect(table.state.bonusMoves).toBe(2);
  table.do(0, 'use build:shelter/bridge/lift', 'kind shelter', 'site g01');
  expect(table.state.bonusMoves).toBe(2);
  table.do(0, 'sweet sweet-build', 'use build:shelter/bridge/lift', 'kind lift', 'site g01-r02');
  expect(table.state.bonusMoves).toBe(4);
  table.move(0, 'g01', 'r01', '1', 'bonusMove');
  expect([table.collectors(0, 'r01'), table.state.bonusMoves]).toEqual([1, 3]);
});

rule('R-DEI-162', () => {
  const side = {
    hand: ['DEI025'],
    units: { g01: 1 },
    leader: 'r04',
    lifts: [['g01', 'r01'] as const, ['g09', 'r08'] as const],
  };
  const rivals = { lifts: [['g07', 'r07'] as const] };
  const plain = new Table({ sides: [side, rivals] });
  plain.do(0, 'up DEI025');
  expect(plain.mayMove(0, 'g01', 'g09', '1')).toBe(false);
  const table = new Table({ sides: [{ ...side, unlocked: ['undergroundTunnel'] }, rivals] });
  table.do(0, 'up DEI025');
  expect([table.mayMove(0, 'g01', 'g09', '1'), table.mayMove(0, 'g01', 'g07', '1')]).toEqual([true, false]);
  expect(table.mayMove(0, 'g01', 'r08', '1')).toBe(false);
});

rule('R-DEI-163', () => {
  const table = new Table({
    sides: [
      {
        hand: ['DEI028', 'DEI026', 'DEI025'],
        units: { g01: 3 },
        leader: 'r04',
        unlocked: ['jetBoots'],
        tech: 0,
        energy: 0,
      },
    ],
  });
  table.do(0, 'up DEI028');
  // Recruit and Collect: no Move on it, and nothing extra.
  expect([table.state.bonusMoves, table.can(0, 'bonusMove')]).toEqual([0, false]);
  table.do(0, 'done', 'up DEI025');
  expect(table.state.bonusMoves).toBe(1);
  table.move(0, 'g01', 'g03', '1', 'bonusMove');
  expect([table.state.bonusMoves, table.can(0, 'bonusMove'), table.can(0, 'use move')]).toEqual([0, false, true]);
});

rule('R-DEI-164', () => {
  const side = { hand: ['DEI029', 'DEI026'], units: { g01: 15 }, leader: 'r04', unlocked: ['numericalSuperiority'] };
  const table = new Table({ sides: [side], resources: { g01: 2 } });
  table.do(0, 'up DEI029', 'use recruit');
  expect(table.choices(0)).toEqual(['as recruit', 'as move', 'as collect']);
  table.do(0, 'as collect');
  expect([table.goods(0)[0], table.player(0).reserve]).toEqual([2, 0]);
  const fewer = new Table({ sides: [{ ...side, units: { g01: 14 } }] });
  fewer.do(0, 'up DEI029', 'use recruit');
  expect(fewer.asked).toBe('recruitTo 0');
});

rule('R-DEI-165', () => {
  const side = { hand: ['DEI060', 'DEI039'], units: { g01: 1 }, leader: 'r04' };
  const table = new Table({ sides: [{ ...side, unlocked: ['parachuteDrop'] }] });
  table.do(0, 'up DEI060', 'use build:shelter');
  expect(table.list(0, 'site')).toHaveLength(24);
  table.do(0, 'site r11', 'done', 'up DEI039', 'use build:shelter/bridge/lift', 'kind lift');
  // Only shelters fall from the sky.
  expect(table.list(0, 'site').every((site) => site.startsWith('g01-') || site.endsWith('-r04'))).toBe(true);
});

rule('R-DEI-166', () => {
  const far = (unlocked: string[]): number => {
    const table = new Table({ sides: [{ hand: ['DEI032', 'DEI026'], unlocked }], drones: { mucha: 'r04' } });
    table.do(0, 'up DEI032', 'use drone:mucha');
    return table.list(0, 'fly').length;
  };
  expect([far([]), far(['remoteControl'])]).toEqual([5, 9]);
});

rule('R-DEI-167', () => {
  const side = {
    hand: ['DEI011', 'DEI010'],
    units: { g01: 1, g05: 1 },
    leader: 'r04',
    lifts: [['g01', 'r01'] as const],
    tech: 0,
    energy: 0,
  };
  const wish = { factions: ['raiders', 'auxilia'] as const, resources: { g01: 2, g05: 2 } };
  const table = new Table({ ...wish, sides: [{ ...side, unlocked: ['explorationCamp'] }] });
  table.do(0, 'up DEI011', 'use collect', 'collect g01');
  expect(table.choices(0)).toEqual(['exchange', 'skip']);
  table.do(0, 'exchange', 'use collect', 'collect g05');
  expect(table.goods(0)).toEqual([1, 1]);
});

rule('R-DEI-168', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI028', 'DEI026'], units: { g01: 1, r08: 1 }, leader: 'r04', unlocked: ['deepMining'] },
      { units: { g01: 3, r08: 2 } },
    ],
    resources: { g01: 0, r08: 0, r04: 0 },
  });
  const energy = table.state.energy;
  table.do(0, 'up DEI028', 'use collect');
  // With a unit, majority or not.
  expect(table.choices(0)).toEqual(['seed g01', 'seed r04', 'seed r08']);
  const tech = table.state.tech;
  table.do(0, 'seed g01');
  expect([table.resources('g01'), table.state.tech, table.state.energy]).toEqual([1, tech - 1, energy]);
  table.match.undo(0);
  table.do(0, 'seed r08');
  expect([table.resources('r08'), table.state.energy, table.goods(0)]).toEqual([1, energy - 1, [1, 1]]);
});

rule('R-DEI-169', () => {
  const side = { hand: ['DEI025', 'DEI026', 'DEI028'], tech: 3, energy: 0, unlocked: ['alternativeEnergy'] };
  const table = new Table({ sides: [side], markets: { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI050'] } });
  // Two energy, paid with technology.
  table.do(0, 'down DEI025', 'buy DEI050');
  expect([table.hand(0), table.goods(0)]).toEqual([
    ['DEI026', 'DEI028', 'DEI050'],
    [1, 0],
  ]);
  const mixed = new Table({
    sides: [{ ...side, energy: 2 }],
    markets: { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI050'] },
  });
  mixed.do(0, 'down DEI025', 'buy DEI050');
  expect(mixed.choices(0)).toEqual(['pay 0 2', 'pay 1 1', 'pay 2 0']);
  const plain = new Table({
    sides: [{ ...side, unlocked: [] }],
    markets: { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI050'] },
  });
  expect(plain.list(0, 'down')).toEqual([]);
});

rule('R-DEI-170', () => {
  const side = { hand: ['DEI025', 'DEI026', 'DEI028'], tech: 2, energy: 2, unlocked: ['lowEnergyControl'] };
  const table = new Table({ sides: [side], markets: { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI071'] } });
  // 1 technology and 2 energy: one less of either.
  table.do(0, 'down DEI025', 'buy DEI071');
  expect(table.choices(0)).toEqual(['pay 0 2', 'pay 1 1']);
  const other = new Table({ sides: [side], markets: { ...EMPTY, red: ['DEI051', 'DEI071', 'DEI049'] } });
  other.do(0, 'down DEI025', 'buy DEI049');
  expect(other.goods(0)).toEqual([1, 1]);
});

rule('R-DEI-171', () => {
  const side = { hand: ['DEI025', 'DEI026', 'DEI028'], tech: 3, energy: 2, unlocked: ['deliveryRobot'] };
  const markets = { ...EMPTY, green: ['DEI047', 'DEI042', 'DEI041'], black: ['DEI057', 'DEI058', 'DEI064'] };
  const table = new Table({ sides: [side], markets });
  // It is sent for a card by name, and what it fetches answers no question by itself.
  expect(table.list(0, 'robot')).toEqual(['DEI041', 'DEI057', 'DEI058', 'DEI064']);
  table.do(0, 'robot DEI041');
  expect([table.goods(0), table.hand(0)]).toEqual([
    [2, 1],
    ['DEI025', 'DEI026', 'DEI028', 'DEI041'],
  ]);
  // It was the Purchase of this phase.
  expect([table.list(0, 'robot'), table.list(0, 'down')]).toEqual([[], []]);
  expect(table.player(0).down).toEqual([]);
  // House rule: one more with a card.
  const free = new Table({ sides: [side], markets, options: { freeRobot: true } });
  free.do(0, 'robot DEI041');
  expect([free.list(0, 'robot'), free.list(0, 'down').length]).toEqual([[], 4]);
  const poor = new Table({ sides: [{ ...side, energy: 0 }], markets });
  expect(poor.list(0, 'robot')).toEqual([]);
});

rule('R-DEI-172', () => {
  const table = new Table({
    sides: [{ hand: ['DEI025', 'DEI026', 'DEI028'], tech: 3, unlocked: ['tradingPost'] }],
    markets: { ...EMPTY, green: ['DEI047', 'DEI042', 'DEI041'] },
  });
  table.do(0, 'down DEI025', 'buy DEI041');
  expect([table.supply(0), table.player(0).supply.trade]).toEqual([1, 1]);
});

rule('R-DEI-181', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI025'], units: { g02: 2 }, leader: 'g02' },
      { units: { g01: 4 }, leader: 'r04' },
    ],
  });
  table.do(0, 'up DEI025', 'use move');
  expect(table.list(0, 'units')).toEqual(['0+leader', '1+leader', '2+leader']);
  table.do(0, 'units 1+leader');
  expect([table.leader(0), table.lead('g01')]).toEqual(['g01', 1]);
});

rule('R-DEI-182', () => {
  const table = new Table({
    factions: ['shelter42', 'auxilia'],
    sides: [{ hand: ['DEI001'], units: { g01: 2 }, leader: 'g01' }, { units: { r02: 1 } }],
  });
  table.do(0, 'up DEI001', 'use move');
  // r02 is held by another unit, so that she alone would not have majority there.
  expect(table.list(0, 'to')).toEqual(['g02', 'g03', 'g05', 'r01', 'r03', 'r08']);
  table.do(0, 'to r01');
  expect([table.leader(0), table.collectors(0, 'g01')]).toEqual(['r01', 2]);
  expect(table.mayMove(0, 'g01', 'r01', '1')).toBe(false);
});

rule('R-DEI-183', () => {
  const table = new Table({
    factions: ['raiders', 'auxilia'],
    sides: [{ hand: ['DEI011', 'DEI010'], leader: 'g01', units: { r08: 1 }, tech: 0, energy: 0 }],
    resources: { g01: 3, r08: 2 },
  });
  table.do(0, 'up DEI011', 'use collect', 'collect g01');
  // One more anywhere with majority, or none.
  expect(table.choices(0)).toEqual(['collect g01', 'collect r08', 'skip']);
  table.do(0, 'collect r08');
  expect(table.goods(0)).toEqual([1, 1]);
  // Once in a phase.
  table.do(0, 'use collect', 'collect g01');
  expect(table.goods(0)).toEqual([2, 1]);
  expect(table.asked).toBe('play 0');
});

rule('R-DEI-184', () => {
  const table = new Table({
    factions: ['farmZ', 'auxilia'],
    sides: [
      { hand: ['DEI017'], leader: 'g02', units: {} },
      { units: { g01: 2 }, leader: 'r04' },
    ],
  });
  expect(value(table, 'g02')).toBe(3);
  table.do(0, 'up DEI017');
  expect(table.mayMove(0, 'g02', 'g01', '0+leader')).toBe(true);
});
