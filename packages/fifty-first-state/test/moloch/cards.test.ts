/** What the locations of Moloch and the hacked sides of machines do. */
import { describe, expect, test } from 'vitest';
import { razePrice } from '../../src/actions/raze.ts';
import { deployed, machineDiscard, molochTable } from './moloch.ts';

const MANY = ['mole', 'vulture', 'siphon'];

describe('productions', () => {
  const produced = (built: string[], machines: string[], hacked: string[] = []) =>
    molochTable({
      phase: 'production',
      round: 1,
      built: [built, []],
      hackedBuilt: [hacked, []],
      deployed: machines,
      bottom: ['grinder', 'jammer', 'warden'],
    });

  test('Scrap Sentries give a second shield against more machines than players', () => {
    expect(produced(['scrap-sentries'], ['mole', 'vulture']).goods(0).shield).toBe(1);
    expect(produced(['scrap-sentries'], MANY).goods(0).shield).toBe(2);
  });
  test('Drone Butchers give iron for each machine, at most three', () => {
    expect(produced(['drone-butchers'], ['mole']).goods(0).iron).toBe(1);
    expect(produced(['drone-butchers'], [...MANY, 'mother']).goods(0).iron).toBe(3);
  });
  test('Panzer Truck takes a hacked card, Battery Cellar keeps a worker for hacking', () => {
    const table = produced(['panzer-truck', 'battery-cellar'], []);
    expect(table.hand(0)).toContain('grinder');
    expect(table.on(0, 'battery-cellar')).toEqual({ hackWorker: 1 });
    expect(table.goods(0).worker).toBe(3);
  });
  test('Gasoline Vampire gives as many workers as the board', () => {
    expect(produced([], [], ['gasoline-vampire']).goods(0).worker).toBe(6);
  });
  test('Hi-Tech Cellar takes two basic resources of any kinds', () => {
    const table = produced(['hi-tech-cellar'], []);
    expect(table.choices(0)).toHaveLength(10);
    table.do(0, 'option 1 fuel 1 brick');
    expect(table.on(0, 'hi-tech-cellar')).toEqual({ hackFuel: 1, hackBrick: 1 });
  });
});

describe('when they are built', () => {
  test.each([
    ['recovered-kasparov', 1, { destroyRedContact: 3 }],
    ['mutant-autopsy', 1, { hackFuel: 1, hackGun: 1, hackWorker: 1 }],
  ])('%s', (id, distance, kept) => {
    const table = molochTable({ hands: [[id], []], goods: [{ greyContact: distance }, {}] });
    table.do(0, `construct ${id}`);
    expect(table.on(0, id)).toEqual(kept);
  });
  test('Signal Tower gives two red contacts', () => {
    const table = molochTable({ hands: [['signal-tower'], []], goods: [{ greyContact: 1 }, {}] });
    table.do(0, 'construct signal-tower');
    expect(table.goods(0)).toEqual({ redContact: 2 });
  });
});

describe('actions', () => {
  test.each([
    ['trial-by-fire', ['mole', 'vulture'], { worker: 1, gun: 1 }, { vp: 2 }],
    ['last-bulwark', ['mole'], { worker: 1, gun: 2 }, { vp: 3 }],
    ['last-bulwark', MANY, { worker: 1, gun: 2 }, { vp: 4 }],
    ['rewired-turret', [], { brick: 1 }, { shield: 1, redContact: 1 }],
  ])('%s with %j', (id, machines, goods, gained) => {
    const table = molochTable({ built: [[id], []], deployed: machines, goods: [goods, {}] });
    table.do(0, `use ${id}`);
    expect(table.goods(0)).toEqual(gained);
  });

  test.each([
    ['gladiator', { worker: 1, gun: 2 }, { vp: 3 }],
    ['transmitter-7g', { worker: 1, iron: 2 }, { vp: 3 }],
    ['tank-leech', { worker: 1, fuel: 2 }, { vp: 3 }],
    ['heart-of-the-state', { worker: 2 }, { vp: 3 }],
    ['black-choir', { worker: 1, gun: 1 }, { vp: 2 }],
    ['bailiff', { redContact: 2 }, { vp: 2 }],
    ['cable-cutter', { worker: 1 }, { blueContact: 2 }],
    ['hornet-swarm', { worker: 1 }, { redContact: 2 }],
    ['drill-worm', { worker: 1, brick: 1 }, { development: 1, greyContact: 1 }],
  ])('%s, hacked, with two machines on the table', (id, goods, gained) => {
    const table = molochTable({ hackedBuilt: [[id], []], deployed: ['mole', 'vulture'], goods: [goods, {}] });
    table.do(0, `use ${id}`);
    expect(table.goods(0)).toEqual(gained);
  });

  test('Trial by Fire cannot be used without a machine', () => {
    expect(molochTable({ built: [['trial-by-fire'], []], goods: [{ worker: 1, gun: 1 }, {}] }).some(0, 'use')).toEqual(
      [],
    );
  });
  test('Firewaller hacks for a worker for each machine', () => {
    const table = molochTable({
      hackedBuilt: [['firewaller'], []],
      deployed: ['mole', 'vulture'],
      goods: [{ worker: 2 }, {}],
    });
    table.do(0, 'use firewaller');
    table.do(0, 'card mole');
    expect([table.hand(0), deployed(table), table.goods(0)]).toEqual([['mole'], ['vulture'], {}]);
  });
  test('Gun Pit and Code Kitchen set goods aside', () => {
    const table = molochTable({ built: [['gun-pit', 'code-kitchen'], []], goods: [{ gun: 1, worker: 1 }, {}] });
    table.do(0, 'use gun-pit');
    expect(table.on(0, 'gun-pit')).toEqual({ destroyRedContact: 3 });
    table.do(1, 'pass');
    table.do(0, 'use code-kitchen');
    table.do(0, 'option 2 iron');
    expect(table.on(0, 'code-kitchen')).toEqual({ hackIron: 2 });
  });
  test('Chop Shop breaks up a hacked card', () => {
    const table = molochTable({ built: [['chop-shop'], []], hands: [['pub'], []], hacked: [['mole'], []] });
    table.do(0, 'use chop-shop');
    expect([table.hand(0), machineDiscard(table), table.vp(0)]).toEqual([['pub'], ['mole'], 2]);
  });
  test('Decoy Broadcast discards a machine and draws a card', () => {
    const table = molochTable({
      built: [['decoy-broadcast'], []],
      deployed: ['mole', 'vulture'],
      goods: [{ worker: 1, fuel: 1 }, {}],
      deck: ['pub'],
    });
    table.do(0, 'use decoy-broadcast');
    table.do(0, 'card vulture');
    expect([deployed(table), machineDiscard(table), table.hand(0), table.vp(0)]).toEqual([
      ['mole'],
      ['vulture'],
      ['pub'],
      0,
    ]);
  });
  test('Machine Graveyard takes one of the top three', () => {
    const table = molochTable({
      built: [['machine-graveyard'], []],
      machineDiscard: ['mole', 'vulture', 'siphon', 'mother'],
      goods: [{ worker: 1, fuel: 1 }, {}],
    });
    table.do(0, 'use machine-graveyard');
    expect(table.choices(0)).toEqual(['card mother', 'card siphon', 'card vulture']);
    table.do(0, 'card siphon');
    expect([table.hand(0), machineDiscard(table)]).toEqual([['siphon'], ['mole', 'vulture', 'mother']]);
  });
  test('Mole clears another action, Siphon gains the goods of a deal, Magnet Crane takes a resource', () => {
    const table = molochTable({
      built: [['archive'], []],
      hackedBuilt: [['mole', 'siphon', 'magnet-crane'], []],
      deals: [[], ['docks']],
      goods: [{ worker: 3, iron: 1 }, { fuel: 1 }],
    });
    table.do(0, 'use siphon');
    expect(table.goods(0)).toEqual({ worker: 2, iron: 2 });
    table.do(1, 'pass');
    expect(table.some(0, 'use')).not.toContain('use magnet-crane');
    table.do(0, 'use mole');
    expect(table.placed(0, 'siphon').used).toBe(0);
  });
});

describe('features', () => {
  test('Warden guards productions, Silencer helps against locations', () => {
    const table = molochTable({ built: [[], ['docks', 'archive']], hackedBuilt: [['silencer'], ['warden']] });
    const price = (seat: number, id: string): number => razePrice(table.state, seat, table.placed(1, id));
    expect([price(0, 'docks'), price(0, 'archive')]).toEqual([3 + 1 - 1, 5 - 1]);
  });
  test('Scratcher turns a worker into one of the spoils of a card drawn', () => {
    const table = molochTable({
      hackedBuilt: [['scratcher', 'vulture'], []],
      goods: [{ worker: 2 }, {}],
      deck: ['docks', 'quarry'],
    });
    table.do(0, 'use vulture');
    expect(table.choices(0)).toEqual(['spoil brick', 'done']);
    table.do(0, 'spoil brick');
    expect([table.goods(0), table.hand(0)]).toEqual([{ brick: 1 }, ['quarry', 'docks']]);
  });
});
