import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { Table } from './table.ts';

const RICH = { water: 9, scrap: 9 };

rule('R-ASH-030', () => {
  const table = new Table({ seats: 3, day: [2, 0, 1], goods: [RICH, RICH, RICH] });
  expect(table.asked).toBe('act 2');
  expect(table.why(0, 'deck')).toEqual(['R-ASH-030']);
  table.do(2, 'trade water scrap');
  expect(table.asked).toBe('act 0');
  table.do(0, 'pass');
  table.do(1, 'trade water scrap');
  const after = ['act 2', 'act 1', 'act 2', 'act 1', 'act 2', 'act 1'];
  for (const asked of after) {
    expect(table.asked).toBe(asked);
    table.do(table.match.waiting()[0] as number, 'trade scrap water');
  }
  // Four actions each, and the one who passed was never asked again.
  expect(table.state.phase).toBe('dawn');
  expect(table.state.round).toBe(2);
  expect(table.state.players.map(({ actions }) => actions)).toEqual([4, 4, 4]);
});

rule('R-ASH-031', () => {
  const hands = [['lamp-maker', 'ash-vault']];
  const table = new Table({ day: [0, 1], hands, goods: [{ water: 1, scrap: 2, spark: 1 }] });
  expect(table.can(0, 'build ash-vault')).toBe(true);
  table.do(0, 'build lamp-maker');
  expect(table.asked).toBe('effectPayment 0');
  expect(table.choices(0)).toEqual([
    'payment {"water":1,"scrap":2}',
    'payment {"water":1,"scrap":1,"spark":1}',
    'payment {"scrap":2,"spark":1}',
  ]);
  table.do(0, 'payment {"scrap":2,"spark":1}');
  expect(table.goods(0)).toMatchObject({ water: 1, scrap: 0, spark: 0 });
  expect([table.hand(0), table.built(0)]).toEqual([['ash-vault'], ['lamp-maker']]);
  const poor = new Table({ day: [0, 1], hands, goods: [{ water: 1, scrap: 1 }] });
  expect(poor.choices(0).filter((choice) => choice.startsWith('build'))).toEqual([]);
  const [card] = poor.state.players[0]?.hand ?? [];
  expect(poor.why(0, `card:${card}`)).toEqual(['R-ASH-031']);
  expect(poor.why(0, `card:${poor.state.market[0]}`)).toEqual(['R-ASH-031']);
});

rule('R-ASH-032', () => {
  const priced = (built: string[], hand: string, goods: object) =>
    new Table({ day: [0, 1], built: [built], hands: [[hand]], goods: [goods] });
  // A Watchtower costs 2 scrap: 1 less with one guild, nothing with two.
  expect(priced(['masons'], 'watchtower', { scrap: 1 }).can(0, 'build watchtower')).toBe(true);
  expect(priced(['carters'], 'watchtower', { scrap: 1 }).can(0, 'build watchtower')).toBe(false);
  expect(priced(['masons', 'masons'], 'watchtower', { scrap: 0 }).can(0, 'build watchtower')).toBe(true);
  const free = priced(['masons', 'masons'], 'dog-pit', { scrap: 0, water: 0 });
  free.do(0, 'build dog-pit');
  expect(free.goods(0)).toMatchObject({ water: 0, scrap: 0 });
  // Scrap comes off first, then water, then what may be either.
  const lamp = priced(['masons', 'masons'], 'lamp-maker', { water: 1, scrap: 0 });
  lamp.do(0, 'build lamp-maker');
  expect(lamp.goods(0).water).toBe(0);
  const tea = priced(['masons', 'masons'], 'tea-tent', { water: 0, scrap: 0 });
  expect(tea.can(0, 'build tea-tent')).toBe(true);
  const vault = priced(['masons'], 'ash-vault', { water: 2, scrap: 1 });
  expect(vault.can(0, 'build ash-vault')).toBe(true);
  const block = priced(['masons', 'masons'], 'auction-block', { water: 1, scrap: 0 });
  expect(block.can(0, 'build auction-block')).toBe(true);
});

rule('R-ASH-033', () => {
  const table = new Table({
    seats: 3,
    day: [0, 1, 2],
    hands: [['mule-train', 'watchtower']],
    built: [['carters', 'tea-tent'], ['pilgrims'], ['pilgrims']],
    deck: ['scribes', 'beacon', 'masons'],
    goods: [RICH],
  });
  // Its own effect comes first: the two cards of the Mule Train are drawn before anything is asked.
  table.do(0, 'build mule-train');
  expect(table.hand(0)).toEqual(['watchtower', 'masons', 'beacon']);
  expect(table.asked).toBe('effectOrder 0');
  expect(table.choices(0)).toEqual(['trigger carters 0', 'trigger tea-tent 0']);
  const ordered = table.do(0, 'trigger tea-tent 0');
  expect(ordered.map(({ kind }) => kind)).toEqual(['triggered', 'gained', 'gained', 'triggered', 'drew']);
  expect(table.goods(0).fame).toBe(1);
  expect(table.hand(0).at(-1)).toBe('scribes');
  // Cards of the others wait until the builder is done, and then go in table order.
  table.do(1, 'pass');
  table.do(2, 'pass');
  const pilgrims = table.do(0, 'build watchtower').filter(({ kind }) => kind === 'gained');
  expect(pilgrims.map(({ seat, good }) => [seat, good])).toEqual([
    [1, 'fame'],
    [2, 'fame'],
  ]);
  // A guild that waits for guilds does not wait for itself.
  const scribes = new Table({ day: [0, 1], hands: [['scribes', 'masons']], goods: [RICH] });
  scribes.do(0, 'build scribes');
  expect(scribes.goods(0).fame).toBe(0);
  scribes.do(1, 'pass');
  scribes.do(0, 'build masons');
  expect(scribes.goods(0).fame).toBe(2);
});

rule('R-ASH-034', () => {
  const table = new Table({ day: [0, 1], built: [['lamp-maker', 'pawnshop', 'ash-vault']], goods: [{ scrap: 3 }] });
  expect(table.choices(0).filter((choice) => choice.startsWith('use'))).toEqual(['use lamp-maker']);
  const [lamp, pawnshop, vault] = table.state.players[0]?.built ?? [];
  for (const card of [pawnshop, vault]) expect(table.why(0, `card:${card}`)).toEqual(['R-ASH-034']);
  expect(table.why(0, `card:${lamp}`)).toEqual([]);
  table.do(0, 'use lamp-maker');
  table.do(0, 'amount 2');
  expect(table.goods(0)).toMatchObject({ scrap: 1, spark: 2, fame: 1 });
  table.do(1, 'pass');
  expect(table.can(0, 'use lamp-maker')).toBe(false);
  expect(table.why(0, `card:${lamp}`)).toEqual(['R-ASH-034']);
  table.rest();
  table.dawn();
  const seat = table.match.waiting()[0] as number;
  if (seat === 1) table.do(1, 'pass');
  expect(table.can(0, 'use lamp-maker')).toBe(true);
});

rule('R-ASH-035', () => {
  const table = new Table({ day: [0, 1], goods: [{ water: 2, scrap: 1, spark: 0 }] });
  const trades = (): string[] => table.choices(0).filter((choice) => choice.startsWith('trade'));
  expect(trades()).toEqual(['trade water scrap', 'trade water spark']);
  expect(table.why(0, 'good:water')).toEqual([]);
  expect(table.do(0, 'trade water spark')).toMatchObject([
    { kind: 'traded', seat: 0, give: 'water', get: 'spark' },
    { kind: 'paid', seat: 0, good: 'water', n: 2 },
    { kind: 'gained', seat: 0, good: 'spark', n: 1 },
  ]);
  expect(table.goods(0)).toMatchObject({ water: 0, scrap: 1, spark: 1 });
  table.do(1, 'pass');
  expect(trades()).toEqual([]);
  expect(table.why(0, 'good:water')).toEqual(['R-ASH-035']);
  // A Pawnshop waits for trades of its owner.
  const shop = new Table({ day: [0, 1], built: [['pawnshop'], ['pawnshop']], goods: [{ spark: 2 }] });
  shop.do(0, 'trade spark water');
  expect([shop.goods(0).fame, shop.goods(1).fame]).toEqual([1, 0]);
});

rule('R-ASH-040', () => {
  const table = new Table({ day: [0, 1], hands: [[]], deck: ['scribes', 'beacon', 'masons'] });
  table.do(0, 'scout');
  expect(table.asked).toBe('scout 0');
  expect(table.choices(0)).toEqual(['keep beacon', 'keep masons']);
  expect(table.match.view(1).decision).toMatchObject({ kind: 'scout', cards: [-1, -1] });
  // Looking is a thing that cannot be taken back.
  expect(isRefused(table.match.undo(0))).toBe(true);
  table.do(0, 'keep beacon');
  table.do(1, 'pass');
  expect(table.can(0, 'scout')).toBe(false);
  expect(table.why(0, 'deck')).toEqual(['R-ASH-040']);
  table.rest();
  expect(table.state.players[0]?.scouted).toBe(false);
});

rule('R-ASH-041', () => {
  const hands = [[], ['pawnshop']];
  const table = new Table({ day: [0, 1], built: [['whisperers']], hands, deck: ['scribes', 'beacon', 'masons'] });
  table.do(0, 'use whisperers');
  const told = table.do(0, 'keep beacon');
  expect(told.some(({ kind }) => kind === 'kept')).toBe(true);
  expect(table.hand(0)).toEqual(['beacon']);
  expect(table.ids(table.state.deck.slice(-2))).toEqual(['scribes', 'masons']);
  expect(table.ids(table.match.view(0).deck.slice(-2))).toEqual(['scribes', 'masons']);
  expect(table.ids(table.match.view(1).deck.slice(-2))).toEqual(['?', '?']);
  expect(table.hand(0, 1)).toEqual(['?']);
  // When somebody else scouts, nobody can tell any more which of them he took.
  table.do(1, 'scout');
  expect(table.choices(1)).toEqual(['keep scribes', 'keep masons']);
  table.do(1, 'keep masons');
  expect(table.ids(table.match.view(0).deck.slice(-1))).toEqual(['?']);
  expect(table.hand(1, 0)).toEqual(['?', '?']);
});

rule('R-ASH-042', () => {
  const table = new Table({ day: [0, 1] });
  table.do(0, 'pass');
  expect(table.state.players[0]?.actions).toBe(0);
  table.do(1, 'scout');
  table.do(1, table.choices(1)[0] as string);
  expect(table.asked).toBe('act 1');
  // Whoever can only pass does so by himself, and the one before him cannot go back with what that tells.
  const stuck = new Table({
    day: [0, 1],
    hands: [[], ['ash-vault']],
    deck: ['engravers', 'guild-hall'],
    goods: [RICH, { water: 0, scrap: 0 }],
  });
  stuck.do(0, 'trade water scrap');
  stuck.do(1, 'scout');
  stuck.do(1, 'keep engravers');
  const passed = stuck.do(0, 'trade water scrap').filter(({ kind }) => kind === 'passed');
  expect(passed).toEqual([{ kind: 'passed', seat: 1 }]);
  expect(stuck.asked).toBe('act 0');
  expect(isRefused(stuck.match.undo(0))).toBe(true);
});
