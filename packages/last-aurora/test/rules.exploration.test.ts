import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { cardOf, Table } from './table.ts';

rule('R-LA-100', () => {
  const table = new Table({ at: 'setup' });
  for (let i = 0; table.state.decision && i < 500; i++) table.until('nothing');
  const rounds = table.happened('round').map(({ n }) => n);
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
  const phases = table.happened('phase').map(({ phase }) => phase);
  expect(phases.slice(0, 5)).toEqual(['exploration', 'rest', 'movement', 'firing', 'end']);
  expect(phases).toHaveLength(30);
});

rule(['R-LA-102', 'R-LA-105'], () => {
  const table = new Table({
    order: [0, 1],
    deal: (d) => {
      d.one(1, 'leader').zone = 'exhausted';
      d.one(1, 'navigator').zone = 'rest';
      d.one(0, 'leader').zone = 'rest';
      d.items(1, 'food-ration-1');
    },
  });
  // Seat 0 ends its turn with nobody Active: seat 1 has no chance to use its Ration any more.
  table.do(0, 'pass navigator-1');
  expect(table.asked).toBe('rest 1');
  // While somebody is Active the turns go round, and seat 1 is asked.
  const on = new Table({
    order: [0, 1],
    deal: (d) => {
      for (const one of d.player(1).survivors) one.zone = 'exhausted';
    },
  });
  on.do(0, 'pass navigator-1');
  expect(on.asked).toBe('turn 1');
  on.do(1, 'endTurn');
  expect(on.asked).toBe('turn 0');
});

rule('R-LA-103', () => {
  const table = new Table({ deal: (d) => d.cargo(0) });
  expect(table.choices(0).every((choice) => /^(?:explore|pass) /.test(choice))).toBe(true);
  expect(table.can(0, 'endTurn')).toBe(false);
});

rule(['R-LA-104', 'R-LA-131'], () => {
  const table = new Table({
    deal: (d) => {
      d.one(0, 'leader').zone = 'rest';
      d.one(0, 'navigator').zone = 'exhausted';
      d.items(0, 'food-ration-1');
    },
  });
  expect(table.choices(0)).toEqual(['endTurn', 'feed navigator-1', 'play food-ration-1']);
  expect(table.why(0, 'place:2')).toEqual(['R-LA-104']);
  table.do(0, 'feed navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 rest', 'navigator-1 rest']);
  expect(table.held(0).food).toBe(0);
  table.do(0, 'play food-ration-1', 'rouse leader-1');
  // The one just roused may explore or pass in this very turn.
  expect(table.can(0, 'explore 2')).toBe(true);
  expect(table.can(0, 'endTurn')).toBe(false);
  table.do(0, 'pass leader-1');
  // Passing shuts nobody out.
  const again = new Table();
  again.do(0, 'pass navigator-1');
  again.do(1, 'pass navigator-2');
  expect(again.can(0, 'explore 2')).toBe(true);
});

rule(['R-LA-110', 'R-LA-111'], () => {
  const table = new Table({
    deal: (d) => {
      d.one(0, 'leader').zone = 'rest';
      d.cargo(0);
    },
  });
  // Skill 1 reaches place 1 alone.
  expect(table.choices(0)).toEqual(['explore 0', 'pass navigator-1']);
  expect(table.why(0, 'place:1')).toEqual(['R-LA-111']);
  expect(table.why(0, `card:${cardOf('leader-1')}`)).toEqual(['R-LA-111']);
  const three = new Table({
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'hustler');
    },
  });
  expect(three.choices(0).filter((choice) => choice.startsWith('explore'))).toHaveLength(5);
  three.do(0, 'explore 4', 'send leader-1');
  // Cost 3: he is not enough alone.
  expect(three.choices(0)).toEqual(['send navigator-1', 'send hustler']);
  const more = new Table();
  more.do(0, 'explore 0');
  more.do(0, 'send navigator-1');
  expect(more.choices(0)).toEqual(['go', 'send leader-1']);
  more.do(0, 'send leader-1');
  expect(more.crew(0)).toEqual(['leader-1 rest', 'navigator-1 exhausted']);
});

rule('R-LA-113', () => {
  const lay = () =>
    new Table({
      deal: (d) => {
        d.zone(3, 'frozen-depot');
        d.cargo(0, 'fuel');
        d.damage(0, 'truck', 2);
      },
    });
  const after = lay();
  after.explore(0, 3, 'leader-1');
  expect(after.choices(0)).toEqual(['deed', 'bonus 2 0']);
  after.do(0, 'deed', 'collect false');
  expect(after.choices(0)).toEqual(['done', 'bonus 2 0']);
  after.do(0, 'bonus 2 0', 'mend truck-1:2');
  expect(after.held(0)).toMatchObject({ damage: 0, fuel: 3 });
  const before = lay();
  before.explore(0, 3, 'leader-1');
  before.do(0, 'bonus 2 0', 'mend truck-1:2');
  // Once only, and the card's action follows: it is not optional.
  expect(before.asked).toBe('block 0');
});

rule('R-LA-114', () => {
  const table = new Table({ deal: (d) => d.next('deck', 'hermit') });
  table.do(0, 'boost navigator-1');
  expect(table.state.reserve.food).toBe(8);
  table.explore(0, 3, 'navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 exhausted']);
  expect(table.state.reserve.food).toBe(9);
  expect(table.player(0).survivors.every(({ food }) => food === 0)).toBe(true);
});

rule('R-LA-115', () => {
  const table = new Table({
    deal: (d) => {
      d.zone(2, 'hermit');
      d.cargo(0);
      d.zone(3, 'frozen-depot');
      d.next('deck', 'trader');
    },
  });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'collect true');
  // The location keeps its place with what is left.
  expect(table.zone()).toEqual(['rusty-trailer-1', 'hermit', 'frozen-depot', 'roof-rack', 'auxiliary-tank']);
  table.explore(1, 2, 'leader-2');
  expect(table.zone()).toEqual(['rusty-trailer-1', 'frozen-depot', 'roof-rack', 'auxiliary-tank', 'trader']);
});

rule('R-LA-116', () => {
  const table = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.zone(2, 'trader');
      d.zone(3, 'travellers');
      d.cargo(0);
      d.damage(0, 'trailer', 0, 1, 2, 3);
    },
  });
  // Two slots for two survivors: a third has no place, and nothing could make room.
  expect(table.why(0, 'place:0')).toEqual(['R-LA-116']);
  expect(table.why(0, 'place:1')).toEqual(['R-LA-116']);
  expect(table.why(0, 'place:2')).toEqual([]);
  expect(table.choices(0).filter((choice) => choice.startsWith('explore'))).toEqual([
    'explore 2',
    'explore 3',
    'explore 4',
  ]);
  const marker = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.start.reserve.survivor = 0;
    },
  });
  expect(marker.can(0, 'explore 0')).toBe(false);
  // Resources can be thrown away for a recruit.
  const full = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.cargo(0, 'food', 'fuel', 'ammo', 'ammo');
    },
  });
  expect(full.can(0, 'explore 0')).toBe(true);
  full.explore(0, 1, 'leader-1');
  expect(full.choices(0)).toEqual(['shed ammo', 'shed food', 'shed fuel']);
});
