import { rule } from '@cinderhall/gauntlet/rule';
import { Match } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { AlliesTable, dealt, IG, SH, UR } from './table.ts';

/** The ways to pay that are asked for, in one order. */
const payments = (table: AlliesTable): string[] => table.some(0, 'payment').sort();

const cardsOf = (options: object): string[] => {
  const match = Match.start(fiftyFirstState, { options, seats: 2, seed: '2'.repeat(32) });
  if (!(match instanceof Match)) throw new Error('refused');
  return match.position.state.cards.flatMap((design) => {
    const { set, id } = DESIGNS[design] as Location;
    return set === 'allies' ? [id] : [];
  });
};

rule(['R-SETUP-010', 'R-ALLY-001'], () => {
  const fifty = cardsOf({ expansions: ['allies'] });
  const fewer = cardsOf({ expansions: ['allies'], alliesDeck: '44' });
  expect([fifty.length, new Set(fifty).size]).toEqual([50, 44]);
  expect([fewer.length, new Set(fewer).size]).toEqual([44, 44]);
  const twice = fifty.filter((id, at) => fifty.indexOf(id) !== at);
  expect(twice.sort()).toEqual([
    'burning-rubber-club',
    'cellar-tribute',
    'court-of-whispers',
    'highway-tithe',
    'isotope-exchange',
    'reactor-levy',
  ]);
  expect(cardsOf({})).toEqual([]);
  expect(new AlliesTable({ phase: 'setup' }).state.allies).toEqual({
    influence: Array(2).fill({ [IG]: 0, [SH]: 0, [UR]: 0 }),
    blocked: [],
  });
});

rule('R-ALLY-002', () => {
  const ally = { tIronGang: IG, tSharrash: SH, tUranopolis: UR };
  const own = DESIGNS.filter((one): one is Location => one.kind === 'location' && one.set === 'allies');
  expect(own).toHaveLength(44);
  for (const { types, deal } of own) {
    const names = Object.entries(ally).filter(([type]) => types.some((one) => one === type));
    expect(names).toHaveLength(1);
    expect(deal).toEqual({ [names[0]?.[1] ?? '']: 1 });
  }
});

rule('R-ALLY-010', () => {
  const wish = { hands: [['rat-burrow']], influence: [{ [SH]: 3 }] };
  // EX-17.
  const example = dealt({ ...wish, goods: [{ greyContact: 3 }] });
  example.do(0, 'construct rat-burrow');
  expect(payments(example)).toEqual([
    `payment 1 greyContact 2 ${SH}`,
    `payment 2 greyContact 1 ${SH}`,
    'payment 3 greyContact',
    `payment 3 ${SH}`,
  ]);
  const mixed = dealt({ ...wish, goods: [{ universalContact: 1 }], influence: [{ [SH]: 2, [IG]: 3 }] });
  mixed.do(0, 'construct rat-burrow');
  expect(mixed.all(0)).toEqual({ [IG]: 3, [SH]: 1 });
  const wrong = dealt({ ...wish, goods: [{ greyContact: 2 }], influence: [{ [IG]: 1, [UR]: 1 }] });
  expect(wrong.can(0, 'construct rat-burrow')).toBe(false);
  expect(wrong.why(0, wrong.ref('rat-burrow'))).toContain('R-BASE-070');
  expect(dealt({ hands: [['docks']], influence: [{ [SH]: 3 }] }).can(0, 'construct docks')).toBe(false);
});

rule('R-ALLY-011', () => {
  const table = dealt({
    hands: [['walking-city']],
    goods: [{ blueContact: 1, universalContact: 1 }],
    influence: [{ [UR]: 1 }],
  });
  table.do(0, 'deal walking-city');
  expect([table.deals(0), table.all(0)]).toEqual([['walking-city'], { [UR]: 1 }]);
  const wrong = dealt({ hands: [['walking-city']], goods: [{ blueContact: 2 }], influence: [{ [SH]: 2, [IG]: 2 }] });
  expect(wrong.can(0, 'deal walking-city')).toBe(false);
});

rule('R-ALLY-012', () => {
  // EX-18.
  const example = dealt({
    built: [[], ['galvanic-prophet']],
    goods: [{ redContact: 2 }],
    influence: [{ [SH]: 2, [IG]: 2, [UR]: 4 }],
  });
  example.do(0, 'razeRival galvanic-prophet');
  expect(payments(example)).toEqual([
    `payment 1 redContact 1 ${IG} 2 ${SH}`,
    `payment 1 redContact 2 ${IG} 1 ${SH}`,
    `payment 2 ${IG} 2 ${SH}`,
    `payment 2 redContact 1 ${IG} 1 ${SH}`,
    `payment 2 redContact 2 ${IG}`,
    `payment 2 redContact 2 ${SH}`,
  ]);
  example.do(0, `payment 2 ${IG} 2 ${SH}`);
  expect(example.all(0)).toEqual({ redContact: 2, iron: 2, ammo: 1, [UR]: 4 });
  expect(example.all(1)).toEqual({ [UR]: 1 });
  const hand = (id: string, influence: object): boolean =>
    dealt({ hands: [[id]], influence: [influence] }).can(0, `raze ${id}`);
  expect(hand('reactor-levy', { [SH]: 1 })).toBe(true);
  expect(hand('reactor-levy', { [UR]: 1 })).toBe(false);
  expect(hand('docks', { [UR]: 1, [SH]: 1, [IG]: 1 })).toBe(false);
});

rule('R-ALLY-013', () => {
  const table = dealt({ built: [['kelly-iron-grip']], deals: [['cellar-tribute']], phase: 'production' });
  expect(table.all(0)).toMatchObject({ [IG]: 1, [SH]: 1 });
  const over = dealt({ phase: 'cleanup', influence: [{ [IG]: 4, [SH]: 1 }] });
  expect(over.state.allies?.influence[0]).toEqual({ [IG]: 0, [SH]: 0, [UR]: 0 });
});

test('Reserves keep three influence of any kind through clean-up', () => {
  const table = dealt({
    built: [['reserves']],
    phase: 'cleanup',
    influence: [{ [IG]: 2, [UR]: 2 }],
    goods: [{ worker: 2 }],
  });
  expect(table.choices(0)).toEqual([`store 2 ${IG} 1 ${UR}`, `store 1 ${IG} 2 ${UR}`]);
  table.do(0, `store 1 ${IG} 2 ${UR}`);
  expect([table.on(0, 'reserves'), table.all(0)]).toEqual([{ [IG]: 1, [UR]: 2 }, {}]);
  while (table.state.phase !== 'action')
    table.do(table.match.waiting()[0] ?? 0, table.choices(table.match.waiting()[0] ?? 0)[0] ?? '');
  expect(table.all(0)).toMatchObject({ [IG]: 1, [UR]: 2 });
});

rule('R-ALLY-020', () => {
  const table = dealt({ built: [['highway-tithe']], hands: [['red-mask', 'rat-burrow']], goods: [{ brick: 1 }] });
  expect(table.some(0, 'rebuild')).toEqual(['rebuild red-mask']);
  table.do(0, 'rebuild red-mask');
  expect([table.built(0), table.all(0)]).toEqual([['red-mask'], { vp: 1, [IG]: 1 }]);
});

rule('R-ALLY-021', () => {
  // EX-19.
  const wish = { hands: [['reserves']], goods: [{ brick: 1 }] };
  expect(dealt({ ...wish, built: [['school']] }).can(0, 'rebuild reserves')).toBe(false);
  const example = dealt({ ...wish, built: [['school', 'galvanic-prophet']] });
  example.do(0, 'rebuild reserves', 'over school');
  expect([example.built(0), example.all(0)]).toEqual([['galvanic-prophet', 'reserves'], { vp: 1, [UR]: 1 }]);
  // Of the other player's Prophet one has nothing.
  expect(dealt({ ...wish, built: [['school'], ['galvanic-prophet']] }).can(0, 'rebuild reserves')).toBe(false);

  for (const [prophet, ally, fitting, other] of [
    ['galvanic-prophet', 'reactor-levy', ['scrap-metal', 'landfill'], 'rubble'],
    ['rat-matron', 'cellar-tribute', ['camp', 'brick-storage'], 'scrap-metal'],
    ['chrome-oath', 'highway-tithe', ['methane-storage', 'city-guards'], 'camp'],
  ] as const) {
    for (const old of fitting) {
      const table = dealt({ built: [[old, prophet]], hands: [[ally]], goods: [{ brick: 1 }] });
      table.do(0, `rebuild ${ally}`);
      expect(table.choices(0)).toEqual([`over ${old}`, `over ${prophet}`]);
    }
    // Only the card that adds the types shares one: nothing is asked.
    const alone = dealt({ built: [[other, prophet]], hands: [[ally]], goods: [{ brick: 1 }] });
    alone.do(0, `rebuild ${ally}`);
    expect(alone.built(0)).toEqual([other, ally]);
  }
  // One direction: iron is not Uranopolis.
  const back = dealt({ built: [['galvanic-prophet']], hands: [['tread-yards']], goods: [{ greyContact: 2 }] });
  back.do(0, 'construct tread-yards');
  expect(back.goods(0)).toEqual({ iron: 2 });
  const iron = dealt({
    built: [['galvanic-prophet', 'docks', 'scrap-metal']],
    hands: [['tread-yards']],
    goods: [{ greyContact: 2 }],
  });
  iron.do(0, 'construct tread-yards');
  expect(iron.goods(0)).toEqual({ iron: 2 });
});

rule('R-ALLY-022', () => {
  const table = dealt({ hands: [['irons-hideout']], goods: [{ greyContact: 2 }], deck: ['church'] });
  const events = table.do(0, 'construct irons-hideout');
  expect([table.ruins(0), table.ruins(0, 1), table.goods(0)]).toEqual([['church'], ['?'], { fuel: 1 }]);
  expect(events.some(({ kind }) => kind === 'foundRuins')).toBe(true);
  const visitor = dealt({ built: [[], ['irons-hideout']], goods: [{ worker: 1 }], deck: ['church'] });
  visitor.do(0, 'visit irons-hideout');
  expect([visitor.ruins(0), visitor.goods(0), visitor.goods(1)]).toEqual([['church'], { fuel: 1 }, { worker: 1 }]);
});

rule('R-ALLY-030', () => {
  const technology = dealt({
    built: [['sharrash-technology', 'docks']],
    hands: [['reactor-levy', 'red-mask', 'quarry', 'caravan-of-giants']],
    goods: [{ greyContact: 3, development: 1 }],
  });
  technology.do(0, 'construct reactor-levy');
  expect(technology.all(0)).toEqual({ greyContact: 2, development: 1, [UR]: 2 });
  technology.do(1, 'pass');
  technology.do(0, 'rebuild red-mask', 'over docks development');
  expect(technology.all(0)).toEqual({ greyContact: 2, vp: 1, [UR]: 2, [IG]: 2 });
  technology.do(0, 'construct quarry');
  expect(technology.all(0)).toEqual({ greyContact: 1, brick: 1, vp: 1, [UR]: 2, [IG]: 2 });

  const pass = dealt({
    built: [['toxic-pass', 'docks']],
    hands: [['cellar-tribute', 'quarry']],
    goods: [{ greyContact: 2 }],
  });
  pass.do(0, 'construct cellar-tribute');
  expect(pass.choices(0)).toEqual(['option 1 fuel', 'option 1 iron']);
  pass.do(0, 'option 1 iron');
  pass.do(1, 'pass');
  pass.do(0, 'construct quarry');
  expect(pass.all(0)).toEqual({ iron: 1, brick: 1, [SH]: 1 });
});

rule('R-ALLY-031', () => {
  const mask = dealt({ built: [['red-mask']], goods: [{ worker: 8, gun: 3 }] });
  mask.do(0, 'use red-mask', 'again', 'done');
  mask.do(1, 'pass');
  mask.do(0, 'use red-mask');
  expect(mask.goods(0)).toEqual({ worker: 2, vp: 6 });
  const burrow = dealt({ built: [['rat-burrow']], goods: [{ worker: 6 }], influence: [{ [IG]: 1, [SH]: 1, [UR]: 1 }] });
  burrow.do(0, 'use rat-burrow', `payment 2 worker 1 ${UR}`, 'again', `payment 2 worker 1 ${IG}`, 'again');
  expect(burrow.all(0)).toEqual({ vp: 6 });
});

rule('R-ALLY-032', () => {
  const both = dealt({
    built: [['docks', 'fuel-tank', 'methane-storage', 'oil-trader', 'assassin']],
    hands: [['dirty-timmy']],
    goods: [{ greyContact: 2 }],
  });
  both.do(0, 'construct dirty-timmy');
  expect(both.choices(0)).toHaveLength(2);
  both.option(0, 0);
  expect([both.goods(0), both.ruins(0)]).toEqual([{ fuel: 2 }, [expect.any(String)]]);
  const armed = dealt({
    built: [['assassin', 'city-guards', 'gunsmith']],
    hands: [['dirty-timmy']],
    goods: [{ greyContact: 2 }],
  });
  armed.do(0, 'construct dirty-timmy');
  expect(armed.goods(0)).toEqual({ gun: 2 });
  // Without fuel locations there is nothing to choose: it counts itself.
  const guns = dealt({ hands: [['dirty-timmy']], goods: [{ greyContact: 2 }] });
  guns.do(0, 'construct dirty-timmy');
  expect(guns.goods(0)).toEqual({ gun: 1 });
});

rule('R-ALLY-033', () => {
  // EX-20.
  const table = dealt({ hands: [['sharrash-technology']], goods: [{ greyContact: 3 }] });
  table.do(0, 'construct sharrash-technology');
  expect(table.all(0)).toEqual({ [SH]: 1 });
  const pass = dealt({ hands: [['toxic-pass']], goods: [{ greyContact: 2 }] });
  pass.do(0, 'construct toxic-pass', 'option 1 fuel');
  expect(pass.all(0)).toEqual({ fuel: 1 });
});

rule('R-ALLY-039', () => {
  const none = dealt({
    hands: [['sharrash', 'the-iron-gang']],
    built: [['treaty-cellar']],
    influence: [{ [SH]: 2, [IG]: 2 }],
  });
  expect([none.some(0, 'construct'), none.some(0, 'deal')]).toEqual([[], []]);
  const types = ['sharrash', 'the-iron-gang'].map((id) => (DESIGNS.find((one) => one.id === id) as Location).types);
  expect(types).toEqual([['tContact'], ['tGun', 'tContact']]);
});
