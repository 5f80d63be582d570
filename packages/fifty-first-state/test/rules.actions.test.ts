import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Whoever acts can always play a connection card, and the other one build, so that the round goes on. */
const OTHER = { greyContact: 1 };
type Pool = NonNullable<Wish['goods']>[number];
const acting = (built: string[], goods: Pool, more: Wish = {}): Table =>
  new Table({
    factions: ['newYork', 'hegemony'],
    built: [built],
    hands: [[], ['docks']],
    connections: [['punks']],
    goods: [goods, OTHER],
    ...more,
  });

rule('R-BASE-120', () => {
  // The cost comes first: the worker that Labor Camp brings cannot pay for it.
  const unpaid = acting(['labor-camp'], {});
  expect(unpaid.can(0, 'use labor-camp')).toBe(false);
  expect(unpaid.why(0, unpaid.ref('labor-camp'))).toContain('R-BASE-120');
  const table = acting(['labor-camp', 'church'], { worker: 1 });
  expect(table.why(0, table.ref('church'))).toContain('R-BASE-120');
  const kinds = table.do(0, 'use labor-camp').map(({ kind }) => kind);
  expect(kinds.indexOf('paid')).toBeLessThan(kinds.indexOf('gained'));
  expect(kinds).toContain('paid');
  expect([table.goods(0), table.placed(0, 'labor-camp').used]).toEqual([{ worker: 2 }, 1]);
  expect(table.placed(0, 'labor-camp').spent).toEqual({ worker: 1 });
  // Both uses mark the card, goods kept elsewhere too; a deal or a card does not stay on it.
  const marked = acting(
    ['oil-trader', 'methane-storage', 'negotiator'],
    { ammo: 1, worker: 1 },
    { deals: [['church']] },
  );
  marked.do(0, 'use oil-trader', 'payment 1 ammo', 'again');
  expect(marked.placed(0, 'oil-trader').spent).toEqual({ ammo: 1, fuel: 1 });
  marked.do(1, 'pass');
  marked.do(0, 'use negotiator');
  expect(marked.placed(0, 'negotiator').spent).toEqual({ worker: 1 });
  // The board: 1 iron for a grey contact.
  const board = acting([], { iron: 2 });
  expect(acting([], { gun: 0 }).why(0, 'board:0')).toEqual(['R-BASE-120']);
  board.do(0, 'board 0');
  expect([board.goods(0), board.state.players[0]?.board]).toEqual([{ iron: 1, greyContact: 1 }, [1, 0, 0, 0]]);
});

rule('R-BASE-121', () => {
  const once = acting(['shipwreck', 'shipwreck'], { worker: 4, iron: 4 });
  once.do(0, 'use shipwreck');
  once.do(1, 'pass');
  // The other one of the same name has its own use.
  once.do(0, 'use shipwreck');
  expect(once.can(0, 'use shipwreck')).toBe(false);
  expect(once.vp(0)).toBe(4);
  once.do(0, 'board 0');
  expect([once.can(0, 'board 0'), once.why(0, 'board:0')]).toEqual([false, ['R-BASE-121']]);
  // All is unused in the next round.
  once.passAll();
  once.answer('pick');
  once.do(1, 'pass');
  expect([once.can(0, 'use shipwreck'), once.can(0, 'board 0')]).toEqual([true, true]);
});

rule('R-BASE-121', () => {
  // Body Hunters: three of four, whatever was paid; neither themselves nor the board.
  const built = ['body-hunters', 'hideout', 'propaganda-station', 'labor-camp', 'archive'];
  const table = acting(built, { worker: 5, iron: 1 }, { deals: [['school', 'school', 'church']] });
  table.do(0, 'use hideout', 'card school', 'done');
  table.do(1, 'pass');
  table.do(0, 'use labor-camp', 'use archive', 'again', 'board 0', 'use propaganda-station');
  expect(table.goods(0)).toEqual({ vp: 3, worker: 3, greyContact: 1 });
  table.do(0, 'use body-hunters');
  expect(table.choices(0)).toEqual(['card hideout', 'card propaganda-station', 'card labor-camp', 'card archive']);
  table.do(0, 'card hideout', 'card propaganda-station', 'card archive');
  expect(built.map((id) => table.placed(0, id).used)).toEqual([1, 0, 0, 1, 0]);
  const marks = built.map((id) => table.placed(0, id).spent);
  expect(marks).toEqual([{ worker: 1 }, {}, {}, { worker: 1 }, {}]);
  expect(table.state.players[0]?.board[0]).toBe(1);
  // What was spent stays spent; both uses of the Archive are free again.
  expect(table.goods(0)).toEqual({ vp: 3, worker: 2, greyContact: 1 });
  table.do(0, 'use archive', 'again');
  expect(table.vp(0)).toBe(5);
});

rule('R-BASE-122', () => {
  const inOne = acting(['archive'], { worker: 3 });
  inOne.do(0, 'use archive', 'again');
  expect([inOne.asked, inOne.vp(0)]).toEqual(['act 1', 2]);
  const spread = acting(['archive'], { worker: 3 });
  spread.do(0, 'use archive', 'done');
  expect([spread.asked, spread.vp(0)]).toEqual(['act 1', 1]);
  spread.do(1, 'pass');
  spread.do(0, 'use archive');
  expect(spread.asked).toBe('act 0');
  expect([spread.vp(0), spread.can(0, 'use archive'), spread.goods(0)]).toEqual([2, false, { worker: 1, vp: 2 }]);
  // Any number of times: three in a turn, a fourth on the next.
  const hired = acting([], { worker: 8 });
  hired.do(0, 'board 3', 'option 1 fuel', 'again', 'option 1 fuel', 'again', 'option 1 gun', 'done');
  hired.do(1, 'pass');
  hired.do(0, 'board 3', 'option 1 brick');
  expect(hired.goods(0)).toEqual({ fuel: 2, gun: 1, brick: 1 });
});

rule('R-BASE-123', () => {
  for (const faction of ['newYork', 'appalachianFederation', 'merchantsGuild', 'mutantsUnion', 'texas']) {
    const hire = `board ${faction === 'texas' ? 4 : 3}`;
    const factions = [faction, 'hegemony'];
    expect(acting([], { worker: 1 }, { factions }).can(0, hire)).toBe(false);
    const table = acting([], { worker: 3 }, { factions });
    table.do(0, hire, 'option 1 card');
    expect([table.goods(0), table.hand(0).length, table.asked]).toEqual([{ worker: 1 }, 1, 'act 1']);
  }
  // No card where there is none to draw.
  const empty = acting([], { worker: 2 }, { deck: [], discard: [] });
  empty.do(0, 'board 3');
  expect(empty.can(0, 'option 1 card')).toBe(false);
});

rule('R-BASE-124', () => {
  const table = acting([], { worker: 2 });
  table.do(0, 'board 3');
  expect(table.choices(0)).toEqual([
    'option 1 fuel',
    'option 1 iron',
    'option 1 gun',
    'option 1 brick',
    'option 1 card',
  ]);
  // A table may allow ammo: one, whatever Secret Stock adds to other resources.
  const ammo = acting(['secret-stock'], { worker: 2 }, { options: { allowAmmo: true } });
  ammo.do(0, 'board 3');
  expect(ammo.choices(0).filter((one) => one.includes('ammo'))).toEqual(['option 1 ammo']);
  ammo.do(0, 'option 1 ammo');
  expect(ammo.goods(0)).toEqual({ ammo: 1 });
});

rule('R-BASE-125', () => {
  const built = [['archive'], ['motel', 'labor-camp']];
  const table = acting([], { worker: 4 }, { built, goods: [{ worker: 4 }, { worker: 4 }] });
  expect(table.some(0, 'use')).toEqual(['use archive']);
  // New York's board gives 1 contact for iron; it is Hegemony's own that gives 1 blue one for fuel.
  expect(table.some(0, 'board')).toEqual(['board 3']);
  table.do(0, 'pass');
  expect([table.asked, table.choices(0)]).toEqual(['act 1', []]);
  table.do(1, 'use labor-camp');
  expect([table.asked, table.some(1, 'use')]).toEqual(['act 1', ['use motel']]);
  expect(table.goods(0)).toEqual({ worker: 4 });
});

rule('R-BASE-126', () => {
  const why = (table: Table, id: string) => {
    expect(table.can(0, `use ${id}`)).toBe(false);
    return table.why(0, table.ref(id));
  };
  // Thieves Caravan: a basic resource, of somebody who has not passed.
  expect(why(acting(['thieves-caravan'], { worker: 2 }), 'thieves-caravan')).toContain('R-BASE-126');
  const ammo = acting(['thieves-caravan'], {}, { goods: [{ worker: 2 }, { ammo: 1, worker: 2 }] });
  expect(why(ammo, 'thieves-caravan')).toContain('R-BASE-126');
  const three = { seats: 3, factions: ['newYork', 'hegemony', 'texas'], hands: [[], [], ['docks']], first: 1 };
  const passed = acting(['thieves-caravan'], {}, { ...three, goods: [{ worker: 2 }, { iron: 1 }, OTHER] });
  passed.do(1, 'pass');
  passed.do(2, 'construct docks');
  expect(passed.goods(2)).toEqual({ iron: 1 });
  passed.do(0, 'use thieves-caravan');
  expect([passed.goods(0), passed.goods(1), passed.goods(2)]).toEqual([{ iron: 1 }, { iron: 1 }, {}]);
  // Caravanner: at least one deal, and as many more as there are.
  expect(why(acting(['caravanner'], { worker: 1 }), 'caravanner')).toContain('R-BASE-126');
  const two = acting(['caravanner'], { worker: 1 }, { deals: [['shelter', 'quarry']] });
  two.do(0, 'use caravanner', 'card shelter', 'card quarry');
  expect([two.goods(0), two.asked]).toEqual([{ iron: 1, brick: 1 }, 'act 1']);
  // Nothing to draw, nothing to use again, nobody's deals, nothing to produce.
  const empty = acting(['motel'], { worker: 1 }, { deck: [], discard: [] });
  expect(why(empty, 'motel')).toContain('R-BASE-126');
  for (const id of ['body-hunters', 'camino-real', 'production-manager', 'fixer'])
    expect(why(acting([id], { worker: 2 }), id)).toContain('R-BASE-126');
});
