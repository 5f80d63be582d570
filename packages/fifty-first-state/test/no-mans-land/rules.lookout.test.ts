import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Land } from './land.ts';

const PICKS = ['giveUpPick nw', 'giveUpPick ne', 'giveUpPick sw', 'giveUpPick se'];

const takeCard = (table: Land, seat: number) => table.do(seat, table.some(seat, 'card')[0] ?? '');

rule('R-NML-020', () => {
  const table = new Land({ phase: 'round', round: 0, deck: ['archive', 'camp', 'pub', 'school', 'church', 'docks'] });
  expect(table.choices(0)).toEqual(['card docks', 'card church', 'card school', ...PICKS]);
  // Seat 0 builds at once and takes a card later, seat 1 the other way round: it has to build then.
  table.do(0, 'giveUpPick sw');
  expect([table.map(), table.goods(0)]).toEqual([{ sw: '0' }, { worker: 2 }]);
  table.do(1, 'card docks');
  expect(table.choices(1)).toEqual(['giveUpPick nw', 'giveUpPick ne', 'giveUpPick se']);
  table.do(1, 'giveUpPick se');
  expect(table.choices(0)).toEqual(['card pub', 'card camp', 'card archive']);
  table.do(0, 'card pub');
  expect([table.hand(0).includes('pub'), table.map()]).toEqual([true, { sw: '0', se: '1' }]);
  // With four players there is a corner for everybody.
  const four = new Land({ seats: 4, phase: 'round', round: 0 });
  for (const [seat, corner] of ['nw', 'ne', 'sw', 'se'].entries()) four.do(seat, `giveUpPick ${corner}`);
  expect(four.map()).toEqual({ nw: '0', ne: '1', sw: '2', se: '3' });
});

rule('R-NML-021', () => {
  const later = () => new Land({ phase: 'round', round: 2, map: { sw: '0', s: '1', ne: '1' } });
  const table = later();
  expect(table.some(0, 'giveUpPick')).toEqual(['giveUpPick w']);
  table.do(0, 'giveUpPick w');
  expect([table.map(), table.goods(0)]).toEqual([{ sw: '0', s: '1', ne: '1', w: '0' }, { greyContact: 1 }]);
  // It may, and only once a round.
  expect(table.some(1, 'giveUpPick')).toEqual(['n', 'c', 'e', 'se'].map((area) => `giveUpPick ${area}`));
  takeCard(table, 1);
  takeCard(table, 1);
  expect(table.some(0, 'giveUpPick')).toEqual([]);
  takeCard(table, 0);
  // Nobody has to: both picks can be cards.
  const cards = later();
  for (const seat of [0, 1, 1, 0]) takeCard(cards, seat);
  expect(cards.map()).toEqual({ sw: '0', s: '1', ne: '1' });
  // The next round brings a new chance.
  table.passAll();
  expect(table.some(1, 'giveUpPick').length).toBeGreaterThan(0);
});

rule('R-NML-022', () => {
  const wish = { phase: 'round', round: 0 } as const;
  for (const [corner, goods] of [
    ['nw', { iron: 1 }],
    ['ne', { gun: 1 }],
    ['sw', { worker: 2 }],
    ['se', { fuel: 1 }],
  ] as const) {
    const table = new Land(wish);
    table.do(0, `giveUpPick ${corner}`);
    expect(table.goods(0)).toEqual(goods);
  }
  // What waits for an outpost happens too.
  const charter = new Land({ ...wish, built: [['pioneer-charter']] });
  charter.do(0, 'giveUpPick nw');
  expect(charter.vp(0)).toBe(1);
});

rule('R-NML-023', () => {
  const table = new Land({
    seats: 3,
    phase: 'round',
    round: 0,
    deck: ['archive', 'camp', 'pub', 'school', 'church', 'docks', 'quarry', 'factory'],
  });
  table.do(0, 'giveUpPick nw');
  table.do(1, 'giveUpPick ne');
  table.do(2, 'card factory');
  expect(table.discard()).toEqual(['quarry', 'docks', 'church']);
  expect(table.state.row).toHaveLength(4);
});

rule('R-BASE-186', () => {
  // The twenty-fifth point in the look-out: the round is played to the end of its Action phase, without clean-up.
  const table = new Land({
    phase: 'round',
    round: 2,
    map: { sw: '0' },
    built: [['pioneer-charter']],
    goods: [{ vp: 24, brick: 3 }],
  });
  table.do(0, 'giveUpPick s');
  expect([table.vp(0), table.state.ending, table.match.over]).toEqual([25, true, false]);
  while (table.state.decision?.kind === 'pick') {
    const [seat = 0] = table.match.waiting();
    takeCard(table, seat);
  }
  expect(table.asked).toBe('act 0');
  table.passAll();
  expect([table.match.over, table.state.round]).toEqual([true, 3]);
  expect(table.goods(0).brick).toBe(4);
});
