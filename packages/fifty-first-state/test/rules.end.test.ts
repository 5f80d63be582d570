import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection card, so that no turn ends by itself for want of another choice. */
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

const BUSY = { worker: 9 };

rule('R-BASE-160', () => {
  // Before the action and after it, one on each location, as many as there are.
  const table = tableOf({
    built: [['school', 'church', 'archive', 'combat-vehicle'], ['pub']],
    ruins: [['arena']],
    goods: [{ shield: 2, worker: 1 }],
  });
  expect(table.some(0, 'shield')).toEqual(
    ['school', 'church', 'archive', 'combat-vehicle'].map((id) => `shield ${id}`),
  );
  table.do(0, 'shield church');
  expect(table.some(0, 'shield')).toEqual(['shield school', 'shield archive', 'shield combat-vehicle']);
  expect(table.why(0, table.ref('church'))).toContain('R-BASE-161');
  table.do(0, 'use combat-vehicle');
  expect([table.asked, table.goods(0)]).toEqual(['shields 0', { shield: 2 }]);
  expect(table.choices(0)).toEqual(['shield school', 'shield archive', 'shield combat-vehicle', 'done']);
  table.do(0, 'shield archive');
  expect(table.asked).toBe('shields 0');
  table.do(0, 'done');
  expect([table.asked, table.goods(0)]).toEqual(['act 1', { shield: 1 }]);
  expect(table.placed(0, 'archive').shield && table.placed(0, 'church').shield).toBe(true);
  expect(table.placed(0, 'school').shield || table.placed(0, 'combat-vehicle').shield).toBe(false);
  // Not on the turn of another.
  expect(table.choices(0)).toEqual([]);
  // Without a shield in the pool there is nothing to put, and no question after the action.
  const none = tableOf({ built: [['school', 'archive']], goods: [{ worker: 1 }] });
  expect([none.some(0, 'shield'), none.why(0, none.ref('school'))]).toEqual([
    [],
    expect.arrayContaining(['R-BASE-160']),
  ]);
  none.do(0, 'use archive');
  expect(none.asked).toBe('act 1');
});

rule('R-BASE-161', () => {
  const raze = (name: string, redContact: number) =>
    tableOf({ built: [[], [name]], goods: [{ redContact }] }).some(0, 'razeRival');
  for (const [id, defence] of [
    ['school', 3],
    ['church', 4],
    ['archive', 5],
  ] as const) {
    expect([raze(id, defence), raze(id, defence - 1)]).toEqual([[`razeRival ${id}`], []]);
    expect([raze(`${id}+shield`, defence + 1), raze(`${id}+shield`, defence)]).toEqual([[`razeRival ${id}`], []]);
  }
  // It stays on its location over the turns and is gone after clean-up.
  const table = tableOf({ built: [['school', 'pub'], ['labor-camp']], goods: [{ shield: 2 }, BUSY] });
  table.do(0, 'shield school', 'playConnection punks', 'done');
  table.do(1, 'use labor-camp');
  expect(table.some(0, 'shield')).toEqual(['shield pub']);
  expect(table.placed(0, 'school').shield).toBe(true);
  table.passAll();
  expect(table.placed(0, 'school').shield).toBe(false);
  // Hidden Forge has one already.
  const forge = tableOf({ built: [['hidden-forge', 'pub']], goods: [{ shield: 1 }] });
  expect(forge.some(0, 'shield')).toEqual(['shield pub']);
});

rule('R-BASE-162', () => {
  const razed = tableOf({ built: [[], ['school+shield', 'pub']], goods: [{ redContact: 4 }] });
  razed.do(0, 'razeRival school');
  expect([razed.goods(0), razed.goods(1), razed.ruins(1)]).toEqual([{ worker: 2 }, { worker: 1 }, ['school']]);
  const rebuilt = tableOf({ built: [['school+shield', 'church']], hands: [['arena']], goods: [{ development: 1 }] });
  rebuilt.do(0, 'rebuild arena', 'over school development');
  expect([rebuilt.goods(0), rebuilt.built(0)]).toEqual([{ gun: 1, vp: 1 }, ['church', 'arena']]);
  expect(rebuilt.placed(0, 'arena').shield).toBe(false);
});

rule('R-BASE-163', () => {
  const table = tableOf({ seats: 3, built: [['archive']], goods: [BUSY, BUSY, BUSY] });
  table.do(0, 'pass');
  // It was the action of the turn, and the last one.
  expect(table.asked).toBe('act 1');
  table.do(1, 'board 3', 'option 1 iron', 'done');
  table.do(2, 'board 3', 'option 1 iron', 'done');
  expect([table.asked, table.choices(0)]).toEqual(['act 1', []]);
  table.passAll();
  table.answer('pick');
  expect([table.asked, table.state.players[0]?.passed]).toEqual(['act 1', false]);
});

rule('R-BASE-170', () => {
  const stored = (built: string[], goods: object, ...answers: string[]): Table => {
    const table = tableOf({ built: [built], goods: [goods] });
    table.passAll();
    for (const answer of answers) table.do(0, answer);
    expect(table.state.phase).toBe('lookout');
    return table;
  };
  // All that fits is kept without a question, of its kinds only.
  const three = stored(['underground-warehouse'], { fuel: 1, iron: 2, worker: 4, ammo: 1 });
  expect([three.on(0, 'underground-warehouse'), three.goods(0)]).toEqual([{ fuel: 1, iron: 2 }, {}]);
  expect(stored(['underground-warehouse'], { fuel: 7 }).on(0, 'underground-warehouse')).toEqual({ fuel: 3 });
  expect(stored(['underground-warehouse'], {}).on(0, 'underground-warehouse')).toEqual({});
  // Four for a room of three: which? The room is always filled.
  const asked = tableOf({ built: [['ruined-library']], goods: [{ fuel: 1, iron: 2, brick: 1 }] });
  asked.passAll();
  expect([asked.asked, asked.choices(0).sort()]).toEqual([
    'store 0',
    ['store 1 fuel 1 iron 1 brick', 'store 1 fuel 2 iron', 'store 2 iron 1 brick'],
  ]);
  asked.do(0, 'store 2 iron 1 brick');
  expect([asked.on(0, 'ruined-library'), asked.goods(0)]).toEqual([{ iron: 2, brick: 1 }, {}]);
  // Thieves Den: 2 resources and 2 workers.
  const den = stored(['thieves-den'], { gun: 1, brick: 2, worker: 5 }, 'store 1 gun 1 brick');
  expect(den.on(0, 'thieves-den')).toEqual({ gun: 1, brick: 1, worker: 2 });
  expect(stored(['thieves-den'], { worker: 1, iron: 1 }).on(0, 'thieves-den')).toEqual({ worker: 1, iron: 1 });
  // Hibernation Chambers: any number of workers and nothing else.
  const chambers = stored(['hibernation-chambers'], { worker: 12, fuel: 2 });
  expect([chambers.on(0, 'hibernation-chambers'), chambers.goods(0)]).toEqual([{ worker: 12 }, {}]);
  // Contacts of one colour each.
  const contacts = { blueContact: 4, redContact: 2, greyContact: 1, universalContact: 2 };
  const rooms = stored(['black-market-contacts', 'gangers-dive', 'crossing'], contacts);
  expect(['black-market-contacts', 'gangers-dive', 'crossing'].map((id) => rooms.on(0, id))).toEqual([
    { blueContact: 3 },
    { redContact: 2 },
    { greyContact: 1 },
  ]);
  // What one card keeps is not there for the next.
  const two = stored(['underground-warehouse', 'ruined-library'], { fuel: 5 });
  expect([two.on(0, 'underground-warehouse'), two.on(0, 'ruined-library')]).toEqual([{ fuel: 3 }, { fuel: 2 }]);
});

rule('R-BASE-171', () => {
  const every = { fuel: 1, iron: 1, gun: 1, brick: 1, ammo: 1, worker: 3, shield: 1, development: 1 };
  const contacts = { greyContact: 1, redContact: 1, blueContact: 1, universalContact: 1 };
  const table = tableOf({
    built: [
      ['labor-camp', 'docks'],
      ['archive+shield', 'motel'],
    ],
    goods: [
      { ...every, ...contacts, vp: 4 },
      { ...every, ...contacts },
    ],
  });
  table.do(0, 'use labor-camp');
  table.do(0, 'done');
  table.do(1, 'visit docks');
  table.do(1, 'done');
  table.do(0, 'board 1', 'payment 1 gun');
  table.do(0, 'done');
  expect([table.placed(0, 'labor-camp').used, table.placed(0, 'docks').visits]).toEqual([1, 1]);
  expect(table.placed(0, 'labor-camp').spent).toEqual({ worker: 1 });
  expect(table.state.players[0]?.board).toEqual([0, 1, 0, 0]);
  table.passAll();
  expect(table.placed(0, 'labor-camp').spent).toEqual({});
  // Points stay.
  expect([table.goods(0), table.goods(1)]).toEqual([{ vp: 4 }, {}]);
  expect([table.placed(0, 'labor-camp').used, table.placed(0, 'docks').visits]).toEqual([0, 0]);
  expect([table.state.players[0]?.board, table.placed(1, 'archive').shield]).toEqual([[0, 0, 0, 0], false]);
  table.answer('pick');
  expect(table.can(1, 'visit docks')).toBe(true);
  table.do(1, 'pass');
  expect(table.can(0, 'use labor-camp')).toBe(true);
});

rule('R-BASE-172', () => {
  const table = tableOf({
    hands: [['school', 'church']],
    connections: [['thugs', 'merchants'], ['punks']],
    built: [['brick-storage', 'radioactive-colony']],
    goods: [{ brick: 2 }],
  });
  table.passAll();
  expect(table.hand(0)).toEqual(['school', 'church']);
  expect(table.ids(table.state.players[0]?.connections ?? [])).toEqual(['thugs', 'merchants']);
  const colony = { worker: 1, ammo: 2, blueContact: 1, redContact: 1 };
  for (const phase of ['lookout', 'action']) {
    expect(table.state.phase).toBe(phase);
    expect([table.on(0, 'brick-storage'), table.on(0, 'radioactive-colony')]).toEqual([{ brick: 3 }, colony]);
    table.answer('pick');
  }
  // They are on the cards and not in the pool.
  expect(table.goods(0)).toEqual({ worker: 3, gun: 1, greyContact: 1 });
});

rule('R-BASE-173', () => {
  const table = tableOf({ red: 'thugs', blue: 'junk-train', goods: [{ worker: 2 }] });
  table.do(0, 'takeConnection red');
  table.passAll();
  const { red, blue } = table.state;
  // The red one is in a hand; new ones have been revealed.
  expect([table.ids(red.discard), table.ids(blue.discard)]).toEqual([[], ['junk-train']]);
  expect(red.open !== null && blue.open !== null).toBe(true);
  const both = tableOf({ red: 'thugs', blue: 'merchants' });
  both.passAll();
  expect([both.ids(both.state.red.discard), both.ids(both.state.blue.discard)]).toEqual([['thugs'], ['merchants']]);
});

rule('R-BASE-174', () => {
  const table = tableOf({ seats: 3, first: 1, round: 4 });
  const firsts: number[] = [];
  for (let i = 0; i < 3; i++) {
    table.passAll();
    firsts.push(table.state.first);
    expect([table.state.phase, table.state.round]).toEqual(['lookout', 5 + i]);
    expect(table.asked).toBe(`pick ${table.state.first}`);
    table.answer('pick');
    expect(table.asked).toBe(`act ${table.state.first}`);
  }
  expect(firsts).toEqual([2, 0, 1]);
});
