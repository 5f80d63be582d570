import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { BOX, DESIGNS } from '../../src/ash-market/cards/index.ts';
import type { Options } from '../../src/ash-market/index.ts';
import { setup } from '../../src/ash-market/state.ts';
import { Table } from './table.ts';

const usual: Options = { rounds: 6, raids: 'usual', openDawn: false };

rule('R-ASH-001', () => {
  expect(BOX).toHaveLength(56);
  expect(new Set(DESIGNS.map(({ kind }) => kind))).toEqual(new Set(['stall', 'guild', 'caravan', 'tower']));
  const table = new Table({ seats: 3, hands: [['beacon', 'carters', 'dog-pit', 'pawnshop']] });
  expect(table.hand(0)).toEqual(['beacon', 'carters', 'dog-pit', 'pawnshop']);
  expect(table.hand(0, 1)).toEqual(['?', '?', '?', '?']);
  expect(table.hand(0, -1)).toEqual(['?', '?', '?', '?']);
  expect(table.match.view(0).deck.every((card) => card < 0)).toBe(true);
  const [one, other] = [1, 2].map((n) => setup({ ...usual }, 2, Chance.fromNumber(n)));
  expect(one?.players.map(({ hand }) => hand.length)).toEqual([4, 4]);
  expect(one?.deck).not.toEqual(other?.deck);
});

rule('R-ASH-002', () => {
  const { players } = new Table({ seats: 5 }).state;
  expect(players).toHaveLength(5);
  for (const { goods } of players) expect(goods).toEqual({ water: 2, scrap: 2, spark: 0, fame: 0, seal: 0 });
});

rule('R-ASH-003', () => {
  const hands = [['water-seller', 'scrap-heap']];
  // A spark pays for the scrap of a Water Seller and for the water of a Scrap Heap …
  const sparks = new Table({ day: [0, 1], hands, goods: [{ water: 0, scrap: 0, spark: 1 }] });
  expect(sparks.choices(0)).toEqual(expect.arrayContaining(['build water-seller', 'build scrap-heap']));
  sparks.do(0, 'build water-seller');
  expect(sparks.goods(0).spark).toBe(0);
  // … but water does not pay for scrap, and neither pays for a seal.
  const water = new Table({ day: [0, 1], hands, goods: [{ water: 3, scrap: 0 }] });
  expect(water.can(0, 'build water-seller')).toBe(false);
  const seal = new Table({ day: [0, 1], built: [['ash-vault']], goods: [{ spark: 3 }] });
  expect(seal.can(0, 'use ash-vault')).toBe(false);
});

rule('R-ASH-004', () => {
  const table = new Table({ market: ['beacon', 'carters', 'dog-pit', 'pawnshop'] });
  for (const seat of [-1, 0, 1])
    expect(table.ids(table.match.view(seat).market)).toEqual(['beacon', 'carters', 'dog-pit', 'pawnshop']);
});

rule('R-ASH-005', () => {
  const lanterns = Array.from({ length: 20 }, (_, n) => setup({ ...usual }, 3, Chance.fromNumber(n)).lantern);
  expect(new Set(lanterns)).toEqual(new Set([0, 1, 2]));
});

rule('R-ASH-006', () => {
  const table = new Table({ seats: 3, lantern: 1, counter: 'ash-vault' });
  expect([-1, 0, 1, 2].map((seat) => table.id(table.match.view(seat).counter))).toEqual(['?', '?', 'ash-vault', '?']);
});

rule('R-ASH-007', () => {
  const engravers = (seals: number) => new Table({ day: [0, 1], hands: [['engravers']], seals });
  const some = engravers(1);
  some.do(0, 'build engravers');
  expect([some.goods(0).seal, some.state.seals]).toEqual([1, 0]);
  const none = engravers(0);
  none.do(0, 'build engravers');
  expect([none.goods(0).seal, none.state.seals]).toEqual([0, 0]);
  expect(new Table({}).state.seals).toBe(3);
  const paid = new Table({ day: [0, 1], built: [['ash-vault']], goods: [{ seal: 1 }], seals: 2 });
  paid.do(0, 'use ash-vault');
  expect([paid.goods(0).seal, paid.goods(0).fame, paid.state.seals]).toEqual([0, 4, 3]);
});

rule('R-ASH-008', () => {
  const hoard = ['watchtower', 'watchtower', 'dog-pit', 'dog-pit', 'beacon', 'carters', 'masons', 'pawnshop'];
  const full = new Table({ built: [['salt-road']], hands: [hoard] });
  expect(full.asked).toBe('envoy 0,1');
  full.dawn();
  expect(full.state.phase).toBe('work');
  full.do(0, 'option 0');
  expect(full.state.phase).toBe('day');
  full.rest();
  expect(full.state.phase).toBe('dusk');
  while (full.state.phase === 'dusk') full.do(0, full.choices(0)[0] as string);
  expect([full.state.phase, full.state.round]).toEqual(['dawn', 2]);
});

rule('R-ASH-010', () => {
  const table = new Table({ seats: 3, hands: [['beacon', 'carters'], ['dog-pit', 'pawnshop'], []] });
  // Whoever has no cards is not asked; the others are asked together.
  expect(table.asked).toBe('envoy 0,1');
  const before = JSON.stringify([table.match.view(1), table.match.view(2), table.match.choices(1)]);
  expect(table.do(0, 'envoy carters')).toEqual([]);
  expect(JSON.stringify([table.match.view(1), table.match.view(2), table.match.choices(1)])).toBe(before);
  const shown = table.do(1, 'envoy dog-pit').filter(({ kind }) => kind === 'envoy');
  expect(shown.map(({ seat, card }) => [seat, table.id(card as number)])).toEqual([
    [0, 'carters'],
    [1, 'dog-pit'],
  ]);
  expect(table.hand(0)).toEqual(['beacon']);
});

rule('R-ASH-011', () => {
  const table = new Table({
    hands: [
      ['beacon', 'carters'],
      ['dog-pit', 'pawnshop'],
    ],
  });
  table.do(0, 'envoy carters');
  // Until the others have answered, it can be.
  expect(table.match.undoRefusal(0)).toBeNull();
  table.match.undo(0);
  table.do(0, 'envoy beacon');
  table.do(1, 'envoy dog-pit');
  for (const seat of [0, 1]) expect(isRefused(table.match.undo(seat))).toBe(true);
  expect(table.id(table.state.envoys[0] ?? -1)).toBe('beacon');
});

rule('R-ASH-012', () => {
  // Reach: Road Wolves 58, Mule Train 52, Beacon 3.
  const hands = [['beacon'], ['mule-train'], ['road-wolves'], ['mule-train'], []];
  expect(new Table({ seats: 5, hands, lantern: 0 }).state.order).toEqual([2, 1, 3, 0, 4]);
  expect(new Table({ seats: 5, hands, lantern: 2 }).state.order).toEqual([2, 3, 1, 0, 4]);
  const poor = [['beacon'], [], []];
  expect(new Table({ seats: 3, hands: poor, lantern: 2 }).state.order).toEqual([0, 2, 1]);
});

rule('R-ASH-013', () => {
  const table = new Table({
    seats: 3,
    hands: [['beacon'], ['mule-train'], ['road-wolves']],
    market: ['carters', 'carters', 'masons', 'pawnshop'],
    counter: 'ash-bell',
    deck: ['scribes'],
  });
  expect(table.asked).toBe('pick 2');
  // Two copies of one card are one choice.
  expect(table.choices(2)).toEqual(['pick carters', 'pick masons', 'pick pawnshop', 'pickCounter', 'pickDeck']);
  table.do(2, 'pick masons');
  expect(table.asked).toBe('pick 1');
  expect(table.can(1, 'pick masons')).toBe(false);
  table.do(1, 'pickCounter');
  expect(table.choices(0)).not.toContain('pickCounter');
  table.do(0, 'pickDeck');
  expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([['scribes'], ['ash-bell'], ['masons']]);
});

rule('R-ASH-014', () => {
  const hands = [['beacon'], ['mule-train'], ['road-wolves']];
  const open = new Table({ seats: 3, hands, market: ['carters', 'masons', 'scribes', 'pawnshop'] });
  open.do(2, 'pick masons');
  expect([0, 1, 2].map((seat) => open.hand(2, seat))).toEqual([['masons'], ['masons'], ['masons']]);
  open.do(1, 'pickDeck');
  expect(open.hand(1, 0)).toEqual(['?']);
  const under = new Table({ seats: 3, lantern: 1, hands, counter: 'ash-bell' });
  under.do(2, 'pickCounter');
  expect([0, 1, 2].map((seat) => under.hand(2, seat))).toEqual([['?'], ['ash-bell'], ['ash-bell']]);
});

rule('R-ASH-015', () => {
  const table = new Table({
    hands: [['beacon'], ['mule-train']],
    market: ['carters', 'masons', 'scribes', 'pawnshop'],
    counter: 'ash-bell',
    deck: ['tea-tent', 'whisperers', 'lamp-maker'],
  });
  table.do(1, 'pick masons');
  expect(table.state.market).toHaveLength(3);
  table.do(0, 'pickCounter');
  expect(table.ids(table.state.discard)).toEqual(['beacon', 'mule-train']);
  expect(table.state.envoys).toEqual([null, null]);
  expect(table.ids(table.state.market)).toEqual(['carters', 'scribes', 'pawnshop', 'lamp-maker']);
  expect(table.id(table.state.counter)).toBe('whisperers');
});

rule('R-ASH-020', () => {
  const table = new Table({ seats: 3, lantern: 1 });
  table.dawn();
  for (const seat of [0, 1, 2]) expect(table.goods(seat)).toMatchObject({ water: 3, scrap: 3 });
  const wages = table.events.filter(({ kind, good }) => kind === 'gained' && good === 'water');
  expect(wages.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

rule('R-ASH-021', () => {
  const table = new Table({ built: [['salt-road', 'beacon', 'water-seller'], ['scrap-heap']] });
  table.dawn();
  // The oldest card works first, after the wage and before everything else.
  expect(table.asked).toBe('effectOption 0');
  expect(table.goods(0)).toMatchObject({ water: 3, scrap: 3, spark: 0 });
  expect(table.goods(1)).toMatchObject({ water: 2, scrap: 2 });
  table.do(0, 'option 1');
  expect(table.goods(0)).toMatchObject({ water: 4, scrap: 4, spark: 1 });
  expect(table.goods(1)).toMatchObject({ water: 3, scrap: 4 });
});
