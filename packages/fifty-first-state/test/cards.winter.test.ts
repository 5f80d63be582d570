import { describe, expect, test } from 'vitest';
import { Table, type Wish } from './table.ts';

const factions = ['texas', 'newYork'];
/** The other player can build, so that the round goes on. */
const other = { greyContact: 1 };
const acting = (built: string[], worker: number, more: Wish = {}): Table =>
  new Table({
    factions,
    built: [built],
    hands: [[], ['docks']],
    connections: [['punks']],
    goods: [{ worker }, other],
    ...more,
  });

describe('Body Hunters', () => {
  test('1W: the uses of up to three other action locations are forgotten, once a round', () => {
    const table = acting(['body-hunters', 'archive', 'deserted-colony', 'labor-camp', 'post-office'], 9);
    expect(table.can(0, 'use body-hunters')).toBe(false);
    table.do(0, 'use archive', 'again');
    table.do(1, 'pass');
    table.do(0, 'use deserted-colony', 'done', 'use labor-camp', 'use post-office', 'done');
    expect(table.goods(0)).toEqual({ worker: 6, vp: 2, ammo: 1, blueContact: 1 });
    table.do(0, 'use body-hunters');
    expect(table.choices(0)).toEqual(
      expect.arrayContaining(['card archive', 'card deserted-colony', 'card labor-camp', 'card post-office']),
    );
    expect(table.some(0, 'card')).toHaveLength(4);
    table.do(0, 'card archive', 'card labor-camp', 'card deserted-colony');
    expect(table.asked).toBe('act 0');
    expect(table.goods(0)).toEqual({ worker: 5, vp: 2, ammo: 1, blueContact: 1 });
    expect(table.can(0, 'use body-hunters')).toBe(false);
    table.do(0, 'use archive', 'again', 'use labor-camp');
    expect(table.goods(0)).toEqual({ worker: 4, vp: 4, ammo: 1, blueContact: 1 });
    expect(table.can(0, 'use archive')).toBe(false);
    expect(table.placed(0, 'post-office').used).toBe(1);
  });

  test('one at least, and no more than one likes', () => {
    const table = acting(['body-hunters', 'archive', 'labor-camp'], 5);
    table.do(0, 'use archive', 'done');
    table.do(1, 'pass');
    table.do(0, 'use labor-camp', 'use body-hunters');
    expect(table.choices(0)).toEqual(['card archive', 'card labor-camp']);
    table.do(0, 'card archive');
    expect(table.choices(0)).toEqual(['card labor-camp', 'done']);
    table.do(0, 'done');
    expect(['archive', 'labor-camp'].map((id) => table.placed(0, id).used)).toEqual([0, 1]);
  });
});

describe('goods of deals', () => {
  test('Caravanner: 1W for the goods of three own deals', () => {
    const with4 = { deals: [['docks', 'church', 'gun-shop', 'motel'], ['quarry']] };
    expect(acting(['caravanner'], 0, with4).can(0, 'use caravanner')).toBe(false);
    expect(acting(['caravanner'], 1, { deals: [[], ['quarry']] }).can(0, 'use caravanner')).toBe(false);
    const table = acting(['caravanner'], 2, with4);
    table.do(0, 'use caravanner');
    expect(table.choices(0)).toEqual(['card docks', 'card church', 'card gun-shop', 'card motel']);
    table.do(0, 'card docks');
    expect(table.can(0, 'card docks')).toBe(false);
    table.do(0, 'card church', 'card motel');
    expect(table.goods(0)).toEqual({ worker: 1, iron: 1, vp: 1 });
    expect(table.hand(0)).toHaveLength(1);
    expect(table.asked).toBe('act 1');
    expect(table.deals(0)).toHaveLength(4);
    table.do(1, 'pass');
    expect(table.can(0, 'use caravanner')).toBe(false);
  });

  test('with one deal Caravanner gives the goods of that one', () => {
    const table = acting(['caravanner'], 1, { deals: [['docks']] });
    table.do(0, 'use caravanner');
    expect([table.goods(0), table.asked]).toEqual([{ iron: 1 }, 'act 1']);
  });

  test('Camino Real: 1W for the goods of one deal of another player', () => {
    const deals = [['docks'], ['quarry', 'church']];
    expect(acting(['camino-real'], 0, { deals }).can(0, 'use camino-real')).toBe(false);
    expect(acting(['camino-real'], 1, { deals: [['docks']] }).can(0, 'use camino-real')).toBe(false);
    const table = acting(['camino-real'], 2, { deals });
    table.do(0, 'use camino-real');
    expect(table.choices(0)).toEqual(['card quarry', 'card church']);
    table.do(0, 'card church');
    expect([table.goods(0), table.goods(1), table.deals(1)]).toEqual([
      { worker: 1, vp: 1 },
      other,
      ['quarry', 'church'],
    ]);
    table.do(1, 'pass');
    expect(table.can(0, 'use camino-real')).toBe(false);
    const passed = acting(['camino-real'], 2, { deals, first: 1 });
    passed.do(1, 'pass');
    expect(passed.can(0, 'use camino-real')).toBe(false);
  });
});

describe('cards for cards', () => {
  const deck = ['church', 'museum'];
  const hands = (hand: string[]) => ({ deck, hands: [hand, ['docks']] });

  test('Propaganda Station: 1W and a card of the hand for two of the deck', () => {
    const table = acting(['propaganda-station'], 1, { ...hands(['school']), connections: [] });
    table.do(0, 'use propaganda-station');
    expect([table.hand(0), table.discard()]).toEqual([['museum', 'church'], ['school']]);
    // A connection card pays as well.
    const connected = acting(['propaganda-station'], 1, hands(['school']));
    connected.do(0, 'use propaganda-station');
    expect(connected.choices(0)).toEqual(['card school', 'card punks']);
    connected.do(0, 'card punks');
    expect([connected.hand(0), connected.discard()]).toEqual([['school', 'museum', 'church'], []]);
    expect(connected.ids(connected.state.red.discard)).toEqual(['punks']);
    expect(connected.state.players[0]?.connections).toEqual([]);
  });

  test('Propaganda Center: two cards of the hand for one of two of the deck, once a round', () => {
    const one = acting(['propaganda-center'], 2, { ...hands(['school']), connections: [] });
    expect([one.asked, one.can(0, 'use propaganda-center')]).toEqual(['act 0', false]);
    // Where there is nothing to draw, it is good for nothing.
    const connections = [['punks', 'merchants']];
    const empty = acting(['propaganda-center'], 2, { deck: [], discard: [], connections });
    expect([empty.asked, empty.can(0, 'use propaganda-center')]).toEqual(['act 0', false]);
    const table = acting(['propaganda-center'], 2, hands(['school', 'quarry', 'motel', 'archive']));
    table.do(0, 'use propaganda-center', 'card school', 'card motel');
    expect(table.choices(0).sort()).toEqual(['card church', 'card museum']);
    table.do(0, 'card church');
    expect(table.hand(0)).toEqual(['quarry', 'archive', 'church']);
    expect(table.discard().sort()).toEqual(['motel', 'museum', 'school']);
    expect([table.goods(0), table.asked]).toEqual([{ worker: 2 }, 'act 1']);
    table.do(1, 'pass');
    expect([table.asked, table.can(0, 'use propaganda-center')]).toEqual(['act 0', false]);
  });
});

describe('Power Station', () => {
  test('gives what another own production location gives, built or in the production phase', () => {
    const built = acting(['docks', 'school'], 0, {
      hands: [['power-station'], ['docks']],
      goods: [{ greyContact: 2 }, other],
    });
    built.do(0, 'construct power-station');
    expect(built.choices(0)).toEqual(['card docks', 'card school']);
    built.do(0, 'card school');
    expect(built.goods(0)).toEqual({ worker: 1 });

    const phase = new Table({
      factions,
      phase: 'production',
      built: [['power-station', 'oil-rig', 'oil-trader'], ['school']],
    });
    expect(phase.goods(0)).toEqual({ worker: 4, greyContact: 1, fuel: 4 });
    const lonely = new Table({ factions, phase: 'production', built: [['power-station', 'suppliers'], []] });
    expect([lonely.asked, lonely.goods(0)]).toEqual(['act 0', { worker: 4, greyContact: 1 }]);
  });

  test('copies a Cistern at the end of the phase', () => {
    const table = new Table({
      factions,
      phase: 'production',
      built: [['power-station', 'cistern']],
      deals: [['fuel-tank', 'oil-rig']],
    });
    expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1, fuel: 2, vp: 4 });
  });
});

describe('Suppliers', () => {
  test('take a production of another player instead of him', () => {
    const built = [
      ['suppliers', 'docks'],
      ['boiler-room', 'quarry', 'gun-shop'],
    ];
    const table = new Table({ factions, phase: 'production', built });
    expect(table.asked).toBe('copy 0');
    expect(table.choices(0)).toEqual(['card boiler-room', 'card quarry']);
    table.do(0, 'card boiler-room');
    expect(table.goods(0)).toEqual({ worker: 4 + 2, greyContact: 1, iron: 1 });
    expect(table.goods(1)).toEqual({ worker: 3, greyContact: 1, iron: 1, brick: 1 });
  });

  test('name neither a Power Station nor what is no production', () => {
    const built = [
      ['suppliers', 'docks'],
      ['power-station', 'quarry', 'assassin', 'church'],
    ];
    const table = new Table({ factions, phase: 'production', built });
    expect([table.asked, table.choices(0)]).toEqual(['copy 0', ['card quarry', 'card assassin']]);
  });

  test('count in the State of the owner, and what he received', () => {
    const built = [['suppliers', 'oil-trader'], ['cistern']];
    const table = new Table({ factions, phase: 'production', built, deals: [['fuel-tank'], ['oil-rig', 'hangar']] });
    expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1, fuel: 1, vp: 2 });
    expect(table.goods(1)).toEqual({ worker: 3, greyContact: 1, iron: 1, fuel: 2 });
  });

  test('when built, copy one and nobody loses anything', () => {
    const table = acting([], 0, {
      built: [[], ['boiler-room', 'cistern', 'arena', 'gun-shop']],
      hands: [['suppliers'], ['docks']],
      goods: [{ greyContact: 2 }, other],
    });
    table.do(0, 'construct suppliers');
    expect(table.choices(0)).toEqual(['card boiler-room', 'card arena']);
    table.do(0, 'card arena');
    expect([table.goods(0), table.goods(1)]).toEqual([{ gun: 2 }, other]);
    expect(table.asked).toBe('act 1');
  });
});

describe('features that look at the production phase', () => {
  test('feed each other, each once', () => {
    // 4W and 2VP: Dream City makes it 5W, and Patriot Tower adds 2VP; Dream City has given already.
    const built = [['patriot-tower', 'dream-city', 'steel-eagle']];
    const table = new Table({ factions, phase: 'production', built, deals: [['church']] });
    expect(table.goods(0)).toEqual({ worker: 5, greyContact: 1, vp: 4 });
  });

  test('do not count goods that were stored', () => {
    const built = [['ruined-library', 'wreckers', 'dark-visions-gang']];
    const table = new Table({ factions, phase: 'cleanup', built, goods: [{ iron: 3 }] });
    table.answer('pick');
    expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1, iron: 3 });
  });

  test('do nothing when they are built', () => {
    const table = acting([], 0, { hands: [['wreckers'], ['docks']], goods: [{ greyContact: 2, iron: 2 }, other] });
    table.do(0, 'construct wreckers');
    expect(table.goods(0)).toEqual({ iron: 2 });
  });

  test('Armed Merchants count basic resources and no ammo', () => {
    const built = [['armed-merchants', 'landfill', 'hangar']];
    const table = new Table({ factions, phase: 'production', built, deals: [['docks', 'quarry', 'assassin']] });
    expect(table.vp(0)).toBe(0);
  });
});
