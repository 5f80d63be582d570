import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import type { DAMAGE_ZONES } from '../src/cards/index.ts';
import { inZone } from '../src/convoy.ts';
import { FAME_TRACK } from '../src/data/boards.ts';
import { lastAurora } from '../src/index.ts';
import { distance, regionOf, waysFrom } from '../src/route.ts';
import { cardOf, idOf, Table } from './table.ts';

rule('R-LA-041', () => {
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'roof-rack', 0);
      d.mount(0, 'supercharger', 1);
      d.mount(0, 'open-flatbed', 2);
    },
  });
  const cards = (zone: (typeof DAMAGE_ZONES)[number]): string[] =>
    table
      .player(0)
      .convoy.filter((part) => inZone(part, zone))
      .map(({ card }) => idOf(card))
      .sort();
  expect(cards('topRow')).toEqual(['roof-rack', 'supercharger']);
  expect(cards('bottomRow')).toEqual(['open-flatbed', 'trailer-1', 'truck-1']);
  expect(cards('column1')).toEqual(['roof-rack', 'truck-1']);
  expect(cards('truckOnly')).toEqual(['truck-1']);
  expect(cards('any')).toHaveLength(5);
});

rule(['R-LA-050', 'R-LA-051'], () => {
  // A tank takes food and fuel; with everything else full, ammo finds no place there.
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'auxiliary-tank', 1);
      d.zone(3, 'police-outpost');
      d.cargo(0, 'ammo', 'ammo', 'ammo', 'ammo');
    },
  });
  expect(table.convoy(0)).toEqual([
    'truck-1@1: survivor survivor -',
    'trailer-1@2: ammo ammo ammo ammo',
    'auxiliary-tank@2: - -',
  ]);
  table.explore(0, 3, 'leader-1');
  table.do(0, 'hit truck-1:2 -', 'collect false');
  // Nothing but ammo could make room for ammo, so there was nothing to ask.
  expect(table.happened('shed')).toMatchObject([{ marker: 1 }, { marker: 1 }]);
  expect(table.held(0)).toMatchObject({ ammo: 4, fuel: 1 });
  expect(table.convoy(0)[2]).toBe('auxiliary-tank@2: fuel -');
});

rule('R-LA-052', () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.mount(0, 'machine-gun', 1);
      d.damage(0, 'machine-gun', 0);
      d.cargo(0, 'ammo', 'ammo');
    },
  });
  table.until('shoot');
  // The truck's gun works, the damaged one does not.
  expect(table.choices(0)).toEqual(['cease', 'attack truck-1:2 war-wolves ?']);
  expect(table.why(0, `slot:${cardOf('machine-gun') * 8}`)).toEqual(['R-LA-052']);
  expect(table.why(0, `slot:${cardOf('truck-1') * 8 + 2}`)).toEqual([]);
  const slow = (broken: boolean) =>
    new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.mount(0, 'supercharger', 1);
        if (broken) d.damage(0, 'supercharger', 0);
      },
    });
  expect(slow(false).can(0, 'drive 4 0 0')).toBe(true);
  expect(slow(true).can(0, 'drive 4 0 0')).toBe(false);
});

rule(['R-LA-053', 'R-LA-058', 'R-LA-122'], () => {
  const table = new Table({
    deal: (d) => {
      d.zone(3, 'frozen-depot');
      d.cargo(0, 'ammo', 'food', 'food', 'food');
    },
  });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'collect false');
  // What is in hand comes first; survivors are never pushed out.
  expect(table.choices(0)).toEqual(['shed fuel', 'shed ammo', 'shed food']);
  table.do(0, 'shed food');
  expect(table.choices(0)).toEqual(['shed fuel', 'shed ammo', 'shed food']);
  table.do(0, 'shed fuel');
  expect(table.held(0)).toMatchObject({ ammo: 1, food: 2, fuel: 1, survivor: 2 });
  expect(table.state.reserve).toMatchObject({ food: 10 - 1 - 2 - 1, fuel: 14 - 1 - 1 });
});

rule('R-LA-054', () => {
  // Before the shots cargo can be moved, marker by marker; what was moved stays.
  const lay = (enemy: boolean) =>
    new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        if (enemy) d.enemy('war-wolves', 0);
        d.cargo(0, 'fuel');
        d.cargo(1);
      },
    });
  const table = lay(true);
  expect(table.asked).toBe('arrange 0');
  expect(table.choices(0)[0]).toBe('asItIs');
  table.do(0, 'shift trailer-1:0 truck-1:1');
  expect(table.convoy(0)).toEqual(['truck-1@1: survivor fuel -', 'trailer-1@2: survivor - - -']);
  expect(table.choices(0).some((choice) => choice.startsWith('shift truck-1:1'))).toBe(false);
  expect(table.choices(0).some((choice) => choice.endsWith('truck-1:1'))).toBe(false);
  table.do(0, 'asItIs');
  expect(table.asked).not.toBe('arrange 0');
  // Where no shot can fall nobody is asked.
  expect(lay(false).happened('shifted')).toEqual([]);
  expect(lay(false).asked).not.toContain('arrange');
  // In the phase itself cargo lies fast: the slot that is hit loses what lies there, whatever room there is.
  const hit = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.zone(3, 'night-wolves');
      d.cargo(1);
      d.player(1).space = 9;
      d.player(0).space = 0;
      d.start.order = [1, 0];
    },
  });
  hit.until('damage');
  expect(hit.choices(0)).toContain('hit trailer-1:0 food');
});

rule('R-LA-055', () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.zone(3, 'night-wolves');
      d.crew(0, 'hermit', 'rest');
    },
  });
  table.until('damage');
  table.do(0, 'hit truck-1:0 survivor');
  expect(table.asked).toBe('mourn 0');
  expect(table.choices(0)).toEqual(['mourn leader-1', 'mourn navigator-1', 'mourn hermit']);
  table.do(0, 'mourn navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 active', 'hermit rest']);
  expect(table.held(0)).toMatchObject({ survivor: 2, damage: 1 });
  expect(table.state.discard.map(idOf)).toContain('navigator-1');
});

rule('R-LA-056', () => {
  const table = new Table({
    deal: (d) => {
      d.cargo(0);
      d.damage(0, 'trailer', 0, 1);
      d.damage(0, 'truck', 2);
    },
  });
  table.do(0, 'pass navigator-1');
  expect(table.choices(0)).toEqual(['mend truck-1:2', 'mend trailer-1:0', 'stop']);
  table.do(0, 'mend truck-1:2');
  expect(table.held(0).damage).toBe(2);
  // Moving about does not remove it: a whole round later it is still there.
  table.until('move');
  expect(table.held(0).damage).toBe(2);
});

rule('R-LA-057', () => {
  const table = new Table({
    deal: (d) => {
      d.zone(1, 'contaminated-warehouse');
      d.zone(2, 'hermit');
    },
  });
  const even = (n: number): void => {
    expect(table.player(0).survivors).toHaveLength(n);
    expect(table.held(0).survivor).toBe(n);
  };
  table.explore(0, 2, 'leader-1');
  even(3);
  table.do(1, 'pass leader-2');
  // The Navigator does not survive the warehouse.
  table.explore(0, 1, 'navigator-1');
  table.do(0, 'collect true');
  even(2);
  expect(table.state.reserve.survivor).toBe(20 - 4);
});

rule(['R-LA-059', 'R-LA-215'], () => {
  const all = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.zone(3, 'war-wolves');
    },
  });
  // War Wolves hit devices; there are none.
  all.until('shoot');
  expect(all.happened('unharmed')).toMatchObject([
    { seat: 0, n: 1 },
    { seat: 1, n: 1 },
  ]);
  expect(all.held(0).damage).toBe(0);
  const storm = new Table({ at: 'setup', order: [1, 0], deal: (d) => d.next('deck', 'ice-storm') });
  expect(storm.choices(0)).toEqual(['hit truck-1:0 -', 'hit truck-1:1 -', 'hit truck-1:2 -', 'hit trailer-1:0 -']);
});

rule('R-LA-080', () => {
  const storm = (cargo: ('food' | 'fuel' | 'ammo')[]) => {
    const table = new Table({
      at: 'setup',
      order: [1, 0],
      deal: (d) => {
        d.next('deck', 'ice-storm');
        d.cargo(0, ...cargo);
      },
    });
    return table;
  };
  const room = storm(['food', 'fuel', 'fuel']);
  room.do(0, 'hit trailer-1:0 -');
  expect(room.held(0)).toMatchObject({ food: 1, fuel: 2, survivor: 2, damage: 1 });
  const full = storm(['food', 'fuel', 'fuel', 'ammo']);
  expect(full.choices(0)).toContain('hit truck-1:2 -');
  expect(full.choices(0).filter((choice) => choice.includes('trailer'))).toEqual([
    'hit trailer-1:0 ammo',
    'hit trailer-1:0 food',
    'hit trailer-1:0 fuel',
    'hit trailer-1:0 survivor',
  ]);
  full.do(0, 'hit trailer-1:0 food');
  expect(full.held(0)).toMatchObject({ food: 0, fuel: 2, ammo: 1, survivor: 2, damage: 1 });
});

rule('R-LA-060', () => {
  expect(FAME_TRACK).toEqual([-1, 0, 1, 2, 3, 4, 5, 6]);
  const table = new Table();
  expect(lastAurora.tally(table.state).fame).toEqual([0, 0]);
});

rule('R-LA-061', () => {
  const meet = (fame: number, damage: boolean) => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'travellers');
        d.player(0).fame = fame;
        if (damage) d.damage(0, 'truck', 2);
      },
    });
    table.explore(0, 3, 'leader-1');
    if (table.state.decision?.kind === 'deed') table.do(0, 'deed');
    table.do(0, 'option 0', 'payment {"food":1}');
    return table;
  };
  expect(meet(1, true).player(0).fame).toBe(3);
  const top = meet(7, true);
  expect([top.player(0).fame, top.held(0).damage]).toEqual([7, 0]);
  // One step is left: one fame, and one repair.
  const last = meet(6, true);
  expect([last.player(0).fame, last.held(0).damage]).toEqual([7, 0]);
  expect(meet(7, false).player(0).fame).toBe(7);
});

rule('R-LA-062', () => {
  const camp = (fame: number) => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'refugee-camp');
        d.player(0).fame = fame;
      },
    });
    table.explore(0, 3, 'leader-1');
    return table;
  };
  expect(camp(1).player(0).fame).toBe(0);
  const lowest = camp(0);
  expect(lowest.asked).toBe('damage 0');
  lowest.do(0, 'hit truck-1:2 -');
  expect([lowest.player(0).fame, lowest.held(0).damage]).toEqual([0, 1]);
});

rule(['R-LA-065', 'R-LA-101', 'R-LA-200'], () => {
  const table = new Table({ seats: 3, order: [1, 2, 0] });
  for (const seat of [1, 2, 0, 1, 2, 0]) {
    expect(table.asked).toBe(`turn ${seat}`);
    const list = table.choices(seat);
    table.do(seat, list.find((one) => one.startsWith('pass')) as string);
  }
  // After everybody rested, moves go from the right.
  for (const seat of [0, 2, 1]) {
    expect(table.asked).toBe(`move ${seat}`);
    table.do(seat, 'stay');
  }
});

rule(['R-LA-066', 'R-LA-209'], () => {
  const table = new Table({
    at: 'movement',
    seats: 4,
    order: [3, 1, 0, 2],
    deal: (d) => {
      d.player(0).space = 2;
      d.player(1).space = 5;
      d.player(2).space = 2;
      d.player(3).space = 1;
    },
  });
  for (const seat of [2, 0, 1, 3]) table.do(seat, 'stay');
  // 0 and 2 share a space and keep their order.
  expect(table.state.order).toEqual([3, 0, 2, 1]);
});

rule('R-LA-067', () => {
  const table = new Table({
    at: 'movement',
    order: [0, 1],
    deal: (d) => {
      d.mount(0, 'snow-tracks', 1);
      d.player(0).space = 3;
      d.player(1).space = 5;
    },
  });
  table.do(1, 'stay');
  // By the shortcut 3 → 6 seat 0 would be nearer to what lies ahead, yet 5 counts as further than 3.
  table.do(0, 'stay');
  expect(table.state.order).toEqual([0, 1]);
});

rule(['R-LA-070', 'R-LA-071'], () => {
  const { state } = new Table();
  expect(waysFrom(state, 10, true, 2).map(({ to, via, steps }) => [to, via, steps])).toEqual([
    [13, 2, 1],
    [14, 2, 2],
    [11, 0, 1],
    [12, 0, 2],
  ]);
  expect(waysFrom(state, 10, false, 2).every(({ to }) => to > 10)).toBe(true);
  expect([8, 9, 17, 18].map((space) => regionOf(state, space))).toEqual([0, 1, 1, 2]);
  expect(distance(state, 8, 14, true)).toBe(4);
  expect(distance(state, 8, 14, false)).toBe(6);
  expect(distance(state, 8, 12, true)).toBe(4);
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 3;
    },
  });
  expect(table.why(0, 'space:2')).toEqual(['R-LA-070']);
});
