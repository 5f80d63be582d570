import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection card, so that no turn ends by itself for want of another choice. */
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

const kinds = (table: Table, seat: number): Set<string> =>
  new Set(table.choices(seat).map((one) => one.split(' ')[0] as string));

const WORKERS = { worker: 9 };
const THREE_WORKERS = [WORKERS, WORKERS, WORKERS];

rule('R-BASE-050', () => {
  const built = [['combat-zone'], ['oilfield'], ['brick-village']];
  const table = tableOf({ seats: 3, first: 1, built, goods: THREE_WORKERS });
  expect(table.asked).toBe('act 1');
  for (const seat of [0, 2]) {
    expect(table.choices(seat)).toEqual([]);
    expect(table.why(seat, 'board:3')).toEqual(['R-BASE-050']);
  }
  // One action each, clockwise; whoever has passed is left out.
  table.do(1, 'use oilfield');
  expect(table.asked).toBe('act 2');
  table.do(2, 'pass');
  expect(table.asked).toBe('act 0');
  table.do(0, 'use combat-zone');
  expect(table.asked).toBe('act 1');
  table.do(1, 'playConnection punks');
  expect(table.asked).toBe('act 0');
  table.do(0, 'pass');
  // Alone, turn after turn.
  for (let i = 0; i < 2; i++) {
    expect(table.asked).toBe('act 1');
    table.do(1, 'board 3', 'option 1 fuel', 'done');
  }
  expect(table.goods(1)).toMatchObject({ fuel: 4, worker: 4 });
});

rule('R-BASE-051', () => {
  const table = new Table({
    hands: [['school']],
    built: [['archive', 'assassin'], ['docks']],
    connections: [['merchants']],
    red: 'punks',
    goods: [{ worker: 2, greyContact: 1, blueContact: 1, redContact: 3, development: 1, shield: 1 }],
  });
  expect(table.choices(0)).toEqual([
    'construct school',
    'rebuild school',
    'deal school',
    'raze school',
    'use archive',
    'board 3',
    'visit docks',
    'razeRival docks',
    'takeConnection red',
    'playConnection merchants',
    'shield archive',
    'shield assassin',
    'pass',
  ]);
});

rule('R-BASE-052', () => {
  const table = tableOf({
    hands: [['school', 'docks', 'quarry', 'arena']],
    goods: [{ greyContact: 3, blueContact: 2 }, WORKERS],
    built: [[], ['labor-camp']],
  });
  table.do(0, 'construct school');
  table.do(1, 'use labor-camp');
  table.do(0, 'construct docks');
  table.do(1, 'board 3', 'option 1 iron', 'done');
  table.do(0, 'deal arena');
  table.do(1, 'board 3', 'option 1 iron', 'done');
  table.do(0, 'construct quarry');
  expect(table.built(0)).toEqual(['school', 'docks', 'quarry']);
  expect(table.goods(1)).toMatchObject({ iron: 2, worker: 6 });
  // Only what can be paid, and nothing any more after passing.
  table.do(1, 'pass');
  expect(kinds(table, 0)).toEqual(new Set(['board', 'playConnection', 'pass']));
  table.do(0, 'playConnection punks');
  expect(table.asked).toBe('act 0');
  expect(table.choices(1)).toEqual([]);
});

rule('R-BASE-053', () => {
  const table = tableOf({ built: [['archive', 'school', 'pub']], goods: [{ shield: 2, worker: 1 }] });
  table.do(0, 'shield school');
  expect(table.asked).toBe('act 0');
  table.do(0, 'shield pub');
  expect([table.asked, table.goods(0)]).toEqual(['act 0', { worker: 1 }]);
  // The action of the turn is still there, and it ends the turn.
  table.do(0, 'use archive');
  expect([table.asked, table.vp(0)]).toEqual(['act 1', 1]);
});

/** All that seat 1 could do to the others, each with and without what it is aimed at having passed. */
const SAFE: Wish = {
  seats: 3,
  built: [['docks', 'school', 'quarry'], ['thieves-caravan', 'camino-real', 'fixer'], ['pub']],
  deals: [['fuel-tank']],
  hands: [[], ['suppliers']],
  goods: [{ iron: 2, gun: 1 }, { worker: 9, redContact: 9, greyContact: 2 }, { worker: 3 }],
};

rule('R-BASE-054', () => {
  const visited = (last: string): Table => {
    const table = tableOf({ ...SAFE, first: 2 });
    table.do(2, 'visit docks');
    table.do(0, last);
    expect(table.asked).toBe('act 1');
    return table;
  };
  // Not passed: within reach in every way.
  const open = visited('playConnection punks');
  expect(open.some(1, 'razeRival')).toEqual(['docks', 'school', 'quarry', 'pub'].map((id) => `razeRival ${id}`));
  expect(open.some(1, 'visit')).toEqual(['visit quarry', 'visit pub']);
  expect(open.some(1, 'use')).toEqual(['use thieves-caravan', 'use camino-real', 'use fixer']);
  open.do(1, 'construct suppliers');
  expect(open.choices(1)).toEqual(['card docks', 'card school', 'card quarry', 'card pub']);
  // Passed: nothing of seat 0 can be touched, only what is seat 2's, who has one iron from Docks.
  const shut = visited('pass');
  expect(shut.some(1, 'razeRival')).toEqual(['razeRival pub']);
  expect(shut.some(1, 'visit')).toEqual(['visit pub']);
  expect(shut.some(1, 'use')).toEqual(['use thieves-caravan']);
  for (const id of ['docks', 'school', 'quarry']) expect(shut.why(1, shut.ref(id))).toEqual(['R-BASE-054']);
  for (const id of ['camino-real', 'fixer']) expect(shut.why(1, shut.ref(id))).toContain('R-BASE-126');
  shut.do(1, 'use thieves-caravan');
  // The only iron to take was seat 2's.
  expect([shut.goods(0), shut.goods(1).iron, shut.goods(2).iron]).toEqual([
    { iron: 2, gun: 1, worker: 1 },
    1,
    undefined,
  ]);
  shut.do(2, 'pass');
  expect(shut.some(1, 'use')).toEqual([]);
  // Suppliers find nobody to copy from: they only come to stand here.
  shut.do(1, 'construct suppliers');
  expect(shut.asked).toBe('act 1');
  expect(shut.goods(1)).toMatchObject({ worker: 7, redContact: 9, iron: 1 });
  expect(shut.choices(0)).toEqual([]);
  // In the next round all this is over.
  shut.passAll();
  expect(shut.state.players.map(({ passed }) => passed)).toEqual([false, false, false]);
});

rule('R-BASE-055', () => {
  const table = tableOf({ built: [['archive']], goods: [WORKERS], hands: [['school']] });
  expect(table.can(0, 'pass')).toBe(true);
  table.do(0, 'pass');
  expect(table.state.players[0]?.passed).toBe(true);
  // Somebody without goods, cards and friends passes by himself: pass is all that is left.
  const poor = new Table({ built: [[], ['archive']], goods: [{}, WORKERS], hands: [['school']] });
  expect(poor.asked).toBe('act 1');
  expect(poor.state.players.map(({ passed }) => passed)).toEqual([true, false]);
  // One grey contact, and there is something to do.
  const able = new Table({ built: [[], ['archive']], goods: [{ greyContact: 1 }, WORKERS], hands: [['school']] });
  expect([able.asked, able.choices(0)]).toEqual(['act 0', ['construct school', 'pass']]);
});

rule('R-BASE-056', () => {
  const table = tableOf({ seats: 4, first: 3, goods: [{}, {}, WORKERS, {}] });
  for (const seat of [3, 0, 1]) {
    table.do(seat, 'pass');
    expect(table.state.phase).toBe('action');
  }
  table.do(2, 'playConnection punks');
  expect([table.state.phase, table.asked]).toEqual(['action', 'act 2']);
  table.do(2, 'pass');
  expect([table.state.phase, table.state.round]).toEqual(['lookout', 2]);
});

rule('R-BASE-057', () => {
  const paying = (what: string, wish: Wish): string[] => {
    const table = tableOf(wish);
    table.do(0, what);
    return table.state.decision?.kind === 'effectPayment' ? table.choices(0) : [];
  };
  const clay = (goods: object, ...more: string[]) =>
    paying('use clay-pit', { built: [['clay-pit', ...more]], goods: [{ worker: 1, ...goods }] });
  // Ammo or brick; asked only where both are there.
  expect(clay({ brick: 2 })).toEqual([]);
  expect(clay({ ammo: 2 })).toEqual([]);
  expect(clay({ brick: 1, ammo: 1 })).toEqual(['payment 1 brick 1 worker', 'payment 1 ammo 1 worker']);
  // Pool or location, and both with ammo.
  expect(clay({}, 'brick-storage')).toEqual([]);
  expect(clay({ brick: 1 }, 'brick-storage').sort()).toEqual([
    'payment 1 brick 1 worker',
    'payment 1 worker 1 cachedBrick',
  ]);
  expect(clay({ brick: 1, ammo: 1 }, 'brick-storage')).toHaveLength(3);
  // Worker of the pool or of Radioactive Colony; its ammo too may be the brick: 2 × 2 ways.
  expect(clay({ brick: 1 }, 'radioactive-colony')).toHaveLength(4);
  // Universal or coloured contact.
  const church = (goods: object) => paying('construct church', { hands: [['church']], goods: [goods] });
  expect(church({ greyContact: 2 })).toEqual([]);
  expect(church({ greyContact: 1, universalContact: 1 })).toEqual([]);
  expect(church({ greyContact: 2, universalContact: 1 }).sort()).toEqual([
    'payment 1 greyContact 1 universalContact',
    'payment 2 greyContact',
  ]);
  // Exactly what is asked leaves the pool, or the location.
  const cached = tableOf({ built: [['clay-pit', 'brick-storage']], goods: [{ worker: 3, brick: 3 }] });
  cached.do(0, 'use clay-pit', 'payment 1 worker 1 cachedBrick');
  expect([cached.goods(0), cached.on(0, 'brick-storage')]).toEqual([{ worker: 2, brick: 3, vp: 2 }, { brick: 2 }]);
  const pooled = tableOf({ built: [['clay-pit', 'brick-storage']], goods: [{ worker: 3, brick: 3 }] });
  pooled.do(0, 'use clay-pit', 'payment 1 brick 1 worker');
  expect([pooled.goods(0), pooled.on(0, 'brick-storage')]).toEqual([{ worker: 2, brick: 2, vp: 2 }, { brick: 3 }]);
  // Goods on locations pay for everything that goods of the pool pay for.
  const kept = (wish: Wish, ...words: string[]): string[] => {
    const table = tableOf(wish);
    return words.flatMap((word) => table.some(0, word));
  };
  expect(kept({ built: [['camp'], ['docks']], red: 'punks' }, 'visit', 'takeConnection', 'board')).toEqual([
    'visit docks',
    'takeConnection red',
    'board 3',
  ]);
  // Its two ammo stand for 2 iron, 1 weapon or 1 fuel; one worker is too few for the rest.
  expect(kept({ built: [['radioactive-colony'], ['docks']] }, 'visit', 'takeConnection', 'board')).toEqual([
    'visit docks',
    ...['board 0', 'board 1', 'board 2'],
  ]);
  const colony = { built: [['radioactive-colony']], hands: [['school', 'church']] };
  expect(kept(colony, 'construct', 'deal', 'raze', 'rebuild')).toEqual([
    ...['deal school', 'raze school'],
    ...['rebuild school', 'rebuild church'],
  ]);
  expect(kept({ built: [['brick-storage', 'school']], hands: [['rubble', 'pub']] }, 'rebuild')).toEqual([
    'rebuild rubble',
  ]);
  expect(kept({ built: [['foundation', 'school']], hands: [['rubble', 'pub']] }, 'rebuild')).toEqual([
    'rebuild rubble',
    'rebuild pub',
  ]);
  const camp = tableOf({ built: [['camp']], red: 'thugs' });
  camp.do(0, 'takeConnection red');
  expect(camp.on(0, 'camp')).toEqual({ worker: 1 });
  // Only what lies on the own locations pays.
  const other = tableOf({ built: [['clay-pit'], ['brick-storage']], goods: [{ worker: 1 }] });
  expect(other.some(0, 'use')).toEqual([]);
  expect(other.why(0, other.ref('clay-pit'))).toContain('R-BASE-120');
});

rule('R-BASE-058', () => {
  // Appalachian Federation: a brick and a card for 2 grey contacts. The connection card may be the card.
  const wish: Wish = {
    factions: ['appalachianFederation'],
    goods: [{ brick: 1 }],
    hands: [['school', 'pub']],
    connections: [['thugs', 'merchants'], ['punks']],
  };
  const paid = (card: string) => {
    const table = tableOf(wish);
    table.do(0, 'board 0');
    expect([table.asked, table.choices(0)]).toEqual([
      'payCard 0',
      ['card school', 'card pub', 'card thugs', 'card merchants'],
    ]);
    table.do(0, `card ${card}`);
    expect(table.goods(0)).toEqual({ greyContact: 2 });
    const { players, red, blue } = table.state;
    const left = [...table.hand(0), ...table.ids(players[0]?.connections ?? [])];
    return [left, table.discard(), table.ids(red.discard), table.ids(blue.discard)];
  };
  expect(paid('pub')).toEqual([['school', 'thugs', 'merchants'], ['pub'], [], []]);
  expect(paid('thugs')).toEqual([['school', 'pub', 'merchants'], [], ['thugs'], []]);
  expect(paid('merchants')).toEqual([['school', 'pub', 'thugs'], [], [], ['merchants']]);
  // No card, no action; a connection card alone is enough.
  const alone = (connections: string[][]) =>
    tableOf({ ...wish, hands: [], connections, built: [['labor-camp']], goods: [{ brick: 1, worker: 1 }] });
  expect(alone([[], ['punks']]).some(0, 'board')).toEqual([]);
  expect(alone([['thugs'], ['punks']]).some(0, 'board')).toEqual(['board 0']);
  // Two cards are two: Propaganda Center.
  const two = tableOf({
    built: [['propaganda-center']],
    hands: [['school', 'pub', 'docks']],
    deck: ['arena', 'church'],
  });
  two.do(0, 'use propaganda-center', 'card school', 'card docks', 'card church');
  expect([two.hand(0), two.discard()]).toEqual([
    ['pub', 'church'],
    ['school', 'docks', 'arena'],
  ]);
  // Nothing marks the use, but it counts: Hideout takes two deals a round and no third.
  const deals = tableOf({ built: [['hideout']], deals: [['school', 'docks', 'arena']] });
  deals.do(0, 'use hideout');
  expect([deals.asked, deals.choices(0)]).toEqual(['payDeal 0', ['card school', 'card docks', 'card arena']]);
  deals.do(0, 'card docks', 'again', 'card school');
  expect([deals.vp(0), deals.deals(0), deals.discard()]).toEqual([2, ['arena'], ['docks', 'school']]);
  deals.do(1, 'pass');
  expect([deals.some(0, 'use'), deals.why(0, deals.ref('hideout'))]).toEqual([
    [],
    expect.arrayContaining(['R-BASE-121']),
  ]);
  // A card that is used once: after its cards are paid it is used up.
  expect(two.placed(0, 'propaganda-center').used).toBe(1);
  // Without deals there is none to give up.
  expect(tableOf({ built: [['hideout']] }).some(0, 'use')).toEqual([]);
});
