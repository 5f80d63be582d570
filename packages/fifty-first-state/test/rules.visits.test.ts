import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Somebody who acts and somebody who could build, so that the round goes on. */
const OTHER = { greyContact: 1 };
type Pool = NonNullable<Wish['goods']>[number];
const acting = (goods: Pool, more: Wish = {}): Table =>
  new Table({ factions: ['texas', 'newYork'], hands: [[], ['docks']], goods: [goods, OTHER], ...more });
const three = (wish: Wish): Table => new Table({ seats: 3, factions: ['texas', 'newYork', 'hegemony'], ...wish });

const nextRound = (table: Table): void => {
  table.passAll();
  table.answer('pick');
};

rule('R-BASE-130', () => {
  const built = [[], ['boiler-room', 'school', 'gun-shop', 'pub']];
  const table = acting({ worker: 2 }, { built });
  // Only what is open; the building bonus is not for visitors.
  expect(table.some(0, 'visit')).toEqual(['visit boiler-room', 'visit pub']);
  const events = table.do(0, 'visit boiler-room');
  const gained = events.flatMap((event) => (event.kind === 'gained' ? [`${event.seat} ${event.n} ${event.good}`] : []));
  expect(gained).toEqual(['0 2 worker', '1 1 worker']);
  expect([table.goods(0), table.goods(1)]).toEqual([{ worker: 3 }, { ...OTHER, worker: 1 }]);
  expect(table.asked).toBe('act 1');
  const cards = acting({ worker: 1 }, { built });
  cards.do(0, 'visit pub');
  expect([cards.hand(0).length, cards.goods(0), cards.goods(1).worker]).toEqual([1, {}, 1]);
  // No worker, no visit.
  const none = acting({ fuel: 1 }, { built, connections: [['punks']] });
  expect(none.some(0, 'visit')).toEqual([]);
  expect(none.why(0, none.ref('pub'))).toContain('R-BASE-130');
  // The visitor chooses what the owner could choose.
  const either = acting({ worker: 1 }, { built: [[], ['outpost-mercenaries']] });
  either.do(0, 'visit outpost-mercenaries');
  expect(either.asked).toBe('effectOption 0');
  either.do(0, 'option 1 blueContact');
  expect([either.goods(0), either.goods(1)]).toEqual([{ blueContact: 1 }, { ...OTHER, worker: 1 }]);
});

rule('R-BASE-131', () => {
  const built = [[], ['quarry', 'quarry', 'assassin'], []];
  const goods = [{ worker: 5 }, { worker: 2 }, { worker: 5 }];
  const table = three({ built, goods });
  table.do(0, 'visit assassin');
  expect(table.placed(1, 'assassin').visits).toBe(1);
  table.do(1, 'board 3');
  table.do(1, 'option 1 fuel');
  // Not the second visitor either; the other ones are open, each once.
  expect(table.some(2, 'visit')).toEqual(['visit quarry', 'visit quarry']);
  expect(table.why(2, table.ref('assassin'))).toContain('R-BASE-131');
  table.do(2, 'visit quarry');
  expect(table.some(0, 'visit')).toEqual(['visit quarry']);
  // In the next round they can be visited again, and the workers came back to nobody.
  nextRound(table);
  expect([0, 1, 2].map((seat) => table.goods(seat).worker)).toEqual([4, 3, 3]);
  expect(table.placed(1, 'assassin').visits).toBe(0);
  table.do(1, 'board 3', 'option 1 fuel');
  expect(table.some(2, 'visit').sort()).toEqual(['visit assassin', 'visit quarry', 'visit quarry']);
});

rule('R-BASE-132', () => {
  const table = acting({ worker: 2 }, { built: [['docks', 'pub'], ['quarry']], hands: [[], ['docks']] });
  expect(table.some(0, 'visit')).toEqual(['visit quarry']);
});

rule('R-BASE-133', () => {
  const built = [[], ['docks'], ['quarry']];
  const goods = [{ worker: 2 }, { worker: 2 }, { worker: 1, greyContact: 1 }];
  const table = three({ built, goods, first: 1, hands: [[], [], ['assassin']] });
  table.do(1, 'pass');
  expect([table.asked, table.some(2, 'visit')]).toEqual(['act 2', []]);
  table.do(2, 'construct assassin');
  expect(table.some(0, 'visit')).toEqual(['visit quarry', 'visit assassin']);
  expect(table.why(0, table.ref('docks'))).toEqual(['R-BASE-054']);
});

rule('R-BASE-134', () => {
  const built = acting({ greyContact: 2 }, { hands: [['pub'], ['docks']] });
  built.do(0, 'construct pub');
  // One card produced, one as a bonus.
  expect(built.hand(0)).toHaveLength(2);
  const table = new Table({ factions: ['texas', 'newYork'], phase: 'production', built: [['docks', 'boiler-room']] });
  expect(table.goods(0)).toEqual({ worker: 4 + 2, greyContact: 1, iron: 1 });
  // A visit takes nothing from the owner: he had his in the production phase.
  table.do(0, 'pass');
  table.do(1, 'pass');
  table.answer('pick');
  expect(table.goods(0)).toEqual({ worker: 4 + 2, greyContact: 1, iron: 1 });
});

rule('R-BASE-150', () => {
  const open: Wish = { red: 'punks', blue: 'junk-train' };
  const table = acting({ worker: 4 }, open);
  expect(table.some(0, 'takeConnection')).toEqual(['takeConnection red', 'takeConnection blue']);
  table.do(0, 'takeConnection blue');
  expect(table.goods(0)).toEqual({ worker: 2 });
  expect(table.ids(table.state.players[0]?.connections ?? [])).toEqual(['junk-train']);
  expect([table.state.blue.open, table.id(table.state.red.open)]).toEqual([null, 'punks']);
  const poor = acting({ worker: 1 }, { ...open, connections: [['punks']] });
  expect(poor.some(0, 'takeConnection')).toEqual([]);
  expect(poor.why(0, 'connection:red')).toEqual(['R-BASE-150']);
  const none = acting({ worker: 4 }, { blue: 'merchants' });
  expect(none.some(0, 'takeConnection')).toEqual(['takeConnection blue']);
  expect(none.why(0, 'connection:red')).toEqual(['R-BASE-150']);
  // A discarded one cannot be taken.
  const played = acting({ worker: 4 }, { connections: [['punks']] });
  played.do(0, 'playConnection punks');
  played.do(1, 'pass');
  expect(played.ids(played.state.red.discard)).toEqual(['punks']);
  expect(played.some(0, 'takeConnection')).toEqual([]);
});

rule('R-BASE-151', () => {
  const table = acting({ worker: 6 }, { red: 'punks' });
  const left = table.state.red.deck.length;
  table.do(0, 'takeConnection red');
  table.do(1, 'construct docks');
  expect([table.state.red.open, table.state.red.deck.length]).toEqual([null, left]);
  expect(table.some(0, 'takeConnection')).toEqual([]);
  // The next round reveals another.
  nextRound(table);
  expect([table.state.red.open === null, table.state.red.deck.length]).toEqual([false, left - 1]);
});

rule('R-BASE-152', () => {
  const table = acting({ gun: 1 }, { connections: [['thugs', 'merchants', 'punks']] });
  table.do(0, 'playConnection merchants');
  expect([table.goods(0), table.ids(table.state.blue.discard)]).toEqual([{ gun: 1, blueContact: 2 }, ['merchants']]);
  table.do(1, 'pass');
  table.do(0, 'playConnection thugs');
  expect([table.goods(0), table.ids(table.state.red.discard)]).toEqual([{ redContact: 3, blueContact: 2 }, ['thugs']]);
  expect([table.discard(), table.some(0, 'playConnection')]).toEqual([[], ['playConnection punks']]);
});

rule('R-BASE-153', () => {
  const table = acting({ worker: 5 }, { red: 'thugs' });
  table.do(0, 'takeConnection red');
  expect(table.goods(0)).toEqual({ worker: 3 });
  table.do(1, 'construct docks');
  expect(table.can(0, 'playConnection thugs')).toBe(false);
  expect(table.why(0, table.ref('thugs'))).toEqual(['R-BASE-153']);
  // An ammo stands for the gun.
  const armed = acting({ ammo: 1 }, { connections: [['thugs']] });
  armed.do(0, 'playConnection thugs');
  expect(armed.goods(0)).toEqual({ redContact: 3 });
});

rule('R-BASE-154', () => {
  const hands = [['school'], ['docks', 'quarry']];
  const goods = [{ worker: 4 }, { greyContact: 2 }];
  const table = acting({}, { hands, goods, blue: 'merchants' });
  table.do(0, 'takeConnection blue');
  expect(table.asked).toBe('act 1');
  table.do(1, 'construct docks');
  // It is no contact itself.
  expect([table.can(0, 'deal school'), table.can(0, 'playConnection merchants')]).toEqual([false, true]);
  nextRound(table);
  expect(table.ids(table.state.players[0]?.connections ?? [])).toEqual(['merchants']);
  table.do(1, 'pass');
  table.do(0, 'playConnection merchants');
  expect(table.goods(0).blueContact).toBe(2);
  expect(table.can(0, 'deal school')).toBe(true);
});
