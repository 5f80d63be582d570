/** Co-operation and the server room. */
import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { machinesToCome } from '../../src/sets/moloch/deployment.ts';
import { deployed, machineDiscard, machineRef, molochTable } from './moloch.ts';

const COOP = { molochCoop: true } as const;

describe('co-operation', () => {
  rule('R-MOL-062', () => {
    const wish = { deployed: ['juggernaut'], goods: [{ gun: 1, brick: 1, redContact: 2 }, {}] } as const;
    expect(molochTable(wish).some(0, 'help')).toEqual([]);
    const table = molochTable({ ...wish, options: COOP });
    expect(table.some(0, 'help')).toEqual(['help juggernaut hack', 'help juggernaut destroy']);
    table.do(0, 'help juggernaut hack');
    expect(table.choices(0)).toEqual(['part 1 gun 1 brick', 'part 1 gun', 'part 1 brick']);
    table.do(0, 'part 1 gun');
    expect([table.goods(0), table.state.moloch?.deployed[0]?.code]).toEqual([{ brick: 1, redContact: 2 }, { gun: 1 }]);
    table.do(1, 'pass');
    table.do(0, 'help juggernaut destroy');
    table.do(0, 'part 2 redContact');
    expect([table.goods(0), table.state.moloch?.deployed[0]?.contacts]).toEqual([{ brick: 1 }, 2]);
  });

  test('nothing speaks against a machine of which a part can be paid', () => {
    const why = (options: object, goods: object) => {
      const table = molochTable({ deployed: ['juggernaut'], options, goods: [goods, {}] });
      return fiftyFirstState.whyNot(table.match.view(0), 0, machineRef(table, 'juggernaut')).length;
    };
    expect([why({}, { gun: 1 }), why(COOP, { gun: 1 }), why(COOP, { redContact: 1 }), why(COOP, {})]).toEqual([
      2, 0, 0, 2,
    ]);
  });

  test('never so much that it is finished', () => {
    const table = molochTable({
      deployed: ['mole'],
      options: COOP,
      goods: [{ redContact: 9, worker: 9, iron: 9 }, {}],
    });
    table.do(0, 'help mole destroy');
    expect(table.choices(0)).toEqual(['part 2 redContact', 'part 1 redContact']);
  });

  // EX-51.
  rule('R-MOL-063', () => {
    const rich = { gun: 1, brick: 1, worker: 1, redContact: 6 };
    const after = (laid: { code?: object; contacts?: number }, done: string) => {
      const table = molochTable({
        deployed: ['juggernaut'],
        laid: { juggernaut: laid },
        options: COOP,
        goods: [rich, {}],
      });
      table.do(0, done);
      return [table.hand(0), table.vp(0), machineDiscard(table)];
    };
    expect(after({ code: { gun: 1 } }, 'hack juggernaut')).toEqual([[], 0, ['juggernaut']]);
    expect(after({ contacts: 2 }, 'destroy juggernaut')).toEqual([[], 0, ['juggernaut']]);
    expect(after({ contacts: 2 }, 'hack juggernaut')).toEqual([['juggernaut'], 0, []]);
    expect(after({ code: { gun: 1 } }, 'destroy juggernaut')).toEqual([[], 1, ['juggernaut']]);
  });

  test('only what is missing is paid', () => {
    const table = molochTable({
      deployed: ['juggernaut'],
      laid: { juggernaut: { code: { gun: 1, brick: 1 }, contacts: 4 } },
      options: COOP,
      goods: [{ worker: 1, redContact: 2 }, {}],
    });
    expect([table.some(0, 'hack'), table.some(0, 'destroy')]).toEqual([['hack juggernaut'], ['destroy juggernaut']]);
    table.do(0, 'destroy juggernaut');
    expect(table.goods(0)).toEqual({ worker: 1 });
  });

  rule('R-MOL-064', () => {
    const table = molochTable({
      deployed: ['juggernaut'],
      laid: { juggernaut: { code: { gun: 1 }, contacts: 1 } },
      options: COOP,
    });
    table.passAll();
    expect(table.state.round).toBe(3);
    expect(table.state.moloch?.deployed[0]).toMatchObject({ code: { gun: 1 }, contacts: 1 });
  });

  test('a hack that brings no card cannot feed the server room', () => {
    const table = molochTable({
      deployed: ['juggernaut'],
      laid: { juggernaut: { code: { gun: 1 } } },
      options: { ...COOP, serverRoom: true },
      goods: [{ brick: 1, worker: 1 }, {}],
    });
    table.do(0, 'hack juggernaut');
    expect([table.state.serverRoom, table.state.decision?.kind]).toEqual([{ markers: 0, turned: 0 }, 'act']);
  });
});

describe('the server room', () => {
  const SERVER = { serverRoom: true } as const;
  const hackAll = (seats: number, machines: string[]) =>
    molochTable({
      seats,
      deployed: machines,
      options: SERVER,
      goods: Array.from({ length: seats }, () => ({ fuel: 9, iron: 9, gun: 9, brick: 9, worker: 9 })),
    });
  const feed = (table: ReturnType<typeof hackAll>, seat: number, machine: string): void => {
    table.do(seat, `hack ${machine}`);
    table.do(seat, `feedServer ${machine}`);
  };

  rule('R-SRV-001', () => {
    const table = hackAll(2, ['mole']);
    expect(table.state.serverRoom).toEqual({ markers: 0, turned: 0 });
    feed(table, 0, 'mole');
    expect([table.state.serverRoom?.markers, table.hand(0), machineDiscard(table)]).toEqual([1, [], ['mole']]);
    // One may take the card all the same.
    const taken = hackAll(2, ['mole']);
    taken.do(0, 'hack mole');
    expect(taken.choices(0)).toEqual(['takeHacked mole', 'feedServer mole']);
    taken.do(0, 'takeHacked mole');
    expect([taken.state.serverRoom?.markers, taken.hand(0), machineDiscard(taken)]).toEqual([0, ['mole'], []]);
  });

  rule(['R-SRV-002', 'R-SRV-003'], () => {
    // EX-33: with two players the third marker turns it.
    const table = hackAll(2, ['mole', 'vulture', 'siphon', 'mother']);
    feed(table, 0, 'mole');
    feed(table, 1, 'vulture');
    expect([table.vp(0), table.vp(1), table.state.serverRoom?.turned]).toEqual([0, 0, 0]);
    feed(table, 0, 'siphon');
    expect([table.vp(0), table.vp(1), table.state.serverRoom?.turned]).toEqual([5, 5, 2]);
    expect([machinesToCome(table.state), machinesToCome(table.state, 3)]).toEqual([2, 1]);
    expect(deployed(table)).toEqual(['mother']);
  });

  rule(['R-SRV-004', 'R-OPT-010'], () => {
    const table = hackAll(1, ['mole', 'vulture', 'siphon']);
    feed(table, 0, 'mole');
    const before = table.state.opponent?.vp ?? 0;
    feed(table, 0, 'vulture');
    // Nor does its own turn bring the opponent anything here.
    expect([table.vp(0), (table.state.opponent?.vp ?? 0) - before]).toEqual([5, 0]);
    table.do(0, 'hack siphon');
    // It takes no more markers, so that the card is taken at once.
    expect(table.hand(0)).toEqual(['siphon']);
    expect(table.state.opponent?.points.some(({ way }) => way === 'serverRoom')).toBe(false);
    expect(machinesToCome(table.state, 9)).toBe(0);
  });
});
