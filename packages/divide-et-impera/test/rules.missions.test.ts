import { rule } from '@cinderhall/gauntlet/rule';
import { type Outcome, scoreParts } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { nextOrder } from '../src/flow/end.ts';
import { Table, type Wish } from './table.ts';

/** A table at the moment when seat 0 takes a mission. */
function deciding(wish: Wish): Table {
  const table = new Table({ phase: 3, ...wish });
  table.until(() => table.state.decision?.kind === 'mission' && table.match.waiting()[0] === 0);
  return table;
}
const scored = (mission: string, side: object, more: Partial<Wish> = {}): [onTime: number, past: number] => {
  const take = (place: number): number => {
    const table = deciding({ turn: 2, missions: Array(8).fill(mission), sides: [{ leader: 'r04', ...side }], ...more });
    table.do(0, `mission ${place}`);
    return table.player(0).supply.missions;
  };
  return [take(1), take(0)];
};

rule(['R-DEI-133', 'R-DEI-140'], () => {
  const table = deciding({});
  expect(table.choices(0)).toEqual([
    'mission 0',
    'mission 1',
    'mission 2',
    'mission 3',
    'mission 4',
    'mission 5',
    'mission 6',
    'mission 7',
  ]);
  table.do(0, 'mission 3');
  expect(table.asked).toBe('play 1');
  const free = deciding({ options: { rebellion: true } });
  expect(free.can(0, 'skip')).toBe(true);
  free.do(0, 'skip');
  expect([free.asked, free.player(0).taken]).toEqual(['play 1', [-1, -1, -1, -1]]);
  // One more in the next turn, not two.
  free.until(() => free.state.turn === 2 && free.state.decision?.kind === 'mission' && free.match.waiting()[0] === 0);
  free.do(0, 'mission 0');
  expect(free.state.decision?.kind).not.toBe('mission');
});

rule('R-DEI-134', () => {
  const table = deciding({ turn: 3, sides: [{ taken: [4, -1, 2, -1] }] });
  expect(table.choices(0)).toEqual(['mission 1', 'mission 3', 'mission 5', 'mission 7']);
  expect(table.why(0, 'mission:6')).toEqual(['R-DEI-134']);
  table.do(0, 'mission 5');
  expect(table.player(0).taken).toEqual([4, 5, 2, -1]);
});

rule(['R-DEI-135', 'R-DEI-136', 'R-DEI-137'], () => {
  const take = (turn: number, place: number): number => {
    const table = deciding({ turn, missions: Array(8).fill('energyHoard'), sides: [{ energy: 5 }] });
    table.do(0, `mission ${place}`);
    expect(table.goods(0)[1]).toBe(5);
    return table.supply(0);
  };
  expect([take(2, 0), take(2, 1), take(2, 3), take(2, 4), take(2, 6)]).toEqual([6, 10, 10, 6, 10]);
  // It may be nothing at all.
  const none = deciding({ missions: Array(8).fill('builtStructures') });
  none.do(0, 'mission 0');
  expect([none.supply(0), none.player(0).taken[0]]).toEqual([0, 0]);
});

rule('R-DEI-138', () => {
  const table = deciding({ missions: Array(8).fill('droneCards') });
  table.do(0, 'mission 2');
  table.until(() => table.asked === 'mission 1');
  table.do(1, 'mission 2');
  expect([table.supply(0), table.supply(1)]).toEqual([2, 2]);
});

rule(['R-DEI-139', 'R-DEI-148'], () => {
  const wish = (confrontation: boolean): Wish => ({
    turn: 4,
    phase: 3,
    options: { confrontation },
    missions: Array(8).fill('control-red'),
    sides: [
      {
        hand: ['DEI025', 'DEI026'],
        units: { g01: 1, g03: 1 },
        leader: 'r04',
        tech: 0,
        energy: 0,
        taken: [0, 1, 2, -1],
      },
      { hand: ['DEI009', 'DEI010'], units: { g06: 2 }, leader: 'r04', tech: 0, energy: 0, taken: [0, 1, 2, -1] },
    ],
  });
  const play = (confrontation: boolean): Table => {
    const table = new Table(wish(confrontation));
    table.until(() => table.asked === 'play 1');
    table.do(1, 'up DEI009');
    table.move(1, 'g06', 'g03', '2');
    table.until(() => table.match.over);
    return table;
  };
  // At once: two red cubes for 6 supply, and 2 at the end; what the Raiders take later does not matter.
  expect(play(false).player(0).supply).toMatchObject({ missions: 6, outposts: 2 });
  // With Confrontation both counts wait: one cube is left.
  const late = play(true);
  expect(late.player(0).supply).toMatchObject({ missions: 3, outposts: 1 });
  const order = late.events
    .filter(({ kind }) => kind === 'mission' || kind === 'counted')
    .map(({ kind, seat }) => `${kind} ${seat}`);
  expect(order).toEqual(['mission 0', 'mission 1', 'counted 0', 'counted 1']);
});

rule('R-DEI-145', () => {
  const table = new Table({
    turn: 4,
    phase: 3,
    missions: Array(8).fill('droneCards'),
    sides: [{ taken: [0, 1, 2, -1] }, { taken: [0, 1, 2, -1] }],
  });
  const before = table.events.length;
  table.until(() => table.match.over);
  expect(table.player(0).up).toHaveLength(2);
  expect(table.events.slice(before).map(({ kind }) => kind)).not.toContain('order');
});

rule(['R-DEI-146', 'R-DEI-147'], () => {
  const order = (supply: number[], before: number[]): number[] => {
    const table = new Table({ seats: 4, order: before, sides: supply.map((own) => ({ supply: own })) });
    return nextOrder(table.state);
  };
  expect(order([9, 7, 5, 3], [0, 1, 2, 3])).toEqual([3, 2, 1, 0]);
  expect(order([5, 5, 5, 1], [0, 1, 2, 3])).toEqual([3, 2, 1, 0]);
  expect(order([5, 5, 5, 9], [2, 0, 3, 1])).toEqual([1, 0, 2, 3]);
  const table = new Table({
    phase: 3,
    missions: Array(8).fill('techHoard'),
    sides: [{ tech: 5 }, { tech: 1 }],
    order: [0, 1],
  });
  table.until(() => table.state.turn === 2);
  expect(table.state.order).toEqual([1, 0]);
});

rule(['R-DEI-149', 'R-DEI-150', 'R-DEI-151', 'R-DEI-152', 'R-DEI-153'], () => {
  const count = (side: object): number[] => {
    const table = new Table({
      turn: 4,
      phase: 3,
      missions: Array(8).fill('builtStructures'),
      sides: [{ leader: 'r04', tech: 0, energy: 0, taken: [0, 1, 2, -1], ...side }],
    });
    table.until(() => table.match.over);
    const { outposts, abilities, tech, energy, bought } = table.player(0).supply;
    return [outposts, abilities, tech, energy, bought];
  };
  expect(count({ units: { g01: 1, g06: 1, g04: 1 } })).toEqual([3, 0, 0, 0, 0]);
  expect(count({ unlocked: ['fortress'] })[1]).toBe(1);
  expect(count({ unlocked: ['fortress', 'jetBoots'] })[1]).toBe(3);
  expect(count({ unlocked: ['fortress', 'jetBoots', 'deepMining'] })[1]).toBe(6);
  expect(count({ tech: 5, energy: 3 })).toEqual([0, 0, 2, 3, 0]);
  // A card that was spent is still owned.
  expect(count({ bought: ['DEI038', 'DEI060'], bin: ['DEI060'] })[4]).toBe(6);
  const lines = new Table({
    turn: 4,
    phase: 3,
    missions: Array(8).fill('builtStructures'),
    sides: [{ taken: [0, 1, 2, -1], tech: 4 }],
  });
  lines.until(() => lines.match.over);
  const outcome = lines.match.outcome();
  expect(outcome?.lines.find(({ seat, key }) => seat === 0 && key === 'dei.score.tech')).toMatchObject({
    points: 2,
    rule: 'R-DEI-151',
  });
  // Missions and bought cards have a line each.
  const named = new Table({
    turn: 4,
    phase: 3,
    missions: [...Array(3).fill('builtStructures'), 'energyHoard', ...Array(4).fill('builtStructures')],
    sides: [{ taken: [0, 1, 2, -1], energy: 5, bought: ['DEI038', 'DEI060'] }],
  });
  named.until(() => named.state.decision?.kind === 'mission' && named.match.waiting()[0] === 0);
  named.do(0, 'mission 3');
  named.until(() => named.match.over);
  const parts = scoreParts(named.match.outcome() as Outcome, 0).map(({ head, points, lines: own }) => [
    head.key,
    points,
    own.map(({ key, points: each }) => `${key.slice('dei.name.'.length)} ${each}`),
  ]);
  expect(parts).toEqual([
    ['dei.score.missions', 10, ['energyHoard 10']],
    ['dei.score.energy', 5, []],
    ['dei.score.bought', 6, ['DEI038 4', 'DEI060 2']],
  ]);
});

rule('R-DEI-173', () => {
  expect(scored('builtStructures', { shelters: ['g01', 'g03'], lifts: [['g01', 'r01']] })).toEqual([6, 3]);
});
rule('R-DEI-174', () => {
  expect(scored('control-red', { units: { g01: 1, g03: 1, g06: 1 } })).toEqual([6, 4]);
  expect(scored('control-blue', { units: { g01: 1, g03: 1, g06: 1 } })).toEqual([3, 2]);
  expect(scored('control-green', { units: { g01: 1, g04: 1, g07: 1, g08: 1 } })).toEqual([9, 6]);
});
rule('R-DEI-175', () => {
  const side = { units: { g01: 1, g06: 1 } };
  const more = { sides: [{ leader: 'r04', ...side }, { units: { g01: 3 } }] };
  // A unit is enough, majority or not.
  expect(scored('garrison-red', side, more)).toEqual([2, 1]);
  expect(scored('garrison-blue', side, more)).toEqual([2, 1]);
  expect(scored('garrison-green', side, more)).toEqual([0, 0]);
  // House rule: outposts of every colour.
  expect(scored('garrison-green', side, { ...more, options: { wideGarrisons: true } })).toEqual([4, 2]);
});
rule('R-DEI-176', () => {
  expect(scored('droneCards', {})).toEqual([2, 1]);
  expect(scored('droneCards', { bought: ['DEI070', 'DEI072', 'DEI041'], bin: ['DEI070'] })).toEqual([6, 3]);
});
rule('R-DEI-177', () => {
  expect(scored('controlAny', { units: { g01: 1, g03: 1, g06: 1 } })).toEqual([6, 3]);
});
rule('R-DEI-178', () => {
  expect(scored('techHoard', { tech: 7 })).toEqual([7, 4]);
});
rule('R-DEI-179', () => {
  expect(scored('energyHoard', { energy: 5 })).toEqual([10, 6]);
});
rule('R-DEI-180', () => {
  expect(scored('collectorsOnMap', { units: { g01: 10 } })).toEqual([9, 6]);
  expect(scored('collectorsOnMap', { units: { g01: 11 } })).toEqual([12, 8]);
});
