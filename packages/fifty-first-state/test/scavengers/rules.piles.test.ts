import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, readOptions } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { DESIGNS } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { options } from '../../src/options.ts';
import { Table } from '../table.ts';
import { heap } from './heap.ts';

const alone = { expansions: ['scavengers'], promo1: false };
const countOf = (table: Table, set: string, kind: string): number =>
  table.state.cards.filter((design) => DESIGNS[design]?.set === set && DESIGNS[design]?.kind === kind).length;

rule(['R-SETUP-009', 'R-SCAV-001', 'R-SETUP-002'], () => {
  const table = new Table({ phase: 'setup', options: alone });
  expect([countOf(table, 'base', 'location'), countOf(table, 'scavengers', 'location')]).toEqual([88, 44]);
  expect(countOf(table, 'scavengers', 'connection')).toBe(6);
  // Six cards of the 132 are dealt to each of the two.
  expect(table.state.deck).toHaveLength(132 - 12);
  const promo = new Table({ phase: 'setup', options: { ...alone, promo1: true } });
  expect(promo.state.deck).toHaveLength(138 - 12);
  expect(table.state.scavengers?.piles).toEqual([[], []]);
});

rule('R-OPT-002', () => {
  expect(isRefused(readOptions(options, { expansions: ['scavengers'] }, 2))).toBe(false);
  expect(isRefused(readOptions(options, { expansions: ['scavengers', 'winter'] }, 2))).toBe(true);
  const mixed = { expansions: ['scavengers', 'winter'], allowUnofficialMix: true };
  expect(isRefused(readOptions(options, mixed, 2))).toBe(false);
});

rule(['R-SCAV-002', 'R-SETUP-003'], () => {
  const table = heap({
    phase: 'round',
    piles: [[], ['school', 'docks', 'pub']],
    deck: ['quarry', 'quarry', 'assassin', 'assassin', 'church', 'archive'],
  });
  expect(table.events.filter(({ kind }) => kind === 'opened')).toHaveLength(3);
  expect(table.state.scavengers?.yellow).toMatchObject({ open: expect.any(Number), discard: [] });
  expect(table.state.scavengers?.yellow.deck).toHaveLength(5);
});

rule('R-SCAV-002', () => {
  const table = heap({
    goods: [{ worker: 3 }, { worker: 2 }],
    yellow: 'scavengers-haul',
    piles: [[], ['school', 'docks']],
    connections: [[], ['punks']],
  });
  table.do(0, 'takeConnection yellow');
  expect(table.goods(0)).toEqual({ worker: 1 });
  table.do(1, 'pass');
  expect(table.can(0, 'takeConnection yellow')).toBe(false);
});

rule('R-SCAV-002', () => {
  const table = heap({
    connections: [['scavengers', 'scavengers-haul'], ['punks']],
    goods: [{ worker: 1 }],
    piles: [[], ['church', 'school', 'docks', 'pub']],
  });
  table.do(0, 'playConnection scavengers');
  expect(table.choices(0)).toEqual(['scavenge pub', 'done']);
  table.do(0, 'scavenge pub');
  expect([table.hand(0), table.pile(1), table.asked]).toEqual([['pub'], ['church', 'school', 'docks'], 'act 1']);
  table.do(1, 'playConnection punks');
  table.do(0, 'playConnection scavengers-haul');
  expect(table.goods(0)).toEqual({});
  table.do(0, 'scavenge docks', 'scavenge school');
  expect([table.hand(0), table.pile(1)]).toEqual([['pub', 'docks', 'school'], ['church']]);
  expect(table.state.decision?.kind).not.toBe('scavenge');
  expect(table.state.scavengers?.yellow.discard).toHaveLength(2);
});

/** Yellow has no contact of its colour: Zee Tower adds nothing to it. */
rule('R-SCAV-002', () => {
  const table = heap({
    built: [['zee-tower']],
    connections: [['scavengers', 'punks'], ['punks']],
    piles: [[], ['school']],
    options: { promo2: true },
  });
  table.do(0, 'playConnection scavengers', 'scavenge school');
  expect(table.goods(0)).toEqual({});
  table.do(1, 'playConnection punks');
  table.do(0, 'playConnection punks');
  expect(table.goods(0)).toEqual({ redContact: 3 });
});

/** The switch of the yellow cards. */
rule('R-SCAV-002', () => {
  const yellow = (yellowIdentical: boolean): (string | undefined)[] => {
    const { state } = new Table({ phase: 'setup', options: { ...alone, yellowIdentical } });
    const ids = state.cards.map((design) => DESIGNS[design]).filter((one) => one?.kind === 'connection');
    return ids.filter((one) => one?.set === 'scavengers').map((one) => one?.id);
  };
  expect(yellow(true)).toEqual(Array(6).fill('scavengers'));
  expect(yellow(false).filter((id) => id === 'scavengers-haul')).toHaveLength(2);
});

rule(['R-SCAV-003', 'R-SCAV-012'], () => {
  const table = heap({
    hands: [['school', 'docks', 'pub'], ['archive']],
    built: [['assassin']],
    ruins: [['quarry']],
    goods: [{ redContact: 1, brick: 2, worker: 1 }],
  });
  table.do(0, 'raze school');
  expect(table.pile(0)).toEqual(['school']);
  table.do(1, 'pass');
  table.do(0, 'rebuild docks', 'over quarry');
  expect(table.pile(0)).toEqual(['school', 'quarry']);
  expect([table.discard(), table.pile(1)]).toEqual([[], []]);
  // Anybody sees the whole of it.
  expect(table.match.view(1).scavengers?.piles[0]).toEqual(table.state.scavengers?.piles[0]);
});

rule('R-SCAV-012', () => {
  const table = heap({
    hands: [['school', 'docks']],
    built: [['negotiator', 'propaganda-station', 'foundation']],
    deals: [['church']],
    goods: [{ worker: 2, brick: 1 }],
  });
  table.do(0, 'use negotiator');
  expect(table.pile(0)).toEqual(['church']);
  table.do(1, 'pass');
  table.do(0, 'use propaganda-station', 'card school');
  table.do(0, 'rebuild docks', 'over foundation');
  expect(table.pile(0)).toEqual(['church', 'school', 'foundation']);
});

/** To the pile of whoever discards, whichever seat that is: a deal that is given up, a card that is not kept, spoils. */
rule('R-SCAV-012', () => {
  const others = { first: 1, connections: [['punks'], ['punks']] };
  const paid = heap({ ...others, built: [[], ['negotiator']], deals: [[], ['church']], goods: [{}, { worker: 2 }] });
  paid.do(1, 'use negotiator');
  const kept = heap({
    ...others,
    connections: [['punks'], []],
    hands: [[], ['school', 'docks']],
    built: [[], ['propaganda-center']],
    deck: ['quarry', 'museum'],
  });
  kept.do(1, 'use propaganda-center', 'card school', 'card museum');
  const razed = heap({ ...others, hands: [[], ['school']], goods: [{}, { redContact: 1 }] });
  razed.do(1, 'raze school');
  expect([paid, kept, razed].map((table) => [table.pile(0), table.pile(1)])).toEqual([
    [[], ['church']],
    [[], ['school', 'docks', 'quarry']],
    [[], ['school']],
  ]);
});

rule(['R-SCAV-010', 'R-SETUP-006'], () => {
  const six = ['school', 'docks', 'pub', 'church', 'archive', 'quarry'];
  const table = new Table({
    phase: 'setup',
    first: 0,
    options: { expansions: ['scavengers'] },
    deck: ['assassin', 'assassin', 'boiler-room', 'museum', 'rubble', 'motel', ...six],
  });
  const drops = table.some(0, 'drop');
  expect(drops).toHaveLength(30);
  expect(table.can(0, 'drop school docks') && table.can(0, 'drop docks school')).toBe(true);
  table.do(0, 'drop docks school');
  table.do(1, must(table.some(1, 'drop')[0]));
  expect(table.pile(0)).toEqual(['docks', 'school']);
  expect(table.pile(1)).toHaveLength(2);
});

rule('R-SCAV-011', () => {
  const table = heap({ phase: 'round', first: 1, deck: ['school', 'docks', 'pub', 'church', 'archive', 'quarry'] });
  table.do(1, 'card quarry');
  table.do(0, 'card archive');
  expect([table.pile(0), table.pile(1)]).toEqual([[], ['church']]);
  table.do(0, 'card school');
  table.do(1, 'card docks');
  expect(table.pile(1)).toEqual(['church', 'pub']);
});

rule('R-SCAV-013', () => {
  const table = heap({ yellow: 'scavengers' });
  table.passAll();
  expect(table.state.scavengers?.yellow.discard.map((card) => table.id(card))).toEqual(['scavengers']);
});

/** A connection card pays a cost in cards, unless the table wishes otherwise. */
rule('R-BASE-058', () => {
  const fence = (connectionPaysCardCost: boolean): string[] => {
    const table = heap({ built: [['fence']], hands: [['school']], options: { connectionPaysCardCost } });
    table.do(0, 'use fence');
    return table.asked === 'payCard 0' ? table.choices(0) : table.pile(0);
  };
  expect(fence(true)).toEqual(['card school', 'card punks']);
  expect(fence(false)).toEqual(['school']);
  const only = heap({ built: [['fence']], options: { connectionPaysCardCost: false } });
  expect(only.can(0, 'use fence')).toBe(false);
});

/** EX-53, and nothing to draw where nothing lies below. */
rule(['R-SCAV-014', 'R-BASE-013'], () => {
  const table = heap({
    built: [['motel']],
    goods: [{ worker: 2 }],
    piles: [
      ['school', 'docks', 'pub', 'church'],
      ['archive', 'quarry', 'assassin'],
    ],
    deck: [],
    discard: [],
  });
  table.do(0, 'use motel');
  expect(table.hand(0)).toEqual(['school']);
  expect([table.pile(0), table.pile(1)]).toEqual([
    ['docks', 'pub', 'church'],
    ['archive', 'quarry', 'assassin'],
  ]);
  // Three cards each stay: there is nothing left to draw.
  expect(table.asked).not.toBe('again 0');
  table.do(1, 'pass');
  expect(table.can(0, 'use motel')).toBe(false);
});

/** What is paid can be drawn again only where it lies under three others. */
rule('R-SCAV-014', () => {
  const paying = (own: string[]): boolean =>
    heap({
      hands: [['school']],
      built: [['propaganda-station']],
      goods: [{ worker: 1 }],
      piles: [own, []],
      deck: [],
      discard: [],
    }).can(0, 'use propaganda-station');
  expect(paying(['docks', 'pub', 'church'])).toBe(true);
  expect(paying(['docks', 'pub'])).toBe(false);
});

rule(['R-SCAV-020', 'R-SCAV-021', 'R-SCAV-022'], () => {
  const table = heap({
    seats: 3,
    hands: [['night-rummage'], ['museum']],
    goods: [{ greyContact: 1 }],
    piles: [['rubble'], ['school', 'docks'], ['pub']],
  });
  table.do(0, 'construct night-rummage');
  expect(table.choices(0)).toEqual(['scavenge docks', 'scavenge pub', 'done']);
  table.do(0, 'scavenge docks');
  expect(table.choices(0)).toEqual(['scavenge school', 'scavenge pub', 'done']);
  table.do(0, 'scavenge school');
  expect([table.hand(0), table.pile(1), table.asked]).toEqual([['docks', 'school'], [], 'act 1']);
  // Everybody saw which cards these are.
  expect(table.hand(0, 2)).toEqual(['docks', 'school']);
});

/** One may do without, and one's own pile is nothing to take from. */
rule(['R-SCAV-021', 'R-SCAV-020'], () => {
  const declined = heap({
    hands: [['night-rummage']],
    goods: [{ greyContact: 1 }],
    piles: [[], ['school']],
  });
  declined.do(0, 'construct night-rummage', 'done');
  expect([declined.hand(0), declined.pile(1), declined.asked]).toEqual([[], ['school'], 'act 1']);
  const empty = heap({ hands: [['night-rummage']], goods: [{ greyContact: 1 }], piles: [['school'], []] });
  empty.do(0, 'construct night-rummage');
  expect([empty.hand(0), empty.asked]).toEqual([[], 'act 1']);
});

/** Spoils, a deal, production, a visit and compensation. */
rule('R-SCAV-020', () => {
  const spoils = heap({
    hands: [['wreck-haulers']],
    goods: [{ redContact: 2 }],
    piles: [[], ['school', 'docks', 'pub']],
  });
  spoils.do(0, 'raze wreck-haulers');
  // The contact of the spoils is there before the question.
  expect(spoils.goods(0)).toEqual({ redContact: 1 });
  spoils.do(0, 'scavenge pub', 'scavenge docks');
  expect([spoils.hand(0), spoils.pile(1)]).toEqual([['pub', 'docks'], ['school']]);

  const deal = heap({ hands: [['scrap-collectors']], goods: [{ blueContact: 2 }], piles: [[], ['school', 'docks']] });
  deal.do(0, 'deal scrap-collectors', 'scavenge docks');
  expect(deal.hand(0)).toEqual(['docks']);

  const produced = heap({
    phase: 'production',
    built: [['scrap-collectors']],
    deals: [['scrap-collectors']],
    piles: [[], ['pub', 'school', 'docks']],
    deck: ['quarry', 'quarry'],
  });
  expect(produced.goods(0)).toMatchObject({ worker: 4 });
  produced.do(0, 'scavenge docks', 'scavenge school');
  expect([produced.hand(0), produced.asked]).toEqual([['quarry', 'docks', 'school'], 'act 0']);

  const visited = heap({ built: [[], ['common-heap']], goods: [{ worker: 1 }], piles: [['pub'], ['docks', 'school']] });
  visited.do(0, 'visit common-heap', 'scavenge school');
  expect([visited.hand(0), visited.goods(1), visited.asked]).toEqual([['school'], { worker: 1 }, 'act 1']);

  const razed = heap({
    built: [[], ['night-rummage']],
    goods: [{ redContact: 4 }],
    piles: [['pub'], ['school']],
  });
  razed.do(0, 'razeRival night-rummage', 'scavenge school');
  expect(razed.asked).toBe('scavenge 1');
  razed.do(1, 'scavenge pub');
  expect([razed.hand(0), razed.hand(1), razed.ruins(1)]).toEqual([['school'], ['pub'], ['night-rummage']]);
});

rule('R-SCAV-061', () => {
  const wish = {
    seats: 3,
    built: [['ragmen', 'searching-the-ruins']],
    goods: [{ worker: 3 }, {}, {}],
    piles: [[], ['school'], ['docks']],
  };
  const table = heap(wish);
  table.do(0, 'use ragmen');
  expect(table.choices(0)).toEqual(['scavenge school', 'scavenge docks', 'done']);
  table.do(0, 'done', 'done');
  table.do(1, 'pass');
  table.do(2, 'playConnection merchants');
  // The worker of School lies on the pile of somebody who has passed; Docks shows none.
  expect(table.can(0, 'use searching-the-ruins')).toBe(false);
  table.do(0, 'use ragmen');
  expect(table.choices(0)).toEqual(['scavenge docks', 'done']);
});

function must(text: string | undefined): string {
  if (text === undefined) throw new Error('nothing to choose');
  return text;
}

test('the piles that are left alone say why', () => {
  const table = heap({
    seats: 3,
    built: [['ragmen']],
    goods: [{ worker: 2 }, {}, {}],
    piles: [['pub'], ['school'], ['docks']],
  });
  const why = (owner: number) => {
    const top = `card:${table.state.scavengers?.piles[owner]?.at(-1)}`;
    return fiftyFirstState.whyNot(table.match.view(0), 0, top).map(({ key, rule }) => [key.split('.').at(-1), rule]);
  };
  table.do(0, 'use ragmen');
  expect([why(0), why(1)]).toEqual([[['ownPile', 'R-SCAV-020']], []]);
  table.do(0, 'done', 'done');
  table.do(1, 'pass');
  table.do(2, 'playConnection merchants');
  table.do(0, 'use ragmen');
  expect(why(1)).toEqual([['passed', 'R-BASE-054']]);
});
