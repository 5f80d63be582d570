/** Allies beside other cards and modules: payments, blocks, types and triggers. */
import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { meets } from '../../src/sets/headquarters/claim.ts';
import { Land } from '../no-mans-land/land.ts';
import { Table, type Wish } from '../table.ts';
import { AlliesTable, dealt, IG, SH, UR } from './table.ts';

const payments = (table: Table): string[] => table.some(0, 'payment').sort();

describe('influence as a payment', () => {
  /** A shield makes it one dearer, Armored Car one cheaper; goods on cards and universal contacts are in the mix. */
  rule('R-ALLY-012', () => {
    const price = (target: string, own: string[], red: number, influence: object) => {
      const table = dealt({ built: [own, [target]], goods: [{ redContact: red }], influence: [influence] });
      return table.some(0, 'razeRival').length > 0;
    };
    expect([price('reserves', [], 2, { [SH]: 1 }), price('reserves', [], 2, { [SH]: 1, [IG]: 1 })]).toEqual([
      false,
      true,
    ]);
    expect(price('reserves+shield', [], 2, { [SH]: 1, [IG]: 1 })).toBe(false);
    expect(price('reserves', ['armored-car'], 2, { [SH]: 1 })).toBe(true);
    const mixed = dealt({
      built: [['armored-car', 'radioactive-colony'], ['reserves']],
      goods: [{ universalContact: 1 }],
      influence: [{ [SH]: 1, [IG]: 1 }],
    });
    mixed.do(0, 'razeRival reserves');
    expect(payments(mixed)).toEqual([
      `payment 1 cachedRedContact 1 ${IG} 1 ${SH}`,
      `payment 1 universalContact 1 cachedRedContact 1 ${IG}`,
      `payment 1 universalContact 1 cachedRedContact 1 ${SH}`,
      `payment 1 universalContact 1 ${IG} 1 ${SH}`,
    ]);
  });

  /** Extra types do not make a card one of an ally, and the types of an ally do not lead to influence elsewhere. */
  rule('R-ALLY-038', () => {
    const table = dealt({ built: [['galvanic-prophet']], hands: [['docks']], influence: [{ [UR]: 3 }] });
    expect([...table.some(0, 'construct'), ...table.some(0, 'deal'), ...table.some(0, 'raze')]).toEqual([]);
    // Neither cities nor outposts belong to an ally.
    const city = dealt({ influence: [{ [UR]: 9, [SH]: 9, [IG]: 9 }], options: { cities: true } });
    expect([...city.some(0, 'cityDeal'), ...city.some(0, 'cityRaze')]).toEqual([]);
  });
});

describe('blocks', () => {
  /** Goods Takeover is an action location: it can be blocked, and then it does not answer. */
  rule(['R-ALLY-035', 'R-PROMO-009'], () => {
    const hunting = () =>
      dealt({
        built: [
          ['rat-hunt', 'bus-station'],
          ['goods-takeover', 'school'],
        ],
        hands: [['docks', 'pub'], ['docks']],
        goods: [
          { gun: 1, blueContact: 1 },
          { worker: 1, greyContact: 1 },
        ],
        options: { promo2: true },
      });
    const open = hunting();
    open.do(0, 'deal docks');
    expect(open.asked).toBe('takeover 1');
    const blocked = hunting();
    expect(blocked.can(0, 'use rat-hunt')).toBe(true);
    blocked.do(0, 'use rat-hunt');
    blocked.do(1, 'playConnection merchants');
    blocked.do(0, 'deal docks');
    expect([blocked.asked, blocked.goods(0).worker]).toEqual(['act 1', 1]);
  });

  test('a bot sees what the block of an action location is worth, whether it has an action or answers others', () => {
    const table = dealt({
      first: 1,
      built: [['rat-hunt'], ['goods-takeover', 'archive']],
      goods: [{ gun: 1 }, { worker: 9 }],
      options: { promo2: true },
    });
    table.do(1, 'use archive', 'again');
    table.do(0, 'use rat-hunt');
    const view = table.match.view(0);
    const choices = table.match.choices(0);
    expect(table.choices(0)).toEqual(['block goods-takeover', 'block archive']);
    const values = choices.map((choice) => fiftyFirstState.insight.value(view, 0, choice));
    expect([values[0] ?? 0, values[1]]).toEqual([expect.any(Number), 0]);
    expect(values[0]).toBeGreaterThan(0);
    const why = choices.map((choice) => fiftyFirstState.insight.reasons?.(view, 0, choice)[0]?.key.split('.').at(-1));
    expect(why).toEqual(['block', 'blockUsed']);
  });

  /** The block lies on the location: whoever takes it over has it blocked, and can tell it from a free one. */
  rule(['R-HQ-008', 'R-ALLY-035'], () => {
    const table = new Table({
      factions: ['texas', 'newYork'],
      built: [
        ['city-guards', 'methane-storage', 'docks', 'camp', 'gunsmith', 'rat-hunt'],
        ['burning-rubber-club', 'burning-rubber-club'],
      ],
      connections: [['punks'], ['merchants']],
      goods: [{ gun: 1, worker: 1 }],
      options: { expansions: ['newEra', 'winter', 'allies'], headquarters: true },
      arrange: ({ headquarters, allies }) => {
        if (headquarters) headquarters.offered = [0];
        Object.assign(allies?.influence[0] ?? {}, { [IG]: 1 });
      },
    });
    table.do(0, 'use rat-hunt', 'payment 1 gun', 'claim 0');
    expect(table.choices(0)).toEqual(['takeOver burning-rubber-club', 'takeOver burning-rubber-club']);
    table.do(0, 'takeOver burning-rubber-club');
    table.do(1, 'pass');
    expect(table.built(0)).toContain('burning-rubber-club');
    expect(table.why(0, table.ref('burning-rubber-club'))).toContain('R-BASE-125');
    expect(table.can(0, 'use burning-rubber-club')).toBe(false);
  });
});

describe('added types', () => {
  rule('R-ALLY-021', () => {
    // Rebuilding the Prophet itself by a type that it adds to itself.
    const itself = dealt({ built: [['galvanic-prophet']], hands: [['landfill']], goods: [{ brick: 1 }] });
    itself.do(0, 'rebuild landfill');
    expect(itself.built(0)).toEqual(['landfill']);
    const timmy = (built: string[]): object => {
      const table = dealt({ built: [built], hands: [['dirty-timmy']], goods: [{ greyContact: 2 }], deck: ['church'] });
      table.do(0, 'construct dirty-timmy');
      return table.asked === 'effectOption 0' ? table.choices(0) : table.goods(0);
    };
    // Two Iron Gang cards are fuel and gun locations; without the oath Dirty Timmy counts its own gun alone.
    expect(timmy(['highway-tithe'])).toEqual({ gun: 1 });
    expect(timmy(['highway-tithe', 'chrome-oath'])).toHaveLength(2);
  });

  rule('R-ALLY-038', () => {
    // brick, iron, vp, worker, ammo: the two Uranopolis cards are iron and ammo.
    const skyscraper = 1;
    const claims = (uranopolis: string): boolean => {
      const built = ['brick-storage', 'archive', 'camp', 'reactor-levy', uranopolis];
      return meets(dealt({ built: [built], options: { headquarters: true } }).state, 0, skyscraper);
    };
    expect([claims('galvanic-prophet'), claims('reserves')]).toEqual([true, false]);
    // A card in hand is discarded for an outpost as one of the added types.
    const outposts = (own: string[]): string[] =>
      new Land({
        map: { sw: '0' },
        built: [own],
        hands: [['reactor-levy'], ['docks']],
        goods: [{}, { greyContact: 1 }],
        connections: [['punks']],
        options: { expansions: ['allies', 'noMansLand'] },
      }).some(0, 'forOutpost');
    expect([outposts([]), outposts(['galvanic-prophet'])]).toEqual([[], ['forOutpost reactor-levy']]);
  });
});

describe('what waits for something', () => {
  /** Deals and razes of headquarters are deals and razes like others. */
  rule(['R-BASE-092', 'R-BASE-109'], () => {
    const claiming = (hq: number, built: string[], deck: string[]): Table => {
      const table = new Table({
        factions: ['texas', 'newYork'],
        built: [built],
        connections: [['punks'], ['merchants']],
        deck,
        options: { expansions: ['newEra', 'winter', 'allies'], headquarters: true },
        arrange: ({ headquarters }) => {
          if (headquarters) headquarters.offered = [hq];
        },
      });
      table.do(0, `claim ${hq}`);
      return table;
    };
    const capital = claiming(
      2,
      ['methane-storage', 'convoy', 'crossroads', 'archive', 'treaty-cellar'],
      ['docks', 'reactor-levy', 'highway-tithe'],
    );
    expect([capital.goods(0), capital.state.allies?.influence[0]]).toEqual([
      { iron: 1, worker: 2 },
      { [IG]: 1, [SH]: 0, [UR]: 1 },
    ]);
    const monolith = claiming(
      3,
      ['city-guards', 'deserted-colony', 'convoy', 'brick-storage', 'blood-colours'],
      ['highway-tithe', 'reactor-levy'],
    );
    expect(monolith.vp(0)).toBe(1);
  });

  /** A rebuild has the bonus of Quick Raid too; restoring a ruin is no building. */
  rule(['R-ALLY-030', 'R-ALLY-034'], () => {
    const raid = dealt({
      built: [['highway-tithe', 'sharrash-technology']],
      hands: [['quick-raid']],
      goods: [{ brick: 1, gun: 1 }, { fuel: 4 }],
    });
    raid.do(0, 'rebuild quick-raid');
    raid.option(0, 0);
    expect([raid.all(0), raid.goods(1)]).toEqual([{ vp: 2, [IG]: 1 }, { fuel: 1 }]);
    const restored = dealt({
      built: [['seed-of-a-new-settlement', 'sharrash-technology']],
      ruins: [['reactor-levy']],
      goods: [{ worker: 1, brick: 1 }],
      options: { expansions: ['allies', 'scavengers'] },
    });
    restored.do(0, 'use seed-of-a-new-settlement');
    // Its production alone.
    expect(restored.all(0)).toEqual({ [UR]: 1 });
  });

  /** The kinds of goods with Allies: influence of each ally, and ruins. */
  rule('R-PROMO-002', () => {
    const pub = (wish: Wish): string[] => {
      const table = dealt({
        hands: [['borderland-pub']],
        goods: [{ greyContact: 2 }],
        options: { promo2: true },
        ...wish,
      });
      table.do(0, 'construct borderland-pub');
      return table.choices(0).filter((one) => /influence|ruins|scavenge/.test(one));
    };
    expect(pub({})).toEqual([`option 1 ${IG}`, `option 1 ${SH}`, `option 1 ${UR}`, 'option 1 ruins']);
    expect(pub({ built: [['irons-hideout']], deals: [['reactor-levy']] })).toEqual([
      `option 1 ${IG}`,
      `option 1 ${SH}`,
    ]);
  });
});

describe('Toxic Waste', () => {
  test('lets nobody else know a card of the giver any more, and tells the taker no more than the card', () => {
    const table = dealt({
      phase: 'round',
      seats: 3,
      built: [['toxic-waste']],
      goods: [{}, { vp: 1 }, {}],
      deck: ['quarry', 'pub', 'assassin', 'church', 'museum', 'archive', 'docks', 'school'],
    });
    // Everybody has seen what the first seat takes in the look-out.
    table.do(0, 'card school');
    table.do(1, 'card docks');
    table.do(2, 'card archive');
    while (table.state.decision?.kind === 'pick') {
      const [seat = 0] = table.match.waiting();
      table.do(seat, table.choices(seat)[0] ?? '');
    }
    expect(table.hand(0, 2)).toContain('school');
    table.do(0, 'use toxic-waste', 'giveCard 1 school');
    expect([table.hand(0, 2).filter((id) => id !== '?'), table.hand(1, 2).includes('school')]).toEqual([[], false]);
    // Who was given the card knows the others as before; the giver knows where it is.
    expect(table.hand(0, 1).filter((id) => id !== '?')).toHaveLength(1);
    expect(table.hand(1, 0)).toContain('school');
  });

  /** who has brought on the end does not call it off by losing a point. */
  rule('R-BASE-182', () => {
    const table = dealt({
      first: 1,
      built: [['toxic-waste'], ['archive']],
      hands: [['church', 'docks']],
      goods: [{}, { vp: 24, worker: 1 }],
    });
    table.do(1, 'use archive');
    table.do(0, 'use toxic-waste', 'giveCard 1 church');
    expect([table.vp(1), table.state.ending]).toEqual([24, true]);
  });
});

/** The deals of allies are lost to the Merchants variant like others, by the good they give. */
rule('R-SOLO-062', () => {
  const attacked = (revealed: string): string[] => {
    const table = new AlliesTable({
      seats: 1,
      deals: [['reactor-levy', 'highway-tithe']],
      connections: [['punks', 'punks']],
      deck: [revealed],
      options: { opponent: 'merchants' },
    });
    if (table.state.opponent) table.state.opponent.stage = 'deals';
    table.do(0, 'playConnection punks');
    return table.deals(0);
  };
  expect(attacked('walking-city')).toEqual(['highway-tithe']);
  expect(attacked('rat-burrow')).toEqual(['reactor-levy', 'highway-tithe']);
});
