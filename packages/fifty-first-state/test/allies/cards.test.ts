import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import type { Counted } from '../catalogue.ts';
import { ALLIES, giving, goods, priced } from './catalogue.ts';
import { AlliesTable, IG, SH, UR } from './table.ts';

const INFLUENCE: readonly string[] = [IG, SH, UR];
const part = (of: Counted, influence: boolean): Counted =>
  Object.fromEntries(Object.entries(of).filter(([good]) => INFLUENCE.includes(good) === influence));
const times = (n: number, of: Counted): Counted =>
  Object.fromEntries(Object.entries(of).map(([good, k]) => [good, n * k]));

const factions = ['texas', 'newYork'];
/** The other player can build, so that the round goes on; a connection can be played. */
const other = { greyContact: 1 };
const holding = (of: Counted, built: string[], hand: string[] = []): AlliesTable =>
  new AlliesTable({
    factions,
    built: [built],
    hands: [hand, ['docks']],
    connections: [['punks']],
    goods: [part(of, false), other],
    influence: [part(of, true)],
  });

/** Pool, cards in hand and ruins. */
const has = (table: AlliesTable): Counted => {
  const all: Counted = { ...table.all(0), card: table.hand(0).length, ruins: table.ruins(0).length };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0));
};

describe('the box', () => {
  const locations = DESIGNS.filter((one): one is Location => one.kind === 'location' && one.set === 'allies');

  test('holds the cards of the catalogue and no other', () => {
    expect(locations.map(({ id }) => id)).toEqual(ALLIES.map(({ id }) => id));
    expect(locations.every(({ origin }) => origin === 'designed')).toBe(true);
  });

  test.each(ALLIES)('$id', ({ ability: _ability, bonus, types, ...printed }) => {
    const design = locations.find(({ id }) => id === printed.id);
    expect(design).toMatchObject(printed);
    expect(design?.types).toEqual(types);
    expect(design?.bonus !== null).toBe(bonus !== '–');
    expect(design?.action !== null).toBe(printed.category === 'action');
    expect(design?.isProduction).toBe(printed.category.endsWith('roduction'));
  });
});

describe('goods for goods', () => {
  test.each(priced)('$id: $cost for $gain, times $times', ({ id, cost, gain, times: often }) => {
    for (const good of Object.keys(cost)) {
      const short = holding({ ...cost, [good]: (cost[good] ?? 0) - 1 }, [id]);
      expect([short.asked, short.can(0, `use ${id}`)]).toEqual(['act 0', false]);
    }
    const uses = often === 'any' ? 3 : often === '2' ? 2 : 1;
    const table = holding(times(uses + 1, cost), [id]);
    table.do(0, `use ${id}`);
    for (let n = 1; n < uses; n++) table.do(0, 'again');
    if (often === 'any') {
      table.do(0, 'done');
      table.do(1, 'pass');
      expect(table.can(0, `use ${id}`)).toBe(true);
    } else {
      // Whoever has shields may still put them.
      if (gain.shield) table.do(0, 'done');
      expect(table.asked).toBe('act 1');
      table.do(1, 'pass');
      expect(table.can(0, `use ${id}`)).toBe(false);
    }
    const left: Counted = { ...cost };
    for (const [good, n] of Object.entries(gain)) left[good] = (left[good] ?? 0) + n * uses;
    expect(has(table)).toEqual(left);
  });
});

describe('production and building bonuses', () => {
  const built = (id: string): AlliesTable => {
    const table = new AlliesTable({ factions, hands: [[id], ['docks']], goods: [{ greyContact: 3 }, other] });
    table.do(0, `construct ${id}`);
    return table;
  };
  const gained = (...texts: string[]): Counted => {
    const all: Counted = {};
    for (const text of texts) for (const [good, n] of Object.entries(goods(text))) all[good] = (all[good] ?? 0) + n;
    return all;
  };

  test.each(giving('ability'))('$id gives $ability when built and in every Production phase', (card) => {
    const { ability, bonus, id, distance } = card;
    const table = built(id);
    const once = /^\d/.test(bonus) ? [bonus] : [];
    const kept = distance < 3 ? { greyContact: 3 - distance } : {};
    expect(has(table)).toEqual({ ...gained(ability, ...once), ...kept });
    const phase = new AlliesTable({ factions, built: [[id]], phase: 'production' });
    const texas: Counted = { worker: 4, greyContact: 1, card: 1 };
    for (const [good, n] of Object.entries(goods(ability))) texas[good] = (texas[good] ?? 0) + n;
    expect(has(phase)).toEqual(texas);
  });

  test.each(giving('bonus').filter(({ ability }) => !/^\d\w+$/.test(ability) && ability !== 'F or G'))(
    '$id gives $bonus once, when it is built',
    ({ id, bonus, distance }) => {
      const kept = distance < 3 ? { greyContact: 3 - distance } : {};
      expect(has(built(id))).toEqual({ ...goods(bonus), ...kept });
    },
  );

  test.each([
    ['tread-yards', 'iron', ['reactor-levy', 'caravan-of-giants', 'isotope-mine', 'docks'], 3],
    ['tread-yards', 'iron', ['docks'], 1],
    ['brood-warrens', 'worker', ['cellar-tribute', 'school'], 2],
    ['brood-warrens', 'worker', ['cellar-tribute', 'rat-burrow', 'tail-for-tail'], 3],
    ['gallery-of-engines', 'vp', ['highway-tithe', 'red-mask'], 3],
    ['cooling-towers', 'vp', ['reactor-levy'], 2],
    [
      'cooling-towers',
      'vp',
      ['reactor-levy', 'caravan-of-giants', 'isotope-mine', 'tread-yards', 'walking-city', 'reserves'],
      5,
    ],
    [
      'gallery-of-engines',
      'vp',
      ['highway-tithe', 'red-mask', 'kelly-iron-grip', 'quick-raid', 'rat-hunt', 'chain-ambush'],
      5,
    ],
    ['gnawed-idol', 'vp', ['rat-burrow', 'cellar-tribute', 'whisper-bazaar', 'sewer-nursery', 'tail-for-tail'], 5],
  ])('%s counts %s by ally, itself included', (id, good, stand, n) => {
    const table = new AlliesTable({
      factions,
      built: [stand],
      hands: [[id], ['docks']],
      goods: [{ greyContact: 2 }, other],
    });
    table.do(0, `construct ${id}`);
    expect(has(table)).toEqual({ [good]: n });
  });
});

describe('triggers', () => {
  const raze = (feature: string, target: string): AlliesTable => {
    const table = new AlliesTable({
      factions,
      built: [[feature]],
      hands: [[target], ['docks']],
      goods: [{ redContact: 3 }, other],
    });
    table.do(0, `raze ${target}`);
    return table;
  };

  test.each([
    ['blood-colours', ['cellar-tribute', 'reactor-levy'], 'highway-tithe', { vp: 1 }],
    ['scorched-nests', ['cellar-tribute', 'highway-tithe'], 'reactor-levy', { ammo: 1 }],
    ['tail-for-tail', ['reactor-levy', 'highway-tithe'], 'cellar-tribute', { card: 1 }],
  ])('%s gives for razed cards of the other two allies only', (feature, others, own, more) => {
    const spoils = (id: string): Counted => ({ ...ALLIES.find((card) => card.id === id)?.spoils, redContact: 2 });
    for (const target of others) expect(has(raze(feature, target))).toEqual({ ...spoils(target), ...more });
    expect(has(raze(feature, own))).toEqual(spoils(own));
    expect(has(raze(feature, 'docks'))).toEqual({ iron: 2, redContact: 2 });
  });

  test('Blood Colours in a rival’s State', () => {
    const table = new AlliesTable({
      factions,
      built: [['blood-colours'], ['cellar-tribute']],
      hands: [[], ['docks']],
      goods: [{ redContact: 3 }, other],
    });
    table.do(0, 'razeRival cellar-tribute');
    expect([table.all(0), table.all(1)]).toEqual([
      { worker: 1, brick: 1, vp: 1 },
      { ...other, [SH]: 1 },
    ]);
  });

  test('Treaty Cellar: 1W for a deal with a card of any ally, nothing for another', () => {
    const deal = (id: string): Counted => {
      const table = new AlliesTable({
        factions,
        built: [['treaty-cellar']],
        hands: [[id], ['docks']],
        goods: [{ blueContact: 1 }, other],
      });
      table.do(0, `deal ${id}`);
      return has(table);
    };
    expect(deal('highway-tithe')).toEqual({ worker: 1, [IG]: 1 });
    expect(deal('cellar-tribute')).toEqual({ worker: 1, [SH]: 1 });
    expect(deal('reactor-levy')).toEqual({ worker: 1, [UR]: 1 });
    expect(deal('docks')).toEqual({ iron: 1 });
  });
});
