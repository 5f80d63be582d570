import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** What the acting player has beside a connection card; the other one could build, so that the round goes on. */
interface Mine {
  readonly hand?: string[];
  readonly built?: string[];
  readonly goods?: NonNullable<Wish['goods']>[number];
}
const OTHER = { greyContact: 1 };
const acting = ({ hand = [], built = [], goods = {} }: Mine, theirs: string[] = [], more: Wish = {}): Table =>
  new Table({
    factions: ['texas', 'newYork'],
    hands: [hand, ['docks']],
    connections: [['punks']],
    built: [built, theirs],
    goods: [goods, OTHER],
    ...more,
  });

const nextRound = (table: Table): void => {
  table.passAll();
  table.answer('pick');
};

rule('R-BASE-090', () => {
  for (const [id, distance, gain] of [
    ['archive', 1, { worker: 1 }],
    ['excavator', 2, { brick: 1 }],
    ['negotiator', 3, { ammo: 1 }],
    ['church', 2, { vp: 1 }],
  ] as const) {
    const others = { greyContact: 4, redContact: 4 };
    const short = acting({ hand: [id], goods: { ...others, blueContact: distance - 1 } });
    expect(short.can(0, `deal ${id}`)).toBe(false);
    const table = acting({ hand: [id], goods: { ...others, blueContact: distance + 1 } });
    table.do(0, `deal ${id}`);
    expect(table.goods(0)).toEqual({ ...others, blueContact: 1, ...gain });
    expect([table.deals(0), table.hand(0), table.built(0), table.discard()]).toEqual([[id], [], [], []]);
    expect(table.asked).toBe('act 1');
  }
  // In every production phase: the second year as in the first, and twice for two deals.
  const table = acting({ hand: ['docks'], goods: { blueContact: 1 } }, [], { deals: [['shelter', 'pub']] });
  table.do(0, 'deal docks');
  expect(table.goods(0)).toEqual({ iron: 1 });
  for (const round of [2, 3]) {
    nextRound(table);
    expect([table.state.round, table.goods(0)]).toEqual([round, { worker: 4, greyContact: 1, iron: 2 }]);
  }
  // Two cards of the drafts, one of the board and one of the Pub in each round.
  expect(table.hand(0)).toHaveLength(8);
});

rule('R-BASE-091', () => {
  const deals = [['archive', 'fuel-tank', 'scrap-metal', 'bus-station', 'shelter']];
  const pool = { worker: 2, brick: 1, blueContact: 1, greyContact: 2, shield: 1 };
  const table = acting({ hand: ['oil-rig', 'quarry'], goods: pool }, [], { deals });
  // No action, nothing to rebuild or shield, no type, no feature.
  for (const kind of ['use', 'rebuild', 'shield', 'razeRival']) expect(table.some(0, kind)).toEqual([]);
  expect(table.why(0, table.ref('archive'))).toEqual(['R-BASE-091']);
  table.do(0, 'construct oil-rig');
  expect(table.goods(0).fuel).toBe(1);
  if (table.asked === 'shields 0') table.do(0, 'done');
  table.do(1, 'pass');
  table.do(0, 'deal quarry');
  expect(table.goods(0).worker).toBe(2);
  // The other player cannot touch them.
  const rival = acting({}, [], { first: 1, deals, goods: [{}, { redContact: 6, worker: 6 }] });
  for (const kind of ['razeRival', 'visit']) expect(rival.some(1, kind)).toEqual([]);
  // Worth nothing at the end: 25 points and the two locations.
  const over = acting({ built: ['church', 'motel'], goods: { vp: 23, redContact: 4 } }, ['church'], { deals });
  over.do(0, 'razeRival church');
  over.passAll();
  expect(over.match.outcome()?.scores[0]?.[0]).toBe(27);
});

rule('R-BASE-092', () => {
  const features = ['petes-office', 'truck'];
  const table = acting({ hand: ['docks'], built: features, goods: { blueContact: 1 } });
  table.do(0, 'deal docks');
  expect(table.goods(0)).toEqual({ iron: 1, vp: 1, ammo: 1 });
  nextRound(table);
  expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1, iron: 1, vp: 1 });
  // Not as compensation …
  const razed = acting({ built: [...features, 'school'] }, [], { first: 1, goods: [{}, { redContact: 3 }] });
  razed.do(1, 'razeRival school');
  expect(razed.goods(0)).toEqual({ worker: 1 });
  // … nor through Caravanner or Camino Real.
  for (const id of ['caravanner', 'camino-real']) {
    const goods = { worker: 1 };
    const again = acting({ built: [...features, id], goods }, [], { deals: [['docks'], ['shelter']] });
    again.do(0, `use ${id}`);
    expect(again.goods(0)).toEqual({ iron: 1 });
  }
});

rule('R-BASE-100', () => {
  for (const [id, distance, gain, cards] of [
    ['archive', 1, { worker: 2 }, 0],
    ['excavator', 2, { brick: 2, vp: 1 }, 0],
    ['negotiator', 3, { ammo: 3 }, 1],
  ] as const) {
    const others = { greyContact: 4, blueContact: 4 };
    const short = acting({ hand: [id], goods: { ...others, redContact: distance - 1 } });
    expect(short.can(0, `raze ${id}`)).toBe(false);
    const table = acting({ hand: [id], goods: { ...others, redContact: distance + 1 } });
    table.do(0, `raze ${id}`);
    expect(table.goods(0)).toEqual({ ...others, redContact: 1, ...gain });
    expect([table.discard(), table.hand(0).length, table.ruins(0)]).toEqual([[id], cards, []]);
    expect(table.asked).toBe('act 1');
  }
});

rule('R-BASE-101', () => {
  // By category and not by distance; a shield is one more.
  for (const [id, price, gain] of [
    ['school', 3, { worker: 2 }],
    ['parking-lot', 3, { iron: 3 }],
    ['assassin', 3, { gun: 2 }],
    ['old-cinema', 4, { vp: 1 }],
    ['church', 4, { vp: 2 }],
    ['archive', 5, { worker: 2 }],
    ['skyscraper', 5, { brick: 3, vp: 1 }],
  ] as const)
    for (const shield of [0, 1]) {
      const theirs = [shield ? `${id}+shield` : id];
      const others = { greyContact: 9, blueContact: 9 };
      const short = acting({ goods: { ...others, redContact: price + shield - 1 } }, theirs);
      expect(short.can(0, `razeRival ${id}`)).toBe(false);
      const poor = acting({ goods: { redContact: 1 } }, theirs, { connections: [['punks']] });
      expect(poor.why(0, poor.ref(id))).toContain('R-BASE-101');
      const table = acting({ goods: { ...others, redContact: price + shield + 1 } }, theirs);
      table.do(0, `razeRival ${id}`);
      expect(table.goods(0)).toEqual({ ...others, redContact: 1, ...gain });
    }
});

rule('R-BASE-102', () => {
  const table = acting({ goods: { redContact: 5 } }, ['negotiator']);
  table.do(0, 'razeRival negotiator');
  expect([table.goods(0), table.goods(1)]).toEqual([{ ammo: 3 }, { ...OTHER, ammo: 1 }]);
  const card = acting({ goods: { redContact: 3 } }, ['pub']);
  card.do(0, 'razeRival pub');
  expect([card.hand(0).length, card.hand(1).length, card.goods(1)]).toEqual([3, 2, OTHER]);
  // Nobody is compensated for a card razed from hand.
  const own = acting({ hand: ['school'], goods: { redContact: 1 } });
  own.do(0, 'raze school');
  expect([own.goods(0), own.goods(1)]).toEqual([{ worker: 2 }, OTHER]);
});

rule('R-BASE-103', () => {
  const table = acting({ goods: { redContact: 9 } }, ['school', 'church']);
  table.do(0, 'razeRival school');
  expect([table.built(1), table.ruins(1), table.discard()]).toEqual([['church'], ['school'], []]);
  expect(table.ruins(1, -1)).toEqual(['?']);
  table.do(1, 'construct docks');
  expect(table.some(0, 'razeRival').sort()).toEqual(['razeRival church', 'razeRival docks']);
});

rule('R-BASE-104', () => {
  const table = acting({ built: ['school', 'church', 'archive'], goods: { redContact: 6 } }, ['docks']);
  expect(table.some(0, 'razeRival')).toEqual(['razeRival docks']);
});

rule('R-BASE-105', () => {
  const wish = { seats: 3, factions: ['texas', 'newYork', 'hegemony'] };
  const built = [[], ['docks'], ['school']];
  const goods = [{ redContact: 6 }, OTHER, OTHER];
  const table = acting({}, [], { ...wish, built, goods, first: 1, hands: [[], ['quarry'], ['quarry']] });
  table.do(1, 'pass');
  table.do(2, 'construct quarry');
  expect(table.some(0, 'razeRival').sort()).toEqual(['razeRival quarry', 'razeRival school']);
  expect(table.why(0, table.ref('docks'))).toEqual(['R-BASE-054']);
});

rule('R-BASE-106', () => {
  // Three workers kept on the Camp come to the owner, with the one of its deal; the shield does not.
  const kept = acting({ goods: { redContact: 5 } }, ['camp+shield']);
  kept.do(0, 'razeRival camp');
  expect(kept.goods(1)).toEqual({ ...OTHER, worker: 4 });
  // The two workers spent on the Archive are gone; the one of the deal is new.
  const spent = acting({ goods: { redContact: 5 } }, ['archive', 'docks'], {
    first: 1,
    goods: [{ redContact: 5 }, { worker: 2 }],
  });
  spent.do(1, 'use archive', 'again');
  spent.do(0, 'razeRival archive');
  expect(spent.goods(1)).toEqual({ vp: 2, worker: 1 });
  // A visitor's worker does not come back to anybody; the owner had his when he was visited.
  const open = acting({ goods: { redContact: 3, worker: 1 } }, ['assassin']);
  open.do(0, 'visit assassin');
  open.do(1, 'construct docks');
  open.do(0, 'razeRival assassin');
  expect([open.goods(0), open.goods(1)]).toEqual([{ gun: 3 }, { worker: 1, iron: 1, gun: 1 }]);
});

rule('R-BASE-107', () => {
  const table = acting({ built: ['school', 'church', 'hidden-forge'], goods: { shield: 3 } });
  expect(table.some(0, 'shield')).toEqual(['shield school', 'shield church']);
  table.do(0, 'shield school');
  expect(table.some(0, 'shield')).toEqual(['shield church']);
  expect(table.why(0, table.ref('school'))).toContain('R-BASE-161');
  expect(table.why(0, table.ref('hidden-forge'))).toContain('R-BASE-161');
  for (const [id, price] of [
    ['hidden-forge', 4],
    ['school+shield', 4],
    ['church+shield', 5],
  ] as const) {
    const [name = ''] = id.split('+');
    expect(acting({ goods: { redContact: price - 1 } }, [id]).some(0, 'razeRival')).toEqual([]);
    const razed = acting({ goods: { redContact: price } }, [id]);
    razed.do(0, `razeRival ${name}`);
    expect(razed.goods(0).redContact).toBeUndefined();
  }
});

rule('R-BASE-108', () => {
  const table = acting({ built: ['mesmerizers-dwelling'], goods: { redContact: 4 } }, ['camp']);
  const happened = table.do(0, 'razeRival camp').flatMap((event) => {
    if (event.kind === 'paid') return ['paid'];
    if (event.kind === 'gained' || event.kind === 'returned')
      return [`${event.kind} ${event.seat} ${event.n} ${event.good}`];
    return [];
  });
  expect(happened).toEqual(['paid', 'gained 0 2 worker', 'gained 1 1 worker', 'returned 1 3 worker', 'gained 0 1 vp']);
  // Both reach 25 points at once: the spoils come first, but the end is the same.
  const end = acting({ goods: { redContact: 4, vp: 24 } }, ['church']);
  end.do(0, 'razeRival church');
  expect([end.vp(0), end.vp(1), end.state.ending]).toEqual([26, 1, true]);
});

rule('R-BASE-109', () => {
  const features = ['hunters', 'mesmerizers-dwelling'];
  const hand = acting({ hand: ['docks'], built: features, goods: { redContact: 1 } });
  hand.do(0, 'raze docks');
  expect(hand.goods(0)).toEqual({ iron: 2, worker: 1, vp: 1 });
  const rival = acting({ built: features, goods: { redContact: 3 } }, ['assassin']);
  rival.do(0, 'razeRival assassin');
  expect(rival.goods(0)).toEqual({ gun: 2, worker: 1, vp: 1 });
  // The virtual opponent's locations count as well …
  const alone = { seats: 1, factions: ['texas'], connections: [['punks', 'punks', 'punks']] };
  const wish = { ...alone, hands: [[]], built: [features, ['docks']], goods: [{ redContact: 3 }] };
  const virtual = new Table({ ...wish, deck: ['church'] });
  virtual.do(0, 'razeRival docks');
  expect(virtual.goods(0)).toEqual({ iron: 2, worker: 1, vp: 1 });
  // … but not what it razes, nor what another player razes.
  const hit = new Table({ ...wish, built: [[...features, 'quarry']], deck: ['brick-storage'], goods: [{}] });
  hit.do(0, 'playConnection punks');
  expect([hit.ruins(0), hit.goods(0)]).toEqual([['quarry'], { redContact: 2, brick: 1 }]);
  const theirs = acting({ built: [...features, 'assassin'] }, [], { first: 1, goods: [{}, { redContact: 3 }] });
  theirs.do(1, 'razeRival assassin');
  expect(theirs.goods(0)).toEqual({ gun: 1 });
});
