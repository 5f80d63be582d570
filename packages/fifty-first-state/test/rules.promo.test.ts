import { enters } from '@cinderhall/effects';
import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { razePrice } from '../src/actions/raze.ts';
import { locationOf } from '../src/cards/index.ts';
import { Table, type Wish } from './table.ts';

const OTHER = { greyContact: 1 };
type Pool = NonNullable<Wish['goods']>[number];
const acting = (built: string[], goods: Pool, theirs: string[] = [], more: Wish = {}): Table =>
  new Table({
    factions: ['newYork', 'mutantsUnion'],
    built: [built, theirs],
    hands: [[], ['docks']],
    connections: [['punks']],
    goods: [goods, OTHER],
    ...more,
  });

rule('R-PROMO-001', () => {
  const seats: Wish = { seats: 3, factions: ['newYork', 'mutantsUnion', 'texas'] };
  const wish = (first: number): Wish => ({
    ...seats,
    first,
    built: [['fixer', 'fuel-tank'], ['boiler-room', 'assassin', 'school'], ['quarry']],
    hands: [[], ['docks'], ['docks']],
    goods: [{ worker: 3 }, { ...OTHER, worker: 2 }, { ...OTHER, worker: 1 }],
  });
  // Nothing has been visited yet.
  expect(acting([], {}, [], wish(0)).can(0, 'use fixer')).toBe(false);
  // Somebody else was there, somebody else at one's own place; both leave the unvisited ones alone.
  const table = acting([], {}, [], wish(1));
  table.do(1, 'visit fuel-tank');
  table.do(2, 'visit boiler-room');
  expect(table.goods(0)).toEqual({ worker: 4 });
  expect(table.some(0, 'visit').sort()).toEqual(['visit assassin', 'visit quarry']);
  table.do(0, 'use fixer');
  // One worker spent, two gained; the owner has one for each visitor.
  expect(table.goods(0)).toEqual({ worker: 5 });
  expect(table.goods(1)).toEqual({ ...OTHER, fuel: 1, worker: 3 });
  table.do(1, 'construct docks');
  table.do(2, 'pass');
  expect(table.can(0, 'use fixer')).toBe(false);
  // One's own worker does as well, and the choice is among all that are occupied.
  const own = acting([], {}, [], wish(0));
  own.do(0, 'visit boiler-room');
  own.do(1, 'visit quarry');
  own.do(2, 'construct docks');
  own.do(0, 'use fixer');
  expect(own.choices(0)).toEqual(['card boiler-room', 'card quarry']);
  own.do(0, 'card quarry');
  expect([own.goods(0), own.goods(2).worker]).toEqual([{ worker: 3, brick: 1 }, 3]);
  // Not when the owner has passed.
  const passed = acting([], {}, [], wish(2));
  passed.do(2, 'visit boiler-room');
  passed.do(0, 'playConnection punks');
  passed.do(1, 'pass');
  passed.do(2, 'construct docks');
  expect(passed.can(0, 'use fixer')).toBe(false);
});

rule('R-PROMO-003', () => {
  for (const [id, price] of [
    ['school', 2],
    ['school+shield', 3],
    ['church', 3],
    ['archive', 4],
    ['archive+shield', 5],
    ['hidden-forge', 3],
  ] as const) {
    const raze = `razeRival ${id.split('+')[0]}`;
    expect(acting(['armored-car'], { redContact: price - 1 }, [id]).can(0, raze)).toBe(false);
    const table = acting(['armored-car'], { redContact: price + 1 }, [id]);
    table.do(0, raze);
    expect(table.goods(0).redContact).toBe(1);
    expect(acting(['church'], { redContact: price }, [id]).can(0, raze)).toBe(false);
  }
  // It helps neither with cards of the hand, nor the others.
  const hand = acting(['armored-car'], { redContact: 1 }, [], { hands: [['pub', 'school'], ['docks']] });
  expect(hand.some(0, 'raze')).toEqual(['raze school']);
  const others = acting(['armored-car', 'school'], {}, [], { first: 1, goods: [{}, { redContact: 2, ...OTHER }] });
  expect(others.some(1, 'razeRival')).toEqual([]);
});

rule('R-PROMO-004', () => {
  for (const [faction, good] of [
    ['newYork', 'iron'],
    ['appalachianFederation', 'brick'],
    ['merchantsGuild', 'fuel'],
    ['mutantsUnion', 'gun'],
  ] as const) {
    const factions = [faction, 'texas'];
    const table = acting(['secret-stock'], { worker: 4 }, [], { factions });
    table.do(0, 'board 3');
    const options = ['fuel', 'iron', 'gun', 'brick', 'card'].map((one) => `option ${one === good ? 2 : 1} ${one}`);
    expect(table.choices(0)).toEqual(options);
    table.do(0, `option 2 ${good}`, 'again', 'option 1 card');
    expect([table.goods(0), table.hand(0).length]).toEqual([{ [good]: 2 }, 1]);
    // Not in the production phase, and not for an action that gives contacts.
    const phase = new Table({ factions, phase: 'production', built: [['secret-stock']] });
    expect(phase.goods(0)).toEqual({ worker: 3, greyContact: 1, [good]: 1 });
    const contacts = acting(['secret-stock'], { gun: 1 }, [], { factions });
    contacts.do(0, 'board 1');
    expect(contacts.goods(0)).toEqual({ redContact: faction === 'mutantsUnion' ? 3 : 2 });
  }
  // The stock of another player does not help.
  const theirs = acting([], { worker: 2 }, ['secret-stock']);
  theirs.do(0, 'board 3');
  expect(theirs.can(0, 'option 1 iron')).toBe(true);
});

rule('R-PROMO-007', () => {
  const texas = (goods: Pool): Table => acting([], goods, [], { factions: ['texas', 'newYork'] });
  const table = texas({ iron: 3, gun: 1, worker: 1 });
  expect(table.can(0, 'board 3')).toBe(false);
  table.do(0, 'board 0');
  // The first use and the second are two turns.
  expect(table.asked).toBe('act 1');
  table.do(1, 'pass');
  expect([table.can(0, 'board 0'), table.can(0, 'board 3')]).toEqual([false, true]);
  table.do(0, 'board 3');
  expect(table.asked).toBe('act 0');
  expect(table.goods(0)).toEqual({ iron: 1, greyContact: 2, gun: 1, worker: 1 });
  expect([table.can(0, 'board 0'), table.can(0, 'board 3')]).toEqual([false, false]);
  // It is used for this round, whatever else is used.
  table.do(0, 'board 1');
  expect([table.can(0, 'board 3'), table.why(0, 'board:3')]).toEqual([false, ['R-BASE-121']]);
  // The cost has to be paid again, and the choice is among those that were used.
  const poor = texas({ iron: 1, gun: 2 });
  poor.do(0, 'board 0');
  poor.do(1, 'pass');
  expect(poor.can(0, 'board 3')).toBe(false);
  const rich = texas({ iron: 2, gun: 2, fuel: 2 });
  rich.do(0, 'board 0');
  rich.do(1, 'pass');
  rich.do(0, 'board 1', 'board 3');
  expect(rich.choices(0)).toEqual(['board 0', 'board 1']);
  rich.do(0, 'board 1');
  expect(rich.goods(0)).toEqual({ iron: 1, fuel: 2, greyContact: 1, redContact: 2 });
});

rule('R-PROMO-009', () => {
  for (const [faction, hire] of [
    ['texas', 'board 4'],
    ['hegemony', 'board 3'],
    ['mississippi', 'board 3'],
    ['university', 'board 3'],
    ['uranopolis', 'board 3'],
  ] as const) {
    const table = acting(['secret-stock'], { worker: 2 }, [], { factions: [faction, 'newYork'] });
    table.do(0, hire);
    expect(table.choices(0)).toEqual(['fuel', 'iron', 'gun', 'brick', 'card'].map((good) => `option 1 ${good}`));
  }
  // There is one Armored Car in the box; were there five, a School would still cost 1.
  const table = acting(['armored-car'], { redContact: 1 }, ['school']);
  const { state } = table;
  const [{ card: car }, school] = [table.placed(0, 'armored-car'), table.placed(1, 'school')];
  expect(razePrice(state, 0, school)).toBe(2);
  let { abilities } = state;
  for (const least of [1, 1, 1, 1]) {
    abilities = enters(abilities, 0, car, locationOf(state, car));
    expect(razePrice({ ...state, abilities }, 0, school)).toBe(least);
  }
});
