/** Scavengers beside other cards and modules: what is scavenged inside other effects, and where cards go. */
import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { AlliesTable } from '../allies/table.ts';
import { Land } from '../no-mans-land/land.ts';
import type { Wish } from '../table.ts';
import { heap } from './heap.ts';

const [CAPITAL, MONOLITH] = [2, 3];
/** fuel, contact, card, vp, and gun, ammo, contact, brick: what the headquarters need. */
const FOR_CAPITAL = ['methane-storage', 'convoy', 'crossroads', 'archive'];
const FOR_MONOLITH = ['city-guards', 'deserted-colony', 'convoy', 'brick-storage'];

const claiming = (hq: number, wish: Wish) =>
  heap({
    ...wish,
    options: { headquarters: true },
    arrange: ({ headquarters }) => {
      if (headquarters) headquarters.offered = [hq];
    },
  });

describe('scavenging inside other effects', () => {
  rule(['R-SCAV-020', 'R-HQ-008'], () => {
    // Three deals, each with what it gives and with what waits for a deal.
    const capital = claiming(CAPITAL, {
      built: [[...FOR_CAPITAL, 'scrap-brokers']],
      deck: ['docks', 'scrap-collectors', 'night-rummage'],
      piles: [[], ['church', 'museum', 'quarry', 'assassin', 'pub']],
    });
    capital.do(0, `claim ${CAPITAL}`, ...['pub', 'assassin', 'quarry', 'museum'].map((id) => `scavenge ${id}`));
    expect([capital.deals(0), capital.goods(0), capital.choices(0)]).toEqual([
      ['night-rummage', 'scrap-collectors', 'docks'],
      { iron: 1 },
      ['scavenge church', 'done'],
    ]);
    // Two razes: the cards lie on one's own pile, out of one's reach.
    const monolith = claiming(MONOLITH, {
      built: [FOR_MONOLITH],
      deck: ['docks', 'ragmen'],
      piles: [[], ['church', 'museum', 'quarry']],
    });
    monolith.do(0, `claim ${MONOLITH}`, 'scavenge quarry', 'scavenge museum');
    expect([monolith.pile(0), monolith.goods(0), monolith.asked]).toEqual([
      ['ragmen', 'docks'],
      { iron: 2, vp: 1 },
      'act 0',
    ]);
    // Whoever claims it.
    const theirs = claiming(MONOLITH, {
      first: 1,
      built: [[], FOR_MONOLITH],
      deck: ['quarry', 'docks'],
    });
    theirs.do(1, `claim ${MONOLITH}`);
    expect([theirs.pile(0), theirs.pile(1)]).toEqual([[], ['docks', 'quarry']]);
  });

  rule('R-SCAV-020', () => {
    // Goods of deals once more: the question comes before the next deal is chosen.
    const again = heap({
      built: [['caravanner']],
      deals: [['night-rummage', 'scrap-collectors', 'docks']],
      goods: [{ worker: 9 }],
      piles: [[], ['school', 'pub']],
    });
    again.do(0, 'use caravanner', 'card night-rummage');
    expect(again.choices(0)).toEqual(['scavenge pub', 'done']);
    again.do(0, 'scavenge pub', 'card scrap-collectors', 'done', 'card docks');
    expect([again.hand(0), again.goods(0).iron]).toEqual([['pub'], 1]);
    // Somebody else's production: who takes it scavenges, and its owner does not.
    const taken = heap({
      phase: 'production',
      built: [['suppliers'], ['scrap-collectors']],
      piles: [['school'], ['pub']],
    });
    taken.do(0, 'scavenge pub');
    expect([taken.hand(0).includes('pub'), taken.asked]).toEqual([true, 'act 0']);
  });

  /** The pile of somebody who has passed is out of reach for compensation too. */
  rule('R-SCAV-061', () => {
    const table = heap({
      seats: 3,
      first: 2,
      built: [[], ['night-rummage']],
      goods: [{ redContact: 4 }],
      piles: [['pub'], ['school'], ['docks']],
    });
    table.do(2, 'pass');
    table.do(0, 'razeRival night-rummage', 'scavenge school');
    // Seat 1 was the only other one within reach, and its pile is empty now.
    expect([table.asked, table.choices(1)]).toEqual(['scavenge 1', ['scavenge pub', 'done']]);
  });

  /** What a feature did not bring cannot be taken over: nothing to take, or nothing taken. */
  rule('R-PROMO-009', () => {
    const hauling = (theirs: string[]) =>
      heap({
        built: [['wreck-haulers'], ['goods-takeover']],
        hands: [['school'], ['docks']],
        goods: [{ redContact: 1 }, { worker: 1 }],
        piles: [[], theirs],
        options: { promo2: true },
      });
    const taken = hauling(['pub']);
    taken.do(0, 'raze school', 'scavenge pub');
    expect([taken.asked, taken.choices(1)]).toEqual(['takeover 1', ['takeover scavenge', 'letGo']]);
    taken.do(1, 'takeover scavenge', 'scavenge school');
    expect([taken.hand(1), taken.goods(1)]).toEqual([['docks', 'school'], {}]);
    const declined = hauling(['pub']);
    declined.do(0, 'raze school', 'done');
    expect(declined.asked).toBe('act 1');
    const empty = hauling([]);
    empty.do(0, 'raze school');
    expect(empty.asked).toBe('act 1');
  });

  rule('R-PROMO-002', () => {
    const pub = (wish: Wish): string[] => {
      const table = heap({
        hands: [['borderland-pub']],
        goods: [{ greyContact: 2 }],
        options: { promo2: true },
        ...wish,
      });
      table.do(0, 'construct borderland-pub');
      return table.choices(0).filter((one) => /ruins|scavenge/.test(one));
    };
    expect(pub({ piles: [[], ['school']] })).toEqual(['option 1 ruins', 'option 1 scavenge']);
    // Nothing to scavenge, or a deal that gives it already.
    expect(pub({})).toEqual(['option 1 ruins']);
    expect(pub({ piles: [[], ['school']], deals: [['night-rummage']] })).toEqual(['option 1 ruins']);
  });
});

describe('where cards go', () => {
  /** Of three piles: what lies below three cards, in a new deck. */
  rule('R-SCAV-014', () => {
    const table = heap({
      seats: 3,
      built: [['motel']],
      goods: [{ worker: 2 }],
      piles: [
        ['school', 'docks', 'pub', 'church'],
        ['archive', 'quarry', 'assassin', 'museum', 'rubble'],
        ['labor-camp'],
      ],
      deck: [],
      discard: [],
    });
    const events = table.do(0, 'use motel');
    expect(events.find(({ kind }) => kind === 'reshuffled')).toMatchObject({ n: 3 });
    expect([table.pile(0), table.pile(1), table.pile(2)]).toEqual([
      ['docks', 'pub', 'church'],
      ['assassin', 'museum', 'rubble'],
      ['labor-camp'],
    ]);
    expect([...table.hand(0), ...table.ids(table.state.deck)].sort()).toEqual(['archive', 'quarry', 'school']);
    // The virtual opponent's pile takes part.
    const alone = heap({
      seats: 1,
      built: [['motel'], []],
      goods: [{ worker: 1 }],
      piles: [
        ['museum', 'rubble'],
        ['school', 'docks', 'pub', 'church', 'archive'],
      ],
      deck: [],
      discard: [],
    });
    alone.do(0, 'use motel');
    expect([alone.pile(0), alone.pile(1)]).toEqual([
      ['museum', 'rubble'],
      ['pub', 'church', 'archive'],
    ]);
  });

  /** An outpost is paid with a card, which goes to one's own pile. */
  rule('R-SCAV-012', () => {
    const table = new Land({
      map: { sw: '0' },
      hands: [['school'], ['docks']],
      goods: [{}, { greyContact: 1 }],
      options: { expansions: ['scavengers', 'noMansLand'] },
    });
    table.do(0, 'forOutpost school', 'outpost s');
    expect([table.pile(0), table.discard()]).toEqual([['school'], []]);
  });

  rule('R-SCAV-002', () => {
    const table = heap({
      built: [['nomad-scrappers']],
      goods: [{ worker: 2 }],
      connections: [[], ['punks']],
      piles: [[], ['pub']],
      options: { promo2: true, yellowIdentical: true },
    });
    table.do(0, 'use nomad-scrappers');
    expect(table.choices(0)).toEqual(['connectionDeck red', 'connectionDeck blue', 'connectionDeck yellow']);
    table.do(0, 'connectionDeck yellow');
    table.do(1, 'playConnection punks');
    table.do(0, 'playConnection scavengers', 'scavenge pub');
    expect([table.hand(0), table.ids(table.state.scavengers?.yellow.discard ?? [])]).toEqual([['pub'], ['scavengers']]);
  });

  test('a pile hides nothing, so that scavenging can be taken back', () => {
    const table = heap({ built: [['ragmen']], goods: [{ worker: 2 }], piles: [[], ['school', 'pub']] });
    table.do(0, 'use ragmen', 'scavenge pub');
    expect(isRefused(table.match.undo(0))).toBe(false);
    expect([table.hand(0), table.pile(1)]).toEqual([[], ['school', 'pub']]);
  });
});

describe('ruins', () => {
  rule('R-SCAV-041', () => {
    // What produces by its ruins counts those that are left; its bonus does not come again.
    const mill = heap({
      built: [['seed-of-a-new-settlement']],
      ruins: [['rubble-mill', 'pub', 'docks']],
      goods: [{ worker: 1, brick: 1 }],
    });
    mill.do(0, 'use seed-of-a-new-settlement', 'ruin rubble-mill');
    expect([mill.goods(0), mill.ruins(0)]).toEqual([{ brick: 2 }, ['pub', 'docks']]);
    // An action can be used from the next turn on, a feature works at once, and nothing waits for a building.
    const action = heap({
      built: [['seed-of-a-new-settlement']],
      ruins: [['archive']],
      goods: [{ worker: 2, brick: 1 }],
    });
    action.do(0, 'use seed-of-a-new-settlement');
    action.do(1, 'pass');
    expect(action.can(0, 'use archive')).toBe(true);
    const suppliers = heap({
      built: [['seed-of-a-new-settlement'], ['school']],
      ruins: [['suppliers']],
      goods: [{ worker: 1, brick: 1 }],
    });
    suppliers.do(0, 'use seed-of-a-new-settlement');
    expect([suppliers.goods(0), suppliers.asked]).toEqual([{}, 'act 1']);
  });

  /** The goods come with the ruins, and to whoever rebuilds them. */
  rule('R-SCAV-053', () => {
    const table = heap({
      built: [['red-anja']],
      hands: [['church']],
      ruins: [[], ['school']],
      onRuins: [[], ['fuel']],
      goods: [{ redContact: 1, brick: 1 }],
    });
    table.do(0, 'use red-anja');
    table.do(1, 'pass');
    table.do(0, 'rebuild church');
    expect([table.goods(0).fuel, table.pile(0), table.pile(1)]).toEqual([1, ['school'], []]);
  });

  rule('R-SCAV-056', () => {
    // Rebuilders' Lodge counts the ruins that it is built over itself.
    const lodge = heap({ hands: [['rebuilders-lodge']], ruins: [['pub']], goods: [{ brick: 1 }] });
    lodge.do(0, 'rebuild rebuilders-lodge');
    expect(lodge.vp(0)).toBe(2);
    // A razed Rubble Kitchen has nothing of its own ruins.
    const kitchen = heap({ built: [[], ['rubble-kitchen']], goods: [{ redContact: 4 }] });
    kitchen.do(0, 'razeRival rubble-kitchen');
    expect(kitchen.goods(1)).toEqual({ worker: 1 });
  });

  test('Mined Ruins make razing dearer', () => {
    const razes = (redContact: number): string[] =>
      heap({
        built: [[], ['mined-ruins', 'pub']],
        ruins: [[], ['school', 'docks']],
        goods: [{ redContact }],
      }).some(0, 'razeRival');
    expect([razes(3), razes(4)]).toEqual([[], ['razeRival mined-ruins', 'razeRival pub']]);
  });
});

describe('alone', () => {
  const stage = (at: 'rebuild' | 'deals' | 'passed'): Pick<Wish, 'arrange'> => ({
    arrange: ({ opponent }) => {
      if (opponent) opponent.stage = at;
    },
  });

  /** The pile of the opponent is out of reach once it has passed, and back in reach in the next Production phase. */
  rule('R-SCAV-061', () => {
    const table = heap({
      seats: 1,
      built: [['ragmen'], []],
      deals: [['scrap-collectors']],
      goods: [{ worker: 2 }],
      piles: [[], ['pub']],
      ...stage('passed'),
    });
    expect(table.can(0, 'use ragmen')).toBe(false);
    table.do(0, 'pass');
    table.answer('soloPick');
    expect([table.asked, table.choices(0)]).toEqual(['scavenge 0', ['scavenge pub', 'done']]);
  });

  rule(['R-SOLO-070', 'R-SOLO-062'], () => {
    const table = heap({
      seats: 1,
      deals: [['docks']],
      connections: [['punks', 'punks']],
      deck: ['scrap-metal'],
      options: { opponent: 'merchants' },
      ...stage('deals'),
    });
    table.do(0, 'playConnection punks');
    expect([table.deals(0), table.pile(0), table.pile(1)]).toEqual([[], ['docks'], []]);
    table.do(0, 'pass');
    expect(table.pile(1)).toEqual(['scrap-metal']);
  });

  rule(['R-SOLO-070', 'R-SOLO-063'], () => {
    const table = heap({
      seats: 1,
      built: [[], ['museum']],
      connections: [['punks', 'punks']],
      deck: ['docks', 'church'],
      options: { opponent: 'appalachians' },
      ...stage('rebuild'),
    });
    table.do(0, 'playConnection punks');
    expect([table.state.opponent?.vp, table.pile(1)]).toEqual([1, []]);
    table.do(0, 'playConnection punks');
    expect(table.pile(1)).toEqual(['church']);
  });

  rule('R-SOLO-036', () => {
    const waste = new AlliesTable({
      seats: 1,
      built: [['toxic-waste'], ['church']],
      hands: [['docks', 'pub']],
      connections: [['punks']],
      options: { expansions: ['allies', 'scavengers'] },
    });
    waste.do(0, 'use toxic-waste', 'giveCard -1 docks');
    expect([waste.pile(1), waste.discard()]).toEqual([['docks'], []]);
    // Nor can anybody rob it.
    const gang = heap({ seats: 1, built: [['gutter-gang'], ['church']], goods: [{ worker: 1, redContact: 1 }] });
    expect(gang.can(0, 'use gutter-gang')).toBe(false);
  });
});

/** Types of allies stand for nothing, and what a Prophet adds is not printed on a pile. */
rule('R-SCAV-030', () => {
  const table = new AlliesTable({
    hands: [['gleaners-row'], ['docks']],
    built: [['galvanic-prophet']],
    piles: [[], ['reactor-levy']],
    goods: [{ greyContact: 2 }, { greyContact: 1 }],
    options: { expansions: ['allies', 'scavengers'] },
  });
  table.do(0, 'construct gleaners-row');
  expect([table.goods(0), table.asked]).toEqual([{}, 'act 1']);
});
