import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../src/cards/index.ts';
import { CATALOGUE, type Counted, goods, type Printed, someOf, sum, times, without } from './catalogue.ts';
import { Table } from './table.ts';

const BASIC = ['fuel', 'iron', 'gun', 'brick'] as const;
/** A board that produces no basic resource: 4W 1gc 1C. */
const TEXAS = { worker: 4, greyContact: 1, card: 1 };
const factions = ['texas', 'newYork'];

/** Sets with rules of their own have their cards tested in their own folders. */
const SETS: readonly string[] = ['base', 'newEra', 'winter', 'promo1'];
const locations = DESIGNS.filter(
  (design): design is Location => design.kind === 'location' && SETS.includes(design.set),
);
const matching = (pattern: RegExp, of: (card: Printed) => string = ({ ability }) => ability) =>
  CATALOGUE.flatMap((card) => {
    const found = pattern.exec(of(card));
    return found ? [{ ...card, found }] : [];
  });

/** All that a seat has, cards and deals included. */
const has = (table: Table, seat = 0): Counted => ({
  ...table.goods(seat),
  card: table.state.players[seat]?.hand.length ?? 0,
  deal: table.deals(seat).length,
});

/**
 * Somebody who has just this, in the pool, in hand and as deals, and the location that uses it. The other player could
 * build, so that the round goes on.
 */
function holding(of: Counted, built: string[], connections: string[] = []): Table {
  const { card = 0, deal = 0, ...pool } = of;
  const hand = Array<string>(card).fill('school');
  const deals = someOf(deal, ({ category, id }) => category === 'feature' && id !== built[0]);
  return new Table({
    factions,
    built: [built],
    hands: [hand, ['docks']],
    deals: [deals],
    connections: [connections],
    goods: [pool, { greyContact: 1 }],
  });
}

const spend = (table: Table): void => {
  for (const kind of ['effectPayment', 'payCard', 'payDeal', 'payCard']) table.answer(kind);
};

describe('the box', () => {
  test('holds the printed cards and no other', () => {
    expect(locations.map(({ id }) => id).sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
    expect(CATALOGUE).toHaveLength(156);
  });

  test.each([
    ['base', 88],
    ['newEra', 50],
    ['winter', 50],
    ['promo1', 6],
  ])('%s: %i locations', (set, n) => {
    expect(locations.filter((one) => one.set === set).reduce((all, { copies }) => all + copies, 0)).toBe(n);
  });

  test.each(CATALOGUE)('$set $id', ({ set, id, copies, distance, category, types, spoils, deal }) => {
    const design = locations.find((one) => one.id === id);
    const written = types.map((type) => `t${type[0]?.toUpperCase()}${type.slice(1)}`);
    expect(design).toMatchObject({ set, copies, distance, category });
    expect([...(design?.types ?? [])].sort()).toEqual(written.sort());
    expect(design?.spoils).toEqual(spoils);
    expect(design?.deal).toEqual(deal);
  });

  test('no card can do more than is printed on it', () => {
    const doing = (does: (card: Location) => boolean) => locations.filter(does).map(({ id }) => id);
    const saying = (says: RegExp) => matching(says).map(({ id }) => id);
    const sorted = (ids: string[]) => ids.sort();
    expect(sorted(doing(({ stores }) => stores.length > 0))).toEqual(sorted(saying(/^store /)));
    expect(sorted(doing(({ triggers }) => triggers.length > 0))).toEqual(sorted(saying(/^each /)));
    expect(sorted(doing(({ thresholds }) => thresholds.length > 0))).toEqual(sorted(saying(/^received /)));
    expect(sorted(doing(({ modifiers }) => modifiers.length > 0))).toEqual(['armored-car', 'secret-stock']);
    expect(sorted(doing(({ bonus }) => bonus !== null))).toEqual(
      sorted(CATALOGUE.flatMap(({ id, bonus }) => (bonus === '–' ? [] : [id]))),
    );
  });

  test('Hidden Forge alone has a shield printed on it', () => {
    expect(locations.filter(({ printedShield }) => printedShield).map(({ id }) => id)).toEqual(['hidden-forge']);
  });

  test('whatever can be used is an action location, whatever produces a production location', () => {
    for (const { category, action, production, isProduction, isOpen } of locations) {
      expect(action !== null).toBe(category === 'action');
      expect(production !== null).toBe(isProduction);
      expect(isProduction).toBe(category === 'production' || category === 'openProduction');
      expect(isOpen).toBe(category === 'openProduction');
    }
  });
});

describe('actions', () => {
  const priced = matching(/^([^→]+) → ([0-9][^→×]*?)( ×2)?$/).flatMap(
    ({ id, found: [, cost = '', gain = '', twice] }) => {
      const { basic = 0, ...fixed } = goods(cost);
      const paid: readonly Counted[] = basic > 0 ? BASIC.map((good) => sum(fixed, { [good]: basic })) : [fixed];
      return paid.map((one) => ({ id, cost: one, gain: goods(gain), uses: twice ? 2 : 1 }));
    },
  );

  test('every action location is looked at', () => {
    const rest = ['thieves-caravan', 'production-manager', 'body-hunters', 'camino-real', 'caravanner', 'fixer'];
    const seen = new Set([...priced.map(({ id }) => id), ...rest, 'propaganda-center']);
    expect([...seen].sort()).toEqual(
      CATALOGUE.filter(({ category }) => category === 'action')
        .map(({ id }) => id)
        .sort(),
    );
  });

  test.each(priced)('$id: $cost for $gain, $uses a round', ({ id, cost, gain, uses }) => {
    for (const good of Object.keys(cost)) {
      // Something else can be done: a connection card played, or workers hired where it would be a card to pay with.
      const less = sum(cost, { [good]: -1 });
      const short = good === 'card' ? holding(sum(less, { worker: 2 }), [id]) : holding(less, [id], ['punks']);
      expect([short.asked, short.can(0, `use ${id}`)]).toEqual(['act 0', false]);
    }

    const exact = holding(cost, [id]);
    exact.do(0, `use ${id}`);
    spend(exact);
    expect(without(has(exact))).toEqual(without(gain));

    const rich = holding(times(3, cost), [id], ['punks']);
    const before = has(rich);
    rich.do(0, `use ${id}`);
    spend(rich);
    for (let use = 1; use < uses; use++) {
      expect(rich.asked).toBe('again 0');
      rich.do(0, 'again');
      spend(rich);
    }
    expect(without(has(rich))).toEqual(without(sum(before, times(-uses, cost), times(uses, gain))));
    if (rich.asked === 'shields 0') rich.do(0, `shield ${id}`);
    rich.do(1, 'pass');
    expect(rich.asked).toBe('act 0');
    expect(rich.can(0, `use ${id}`)).toBe(false);
    expect(rich.why(0, rich.ref(id))).toContain('R-BASE-121');
  });

  test('Market Place takes any two basic resources, ammo for them too', () => {
    const table = holding({ worker: 1, fuel: 1, gun: 1, ammo: 1 }, ['market-place']);
    table.do(0, 'use market-place');
    expect(table.choices(0)).toEqual([
      'payment 1 fuel 1 gun 1 worker',
      'payment 1 fuel 1 ammo 1 worker',
      'payment 1 gun 1 ammo 1 worker',
    ]);
  });

  test('Thieves Caravan: 2W for a basic resource of another player, twice', () => {
    const caravan = (theirs: Counted, worker = 6) =>
      new Table({ built: [['thieves-caravan']], connections: [['punks']], goods: [{ worker }, theirs] });
    expect(caravan({ fuel: 1 }, 1).can(0, 'use thieves-caravan')).toBe(false);
    for (const theirs of [{}, { ammo: 3, worker: 3, vp: 3, greyContact: 1 }])
      expect(caravan(theirs).can(0, 'use thieves-caravan')).toBe(false);
    const table = caravan({ fuel: 1, brick: 2, ammo: 1, worker: 1 });
    table.do(0, 'use thieves-caravan');
    expect(table.choices(0)).toEqual(['take 1 fuel', 'take 1 brick']);
    table.do(0, 'take 1 brick', 'again', 'take 1 brick');
    expect(table.goods(0)).toEqual({ worker: 2, brick: 2 });
    expect(table.goods(1)).toEqual({ fuel: 1, ammo: 1, worker: 1 });
    expect(table.asked).toBe('act 1');
    table.do(1, 'pass');
    expect(table.can(0, 'use thieves-caravan')).toBe(false);
  });
});

describe('production', () => {
  const produced = (built: string[], deals: string[] = []): Table =>
    new Table({ factions, phase: 'production', built: [built], deals: [deals] });
  /** What came in beside the goods of the board. */
  const beside = (table: Table): Counted =>
    without(sum(has(table), times(-1, TEXAS), { deal: -table.deals(0).length }));

  test.each(matching(/^\d\w+( \d\w+)*$/))('$id: $ability', ({ id, ability }) => {
    expect(beside(produced([id]))).toEqual(goods(ability));
  });

  test.each(matching(/^(\d\w+) or (\d\w+)$/))('$id: $ability', ({ id, found: [, one = '', other = ''] }) => {
    for (const chosen of [one, other].map(goods)) {
      const table = produced([id]);
      expect([table.asked, table.choices(0).length]).toEqual(['effectOption 0', 2]);
      table.do(0, `option 1 ${Object.keys(chosen)[0]}`);
      expect(beside(table)).toEqual(chosen);
    }
  });

  /** Action locations do nothing by themselves. */
  const ofType = (type: string) => (card: Printed) => card.category === 'action' && card.types.includes(type);

  test.each(matching(/^1(\w) per (\w+), max 3$/))('$id: $ability', ({ id, found: [, letter = '', type = ''] }) => {
    const good = Object.keys(goods(`1${letter}`))[0] as string;
    for (const [n, gained] of [
      [1, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      const others = someOf(n - 1, ofType(type));
      expect(beside(produced([id, ...others]))).toEqual({ [good]: gained });
    }
    // Locations of other players do not count.
    const theirs = someOf(2, ofType(type));
    expect(beside(new Table({ factions, phase: 'production', built: [[id], theirs] }))).toEqual({ [good]: 1 });
  });

  test.each(matching(/^1VP per received (\w), max 3$/))('$id: $ability', ({ id, found: [, letter = ''] }) => {
    const good = Object.keys(goods(`1${letter}`))[0] as string;
    for (const [n, points] of [
      [0, 0],
      [1, 1],
      [3, 3],
      [4, 3],
    ] as const) {
      const deals = someOf(n, (card) => card.deal[good] === 1 && card.id !== id);
      expect(beside(produced([id], deals))).toEqual(without({ [good]: n, vp: points }));
    }
  });

  test.each(matching(/^received (\d)(\w+): (\d\w+)$/))('$id: $ability', ({ id, found }) => {
    const [, needed, letter = '', gain = ''] = found;
    const good = Object.keys(goods(`1${letter}`))[0] as string;
    const kinds: readonly string[] = good === 'basic' ? BASIC : [good];
    // The board gives 4 of the 5 workers of Patriot Tower.
    const missing = Number(needed) - (good === 'worker' ? 4 : 0);
    const from = (n: number): string[] => {
      const of = kinds.map((kind) => someOf(3, (card) => card.deal[kind] === 1 && card.id !== id));
      return Array.from({ length: n }, (_, i) => of[i % kinds.length]?.[Math.floor(i / kinds.length)] as string);
    };
    for (const n of [missing - 1, missing, missing + 1]) {
      const bought = from(n).map((deal) => CATALOGUE.find((card) => card.id === deal)?.deal ?? {});
      const reached = n >= missing ? goods(gain) : {};
      expect(beside(produced([id], from(n)))).toEqual(without(sum(...bought, reached)));
    }
  });
});

describe('building', () => {
  /** Somebody builds the card among these others, with just the contacts it takes. */
  const building = (id: string, distance: number, others: string[] = []): Table =>
    new Table({
      factions,
      hands: [[id], ['docks']],
      built: [others],
      connections: [['punks']],
      goods: [{ greyContact: distance }, { greyContact: 1 }],
    });

  /** What the text gives at once to somebody who has only this card, where it asks the second of two things. */
  const atOnce = (text: string): Counted => {
    const [, first, type, , second] = /^(\d\w+)(?: per (\w+), max \d)?( or (\d\w+))?$/.exec(text) ?? [];
    if (second) return goods(second);
    if (type) return goods(first as string);
    return /^\d\w+( \d\w+)*$/.test(text) ? goods(text) : {};
  };

  const giving = CATALOGUE.filter(({ category, bonus, ability }) => {
    const produces = category === 'production' || category === 'openProduction';
    return (produces || bonus !== '–') && !/^copy|^take/.test(ability);
  });

  test.each(giving)('$id: $ability, $bonus', ({ id, distance, category, ability, bonus }) => {
    expect(building(id, distance - 1).can(0, `construct ${id}`)).toBe(false);
    const table = building(id, distance);
    table.do(0, `construct ${id}`);
    const chosen = / or \d(\w+)$/.exec(ability) ? Object.keys(atOnce(ability))[0] : null;
    if (chosen) table.do(0, `option 1 ${chosen}`);
    const produced = category === 'feature' ? {} : atOnce(ability);
    expect(without(has(table))).toEqual(without(sum(produced, atOnce(bonus))));
    expect(table.on(0, id)).toEqual(bonus.startsWith('on it: ') ? goods(bonus.slice(7)) : {});
  });

  const isPlain = ({ category, ability }: Printed) =>
    category === 'action' || (category === 'feature' && ability === '–');

  test.each(matching(/^1VP per (\w+), max 5$/, ({ bonus }) => bonus))(
    '$id: $bonus',
    ({ id, distance, found: [, type = ''] }) => {
      for (const [n, points] of [
        [2, 2],
        [4, 4],
        [5, 5],
        [7, 5],
      ] as const) {
        const others = someOf(n - 1, (card) => isPlain(card) && card.types.includes(type) && card.id !== id);
        const table = building(id, distance, others);
        table.do(0, `construct ${id}`);
        expect(table.vp(0)).toBe(points);
      }
      const none = building(
        id,
        distance,
        someOf(4, (card) => isPlain(card) && !card.types.includes(type)),
      );
      none.do(0, `construct ${id}`);
      expect(none.vp(0)).toBe(1);
    },
  );
});

describe('boards', () => {
  const BOARDS = [
    ['newYork', '3W 1I 1gc 1C', '1I → 1gc', '1G → 2rc', '2F → 2bc'],
    ['appalachianFederation', '3W 1B 1gc 1C', '1B+1C → 2gc', '1G → 2rc', '1F → 2bc'],
    ['merchantsGuild', '3W 1F 1gc 1C', '2I → 2gc', '1G → 2rc', '1F → 3bc'],
    ['mutantsUnion', '3W 1G 1gc 1C', '2I → 2gc', '1G → 3rc', '1F → 1bc'],
    ['hegemony', '3W 1uc 1gc 1C', '1I → 1gc', '1G → 2rc', '1F → 1bc'],
    ['texas', '4W 1gc 1C', '1I → 1gc', '1G → 1rc', '1F → 1bc'],
    ['mississippi', '3W 1A 1gc 1C', '2I → 2gc', '2G → 1rc 1Ru', '1F → 2bc'],
    ['university', '3W 1gc 2C', '1I → 2gc', '2G → 1rc 1C', '1F → 2bc'],
    ['uranopolis', '3W 1D 1gc 1C', '1I → 1gc', '1G → 1rc', '1F → 2bc'],
  ] as const;
  const boardOf = (faction: string) => [faction, faction === 'texas' ? 'newYork' : 'texas'];

  test.each(BOARDS)('%s produces %s', (faction, production) => {
    const table = new Table({ phase: 'production', factions: boardOf(faction) });
    expect(without(has(table))).toEqual(goods(production));
  });

  const actions = BOARDS.flatMap(([faction, , ...texts]) => texts.map((text, at) => [faction, text, at] as const));
  test.each(actions)('%s: %s', (faction, text, at) => {
    const [cost, gain] = text.split(' → ').map(goods) as [Counted, Counted];
    const having = ({ card = 0, ...pool }: Counted) =>
      new Table({
        factions: boardOf(faction),
        hands: [Array<string>(card).fill('school'), ['docks']],
        connections: [['punks']],
        goods: [pool, { greyContact: 1 }],
      });
    for (const good of Object.keys(cost).filter((one) => one !== 'card'))
      expect(having(sum(cost, { [good]: -1 })).can(0, `board ${at}`)).toBe(false);
    const table = having(times(2, cost));
    table.do(0, `board ${at}`);
    if (cost.card) table.do(0, 'card school');
    expect(without({ ...has(table), ruins: table.ruins(0).length })).toEqual(sum(cost, gain));
    table.do(1, 'pass');
    expect(table.asked).toBe('act 0');
    expect(table.can(0, `board ${at}`)).toBe(false);
    expect(table.why(0, `board:${at}`)).toEqual(['R-BASE-121']);
  });

  test.each(BOARDS)('%s: 2W for a basic resource or a card, as often as one likes', (faction) => {
    const hire = `board ${faction === 'texas' ? 4 : 3}`;
    const having = (worker: number) =>
      new Table({
        factions: boardOf(faction),
        hands: [[], ['docks']],
        connections: [['punks']],
        goods: [{ worker }, { greyContact: 1 }],
      });
    expect(having(1).can(0, hire)).toBe(false);
    const table = having(11);
    table.do(0, hire);
    expect(table.choices(0)).toEqual([...BASIC, 'card'].map((good) => `option 1 ${good}`));
    table.do(0, 'option 1 card');
    for (const good of BASIC) table.do(0, 'again', `option 1 ${good}`);
    expect(without(has(table))).toEqual({ worker: 1, fuel: 1, iron: 1, gun: 1, brick: 1, card: 1 });
    expect(table.asked).toBe('act 1');
  });
});

describe('connections', () => {
  test('are six red and six blue ones', () => {
    const found = DESIGNS.flatMap((design) =>
      design.kind === 'connection' && design.set === 'base' ? [[design.colour, design.id, design.copies]] : [],
    );
    expect(found).toEqual([
      ['red', 'punks', 4],
      ['red', 'thugs', 2],
      ['blue', 'merchants', 4],
      ['blue', 'junk-train', 2],
    ]);
  });

  test.each([
    ['punks', {}, '2rc'],
    ['thugs', { gun: 1 }, '3rc'],
    ['merchants', {}, '2bc'],
    ['junk-train', {}, '3bc'],
  ])('%s', (id, cost, gain) => {
    const having = (pool: Counted) =>
      new Table({ connections: [[id]], hands: [[], ['docks']], goods: [{ worker: 2, ...pool }, { greyContact: 1 }] });
    expect(having({}).can(0, `playConnection ${id}`)).toBe(Object.keys(cost).length === 0);
    const table = having(cost);
    table.do(0, `playConnection ${id}`);
    expect(table.goods(0)).toEqual({ worker: 2, ...goods(gain) });
    expect(table.state.players[0]?.connections).toEqual([]);
  });
});
