/** Machines on the table: deployment, hacking, destroying, and what becomes of hacked cards. */
import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { machinesToCome } from '../../src/sets/moloch/deployment.ts';
import { destroyPrice } from '../../src/sets/moloch/prices.ts';
import { Table } from '../table.ts';
import { deployed, type MolochWish, machineDiscard, machineRef, molochTable } from './moloch.ts';

const MACHINES = DESIGNS.filter((design): design is Location => design.kind === 'location' && design.machine !== null);
const sum = (goods: object): number => Object.values(goods).reduce((all: number, n: number) => all + n, 0);

describe('the cards', () => {
  rule('R-MOL-001', () => {
    expect(MACHINES).toHaveLength(27);
    for (const { machine, distance, spoils } of MACHINES)
      expect([machine?.code.length, distance, sum(spoils)]).toEqual([3, 1, 3]);
  });
  rule('R-MOL-002', () => {
    for (const { machine, types } of MACHINES) {
      const [first = ''] = machine?.code ?? [];
      expect(types).toEqual([`t${first[0]?.toUpperCase()}${first.slice(1)}`]);
    }
  });
  rule(['R-SETUP-011', 'R-OPT-004'], () => {
    const machines = (options: object): number | undefined =>
      new Table({ phase: 'setup', options: { expansions: ['moloch'], promo1: false, ...options } }).state.moloch?.deck
        .length;
    expect([machines({}), machines({ promo2: true })]).toEqual([23, 27]);
    const { state } = new Table({ phase: 'setup', options: { expansions: ['moloch'], promo1: false } });
    expect([state.cards.length - 12 - 23, state.moloch?.discard]).toEqual([88 + 27, []]);
    const without = new Table({ phase: 'setup', options: { expansions: [], promo1: false, promo2: true } });
    expect([without.state.moloch, without.state.cards.length - 12]).toEqual([null, 88 + 6]);
  });
  rule('R-OPT-005', () => {
    const options = { promo1: false, serverRoom: true };
    expect(() => new Table({ options: { ...options, expansions: [] } })).toThrow();
    expect(new Table({ options: { ...options, expansions: ['moloch'] } }).state.serverRoom).not.toBeNull();
  });
});

describe('deployment', () => {
  rule('R-MOL-020', () => {
    // EX-22: three players as privates get four machines.
    for (const [difficulty, more] of [
      ['recruit', 0],
      ['private', 1],
      ['veteran', 2],
    ] as const)
      for (const seats of [1, 2, 3, 4]) {
        const table = molochTable({ phase: 'deployment', seats, options: { molochDifficulty: difficulty } });
        expect(deployed(table)).toHaveLength(seats + more);
      }
    const table = molochTable({ phase: 'deployment', deployed: ['mole'], bottom: ['mother', 'vulture'] });
    expect(deployed(table)).toEqual(['mole', 'mother', 'vulture']);
  });
  rule('R-MOL-022', () => {
    const wish = { phase: 'deployment', bottom: ['mother'], onlyBottom: true } as const;
    expect(deployed(molochTable(wish))).toEqual(['mother']);
    const table = molochTable({ ...wish, machineDiscard: ['vulture', 'mole'] });
    expect(deployed(table)).toHaveLength(2);
    expect(machineDiscard(table)).toEqual([]);
  });
  rule('R-MOL-023', () => {
    const spent = { phase: 'deployment', round: 6, bottom: ['mother'], onlyBottom: true } as const;
    const stood = (risen: number, highest = 9, more: MolochWish = {}) =>
      molochTable({
        ...spent,
        goods: [{ vp: 9 }, { vp: 4 }],
        ...more,
        arrange(start) {
          Object.assign(start.moloch ?? {}, { highest, risen });
        },
      });
    const overrun = stood(3);
    expect([overrun.state.ending, overrun.state.phase]).toEqual([true, 'action']);
    overrun.passAll();
    expect([overrun.state.phase, overrun.state.round]).toEqual(['over', 6]);
    // Not yet for three rounds, not if somebody has got ahead, not as long as all machines come.
    expect(stood(4).state.ending).toBe(false);
    expect(stood(3, 8).state).toMatchObject({ ending: false, moloch: { highest: 9, risen: 6 } });
    expect(stood(3, 9, { bottom: ['mother', 'vulture'] }).state.ending).toBe(false);
    // Alone, the points of the opponent count too.
    const alone = { seats: 1, bottom: [], goods: [{ vp: 3 }] };
    expect(stood(3, 9, alone).state.ending).toBe(true);
    expect(stood(3, 9, { ...alone, opponentVp: 12 }).state).toMatchObject({ ending: false, moloch: { highest: 12 } });
  });
  rule('R-MOL-010', () => {
    const table = molochTable({ phase: 'production', deployed: ['hornet-swarm'], bottom: ['mother', 'vulture'] });
    // Both have produced three workers and lost two before new machines came.
    expect([table.goods(0).worker, table.goods(1).worker]).toEqual([1, 1]);
    expect(deployed(table)).toEqual(['hornet-swarm', 'mother', 'vulture']);
    expect(table.state.phase).toBe('action');
  });
  rule('R-BASE-181', () => {
    // Patriot Tower brings its owner over 25: machines still attack and come, and the actions are still played.
    const table = molochTable({
      phase: 'production',
      built: [['patriot-tower', 'labor-camp', 'school', 'school', 'city-guards'], ['hunters']],
      deployed: ['silencer'],
      bottom: ['mother', 'vulture'],
      goods: [{ vp: 24 }, {}],
    });
    expect([table.vp(0), table.state.ending]).toEqual([26, true]);
    expect([table.ruins(0), table.ruins(1)]).toEqual([['city-guards'], ['hunters']]);
    expect([deployed(table), table.asked]).toEqual([['silencer', 'mother', 'vulture'], 'act 0']);
    table.passAll();
    expect(table.match.over).toBe(true);
    expect(table.events.some(({ kind, phase }) => kind === 'phase' && phase === 'cleanup')).toBe(false);
  });
});

describe('hacking', () => {
  rule('R-MOL-030', () => {
    const table = molochTable({ deployed: ['juggernaut'], goods: [{ gun: 1, brick: 1, worker: 2 }, { gun: 1 }] });
    table.do(0, 'hack juggernaut');
    expect([table.goods(0), table.hand(0), deployed(table)]).toEqual([{ worker: 1 }, ['juggernaut'], []]);
    expect(table.some(1, 'hack')).toEqual([]);
  });
  rule('R-MOL-031', () => {
    const table = molochTable({
      hacked: [['juggernaut'], []],
      goods: [{ greyContact: 1, blueContact: 1, redContact: 1 }, {}],
    });
    expect(table.some(0, 'construct')).toEqual(['construct juggernaut']);
    expect([table.some(0, 'deal'), table.some(0, 'raze')]).toEqual([['deal juggernaut'], ['raze juggernaut']]);
    table.do(0, 'construct juggernaut');
    expect(table.goods(0)).toEqual({ blueContact: 1, redContact: 2, gun: 1 });
  });
  test('everybody knows which card was hacked', () => {
    const table = molochTable({ deployed: ['juggernaut'], goods: [{ gun: 1, brick: 1, worker: 1 }, {}] });
    table.do(0, 'hack juggernaut');
    expect(table.hand(0, 1)).toEqual(['juggernaut']);
  });
  rule('R-MOL-033', () => {
    const wish = {
      deployed: ['juggernaut'],
      built: [['battery-cellar', 'captured-scanner'], []],
      aside: { 'battery-cellar': { hackWorker: 2 }, 'captured-scanner': { destroyRedContact: 4 } },
    };
    const table = molochTable({ ...wish, goods: [{ gun: 1, ammo: 1, worker: 1 }, {}] });
    table.do(0, 'hack juggernaut');
    expect(table.choices(0)).toEqual(['payment 1 gun 1 ammo 1 worker', 'payment 1 gun 1 ammo 1 hackWorker']);
    table.do(0, 'payment 1 gun 1 ammo 1 hackWorker');
    expect([table.goods(0), table.on(0, 'battery-cellar')]).toEqual([{ worker: 1 }, { hackWorker: 1 }]);
    const other = molochTable({ ...wish, goods: [{ universalContact: 2 }, {}] });
    other.do(0, 'destroy juggernaut');
    expect([other.goods(0), other.on(0, 'captured-scanner')]).toEqual([{ vp: 1 }, {}]);
    // They pay for nothing else.
    const none = molochTable({ ...wish, hands: [['docks'], []], goods: [{}, {}], red: 'punks' });
    expect([none.some(0, 'raze'), none.some(0, 'takeConnection')]).toEqual([[], []]);
  });
  rule(['R-MOL-034', 'R-MOL-067'], () => {
    const table = molochTable({
      deployed: ['mole', 'vulture'],
      built: [['codebreakers-den'], []],
      hackedBuilt: [['mother'], []],
      goods: [{ worker: 2 }, {}],
      options: { serverRoom: true },
      deck: ['pub'],
    });
    table.do(0, 'use mother');
    expect(table.choices(0)).toEqual(['card mole', 'card vulture']);
    table.do(0, 'card vulture');
    expect(table.choices(0)).toEqual(['takeHacked vulture', 'feedServer vulture']);
    table.do(0, 'takeHacked vulture');
    // Codebreakers' Den has drawn a card for it.
    expect([table.hand(0), table.goods(0), deployed(table)]).toEqual([['vulture', 'pub'], {}, ['mole']]);
  });
  test('with Jammer the first hack of a round leaves out one good', () => {
    const table = molochTable({
      deployed: ['juggernaut', 'conflagration'],
      hackedBuilt: [['jammer'], []],
      goods: [{ gun: 1, worker: 1, fuel: 2 }, {}],
    });
    expect(table.some(0, 'hack')).toEqual(['hack juggernaut 1 brick', 'hack conflagration 1 iron']);
    table.do(0, 'hack juggernaut 1 brick');
    table.do(1, 'pass');
    expect(table.some(0, 'hack')).toEqual([]);
  });
});

describe('destroying', () => {
  rule(['R-MOL-032', 'R-MOL-003'], () => {
    const table = molochTable({ deployed: ['juggernaut'], goods: [{ redContact: 6 }, { redContact: 5 }] });
    expect(table.some(1, 'destroy')).toEqual([]);
    table.do(0, 'destroy juggernaut');
    expect([table.goods(0), machineDiscard(table)]).toEqual([{ vp: 1 }, ['juggernaut']]);
    const price = (machines: string[]): number => {
      const { state } = molochTable({ seats: 3, deployed: machines });
      return destroyPrice(state, 0, state.moloch?.deployed[0]?.card ?? -1);
    };
    // EX-22 with Gladiator, whose printed Defence is 4.
    expect(price(['gladiator', 'mole', 'vulture'])).toBe(5);
    expect(price(['gladiator', 'mole', 'vulture', 'siphon'])).toBe(4);
  });
  test('Trophy Wall brings a point, Pulse Range saves a contact', () => {
    const table = molochTable({
      deployed: ['mole'],
      built: [['trophy-wall', 'pulse-range'], []],
      goods: [{ redContact: 2 }, {}],
    });
    table.do(0, 'destroy mole');
    expect(table.goods(0)).toEqual({ vp: 2 });
  });
  rule('R-MOL-066', () => {
    const price = (seats: number): number => {
      const { state } = molochTable({ seats, deployed: ['gladiator', 'mole'] });
      return destroyPrice(state, 0, state.moloch?.deployed[0]?.card ?? -1);
    };
    expect([price(1), price(2)]).toEqual([4, 5]);
    // Contacts were laid when it was not furious yet.
    const { state } = molochTable({ deployed: ['gladiator'], laid: { gladiator: { contacts: 2 } } });
    expect(destroyPrice(state, 0, state.moloch?.deployed[0]?.card ?? -1)).toBe(3);
  });
  test('why a machine cannot be touched', () => {
    const table = molochTable({ deployed: ['juggernaut'], goods: [{ redContact: 2 }, {}] });
    const reasons = fiftyFirstState.whyNot(table.match.view(0), 0, machineRef(table, 'juggernaut'));
    expect(reasons.map(({ rule: id }) => id)).toEqual(['R-MOL-030', 'R-MOL-032']);
  });
});

describe('hacked cards', () => {
  rule('R-MOL-050', () => {
    const table = molochTable({
      hacked: [['juggernaut', 'mole'], []],
      hackedBuilt: [['grinder'], []],
      goods: [{ redContact: 1, brick: 1 }, {}],
    });
    table.do(0, 'raze juggernaut');
    expect([machineDiscard(table), table.discard()]).toEqual([['juggernaut'], []]);
    table.do(1, 'pass');
    table.do(0, 'rebuild mole');
    expect(machineDiscard(table)).toEqual(['juggernaut', 'grinder']);
  });
  rule(['R-MOL-051', 'R-MOL-056'], () => {
    const table = molochTable({ hackedBuilt: [[], ['juggernaut']], goods: [{ redContact: 3 }, {}], deck: ['pub'] });
    table.do(0, 'razeRival juggernaut');
    expect([table.ruins(1), machineDiscard(table), table.built(1)]).toEqual([['pub'], ['juggernaut'], []]);
    expect(table.goods(1)).toEqual({ gun: 1 });
    // Others see only that there are ruins.
    expect(table.ruins(1, 0)).toEqual(['?']);
    const other = molochTable({ hacked: [['undertaker'], []], goods: [{ greyContact: 1 }, {}], deck: ['docks'] });
    other.do(0, 'construct undertaker');
    expect([other.ruins(0), other.goods(0)]).toEqual([['docks'], { worker: 1 }]);
  });
  rule('R-MOL-052', () => {
    const table = molochTable({
      built: [['risky-inspection'], []],
      goods: [{ worker: 1, iron: 1 }, {}],
      bottom: ['mole', 'mother'],
    });
    table.do(0, 'use risky-inspection');
    // Its machine faces everybody: the owner, the rival, and who only watches.
    expect([table.hand(0), table.hand(0, 1), table.hand(0, -1)]).toEqual([['mole'], ['mole'], ['mole']]);
    expect(table.id(table.state.moloch?.deck[0] ?? -1)).toBe('mother');
  });
  rule('R-MOL-053', () => {
    const wish = {
      hands: [['pub'], []],
      built: [['hi-tech-cellar', 'mutant-autopsy'], []],
      aside: { 'hi-tech-cellar': { hackFuel: 2 }, 'mutant-autopsy': { hackGun: 1 } },
    } as const;
    const table = molochTable({ ...wish, goods: [{ development: 1 }, {}] });
    table.do(0, 'rebuild pub');
    table.do(0, 'over hi-tech-cellar development');
    expect(table.state.players[0]?.cached).toEqual({ hackGun: 1 });
    expect(table.goods(0).fuel).toBeUndefined();
    table.do(1, 'pass');
    table.do(0, 'pass');
    expect(table.on(0, 'mutant-autopsy')).toEqual({ hackGun: 1 });
  });
  rule('R-MOL-054', () => {
    const scanner = DESIGNS.find(({ id }) => id === 'captured-scanner') as Location;
    expect([scanner.categories, scanner.category, scanner.baseDefence]).toEqual([
      ['production', 'feature'],
      'production',
      3,
    ]);
    const table = molochTable({ hands: [['captured-scanner'], []], goods: [{ greyContact: 2 }, {}] });
    table.do(0, 'construct captured-scanner');
    expect(table.on(0, 'captured-scanner')).toEqual({ destroyRedContact: 2 });
  });
  rule('R-MOL-055', () => {
    const wish = { hackedBuilt: [['guardian'], []], goods: [{ worker: 1, brick: 3 }, {}] } as const;
    expect(molochTable(wish).some(0, 'use')).toEqual([]);
    const table = molochTable({ ...wish, deployed: ['mole', 'vulture'] });
    table.do(0, 'use guardian');
    expect(table.goods(0)).toEqual({ brick: 1, vp: 3 });
    expect(molochTable({ ...wish, deployed: ['mole', 'vulture', 'siphon', 'mother'] }).some(0, 'use')).toEqual([]);
  });
  rule('R-MOL-057', () => {
    const table = molochTable({
      phase: 'production',
      round: 1,
      built: [[], ['brick-supplier', 'quarry']],
      hackedBuilt: [['conflagration'], []],
    });
    table.do(0, 'card brick-supplier');
    // Two bricks, because its owner has two locations of that type; the owner goes without.
    expect([table.goods(0).brick, table.goods(1).brick]).toEqual([2, 1]);
    // A machine may have razed it by the time of the attack: nothing names the ruin that it has become.
    expect(table.state.copies).toEqual([]);
  });
  test('what was copied is forgotten before machines attack', () => {
    const table = molochTable({
      phase: 'production',
      round: 2,
      deployed: ['mother', 'mole'],
      built: [[], ['brick-supplier', 'quarry']],
      hackedBuilt: [['conflagration'], []],
    });
    table.do(0, 'card brick-supplier');
    expect([table.state.phase, table.state.copies]).toEqual(['attack', []]);
  });
});

describe('the end', () => {
  rule(['R-MOL-060', 'R-BASE-185'], () => {
    const ended = (points: readonly number[], machines: string[]) => {
      const table = molochTable({
        deployed: machines,
        goods: points.map((vp) => ({ vp })),
        built: [['pub'], ['docks']],
      });
      table.state.ending = true;
      return table;
    };
    const scores = (points: readonly number[], machines: string[]): number[] | undefined =>
      fiftyFirstState.tally(ended(points, machines).state).score as number[];
    // EX-22: 30 points become 26 before locations count.
    expect(scores([30, 20], ['mole', 'vulture'])).toEqual([27, 21]);
    expect(scores([30, 30], ['mole'])).toEqual([29, 29]);
    expect(scores([30, 20], [])).toEqual([31, 21]);
    expect(scores([3, 2], ['mole', 'vulture'])).toEqual([1, 3]);
  });
  rule(['R-MOL-061', 'R-SOLO-071'], () => {
    const score = (vp: number, opponentVp: number): unknown =>
      fiftyFirstState.tally(molochTable({ seats: 1, deployed: ['mole'], goods: [{ vp }], opponentVp }).state).score;
    expect([score(20, 19), score(20, 20)]).toEqual([[18], [20]]);
    const { state } = molochTable({ seats: 1, options: { molochDifficulty: 'private' } });
    expect(machinesToCome(state)).toBe(2);
    const table = molochTable({ seats: 1, phase: 'attack', deployed: ['mother'], built: [[], ['docks']] });
    expect(table.built(1)).toEqual(['docks']);
  });
});

test('the machines on the table are counted for every seat', () => {
  const { state } = molochTable({ deployed: ['mole', 'vulture'] });
  expect(fiftyFirstState.tally(state).machines).toEqual([2, 2]);
});
