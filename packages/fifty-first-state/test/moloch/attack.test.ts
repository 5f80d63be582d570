/** The attack phase: what every machine does, and which attacks have to take place. */
import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { DESIGNS } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { siegeOf } from '../../src/sets/moloch/attack.ts';
import { PREY, wantedBy } from '../../src/sets/moloch/threats.ts';
import { machineRef, molochTable } from './moloch.ts';

const attacked = (wish: Parameters<typeof molochTable>[0]) => molochTable({ phase: 'attack', ...wish });
/** Where the attack has come to: the choices of the first seat, or the Action phase. */
const offered = (table: ReturnType<typeof molochTable>): string[] =>
  table.state.decision?.kind === 'blow' ? table.choices(0) : [];

test('what an attack leaves alone says why', () => {
  const table = attacked({
    deployed: ['mother', 'gasoline-vampire', 'vulture'],
    built: [['oil-rig', 'fuel-tank', 'deserted-colony', 'pub'], []],
  });
  // Either deal brings fuel, so that two attacks take place.
  expect(offered(table)).toEqual(['blow mother oil-rig', 'blow mother fuel-tank']);
  const why = (ref: string) =>
    fiftyFirstState.whyNot(table.match.view(0), 0, ref).map(({ key, rule }) => [key.split('.').at(-1), rule]);
  expect(why(table.ref('deserted-colony'))).toEqual([['fewerAttacks', 'R-MOL-017']]);
  expect(why(table.ref('pub'))).toEqual([['noMachine', 'R-MOL-018']]);
  expect(why(machineRef(table, 'vulture'))).toEqual([['attackEmpty', 'R-MOL-018']]);
  // Nothing speaks against what is offered.
  expect([machineRef(table, 'mother'), table.ref('oil-rig'), table.ref('fuel-tank')].flatMap(why)).toEqual([]);
  table.do(0, 'blow mother oil-rig');
  expect(table.state.decision?.kind).toBe('faction');
});

describe('every attack', () => {
  test.each([
    ['guardian', { greyContact: 2, worker: 1 }, { greyContact: 1, worker: 1 }],
    ['guardian', { worker: 1 }, {}],
    ['gladiator', { gun: 1, worker: 1 }, { worker: 1 }],
    ['transmitter-7g', { iron: 1, worker: 1 }, { worker: 1 }],
    ['tank-leech', { fuel: 1, worker: 1 }, { worker: 1 }],
    ['tank-leech', { worker: 2 }, { worker: 1 }],
    ['scratcher', { ammo: 1, worker: 1 }, { worker: 1 }],
    ['hornet-swarm', { worker: 3 }, { worker: 1 }],
    ['hornet-swarm', { worker: 1 }, {}],
    ['drill-worm', { brick: 2, iron: 1 }, { brick: 1 }],
    ['drill-worm', { iron: 2 }, { iron: 1 }],
    ['gasoline-vampire', { fuel: 3 }, { fuel: 1 }],
    ['firewaller', { iron: 1, worker: 2 }, { worker: 1 }],
    [
      'warden',
      { greyContact: 2, redContact: 1, blueContact: 1, universalContact: 2 },
      { greyContact: 1, universalContact: 1 },
    ],
    ['black-choir', { vp: 3 }, { vp: 2 }],
    ['black-choir', { fuel: 1 }, { fuel: 1 }],
  ])('%s takes from %j and leaves %j', (machine, goods, left) => {
    const table = attacked({ deployed: [machine], goods: [goods, {}] });
    expect(table.state.decision?.kind).toBe('faction');
    expect(table.goods(0)).toEqual(left);
  });

  test.each([
    ['mother', 'tAmmo', 'docks', 'pub'],
    ['juggernaut', 'tBrick', 'quarry', 'pub'],
    ['furrower', 'tFuel', 'underground-warehouse', 'pub'],
    ['grinder', 'tIron', 'docks', 'pub'],
    ['silencer', 'tGun', 'ruined-library', 'pub'],
    ['shepherd', 'tWorker', 'school', 'pub'],
    ['cable-cutter', 'tContact', 'signal-tower', 'pub'],
    ['bailiff', 'tVp', 'murderers-pub', 'pub'],
    ['heart-of-the-state', 'tLiberty', 'wrecked-airplane', 'pub'],
  ])('%s razes a location of the type %s and nothing else', (machine, _type, hit, spared) => {
    const table = attacked({ deployed: [machine], built: [[spared, hit], []] });
    expect([table.built(0), table.ruins(0)]).toEqual([[spared], [hit]]);
    expect(attacked({ deployed: [machine], built: [[spared], []] }).built(0)).toEqual([spared]);
  });

  test('Magnet Crane takes two of the goods that the player chooses', () => {
    const table = attacked({ deployed: ['magnet-crane'], goods: [{ fuel: 1, iron: 1, ammo: 2, worker: 3 }, {}] });
    expect(offered(table)).toEqual([
      'blow magnet-crane 1 fuel 1 iron',
      'blow magnet-crane 1 fuel 1 ammo',
      'blow magnet-crane 1 iron 1 ammo',
      'blow magnet-crane 2 ammo',
    ]);
    table.do(0, 'blow magnet-crane 1 fuel 1 ammo');
    expect(table.goods(0)).toEqual({ iron: 1, ammo: 1, worker: 3 });
  });

  test('Vulture takes a card of the hand, Undertaker a deal, which the player chooses', () => {
    const table = attacked({
      deployed: ['vulture', 'undertaker'],
      hands: [['pub', 'docks'], []],
      deals: [['school', 'quarry'], []],
    });
    expect(offered(table)).toEqual(['blow vulture pub', 'blow vulture docks']);
    table.do(0, 'blow vulture docks');
    expect(offered(table)).toEqual(['blow undertaker school', 'blow undertaker quarry']);
    table.do(0, 'blow undertaker school');
    expect([table.hand(0), table.deals(0), table.discard()]).toEqual([['pub'], ['quarry'], ['docks', 'school']]);
    expect(table.goods(0)).toEqual({});
  });

  test('Mole blocks an action location until clean-up', () => {
    const table = attacked({
      phase: 'attackAndAct',
      deployed: ['mole'],
      built: [['archive', 'deserted-colony', 'pub'], []],
      goods: [{ worker: 3, gun: 2, fuel: 2, iron: 2, brick: 2 }, {}],
    });
    table.do(0, 'blow mole archive');
    expect(table.some(0, 'use')).toEqual(['use deserted-colony']);
    table.passAll();
    expect(table.state.moloch?.blocked).toEqual([]);
  });

  rule('R-MOL-058', () => {
    const closed = (machine: string, faction: string): number[] | undefined =>
      attacked({ deployed: [machine], factions: [faction, 'newYork'] }).state.moloch?.closed[0];
    expect(closed('conflagration', 'mutantsUnion')).toEqual([0]);
    // Bricks and cards pay for grey contacts there.
    expect(closed('conflagration', 'appalachianFederation')).toEqual([0]);
    expect(closed('jammer', 'newYork')).toEqual([1]);
    expect(closed('siphon', 'newYork')).toEqual([2]);
    const table = attacked({
      phase: 'attackAndAct',
      deployed: ['conflagration'],
      goods: [{ iron: 4, gun: 1 }, {}],
    });
    expect(table.some(0, 'board')).toEqual(['board 1']);
    table.passAll();
    expect(table.state.moloch?.closed[0]).toEqual([]);
    const texas = attacked({
      phase: 'attackAndAct',
      deployed: ['conflagration'],
      factions: ['texas', 'newYork'],
      goods: [{ iron: 2, gun: 2 }, {}],
    });
    expect(texas.some(0, 'board')).toEqual(['board 1']);
    texas.do(0, 'board 1');
    texas.do(1, 'pass');
    const again = texas.some(0, 'board').find((one) => one !== 'board 1') ?? '';
    texas.do(0, again);
    expect(texas.goods(0)).toEqual({ iron: 2, redContact: 2 });
  });
});

describe('as many as possible', () => {
  rule(['R-MOL-017', 'R-MOL-019'], () => {
    // EX-21.
    const table = attacked({ deployed: ['mother', 'juggernaut'], built: [['brick-supplier', 'brick-storage'], []] });
    expect(offered(table)).toEqual([]);
    expect(table.ruins(0).sort()).toEqual(['brick-storage', 'brick-supplier']);
    // Three bricks of the storage come back as well.
    expect(table.goods(0)).toEqual({ brick: 5 });
  });

  test('a razed location feeds a later loss', () => {
    const table = attacked({ deployed: ['gladiator', 'silencer'], built: [['ruined-library'], []] });
    expect(table.goods(0)).toEqual({});
    expect(table.ruins(0)).toEqual(['ruined-library']);
  });

  rule('R-MOL-018', () => {
    const table = attacked({ deployed: ['mother', 'vulture', 'black-choir', 'undertaker', 'mole'] });
    expect(table.state.decision?.kind).toBe('faction');
    expect(table.state.moloch?.attack).toBeNull();
  });

  rule(['R-MOL-016', 'R-MOL-065'], () => {
    const table = attacked({
      first: 1,
      deployed: ['mother', 'hornet-swarm'],
      built: [
        ['docks', 'quarry'],
        ['docks', 'arena'],
      ],
      goods: [{ worker: 3 }, { worker: 2 }],
    });
    // The first player faces all machines, then the other; what waits for a raze stays quiet.
    expect(table.match.waiting()).toEqual([1]);
    expect(table.goods(0).worker).toBe(3);
    table.do(1, table.choices(1)[0] ?? '');
    expect(table.match.waiting()).toEqual([0]);
    table.do(0, 'blow mother quarry');
    expect([table.goods(0), table.goods(1).worker ?? 0]).toEqual([{ worker: 1, brick: 1 }, 0]);
    expect(table.built(0)).toEqual(['docks']);
  });

  test('what waits for a raze does not happen', () => {
    const table = attacked({ deployed: ['mother'], built: [['docks', 'hunters'], []] });
    if (table.state.decision?.kind === 'blow') table.do(0, 'blow mother docks');
    expect(table.goods(0).iron).toBe(1);
    expect(Object.keys(table.goods(0))).toEqual(['iron']);
  });

  rule('R-MOL-015', () => {
    const first = molochTable({ phase: 'attack', round: 1, deployed: ['hornet-swarm'], goods: [{ worker: 3 }, {}] });
    expect(first.goods(0)).toEqual({ worker: 3 });
    expect(attacked({ deployed: ['hornet-swarm'], goods: [{ worker: 3 }, {}] }).goods(0)).toEqual({ worker: 1 });
  });

  test('Tank Traps let one machine be ignored in each attack phase', () => {
    const table = attacked({
      deployed: ['hornet-swarm', 'black-choir'],
      built: [['tank-traps'], []],
      goods: [{ worker: 3, vp: 5 }, {}],
    });
    expect(offered(table)).toEqual(['blow hornet-swarm 2 worker', 'ignore hornet-swarm']);
    table.do(0, 'ignore hornet-swarm');
    expect(table.goods(0)).toEqual({ worker: 3, vp: 4 });
  });

  test('shields protect nobody from a machine, nor does a printed one', () => {
    const table = attacked({ deployed: ['mother'], built: [['docks+shield'], []] });
    expect(table.ruins(0)).toEqual(['docks']);
  });
});

test('all that machines take has its place among the prey', () => {
  const attacks = DESIGNS.flatMap((one) => (one.kind === 'location' && one.machine ? [one.machine.attack] : []));
  expect([...new Set(attacks.flatMap(wantedBy))].toSorted()).toEqual(PREY.toSorted());
  const { card: _card, deal: _deal, ...pool } = Object.fromEntries(PREY.map((good, at) => [good, at + 3]));
  const { state } = molochTable({ hands: [['pub', 'docks'], []], deals: [['school'], []], goods: [pool, {}] });
  // Connection cards can be discarded too.
  const have: { readonly [good: string]: number } = { ...pool, card: 2 + 1, deal: 1 };
  expect(siegeOf(state, 0, []).have).toEqual(PREY.map((good) => have[good]));
});
