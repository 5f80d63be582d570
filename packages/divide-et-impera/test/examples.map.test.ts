import { describe, expect, test } from 'vitest';
import { nextOrder } from '../src/flow/end.ts';
import { dominates, majorityValue, outpostsOf } from '../src/majority.ts';
import { boardOf } from '../src/map/board.ts';
import { quickBoard } from '../src/map/layouts.ts';
import { type Side, Table, type Wish } from './table.ts';

const AWAY = 'r04';
const value = (table: Table, seat: number, area: string): number => majorityValue(table.state, table.area(area), seat);

/** The worked examples of the specification up to number 25, with its numbers. */
describe('priority and scoring', () => {
  test('1: Raiders 9, Farm-Z 7, Auxilia and Shelter 42 5 each', () => {
    const factions = ['raiders', 'farmZ', 'auxilia', 'shelter42'] as const;
    const sides = [9, 7, 5, 5].map((supply) => ({ supply }));
    // Auxilia (seat 2) played after Shelter 42 (seat 3).
    const table = new Table({ seats: 4, factions, sides, order: [0, 3, 2, 1] });
    expect(nextOrder(table.state).map((seat) => factions[seat])).toEqual(['auxilia', 'shelter42', 'farmZ', 'raiders']);
  });

  test('2: all at 0 turns the order round', () => {
    expect(nextOrder(new Table({ seats: 4, order: [0, 1, 2, 3] }).state)).toEqual([3, 2, 1, 0]);
  });

  test('3: 5 + 3 + 2 + 3 = 13, and 22 with bought cards', () => {
    const end = (more: Side): number => {
      const table = new Table({
        turn: 4,
        phase: 3,
        missions: Array(8).fill('builtStructures'),
        sides: [
          {
            leader: AWAY,
            units: { g01: 1, g03: 1, g06: 1, g04: 1, g07: 1 },
            unlocked: ['fortress', 'jetBoots'],
            tech: 5,
            energy: 3,
            taken: [0, 1, 2, -1],
            ...more,
          },
          { taken: [0, 1, 2, -1], leader: AWAY },
        ],
      });
      expect(table.cubes(0).reduce((a, b) => a + b)).toBe(5);
      table.until(() => table.match.over);
      return table.supply(0);
    };
    expect(end({})).toBe(13);
    expect(end({ bought: ['DEI038', 'DEI060', 'DEI041'], bin: ['DEI060'] })).toBe(22);
  });

  test('4: 38 and 5 are 43', () => {
    const table = new Table({ phase: 3, missions: Array(8).fill('techHoard'), sides: [{ supply: 38, tech: 5 }] });
    table.until(() => table.state.decision?.kind === 'mission');
    table.do(0, 'mission 0');
    expect(table.supply(0)).toBe(43);
  });
});

describe('bridges and lifts', () => {
  const sites = (side: Side): string[] => {
    const table = new Table({ sides: [{ hand: ['DEI031', 'DEI026'], leader: AWAY, ...side }] });
    table.do(0, 'up DEI031', 'use build:bridge/lift');
    table.go(0, 'kind bridge');
    return table.list(0, 'site');
  };

  test('5: across one ground area of one district', () => {
    const own = sites({ units: { r06: 1 } }).filter((site) => site.startsWith('r06'));
    expect(own).toEqual(['r06-r07/g03', 'r06-r07/g04']);
  });

  test('6: not across two ground areas', () => {
    const board = boardOf([{ id: '2.4', x: 0, y: 0, rot: 0 }]);
    expect(board.bridges).toEqual([]);
  });

  test('7: not from one district to another', () => {
    const board = quickBoard(2);
    for (const { tile, from, to } of board.bridges)
      for (const end of [from, to]) expect(board.areas[end]?.parts.some((part) => part.startsWith(tile))).toBe(true);
    expect(sites({ units: { r05: 1 } }).some((site) => site.includes('r05'))).toBe(false);
  });

  test('8: a lift is for its owner', () => {
    const wish = (owner: number): Wish => ({
      sides: [0, 1].map((seat) => ({
        hand: seat === 0 ? ['DEI025', 'DEI026'] : ['DEI009', 'DEI010'],
        units: seat === 0 ? { g05: 1, r11: 1 } : {},
        leader: AWAY,
        lifts: seat === owner ? [['g05', 'r11'] as const] : [],
      })),
    });
    const own = new Table(wish(0));
    own.do(0, 'up DEI025');
    expect([own.mayMove(0, 'g05', 'r11', '1'), own.mayMove(0, 'r11', 'g05', '1')]).toEqual([true, true]);
    const other = new Table(wish(1));
    other.do(0, 'up DEI025');
    expect([other.mayMove(0, 'g05', 'r11', '1'), other.mayMove(0, 'r11', 'g05', '1')]).toEqual([false, false]);
  });

  test('9: a unit on the roof is enough', () => {
    const table = new Table({ sides: [{ hand: ['DEI031', 'DEI026'], units: { r11: 1 }, leader: 'r12' }] });
    table.do(0, 'up DEI031', 'use build:bridge/lift');
    table.go(0, 'kind lift', 'site g05-r11');
    expect(table.player(0).lifts).toHaveLength(1);
  });

  test('10: the fourth bridge is one of the three', () => {
    const bridges = [
      ['r01', 'r02', 'g01'],
      ['r01', 'r03', 'g01'],
      ['r06', 'r07', 'g04'],
    ] as const;
    const table = new Table({ sides: [{ hand: ['DEI031', 'DEI026'], units: { r06: 1 }, leader: AWAY, bridges }] });
    table.do(0, 'up DEI031', 'use build:bridge/lift', 'kind bridge', 'old r01-r03/g01', 'site r06-r07/g03');
    const over = table.player(0).bridges.map((site) => table.name(table.state.board.bridges[site]?.over ?? -1));
    expect(over).toEqual(['g01', 'g03', 'g04']);
  });
});

describe('majority and movement', () => {
  /** Seat 0 stands in g02 and would go to g01. */
  const into = (side: Side, rivals: readonly Side[], who: string, more: Partial<Wish> = {}): boolean => {
    const table = new Table({
      seats: 1 + rivals.length,
      sides: [
        { hand: [more.factions?.[0] === 'farmZ' ? 'DEI017' : 'DEI025'], leader: AWAY, ...side },
        ...rivals.map((rival) => ({ leader: AWAY, ...rival })),
      ],
      ...more,
    });
    table.do(0, more.factions?.[0] === 'farmZ' ? 'up DEI017' : 'up DEI025');
    return table.mayMove(0, 'g02', 'g01', who);
  };

  test('11: two against two is no majority, three against two is', () => {
    expect(into({ units: { g02: 3 } }, [{ units: { g01: 2 } }], '2')).toBe(false);
    expect(into({ units: { g02: 3 } }, [{ units: { g01: 2 } }], '3')).toBe(true);
  });

  test('12: Neena alone', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI025'], leader: 'g02' },
        { units: { g01: 2 }, leader: AWAY },
      ],
    });
    table.do(0, 'up DEI025', 'use move');
    table.go(0, 'to g01', 'units 0+leader');
    expect([table.leader(0), table.lead('g01'), value(table, 1, 'g01'), value(table, 0, 'g01')]).toEqual([
      'g01',
      1,
      2,
      1,
    ]);
  });

  test('13: Z-13 and a collector against three', () => {
    const factions = ['farmZ', 'raiders'] as const;
    expect(into({ units: { g02: 1 }, leader: 'g02' }, [{ units: { g01: 3 } }], '1+leader', { factions })).toBe(true);
    expect(into({ units: { g02: 1 }, leader: 'g02' }, [{ units: { g01: 3 } }], '0+leader', { factions })).toBe(false);
  });

  test('14: three against two and two', () => {
    const table = new Table({
      seats: 3,
      sides: [
        { hand: ['DEI025'], units: { g02: 2, g01: 1 }, leader: AWAY },
        { units: { g01: 2 } },
        { units: { g01: 2 } },
      ],
    });
    table.do(0, 'up DEI025');
    table.move(0, 'g02', 'g01', '2');
    expect([table.lead('g01'), dominates(table.state, table.area('g01'), 0)]).toEqual([0, true]);
  });

  test('15: Terrain Knowledge wins the tie, and the outposts', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI025'], units: { g02: 2 }, leader: AWAY, unlocked: ['terrainKnowledge'] },
        { units: { g01: 2 }, leader: AWAY },
      ],
    });
    table.do(0, 'up DEI025');
    table.move(0, 'g02', 'g01', '2');
    expect([table.lead('g01'), table.cubes(0)[0], table.cubes(1)[0]]).toEqual([0, 1, 0]);
  });

  test('16: it does not help outside the tie', () => {
    const table = new Table({
      seats: 3,
      sides: [
        { units: { g01: 3 } },
        { units: { g01: 3 } },
        { units: { g01: 2 }, unlocked: ['terrainKnowledge'], leader: AWAY },
      ],
    });
    expect(table.lead('g01')).toBe(-1);
  });

  test('17: a Fortress alone', () => {
    const fort = { shelters: ['g01'], unlocked: ['fortress'] };
    const factions = ['auxilia', 'farmZ'] as const;
    expect(into({ units: { g02: 3 } }, [fort], '2', { factions })).toBe(false);
    expect(into({ units: { g02: 3 } }, [fort], '3', { factions })).toBe(true);
  });

  test('18: Bombardment from above', () => {
    const table = new Table({
      sides: [
        { units: { g01: 1 }, leader: AWAY, bridges: [['r01', 'r02', 'g01']], unlocked: ['bombardment'] },
        { units: { g01: 2 }, leader: AWAY },
      ],
    });
    expect([value(table, 0, 'g01'), table.lead('g01')]).toEqual([3, 0]);
  });

  test('19: the Trojan Horse leaves with Simon', () => {
    const table = new Table({
      factions: ['auxilia', 'shelter42'],
      sides: [
        { hand: ['DEI075', 'DEI026'], units: { g01: 2 }, leader: AWAY, unlocked: ['trojanHorse'] },
        { units: { g01: 2 }, leader: AWAY },
      ],
      drones: { simon: 'g01' },
    });
    expect([value(table, 0, 'g01'), table.cubes(0)[0]]).toEqual([3, 1]);
    table.do(0, 'up DEI075', 'use drone:simon', 'fly g05');
    expect([table.lead('g01'), table.cubes(0)[0], table.state.holders.includes(0)]).toEqual([-1, 0, false]);
  });

  test('20: Aria climbs alone, a Logistic Move takes everybody', () => {
    const wish = (hand: string[]): Wish => ({
      factions: ['shelter42', 'auxilia'],
      sides: [{ hand, units: { g05: 2 }, leader: 'g05' }],
    });
    const basic = new Table(wish(['DEI001']));
    basic.do(0, 'up DEI001');
    expect([basic.mayMove(0, 'g05', 'r11', '0+leader'), basic.mayMove(0, 'g05', 'r11', '1')]).toEqual([true, false]);
    const logistic = new Table(wish(['DEI036', 'DEI001']));
    logistic.do(0, 'up DEI036');
    expect(logistic.mayMove(0, 'g05', 'r11', '2+leader', 'use move:logistic')).toBe(true);
  });

  test('21: a Tactical Move into four', () => {
    const table = new Table({
      sides: [{ hand: ['DEI050', 'DEI026'], units: { g02: 1 }, leader: AWAY }, { units: { g01: 4 } }],
    });
    table.do(0, 'up DEI050');
    table.move(0, 'g02', 'g01', '1', 'use move:tactical');
    expect([table.collectors(0, 'g01'), table.lead('g01')]).toEqual([1, 1]);
  });
});

describe('outposts', () => {
  test('22 and 23: handed over, and abandoned', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI025'], units: { g02: 3 }, leader: AWAY },
        { units: { g01: 2 }, leader: AWAY },
      ],
    });
    table.do(0, 'up DEI025');
    table.move(0, 'g02', 'g01', '3');
    expect([table.cubes(0)[0], table.cubes(1)[0]]).toEqual([1, 0]);
    const leaving = new Table({ sides: [{ hand: ['DEI025'], units: { g01: 2 }, leader: AWAY }] });
    leaving.do(0, 'up DEI025');
    leaving.move(0, 'g01', 'g02', '2');
    expect([leaving.cubes(0)[0], leaving.state.holders.every((holder) => holder < 0)]).toEqual([0, true]);
  });

  test('24: a fifth red outpost', () => {
    const outposts = { g01: 'red', g03: 'red', g05: 'red', g06: 'red', g07: 'red' } as const;
    const table = new Table({
      outposts,
      order: [1, 0],
      sides: [
        { units: { g01: 1, g03: 1, g05: 1, g06: 1, g07: 1 }, leader: AWAY },
        { hand: ['DEI009'], units: { g02: 2 }, leader: AWAY },
      ],
    });
    expect([table.cubes(0)[0], table.state.holders.filter((holder) => holder < 0).length]).toEqual([4, 1]);
    expect(outpostsOf(table.state, 0, 0)).toBe(5);
    table.do(1, 'up DEI009');
    table.move(1, 'g02', 'g01', '2');
    expect([table.cubes(0)[0], table.cubes(1)[0]]).toEqual([4, 1]);
  });

  test('25: unlocked is unlocked', () => {
    const table = new Table({
      phase: 2,
      sides: [
        { units: { g06: 1, r01: 1 }, leader: AWAY, locked: ['fortress', 'remoteControl', 'deepMining'] },
        { hand: ['DEI036', 'DEI009', 'DEI010', 'DEI012'], units: { g03: 4 }, leader: AWAY },
      ],
    });
    table.until(() => table.asked === 'play 1');
    expect(table.ids(table.player(0).unlocked)).toEqual(['remoteControl']);
    table.do(1, 'up DEI036');
    table.move(1, 'g03', 'g06', '2');
    table.move(1, 'g03', 'r01', '2', 'use move:logistic');
    expect(table.cubes(0)[1]).toBe(0);
    table.until(() => table.state.phase === 3);
    expect([table.ids(table.player(0).unlocked), table.player(0).powers.droneReach]).toEqual([['remoteControl'], 1]);
  });
});
