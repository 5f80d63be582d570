import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { Table, type Wish } from '../table.ts';

/** Texas has no basic resource of its own; the others can build, so that the round goes on. */
const play = (wish: Wish): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion', 'hegemony'],
    ...wish,
    options: { promo2: true, ...wish.options },
  });
const options = (goods: readonly string[]): string[] => goods.map((good) => `option 1 ${good}`);
const ALL = [
  ...['fuel', 'iron', 'gun', 'brick', 'ammo', 'worker', 'greyContact', 'redContact', 'blueContact'],
  ...['universalContact', 'development', 'shield', 'vp', 'card'],
];
const but = (...goods: readonly string[]): string[] => ALL.filter((good) => !goods.includes(good));

describe('the six cards, as the catalogue has them', () => {
  test.each([
    ['goods-takeover', 2, 'action', ['tContact', 'tToxic'], { ammo: 2, worker: 1 }, { ammo: 1 }],
    ['borderland-pub', 2, 'production', ['tCard', 'tWorker'], { card: 2, worker: 1 }, { card: 1 }],
    ['sunken-arena', 2, 'production', ['tGun', 'tAmmo'], { gun: 3 }, { gun: 1 }],
    ['nomad-scrappers', 1, 'action', ['tContact', 'tWorker'], { redContact: 1, blueContact: 1 }, { worker: 1 }],
    ['stilt-hunters', 2, 'feature', ['tGun', 'tToxic'], { worker: 2, gun: 1 }, { worker: 1 }],
    [
      'zee-tower',
      2,
      'feature',
      ['tContact'],
      { greyContact: 1, blueContact: 1, redContact: 1 },
      { universalContact: 1 },
    ],
  ] as const)('%s', (id, distance, category, types, spoils, deal) => {
    const design = DESIGNS.find((one): one is Location => one.kind === 'location' && one.id === id);
    expect(design).toMatchObject({ set: 'promo2', copies: 1, distance, category, types, spoils, deal });
  });

  test('Sunken Arena: 2 guns', () => {
    expect(play({ phase: 'production', built: [['sunken-arena']] }).goods(0).gun).toBe(2);
  });
});

rule('R-OPT-004', () => {
  const { deck } = new Table({ phase: 'setup', options: { promo2: true, promo1: false, expansions: ['newEra'] } })
    .state;
  // Twelve cards are in two hands.
  expect(deck.length + 12).toBe(88 + 50 + 6);
  expect(
    new Table({ phase: 'setup', options: { promo2: true, promo1: false, expansions: [] } }).state.deck,
  ).toHaveLength(82);
});

rule('R-PROMO-002', () => {
  const pub = (built: string[], deals: string[] = []): Table =>
    play({ phase: 'production', built: [['borderland-pub', ...built]], deals: [deals] });
  // The board brings workers, a contact and a card: they do not count.
  expect(pub([]).choices(0)).toEqual(options(ALL));
  const some = pub(['docks', 'school', 'church'], ['pub', 'old-cinema']);
  expect(some.choices(0)).toEqual(options(but('iron', 'worker', 'card', 'vp')));
  some.do(0, 'option 1 development');
  expect(some.goods(0).development).toBe(1);
  // What was chosen counts, not what could have been.
  const chosen = pub(['black-fortress']);
  chosen.do(0, 'option 1 gun');
  expect(chosen.choices(0)).toEqual(options(but('gun')));
  // What a feature brings does not count either, and it feeds none: Dream City wants two points.
  const city = pub(['dream-city', 'patriot-tower', 'school'], ['church']);
  expect(city.choices(0)).toEqual(options(but('worker', 'vp')));
  const late = pub(['dream-city'], ['docks']);
  late.do(0, 'option 1 vp');
  expect(late.goods(0)).toMatchObject({ vp: 1, worker: 4 });
});

rule('R-PROMO-002', () => {
  // On build, what the texts say: Cistern gives points, whatever was received.
  const table = play({
    built: [['docks', 'cistern', 'black-fortress']],
    deals: [['quarry']],
    hands: [['borderland-pub'], ['docks']],
    goods: [{ greyContact: 2 }, { greyContact: 1 }],
  });
  table.do(0, 'construct borderland-pub');
  expect(table.choices(0)).toEqual(options(but('iron', 'gun', 'vp', 'brick')));
  // With every kind there is nothing.
  const kinds = [
    'docks',
    'quarry',
    'assassin',
    'fuel-tank',
    'school',
    'pub',
    'sharrash',
    'excavator',
    'wire-entanglement',
  ];
  const more = ['construction-vehicles', 'courthouse'];
  const full = play({
    phase: 'production',
    built: [['borderland-pub', ...kinds, ...more]],
    deals: [['church', 'gunsmith', 'convoy']],
  });
  expect(full.asked).toBe('act 0');
});

rule('R-BASE-045', () => {
  // Step 4 comes when everybody is through with step 3, and a copy of it as well.
  const table = play({
    phase: 'production',
    built: [
      ['borderland-pub', 'power-station'],
      ['docks', 'cistern'],
    ],
    factions: ['texas', 'merchantsGuild'],
  });
  expect(table.events.filter(({ kind }) => kind === 'produces')).toHaveLength(2);
  expect(table.vp(1)).toBe(1);
  expect([table.asked, table.choices(0)]).toEqual(['effectOption 0', options(ALL)]);
  table.do(0, 'option 1 shield');
  // The pub itself is a production location to the copy.
  expect(table.choices(0)).toEqual(options(but('shield')));
});

describe('Nomad Scrappers', () => {
  const nomads = (more: Wish = {}): Table =>
    play({
      built: [['nomad-scrappers']],
      hands: [[], ['docks']],
      goods: [{ worker: 4 }, { greyContact: 1 }],
      red: null,
      blue: null,
      ...more,
    });

  test('draw a connection that nobody else sees', () => {
    const table = nomads();
    table.do(0, 'use nomad-scrappers');
    expect(table.choices(0)).toEqual(['connectionDeck red', 'connectionDeck blue']);
    table.do(0, 'connectionDeck red');
    const drawn = (viewer: number): readonly number[] => table.match.view(viewer).promo2?.drawn[0] ?? [];
    expect(['punks', 'thugs']).toContain(table.id(drawn(0)[0] ?? -1));
    // The back tells its colour and no more.
    expect([drawn(1), drawn(-1)]).toEqual([[-2], [-2]]);
    expect(table.events.some(({ kind, card }) => kind === 'drewConnection' && typeof card === 'number')).toBe(true);
    expect(isRefused(table.match.undo(0))).toBe(true);
    expect(table.goods(0)).toEqual({ worker: 2 });
    table.do(1, 'pass');
    expect(table.can(0, 'use nomad-scrappers')).toBe(false);
    const [play] = table.some(0, 'playConnection');
    if (play === 'playConnection punks') {
      table.do(0, play);
      expect([table.goods(0).redContact, drawn(0)]).toEqual([2, []]);
    }
  });

  test('need a card to draw', () => {
    const empty = nomads({
      arrange: (start) => {
        for (const { deck } of [start.red, start.blue]) start.players[1]?.connections.push(...deck.splice(0));
      },
    });
    expect(empty.can(0, 'use nomad-scrappers')).toBe(false);
    expect(empty.why(0, empty.ref('nomad-scrappers'))).toContain('R-BASE-126');
  });

  test('the card counts as a card of the hand: it pays, it is left over', () => {
    const table = nomads({
      factions: ['appalachianFederation', 'newYork'],
      goods: [{ worker: 4, brick: 1 }, { greyContact: 1 }],
    });
    table.do(0, 'use nomad-scrappers', 'connectionDeck blue');
    table.do(1, 'pass');
    expect(fiftyFirstState.tally(table.state).goods?.[0]).toBe(4);
    table.do(0, 'board 0');
    expect(table.goods(0)).toEqual({ greyContact: 2, worker: 2 });
    expect(table.state.blue.discard).toHaveLength(1);
  });
});

rule('R-PROMO-005', () => {
  const tower = (connections: string[], goods = {}): Table =>
    play({
      built: [['zee-tower']],
      connections: [connections],
      hands: [[], ['docks']],
      goods: [goods, { greyContact: 1 }],
    });
  const red = tower(['punks', 'merchants'], { worker: 2 });
  red.do(0, 'playConnection punks');
  expect(red.goods(0)).toEqual({ worker: 2, redContact: 3 });
  red.do(1, 'pass');
  red.do(0, 'playConnection merchants');
  expect(red.goods(0)).toEqual({ worker: 2, redContact: 3, blueContact: 3 });
  const thugs = tower(['thugs'], { gun: 1 });
  thugs.do(0, 'playConnection thugs');
  expect(thugs.goods(0)).toEqual({ redContact: 4 });
  // It is nothing for the connections of others.
  const other = play({ first: 1, built: [['zee-tower']], connections: [[], ['punks']], goods: [{ worker: 2 }, {}] });
  other.do(1, 'playConnection punks');
  expect([other.goods(0).redContact, other.goods(1).redContact]).toEqual([undefined, 2]);
  // The bonus, and all contacts through clean-up.
  const built = play({ hands: [['zee-tower'], ['docks']], goods: [{ greyContact: 2 }, { greyContact: 1 }] });
  built.do(0, 'construct zee-tower');
  expect(built.goods(0)).toEqual({ greyContact: 1, redContact: 1, blueContact: 1 });
  const kept = play({
    phase: 'cleanup',
    built: [['zee-tower']],
    goods: [{ greyContact: 2, redContact: 1, blueContact: 3, universalContact: 1, worker: 4, ammo: 1 }],
  });
  expect(kept.on(0, 'zee-tower')).toEqual({ greyContact: 2, redContact: 1, blueContact: 3, universalContact: 1 });
});

describe('Stilt Hunters', () => {
  const WISH: Wish = {
    built: [['stilt-hunters', 'archive']],
    hands: [['docks'], ['docks']],
    connections: [['punks']],
    goods: [{ worker: 5, greyContact: 1 }, { greyContact: 1 }],
    red: 'punks',
  };

  rule('R-PROMO-006', () => {
    const table = play(WISH);
    table.do(0, 'pair stilt-hunters');
    expect([table.goods(0).worker, table.placed(0, 'stilt-hunters').spent]).toEqual([4, { worker: 1 }]);
    expect(table.can(0, 'pair stilt-hunters')).toBe(false);
    table.do(0, 'construct docks');
    expect(table.asked).toBe('act 0');
    table.do(0, 'use archive', 'done');
    expect([table.asked, table.built(0), table.vp(0)]).toEqual(['act 1', ['stilt-hunters', 'archive', 'docks'], 1]);
    table.do(1, 'construct docks');
    // Once a round, until clean-up.
    expect(table.can(0, 'pair stilt-hunters')).toBe(false);
    table.do(0, 'playConnection punks');
    expect(table.asked).toBe('act 1');
    table.passAll();
    table.answer('pick');
    expect(table.placed(0, 'stilt-hunters').spent).toEqual({});
    // The second action may be left out, or be the last one of the round.
    const once = play(WISH);
    once.do(0, 'pair stilt-hunters', 'construct docks', 'endPair');
    expect([once.asked, once.state.players[0]?.passed]).toEqual(['act 1', false]);
    const last = play(WISH);
    last.do(0, 'pair stilt-hunters', 'construct docks', 'pass');
    expect([last.asked, last.state.players[0]?.passed]).toEqual(['act 1', true]);
  });

  rule('R-PROMO-008', () => {
    // Before the first action, and only with a worker.
    expect(play({ ...WISH, goods: [{ greyContact: 1 }, { greyContact: 1 }] }).some(0, 'pair')).toEqual([]);
    expect(play(WISH).some(0, 'endPair')).toEqual([]);
    // A connection of the first action waits; the one that was there before does not.
    const table = play({ ...WISH, connections: [['merchants']] });
    table.do(0, 'pair stilt-hunters', 'takeConnection red');
    expect(table.some(0, 'playConnection')).toEqual(['playConnection merchants']);
    const fresh = `card:${table.state.players[0]?.connections[1]}`;
    expect(table.why(0, fresh)).toEqual(['R-BASE-192']);
    table.do(0, 'endPair');
    table.do(1, 'pass');
    expect(table.some(0, 'playConnection')).toEqual(['playConnection merchants', 'playConnection punks']);
    // The same for one drawn face down.
    const nomads = play({ ...WISH, connections: [], built: [['stilt-hunters', 'nomad-scrappers']] });
    nomads.do(0, 'pair stilt-hunters', 'use nomad-scrappers', 'connectionDeck blue');
    expect([nomads.asked, nomads.some(0, 'playConnection')]).toEqual(['act 0', []]);
    nomads.do(0, 'endPair');
    nomads.do(1, 'pass');
    expect(nomads.some(0, 'playConnection')).toHaveLength(1);
  });
});
