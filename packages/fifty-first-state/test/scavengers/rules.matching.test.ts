import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { TYPES } from '../../src/cards/index.ts';
import { impact } from '../../src/impact.ts';
import { costFor } from '../../src/sets/scavengers/matching.ts';
import type { Table } from '../table.ts';
import { heap } from './heap.ts';

const priceOf = (table: Table, what: string) => {
  const choice = table.match.choices(0)[table.choices(0).indexOf(what)];
  if (!choice) throw new Error(`no ${what}`);
  return impact(table.match.view(0), 0, choice).cost;
};

/** EX-16: School on Justyna's pile shows a worker; Marek spends his for a point, and School stays. */
rule(['R-SCAV-030', 'R-SCAV-032'], () => {
  const table = heap({ built: [['searching-the-ruins']], goods: [{ worker: 1 }], piles: [[], ['school']] });
  table.do(0, 'use searching-the-ruins');
  expect([table.goods(0), table.pile(1)]).toEqual([{ vp: 1 }, ['school']]);
});

/** What each icon brings: the top card, and what comes of it. */
rule('R-SCAV-030', () => {
  const gleaned = (top: string, options = {}): object => {
    const table = heap({
      hands: [['gleaners-row']],
      goods: [{ greyContact: 2 }],
      piles: [[], [top]],
      deck: ['quarry'],
      options,
    });
    table.do(0, 'construct gleaners-row');
    return { ...table.goods(0), ...(table.hand(0).length > 0 ? { hand: table.hand(0) } : {}) };
  };
  expect(gleaned('scrap-metal')).toEqual({ iron: 1 });
  expect(gleaned('methane-storage')).toEqual({ fuel: 1 });
  expect(gleaned('combat-zone')).toEqual({ gun: 1 });
  expect(gleaned('brick-village')).toEqual({ brick: 1 });
  expect(gleaned('landfill')).toEqual({ ammo: 1 });
  expect(gleaned('labor-camp')).toEqual({ worker: 1 });
  expect(gleaned('pub')).toEqual({ hand: ['quarry'] });
  expect(gleaned('sharrash')).toEqual({ universalContact: 1 });
  expect(gleaned('sharrash', { matchContactGood: 'greyContact' })).toEqual({ greyContact: 1 });
  // Liberty, toxic and no type at all stand for nothing.
  expect(gleaned('church')).toEqual({});
  expect(gleaned('fixer')).toEqual({});
  expect(gleaned('foundation')).toEqual({});
});

/** Several icons are a choice; the same one on two piles is the same; a point is a good like others where it is gained. */
rule('R-SCAV-030', () => {
  const table = heap({
    seats: 3,
    hands: [['gleaners-row']],
    goods: [{ greyContact: 2 }],
    piles: [['pub'], ['archive'], ['school']],
  });
  table.do(0, 'construct gleaners-row');
  expect(table.state.decision?.kind).toBe('matching');
  expect(table.match.choices(0).map((one) => ('types' in one ? one.types.join() : one.kind))).toEqual([
    'tWorker',
    'tVp',
    'tAmmo',
  ]);
  table.do(0, must(table.choices(0)[1]));
  expect(table.vp(0)).toBe(1);
});

/** What cannot be picked where a good is paid: a point, liberty, and what one cannot pay. */
rule('R-SCAV-030', () => {
  const searching = (top: string, goods: object, hands: string[][] = [[]]): Table =>
    heap({ built: [['searching-the-ruins']], goods: [goods], piles: [[], [top]], hands });
  expect(searching('archive', { worker: 0 }).can(0, 'use searching-the-ruins')).toBe(false);
  expect(searching('church', { worker: 9 }).can(0, 'use searching-the-ruins')).toBe(false);
  // Nothing to pick, or nothing to pay with: the reasons differ.
  const why = (top: string): (string | undefined)[] => {
    const table = searching(top, {});
    return table.why(0, table.ref('searching-the-ruins'));
  };
  expect([why('church'), why('archive')]).toEqual([
    expect.arrayContaining(['R-BASE-126']),
    expect.arrayContaining(['R-BASE-120']),
  ]);
  // Ammo stands for a basic resource, and any contact pays for the contact type.
  const ammo = searching('scrap-metal', { ammo: 1 });
  expect(priceOf(ammo, 'use searching-the-ruins')).toEqual({ goods: { iron: 1 } });
  ammo.do(0, 'use searching-the-ruins');
  expect(ammo.goods(0)).toEqual({ vp: 1 });
  const contact = searching('sharrash', { redContact: 1, blueContact: 1, universalContact: 1 });
  contact.do(0, 'use searching-the-ruins');
  expect(contact.choices(0)).toEqual(['payment 1 redContact', 'payment 1 blueContact', 'payment 1 universalContact']);
});

rule('R-SCAV-031', () => {
  const table = heap({
    built: [['searching-the-ruins']],
    hands: [['school']],
    connections: [[], ['punks']],
    piles: [[], ['pub']],
  });
  table.do(0, 'use searching-the-ruins');
  expect([table.hand(0), table.pile(0), table.vp(0)]).toEqual([[], ['school'], 1]);
});

test('every type has its price or none', () => {
  const prices = TYPES.map((type) => [type, costFor([type], {})]);
  expect(Object.fromEntries(prices)).toMatchObject({
    tFuel: { goods: { fuel: 1 } },
    tIron: { goods: { iron: 1 } },
    tGun: { goods: { gun: 1 } },
    tBrick: { goods: { brick: 1 } },
    tAmmo: { goods: { ammo: 1 } },
    tWorker: { goods: { worker: 1 } },
    tCard: { goods: { card: 1 } },
    tContact: { any: { of: ['greyContact', 'redContact', 'blueContact'], n: 1 } },
    tVp: null,
    tLiberty: null,
    tToxic: null,
  });
});

test('Junk Appraiser: 1W and the good of one icon for 2 points, of both for 3', () => {
  const junk = (worker: number): Table =>
    heap({ built: [['junk-appraiser']], goods: [{ worker, ammo: 1 }], piles: [[], ['school']] });
  // A worker is needed beside the matching one.
  const one = junk(1);
  expect(priceOf(one, 'use junk-appraiser')).toEqual({ goods: { worker: 1, ammo: 1 } });
  one.do(0, 'use junk-appraiser');
  expect(one.goods(0)).toEqual({ vp: 2 });
  const two = junk(2);
  two.do(0, 'use junk-appraiser');
  const choices = two.match.choices(0).map((choice) => ('types' in choice ? choice.types : []));
  expect(choices).toEqual([['tAmmo'], ['tWorker'], ['tAmmo', 'tWorker']]);
  expect(impact(two.match.view(0), 0, two.match.choices(0)[2] as never).cost).toEqual({
    goods: { worker: 2, ammo: 1 },
  });
  two.do(0, must(two.choices(0)[2]));
  expect(two.goods(0)).toEqual({ vp: 3 });
  expect(junk(0).can(0, 'use junk-appraiser')).toBe(false);
});

test('Melt Shop: 1W for 2 of a basic resource on a pile', () => {
  const melt = (top: string): Table => heap({ built: [['melt-shop']], goods: [{ worker: 2 }], piles: [[], [top]] });
  const table = melt('docks');
  table.do(0, 'use melt-shop');
  expect(table.goods(0)).toEqual({ worker: 1, iron: 2 });
  expect(melt('school').can(0, 'use melt-shop')).toBe(false);
});

test('Rag Bazaar gives a visitor the good of an icon on the pile of somebody else', () => {
  const table = heap({ built: [[], ['rag-bazaar']], goods: [{ worker: 1 }], piles: [['pub'], ['labor-camp']] });
  table.do(0, 'visit rag-bazaar');
  expect([table.goods(0), table.goods(1)]).toEqual([{ worker: 1 }, { worker: 1 }]);
});

test('in the Production phase icons are picked when everything plain is there', () => {
  const table = heap({
    phase: 'production',
    built: [['gleaners-row', 'labor-camp']],
    piles: [[], ['school']],
    deck: ['quarry', 'quarry'],
  });
  expect(table.asked).toBe('matching 0');
  expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1 });
});

function must(text: string | undefined): string {
  if (text === undefined) throw new Error('nothing to choose');
  return text;
}
