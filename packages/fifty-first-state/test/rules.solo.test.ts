import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, type Message } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { setup } from '../src/setup.ts';
import { Table, type Wish } from './table.ts';

/** Turns that do no more than pass the time: two contacts each. */
const TIME = ['punks', 'punks', 'merchants', 'merchants', 'merchants'];
const alone = (wish: Wish): Table => new Table({ seats: 1, connections: [TIME], ...wish });
const wait = (table: Table) => table.do(0, table.some(0, 'playConnection')[0] as string);
const opponent = (table: Table) => table.state.opponent as NonNullable<Table['state']['opponent']>;

/** What is said of the opponent's points: all of them, and what they are for. */
function opponentNote(table: Table): { [what: string]: unknown } {
  const { n, parts = [] } = (table.match.outcome()?.notes?.[1]?.params ?? {}) as { n: number; parts?: Message[] };
  return Object.fromEntries([['n', n], ...parts.map(({ key, params }) => [key.split('.').at(-1), params?.n])]);
}

/** A game that ends at once with these scores, one location of each side among them. */
function ended(you: number, other: number): Table {
  const table = alone({
    built: [['archive'], ['pub']],
    deck: ['docks'],
    goods: [{ vp: you - 2, worker: 1 }],
    opponentVp: other - 1,
  });
  table.do(0, 'use archive', 'pass');
  return table;
}

rule('R-SOLO-001', () => {
  expect(ended(40, 39).match.outcome()).toMatchObject({ places: [1], scores: [[40, 5, 1]] });
  for (const opponents of [40, 41]) {
    const lost = ended(40, opponents).match.outcome();
    expect(lost?.places).toEqual([2]);
    expect(lost?.notes?.[0]).toMatchObject({ key: 'fiftyFirstState.score.lost' });
    expect(lost?.notes?.[1]?.params).toMatchObject({ n: opponents });
  }
});

rule('R-SOLO-002', () => {
  const table = alone({
    red: 'punks',
    blue: null,
    built: [['school'], ['boiler-room', 'docks', 'church']],
    deck: ['camp'],
    goods: [{ worker: 1, vp: 24 }],
    hands: [['old-cinema']],
  });
  wait(table);
  expect(opponent(table).vp).toBe(2);
  wait(table);
  expect([opponent(table).vp, table.ruins(0)]).toEqual([4, ['school']]);
  table.do(0, 'visit boiler-room');
  expect(opponent(table).vp).toBe(5);
  expect(opponent(table).points).toEqual([
    { way: 'connections', design: -1, n: 2 },
    { way: 'razes', design: -1, n: 2 },
    { way: 'visits', design: -1, n: 1 },
  ]);
  // Its three locations count at the end, yours too, ruins do not.
  const end = alone({
    built: [['archive'], ['pub', 'pub', 'docks']],
    ruins: [['school', 'church']],
    goods: [{ vp: 24, worker: 1 }],
    opponentVp: 5,
    deck: ['docks'],
  });
  end.do(0, 'use archive', 'pass');
  expect(opponentNote(end)).toEqual({ n: 8, earlier: 5, locations: 3 });
  expect(end.match.outcome()?.scores[0]?.[0]).toBe(26);
});

rule('R-SOLO-003', () => {
  for (const edition of ['master', 'ultimate'] as const) {
    const table = new Table({ seats: 1, phase: 'setup', options: { edition, assign: 'choose' } });
    table.do(0, 'faction newYork');
    expect(table.asked).toBe('keep 0');
    expect([table.hand(0).length, table.vp(0), opponent(table).vp]).toEqual([6, 0, 0]);
    expect([table.state.players.length, table.built(1)]).toEqual([1, []]);
    table.do(0, table.choices(0)[0] as string);
    expect([table.hand(0).length, table.discard().length]).toEqual([4, 2]);
  }
  const two = setup({ ...optionsOf(), opponent: 'standard' }, 2, Chance.fromNumber(1));
  expect(two.opponent).toBeNull();
});

const optionsOf = () => ({
  edition: 'ultimate' as const,
  expansions: [],
  promo1: false,
  allowUnofficialMix: false,
  factions: ['newYork', 'texas'],
  assign: 'random' as const,
  shipwreckOnce: false,
});

/** Picks the first card of each pair until it is your turn. */
const throughLookout = (table: Table) => table.answer('soloPick');

rule('R-SOLO-004', () => {
  const table = alone({ phase: 'round', round: 0 });
  for (const n of [1, 2, 3]) {
    throughLookout(table);
    expect([table.asked, table.state.first]).toEqual(['act 0', 0]);
    expect(table.state.round).toBe(n);
    const next = table.do(0, 'pass').find(({ kind }) => kind === 'round');
    expect(next).toMatchObject({ n: n + 1, first: 0 });
  }
});

rule('R-SOLO-005', () => {
  // You reach 25: the phase goes on until you pass, then there is no clean-up.
  const yours = alone({ built: [['archive'], ['docks']], goods: [{ vp: 24, worker: 2 }], deck: ['pub', 'docks'] });
  yours.do(0, 'use archive', 'done');
  expect([yours.vp(0), yours.asked]).toEqual([25, 'act 0']);
  expect(yours.match.outcome()).toBeNull();
  wait(yours);
  yours.do(0, 'pass');
  expect(yours.match.outcome()?.scores[0]?.[0]).toBe(26);
  expect(opponentNote(yours)).toEqual({ n: 1, locations: 1 });
  expect(yours.goods(0).worker).toBe(1);
  // It reaches 25, by a connection or by your visit.
  const its = alone({
    red: 'punks',
    blue: null,
    opponentVp: 23,
    built: [
      ['school', 'pub'],
      ['docks', 'docks'],
    ],
  });
  wait(its);
  expect([opponent(its).vp, its.asked]).toEqual([25, 'act 0']);
  its.do(0, 'pass');
  expect(its.match.outcome()).toMatchObject({ places: [2], scores: [[2, 6, 2]] });
  expect(opponentNote(its).n).toBe(27);
  const visited = alone({ opponentVp: 24, built: [[], ['docks']], goods: [{ worker: 1 }] });
  visited.do(0, 'visit docks', 'pass');
  expect(visited.state.phase).toBe('over');
  // With 24 on both sides a new round begins.
  const no = alone({ red: 'punks', blue: null, opponentVp: 22, goods: [{ vp: 24 }] });
  wait(no);
  no.do(0, 'pass');
  expect([no.state.phase, no.state.round]).toEqual(['lookout', 2]);
});

rule('R-SOLO-010', () => {
  const deck = ['sharrash', 'crossroads', 'school', 'pub', 'docks', 'quarry'];
  const given = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const table = alone({ phase: 'round', deck, seed: n.toString(16).padStart(32, '0') });
    expect([table.state.red.open, table.state.blue.open].includes(null)).toBe(false);
    expect([table.asked, table.choices(0).sort().join()]).toEqual([
      'soloPick 0',
      'card docks,card pub,card quarry,card school',
    ]);
    table.do(0, 'card pub');
    const [random = ''] = table.built(1);
    given.add(random);
    expect(table.built(1)).toHaveLength(1);
    const left = ['school', 'docks', 'quarry'].filter((id) => id !== random);
    expect(table.choices(0).sort()).toEqual(left.map((id) => `card ${id}`).sort());
    table.do(0, `card ${left[0]}`);
    expect(table.built(1)).toEqual([random, left[1], 'crossroads']);
    // The board brings the next card; nothing was discarded.
    expect(table.hand(0)).toEqual(['pub', left[0], 'sharrash']);
    expect([table.discard(), table.asked]).toEqual([[], 'act 0']);
  }
  expect([...given].sort()).toEqual(['docks', 'quarry', 'school']);
  // With fewer cards all goes on as far as they reach.
  const few = alone({ phase: 'round', deck: ['school', 'pub'], discard: [] });
  few.do(0, 'card school');
  expect([few.built(1), few.hand(0)]).toEqual([['pub'], ['school']]);
});

rule('R-SOLO-011', () => {
  const deck = ['sharrash', 'boiler-room', 'church', 'museum', 'steel-eagle', 'pub'];
  const table = alone({ phase: 'round', deck });
  table.do(0, 'card pub');
  table.do(0, table.choices(0)[0] as string);
  expect([table.built(1).length, table.hand(0).length]).toEqual([3, 3]);
  expect(table.built(1)).toContain('boiler-room');
  // No building bonus of Church, no production: neither it nor you gain from its cards.
  expect([opponent(table).vp, table.vp(0)]).toEqual([0, 0]);
  expect(table.goods(0)).toEqual({ worker: 3, gun: 1, greyContact: 1 });
  table.do(0, 'pass');
  throughLookout(table);
  expect([table.built(1).length, table.hand(0).length]).toEqual([6, 6]);
});

rule('R-SOLO-015', () => {
  const built = [['school'], ['steel-eagle', 'boiler-room', 'cistern', 'suppliers', 'patriot-tower']];
  const table = alone({ phase: 'production', built, deals: [['church']] });
  expect(table.asked).toBe('act 0');
  expect(table.goods(0)).toEqual({ worker: 4, gun: 1, greyContact: 1, vp: 1 });
  expect(table.hand(0)).toHaveLength(1);
  expect(opponent(table).vp).toBe(0);
});

rule('R-SOLO-031', () => {
  const table = alone({
    built: [['mesmerizers-dwelling'], ['school', 'church', 'confessor']],
    goods: [{ redContact: 3 }],
    deck: ['docks'],
  });
  expect(table.some(0, 'razeRival')).toEqual(['razeRival school']);
  expect(table.why(0, table.ref('church'))).toEqual(['R-BASE-101']);
  table.do(0, 'razeRival school');
  // Spoils for you, and what waits for a raze; nothing for it.
  expect(table.goods(0)).toEqual({ worker: 2, vp: 1 });
  expect([table.built(1), table.discard(), opponent(table).vp]).toEqual([['church', 'confessor'], ['school'], 0]);
  expect(table.ruins(0)).toEqual([]);
  const dear = alone({ built: [[], ['church', 'confessor']], goods: [{ redContact: 5 }] });
  expect(dear.some(0, 'razeRival')).toEqual(['razeRival church', 'razeRival confessor']);
  dear.do(0, 'razeRival confessor');
  expect(dear.goods(0)).toEqual({ gun: 3, vp: 1 });
});

rule('R-SOLO-032', () => {
  const table = alone({
    built: [[], ['boiler-room', 'docks', 'school']],
    goods: [{ worker: 1 }],
    deck: ['pub', 'pub'],
  });
  expect(table.some(0, 'visit')).toEqual(['visit boiler-room', 'visit docks']);
  table.do(0, 'visit boiler-room');
  expect([table.goods(0), opponent(table).vp]).toEqual([{ worker: 2 }, 1]);
  expect(table.some(0, 'visit')).toEqual(['visit docks']);
  expect(table.why(0, table.ref('boiler-room'))).toContain('R-BASE-131');
  table.do(0, 'visit docks');
  expect([table.goods(0), opponent(table).vp]).toEqual([{ worker: 1, iron: 1 }, 2]);
});

rule('R-SOLO-033', () => {
  const table = alone({
    built: [['thieves-den+shield', 'motel'], ['docks']],
    goods: [{ worker: 4, iron: 3, fuel: 1, redContact: 2, vp: 7 }],
    red: null,
    blue: 'merchants',
    deck: ['scrap-metal', 'pub'],
  });
  table.do(0, 'use motel', 'done');
  table.do(0, 'visit docks', 'pass');
  expect(table.asked).toBe('store 0');
  table.do(0, 'store 1 fuel 1 iron');
  expect([table.goods(0), table.on(0, 'thieves-den')]).toEqual([{ vp: 7 }, { fuel: 1, iron: 1, worker: 2 }]);
  expect([table.placed(0, 'thieves-den').shield, table.placed(0, 'motel').used]).toEqual([false, 0]);
  expect([table.state.first, table.state.round]).toEqual([0, 2]);
});

rule('R-SOLO-034', () => {
  const built = [['thieves-caravan'], ['docks', 'scrap-metal', 'underground-warehouse']];
  const table = alone({ built, goods: [{ worker: 4 }] });
  expect(table.some(0, 'use')).toEqual([]);
  expect(table.why(0, table.ref('thieves-caravan'))).toContain('R-BASE-126');
  // Its locations never hold goods, even those that would.
  for (const id of built[1] as string[]) expect(table.on(1, id)).toEqual({});
});

rule('R-SOLO-036', () => {
  const refused = alone({ built: [['thieves-caravan', 'camino-real'], ['docks']], goods: [{ worker: 4 }] });
  expect(refused.some(0, 'use')).toEqual([]);
  expect(refused.why(0, refused.ref('camino-real'))).toContain('R-BASE-126');
  // Suppliers count the types of its State; it keeps everything.
  const built = [
    ['suppliers', 'combat-zone'],
    ['arena', 'confessor', 'gunsmith', 'church', 'suppliers'],
  ];
  const suppliers = alone({ phase: 'production', built: [built[0] ?? [], (built[1] ?? []).slice(0, 4)] });
  expect([suppliers.asked, suppliers.built(1).length]).toEqual(['act 0', 4]);
  expect(suppliers.goods(0)).toEqual({ worker: 3, gun: 4, greyContact: 1 });
  expect(opponent(suppliers).vp).toBe(0);
  const chosen = alone({ phase: 'production', built: [['suppliers'], ['arena', 'docks', 'church']] });
  expect([chosen.asked, chosen.choices(0)]).toEqual(['copy 0', ['card arena', 'card docks']]);
  chosen.do(0, 'card docks');
  expect(chosen.goods(0)).toEqual({ worker: 3, gun: 1, iron: 1, greyContact: 1 });
  const bonus = alone({ hands: [['suppliers']], built: [[], ['docks', 'quarry']], goods: [{ greyContact: 2 }] });
  bonus.do(0, 'construct suppliers', 'card quarry');
  expect([bonus.goods(0), bonus.built(1), opponent(bonus).vp]).toEqual([{ brick: 1 }, ['docks', 'quarry'], 0]);
  // Fixer needs a worker there, and brings it a point once more.
  const fixer = alone({ built: [['fixer'], ['docks', 'quarry']], goods: [{ worker: 2 }], deck: ['pub', 'pub'] });
  expect(fixer.can(0, 'use fixer')).toBe(false);
  fixer.do(0, 'visit docks', 'use fixer');
  expect([fixer.goods(0), opponent(fixer).vp]).toEqual([{ iron: 2 }, 2]);
});

rule('R-SOLO-038', () => {
  // Armored Car helps against it; its own Armored Car, Pete's Office and the like do nothing.
  const table = alone({
    built: [['armored-car'], ['petes-office', 'hunters', 'patriot-tower', 'school']],
    hands: [['church']],
    goods: [{ redContact: 2, blueContact: 2 }],
    deck: ['pub', 'pub'],
  });
  expect(table.some(0, 'razeRival')).toEqual(['razeRival school']);
  table.do(0, 'deal church');
  table.do(0, 'razeRival school');
  expect([table.goods(0), opponent(table).vp]).toEqual([{ vp: 1, worker: 2 }, 0]);
  const its = alone({ built: [[], ['armored-car', 'school']], goods: [{ redContact: 2 }] });
  expect(its.some(0, 'razeRival')).toEqual([]);
  // Nor do they when they come in the look-out.
  const deck = ['pub', 'pub', 'sharrash', 'truck', 'petes-office', 'armored-car', 'mesmerizers-dwelling', 'school'];
  const later = alone({ phase: 'round', deck, goods: [{ redContact: 2, blueContact: 2 }], hands: [['church']] });
  later.do(0, 'card school');
  throughLookout(later);
  expect([later.some(0, 'razeRival'), later.built(1).includes('truck')]).toEqual([[], true]);
  later.do(0, 'deal church');
  expect([later.goods(0).ammo, later.vp(0), later.state.abilities.length]).toEqual([undefined, 1, 1]);
  // Its actions are not yours, and it carries no shield of yours.
  const shop = alone({ built: [[], ['archive', 'motel']], goods: [{ worker: 3, shield: 1 }] });
  expect(shop.choices(0).filter((one) => /archive|motel|shield/.test(one))).toEqual([]);
  // The worker of a visit goes in the clean-up, so that the next round can see another.
  const again = alone({ built: [[], ['docks']], goods: [{ worker: 1 }] });
  again.do(0, 'visit docks');
  expect([again.placed(1, 'docks').visits, again.on(1, 'docks')]).toEqual([1, {}]);
  again.do(0, 'pass');
  expect(again.placed(1, 'docks').visits).toBe(0);
  throughLookout(again);
  expect(again.can(0, 'visit docks')).toBe(true);
});

rule('R-SOLO-050', () => {
  const titles: [number, string][] = [
    [27, 'mutant'],
    [29, 'mutant'],
    [30, 'survivor'],
    [39, 'survivor'],
    [40, 'human'],
    [49, 'human'],
    [50, 'trader'],
    [59, 'trader'],
    [60, 'soldier'],
    [69, 'soldier'],
    [70, 'cyborg'],
    [79, 'cyborg'],
    [80, 'grandMaster'],
    [120, 'grandMaster'],
  ];
  for (const [score, title] of titles)
    expect([score, ended(score, 20).match.outcome()?.notes?.[0]]).toMatchObject([
      score,
      { key: 'fiftyFirstState.score.won', params: { title: { key: `fiftyFirstState.title.${title}` } } },
    ]);
  // No title for whoever loses.
  expect(JSON.stringify(ended(80, 80).match.outcome())).not.toContain('title');
  expect(fiftyFirstState.words.en.messages['fiftyFirstState.title.grandMaster']).toBe('Grand Master');
});
