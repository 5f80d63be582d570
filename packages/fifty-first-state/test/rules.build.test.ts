import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** What the acting player has beside a connection card; the other one could build, so that the round goes on. */
interface Mine {
  readonly hand?: string[];
  readonly built?: string[];
  readonly ruins?: string[];
  readonly goods?: NonNullable<Wish['goods']>[number];
}
const OTHER = { greyContact: 1 };
const acting = ({ hand = [], built = [], ruins = [], goods = {} }: Mine, more: Wish = {}): Table =>
  new Table({
    factions: ['texas', 'newYork'],
    hands: [hand, ['docks']],
    connections: [['punks']],
    built: [built],
    ruins: [ruins],
    goods: [goods, OTHER],
    ...more,
  });

/** What was gained, in its order: `0 vp 1`. */
const gains = (events: Table['events']): string[] =>
  events.flatMap((event) => (event.kind === 'gained' ? [`${event.seat} ${event.good} ${event.n}`] : []));

rule('R-BASE-070', () => {
  for (const [id, distance] of [
    ['archive', 1],
    ['shipwreck', 2],
    ['skyscraper', 3],
  ] as const) {
    const others = { redContact: 5, blueContact: 5, worker: 5, brick: 5 };
    const short = acting({ hand: [id], goods: { ...others, greyContact: distance - 1 } });
    expect(short.can(0, `construct ${id}`)).toBe(false);
    const poor = acting({ hand: [id], goods: { greyContact: distance - 1 } });
    expect(poor.why(0, poor.ref(id))).toEqual(['R-BASE-070', 'R-BASE-071', 'R-BASE-090', 'R-BASE-100']);
    const table = acting({ hand: [id, 'docks'], goods: { ...others, greyContact: distance + 1 } });
    table.do(0, `construct ${id}`);
    expect(table.goods(0)).toEqual({ ...others, greyContact: 1 });
    expect([table.built(0), table.hand(0), table.discard()]).toEqual([[id], ['docks'], []]);
    expect(table.asked).toBe('act 1');
  }
});

rule('R-BASE-071', () => {
  // Gun and ammo: the first shares the gun, the second the ammo, the third nothing.
  const built = ['murderers-pub', 'quarry', 'church'];
  const mine = { hand: ['ruined-library'], built };
  const theirs = { built: [built, ['assassin']] };
  expect(acting(mine, theirs).can(0, 'rebuild ruined-library')).toBe(false);
  const table = acting({ ...mine, goods: { brick: 2 } }, theirs);
  table.do(0, 'rebuild ruined-library');
  expect(table.choices(0)).toEqual(['over murderers-pub', 'over quarry']);
  table.do(0, 'over murderers-pub');
  expect(table.goods(0)).toEqual({ brick: 1, vp: 1 });
  expect(table.built(0).sort()).toEqual(['church', 'quarry', 'ruined-library']);
  expect([table.discard(), table.hand(0)]).toEqual([['murderers-pub'], []]);
  // Neither without a brick, nor without a common type, nor with nothing there.
  const why = (mine: Mine) => {
    const one = acting(mine);
    expect(one.some(0, 'rebuild')).toEqual([]);
    return one.why(0, one.ref('ruined-library'));
  };
  expect(why({ hand: ['ruined-library'], built })).toContain('R-BASE-071');
  expect(why({ hand: ['ruined-library'], built: ['church'], goods: { brick: 1 } })).toContain('R-BASE-071');
  expect(why({ hand: ['ruined-library'], goods: { brick: 1, development: 1 } })).toContain('R-BASE-071');
});

rule('R-BASE-072', () => {
  const mine = { hand: ['ruined-library'], built: ['church', 'quarry'] };
  const table = acting({ ...mine, goods: { development: 1 } });
  table.do(0, 'rebuild ruined-library');
  expect(table.choices(0)).toEqual(['over church development', 'over quarry development']);
  table.do(0, 'over church development');
  expect([table.goods(0), table.discard()]).toEqual([{ vp: 1 }, ['church']]);
  // With both, the brick still needs a type.
  const both = acting({ ...mine, goods: { development: 1, brick: 1 } });
  both.do(0, 'rebuild ruined-library');
  expect(both.choices(0).sort()).toEqual(['over church development', 'over quarry', 'over quarry development']);
  both.do(0, 'over quarry');
  expect(both.goods(0)).toEqual({ development: 1, vp: 1 });
});

rule('R-BASE-073', () => {
  const mine = { hand: ['gun-shop'], built: ['city-guards', 'bioweaponry'] };
  const contacts = { greyContact: 2, universalContact: 0 };
  const far = acting({ ...mine, goods: { ...contacts, brick: 1 } });
  expect(far.can(0, 'construct gun-shop')).toBe(false);
  far.do(0, 'rebuild gun-shop', 'over bioweaponry');
  expect(far.goods(0)).toEqual({ greyContact: 2, vp: 1 });
  const ammo = acting({ ...mine, goods: { ammo: 1, fuel: 1, iron: 1, gun: 1 } });
  ammo.do(0, 'rebuild gun-shop', 'over bioweaponry');
  expect(ammo.goods(0)).toEqual({ fuel: 1, iron: 1, gun: 1, vp: 1 });
  const either = acting({ ...mine, goods: { ammo: 1, brick: 1 } });
  either.do(0, 'rebuild gun-shop', 'over bioweaponry');
  expect(either.choices(0).sort()).toEqual(['payment 1 ammo', 'payment 1 brick']);
  either.do(0, 'payment 1 ammo');
  expect(either.goods(0)).toEqual({ brick: 1, vp: 1 });
  // Other resources are no bricks.
  expect(acting({ ...mine, goods: { fuel: 3, iron: 3, gun: 3 } }).can(0, 'rebuild gun-shop')).toBe(false);
});

rule('R-BASE-074', () => {
  for (const [old, id, defence] of [
    ['arena', 'gunsmith', 5],
    ['gunsmith', 'assassin', 3],
    ['gunsmith', 'murderers-pub', 4],
  ] as const) {
    const wish = { goods: [{ brick: 1 }, { redContact: defence }] };
    const table = acting({ hand: [id], built: [old, 'church'] }, wish);
    table.do(0, `rebuild ${id}`);
    expect(table.built(0).sort()).toEqual([id, 'church'].sort());
    expect(table.can(1, `razeRival ${id}`)).toBe(true);
  }
});

rule('R-BASE-075', () => {
  for (const [pool, choice] of [
    [{ brick: 1 }, 'over church'],
    [{ development: 1 }, 'over church development'],
  ] as const) {
    const table = acting({ hand: ['quarry'], built: ['scrap-metal'], ruins: ['church', 'wrecked-tank'], goods: pool });
    expect(table.ruins(0, 1)).toEqual(['?', '?']);
    table.do(0, 'rebuild quarry');
    // Scrap Metal shares nothing with the Quarry, so it takes a development token.
    expect(table.can(0, `over scrap-metal${choice.slice('over church'.length)}`)).toBe('development' in pool);
    table.do(0, choice);
    expect(table.goods(0)).toEqual({ vp: 1, brick: 1 });
    expect([table.ruins(0), table.built(0)]).toEqual([['wrecked-tank'], ['scrap-metal', 'quarry']]);
    expect(table.ids(table.match.view(1).discard)).toEqual(['church']);
  }
  // Where nothing but ruins is left, too.
  for (const [pool, possible] of [
    [{ brick: 1 }, true],
    [{ development: 1 }, true],
    [{ fuel: 1 }, false],
  ] as const)
    expect(acting({ hand: ['quarry'], ruins: ['church'], goods: pool }).can(0, 'rebuild quarry')).toBe(possible);
});

rule('R-BASE-076', () => {
  for (const typeless of ['foundation', 'radioactive-colony']) {
    const from = acting({ hand: ['church'], built: [typeless, 'quarry', 'museum'], goods: { brick: 1 } });
    from.do(0, 'rebuild church');
    expect([from.can(0, `over ${typeless}`), from.can(0, 'over quarry')]).toEqual([true, false]);
    from.do(0, `over ${typeless}`);
    // The ammo on the Colony could pay too.
    if (typeless === 'radioactive-colony') from.do(0, 'payment 1 brick');
    expect(from.built(0)).toEqual(['quarry', 'museum', 'church']);
    expect(from.vp(0)).toBe(1 + 2);
    const into = acting({ hand: [typeless], built: ['church', 'quarry'], goods: { brick: 1 } });
    into.do(0, `rebuild ${typeless}`);
    expect(into.choices(0)).toEqual(['over church', 'over quarry']);
    into.do(0, 'over church');
    expect([into.built(0), into.goods(0)]).toEqual([['quarry', typeless], { vp: 1 }]);
    const alone = acting({ hand: ['church'], built: [typeless], goods: { brick: 1 } });
    expect(alone.can(0, 'rebuild church')).toBe(true);
    const token = acting({ hand: [typeless], built: ['church'], goods: { development: 1 } });
    token.do(0, `rebuild ${typeless}`);
    expect([token.built(0), token.goods(0)]).toEqual([[typeless], { vp: 1 }]);
  }
});

rule('R-BASE-077', () => {
  const into = acting({ hand: ['landfill'], built: ['docks', 'gun-shop', 'scrap-metal'], goods: { brick: 1 } });
  into.do(0, 'rebuild landfill');
  expect(into.built(0)).toEqual(['gun-shop', 'scrap-metal', 'landfill']);
  expect(acting({ hand: ['landfill'], built: ['gun-shop'], goods: { brick: 1 } }).some(0, 'rebuild')).toEqual([]);
  expect(acting({ hand: ['gun-shop'], built: ['landfill'], goods: { ammo: 1 } }).some(0, 'rebuild')).toEqual([]);
});

rule('R-BASE-078', () => {
  // Goods kept on it come to the pool, a shield does not.
  const kept = acting({ hand: ['museum'], built: ['methane-storage+shield'], goods: { development: 1 } });
  kept.do(0, 'rebuild museum');
  expect(kept.goods(0)).toEqual({ fuel: 3, vp: 2 });
  expect([kept.on(0, 'museum'), kept.placed(0, 'museum').shield]).toEqual([{}, false]);
  // Goods spent on it do not, and the new one can be used.
  const spent = acting({ hand: ['bioweaponry'], built: ['bioweaponry'], goods: { worker: 2, gun: 2, brick: 1 } });
  spent.do(0, 'use bioweaponry');
  spent.do(1, 'pass');
  expect(spent.can(0, 'use bioweaponry')).toBe(false);
  spent.do(0, 'rebuild bioweaponry');
  expect(spent.goods(0)).toEqual({ worker: 1, gun: 1, vp: 3 });
  spent.do(0, 'use bioweaponry');
  expect(spent.vp(0)).toBe(5);
  // A visitor's worker goes too, so the new one can be visited.
  const open = acting(
    { hand: ['assassin'], built: ['assassin'] },
    { first: 1, goods: [{ brick: 1 }, { worker: 2, greyContact: 1 }] },
  );
  open.do(1, 'visit assassin');
  expect(open.goods(0)).toEqual({ brick: 1, worker: 1 });
  open.do(0, 'rebuild assassin');
  expect(open.goods(0)).toEqual({ worker: 1, vp: 1, gun: 1 });
  open.do(1, 'visit assassin');
  expect(open.goods(1)).toEqual({ gun: 2, greyContact: 1 });
});

rule('R-BASE-079', () => {
  // Two workers produced, one as a bonus; the bonus never again.
  const built = acting({ hand: ['boiler-room'], goods: { greyContact: 2 } });
  expect(gains(built.do(0, 'construct boiler-room'))).toEqual(['0 worker 2', '0 worker 1']);
  built.passAll();
  built.answer('pick');
  expect(built.goods(0)).toEqual({ worker: 4 + 2, greyContact: 1 });
  const rebuilt = acting({ hand: ['boiler-room'], built: ['archive'], goods: { brick: 1 } });
  rebuilt.do(0, 'rebuild boiler-room');
  expect(rebuilt.goods(0)).toEqual({ worker: 3, vp: 1 });
  const closed = acting({ hand: ['arena'], built: ['gun-shop', 'city-guards'], goods: { greyContact: 2 } });
  closed.do(0, 'construct arena');
  expect(closed.goods(0)).toEqual({ gun: 3 });
});

rule('R-BASE-080', () => {
  const alone = acting({ hand: ['factory'], built: ['gun-shop'], goods: { greyContact: 2 } });
  alone.do(0, 'construct factory');
  expect(alone.vp(0)).toBe(1);
  // The old location has gone by then: one for the rebuild, two for the Factory and the Shelter.
  const rebuilt = acting({ hand: ['factory'], built: ['scrap-metal', 'shelter'], goods: { brick: 1 } });
  rebuilt.do(0, 'rebuild factory', 'over scrap-metal');
  expect(rebuilt.vp(0)).toBe(3);
});

rule('R-BASE-081', () => {
  for (const [id, good] of [
    ['cistern', 'fuel'],
    ['sheriffs-office', 'gun'],
  ] as const) {
    const deals = { deals: [['docks', 'quarry']] };
    const table = acting({ hand: [id], goods: { greyContact: 2, [good]: 3 } }, deals);
    table.do(0, `construct ${id}`);
    expect(table.goods(0)).toEqual({ [good]: 3 });
  }
  // Not in the phase of this round either, once it is over: what was received then counts no more.
  const late = new Table({
    factions: ['texas', 'newYork'],
    phase: 'production',
    built: [['cistern', 'production-manager', 'fuel-tank']],
  });
  expect(late.goods(0)).toEqual({ worker: 4, greyContact: 1, fuel: 1, vp: 1 });
  late.do(0, 'use production-manager');
  expect(late.goods(0)).toEqual({ worker: 2, greyContact: 1, fuel: 2, vp: 1 });
  // Suppliers give once, and the owner still has what he had.
  const wish = { built: [[], ['docks', 'gun-shop']] };
  const suppliers = acting({ hand: ['suppliers'], goods: { greyContact: 2 } }, wish);
  suppliers.do(0, 'construct suppliers');
  expect([suppliers.goods(0), suppliers.goods(1)]).toEqual([{ iron: 1 }, OTHER]);
});

rule('R-BASE-082', () => {
  const table = acting({ hand: ['boiler-room'], built: ['camp'], goods: { brick: 1, vp: 24 } });
  const events = table.do(0, 'rebuild boiler-room');
  const order = events.map(({ kind }) => kind).filter((kind) => /paid|returned|rebuilt|gained/.test(kind));
  expect(order).toEqual(['paid', 'returned', 'rebuilt', 'gained', 'gained', 'gained']);
  expect(gains(events)).toEqual(['0 vp 1', '0 worker 2', '0 worker 1']);
  expect(table.state.ending).toBe(true);
  // Goods on the old location can still pay for it; what is left comes to the pool after that.
  const own = acting({ hand: ['rubble-trader'], built: ['brick-storage'] });
  own.do(0, 'rebuild rubble-trader');
  expect(own.goods(0)).toEqual({ brick: 2, vp: 1 });
});

rule('R-BASE-083', () => {
  const table = acting({ hand: ['archive'], goods: { greyContact: 1, worker: 2 } });
  table.do(0, 'construct archive');
  expect([table.asked, table.choices(0)]).toEqual(['act 1', []]);
  table.do(1, 'construct docks');
  table.do(0, 'use archive');
  expect(table.goods(0)).toEqual({ worker: 1, vp: 1 });
});

rule('R-BASE-084', () => {
  const contacts = { greyContact: 2, blueContact: 2, redContact: 1, brick: 1 };
  const table = acting({ hand: ['bus-station', 'docks', 'quarry', 'church'], goods: { ...contacts, development: 1 } });
  table.do(0, 'construct bus-station');
  table.do(1, 'pass');
  table.do(0, 'deal docks');
  expect(table.goods(0).worker).toBe(1);
  // Rebuilt into something else, it waits no more.
  table.do(0, 'rebuild church');
  table.do(0, 'deal quarry');
  expect(table.goods(0)).toMatchObject({ worker: 1, iron: 1 });
  // Razed, it waits no more either.
  const razed = acting(
    { hand: ['docks'], built: ['petes-office', 'school'] },
    { first: 1, goods: [{ blueContact: 1 }, { redContact: 4, greyContact: 1 }] },
  );
  razed.do(1, 'razeRival petes-office');
  razed.do(0, 'deal docks');
  expect(razed.goods(0)).toEqual({ vp: 1, iron: 1 });
  // What looks at the production phase begins with the next one.
  const waits = acting({ hand: ['wreckers'], goods: { greyContact: 2 } }, { deals: [['docks']] });
  waits.do(0, 'construct wreckers');
  expect(waits.goods(0)).toEqual({});
  waits.passAll();
  waits.answer('pick');
  expect(waits.goods(0)).toEqual({ worker: 4, iron: 1, greyContact: 2 });
});
