import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { pointsOf } from '../src/flow/movement.ts';
import { idOf, Table } from './table.ts';

const drives = (table: Table, seat: number): string[] =>
  table.choices(seat).filter((choice) => choice.startsWith('drive'));

rule(['R-LA-190', 'R-LA-192'], () => {
  const table = new Table({
    at: 'rest',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0, 'food');
      d.crew(0, 'hermit', 'rest');
      d.crew(0, 'mechanic', 'exhausted');
      d.one(0, 'navigator').zone = 'exhausted';
    },
  });
  expect(table.choices(0)).toEqual(['done', 'feed navigator-1', 'feed mechanic']);
  table.do(0, 'feed navigator-1');
  // With no food left the rest is done: Rest becomes Active, Exhausted becomes Rest.
  expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 active', 'hermit active', 'mechanic rest']);
});

rule('R-LA-191', () => {
  const table = new Table({
    at: 'rest',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'mechanic', 'rest');
      d.damage(0, 'trailer', 1, 2, 3);
    },
  });
  // It was at rest a moment ago and is Active now.
  expect(table.asked).toBe('restLate 0');
  expect(table.choices(0)).toEqual(['done', 'ability mechanic']);
  table.do(0, 'ability mechanic', 'mend trailer-1:1', 'mend trailer-1:2');
  expect(table.held(0).damage).toBe(1);
  expect(table.asked).toBe('move 1');
  const tired = new Table({
    at: 'rest',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'mechanic', 'exhausted');
      d.damage(0, 'truck', 2);
    },
  });
  expect(tired.happened('ability')).toEqual([]);
  expect(tired.asked).toBe('move 1');
});

rule('R-LA-193', () => {
  const table = new Table({
    at: 'rest',
    order: [0, 1],
    deal: (d) => {
      d.one(0, 'navigator').zone = 'exhausted';
      d.one(1, 'navigator').zone = 'exhausted';
    },
  });
  expect(table.asked).toBe('rest 1');
  table.do(1, 'feed navigator-2');
  expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 exhausted']);
  table.do(0, 'done');
  expect([table.crew(0)[1], table.crew(1)[1]]).toEqual(['navigator-1 rest', 'navigator-2 active']);
});

rule('R-LA-201', () => {
  const lay = (broken: number[]) =>
    new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel');
        d.damage(0, 'truck', ...broken);
      },
    });
  expect(drives(lay([]), 0).length).toBeGreaterThan(0);
  // One slot of the truck is left: a survivor takes it on his own.
  const one = lay([0]);
  one.do(0, 'drive 1 0 0');
  expect(one.convoy(0)[0]).toBe('truck-1@1: x survivor -');
  const none = lay([0, 1]);
  expect(drives(none, 0)).toEqual([]);
  expect(none.happened('stayed')).toHaveLength(1);
  // On the device of the truck he does not count.
  const cabin = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0, 'fuel');
      d.mount(0, 'watch-cabin', 0);
      d.damage(0, 'truck', 0, 1);
      d.items(0, 'nitromethane-1');
      d.damage(0, 'truck', 2);
      d.items(0, 'welding-torch-1');
    },
  });
  expect(cabin.why(0, 'space:2')).toEqual(['R-LA-201']);
  expect(cabin.can(0, 'play nitromethane-1')).toBe(false);
  // Cargo that stands in the way moves over, if it can.
  const swap = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0, 'fuel');
      const [truck, trailer] = d.player(0).convoy;
      if (truck && trailer)
        Object.assign(truck, { slots: [5, 3, 0] }) && Object.assign(trailer, { slots: [4, 4, 0, 0] });
    },
  });
  swap.do(0, 'drive 3 0 0');
  expect(swap.convoy(0)[0]).toBe('truck-1@1: x survivor -');
});

/** Nobody sits on the truck, and what lies on its last slot finds no other: the bunks take survivors only. */
const crammed = (truck: number[], wagon: number[]): Table =>
  new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.mount(0, 'bunk-wagon', 1);
      d.load(0, truck, wagon);
    },
  });

rule('R-LA-201', () => {
  const table = crammed([5, 1, 0], [4, 4, 3, 1]);
  // The only fuel is for the move itself, so it is no use to discard it.
  expect(table.choices(0)).toEqual(['makeRoom ammo', 'stay']);
  expect(table.why(0, 'space:1')).toEqual(['R-LA-201']);
  table.do(0, 'makeRoom ammo');
  expect(table.held(0)).toMatchObject({ ammo: 1, fuel: 1, survivor: 2 });
  expect(table.state.reserve.ammo).toBe(8);
  table.do(0, 'drive 3 0 0');
  expect(table.convoy(0)).toEqual(['truck-1@1: x survivor -', 'bunk-wagon@2: - survivor - ammo']);
  // With more fuel any resource can make room; nothing has to be kept but what the move costs.
  const rich = crammed([5, 2, 0], [4, 4, 3, 3]);
  expect(rich.choices(0)).toEqual(['makeRoom food', 'makeRoom fuel', 'stay']);
  rich.do(0, 'makeRoom fuel', 'drive 1 0 0');
  expect(rich.convoy(0)[0]).toBe('truck-1@1: x survivor -');
  expect(rich.held(0)).toMatchObject({ food: 1, fuel: 0 });
  // Without fuel there is no move to make room for.
  expect(crammed([5, 1, 0], [4, 4, 2, 1]).happened('stayed')).toHaveLength(1);
  // One free slot elsewhere, and nothing has to go.
  const roomy = crammed([5, 1, 0], [4, 4, 3, 0]);
  expect(roomy.choices(0)).toContain('drive 1 0 0');
  roomy.do(0, 'drive 1 0 0');
  expect(roomy.convoy(0)[0]).toBe('truck-1@1: x survivor -');
  // What has to leave the truck finds room only if other cargo moves over, and that is not the driver.
  const chain = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.mount(0, 'bunk-wagon', 1);
      d.load(0, [5, 1, 0], [4, 4, 3, 1]);
      d.mount(0, 'auxiliary-tank', 1);
    },
  });
  chain.do(0, 'drive 1 0 0');
  expect(chain.convoy(0)[0]).toBe('truck-1@1: x survivor -');
  expect(chain.held(0)).toMatchObject({ ammo: 2, fuel: 0, survivor: 2 });
});

rule(['R-LA-201', 'R-LA-202'], () => {
  // Nitromethane stands for the fuel: the last one can go, but then the convoy has to drive.
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.mount(0, 'bunk-wagon', 1);
      d.load(0, [5, 3, 0], [4, 4, 1, 1]);
      d.items(0, 'nitromethane-1');
    },
  });
  table.do(0, 'play nitromethane-1');
  expect(table.choices(0)).toEqual(['makeRoom ammo', 'makeRoom fuel']);
  table.do(0, 'makeRoom fuel');
  expect(drives(table, 0)).toHaveLength(3);
});

rule('R-LA-202', () => {
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0);
      d.items(0, 'nitromethane-1');
    },
  });
  expect(table.why(0, 'space:2')).toEqual(['R-LA-202']);
  expect(table.choices(0)).toEqual(['stay', 'play nitromethane-1']);
  table.do(0, 'play nitromethane-1');
  expect(drives(table, 0)).toEqual(['drive 1 0 0', 'drive 2 0 0', 'drive 3 0 0']);
  expect(table.can(0, 'stay')).toBe(false);
  table.do(0, 'drive 3 0 0');
  const fuel = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0, 'fuel', 'fuel');
    },
  });
  fuel.do(0, 'drive 3 0 0');
  expect(fuel.held(0).fuel).toBe(1);
  const free = new Table({ at: 'movement', order: [1, 0] });
  free.do(0, 'stay');
  expect([free.held(0).fuel, free.player(0).space]).toEqual([1, 0]);
});

rule('R-LA-203', () => {
  const points = (
    change: (d: Parameters<NonNullable<ConstructorParameters<typeof Table>[0]>['deal'] & object>[0]) => void,
  ) => {
    const table = new Table({ at: 'movement', seats: 2, order: [1, 0], deal: change });
    return pointsOf(table.state, 0);
  };
  expect(points(() => undefined)).toBe(2 + 1);
  expect(
    points((d) => {
      d.one(0, 'navigator').zone = 'rest';
    }),
  ).toBe(2);
  expect(points((d) => d.crew(0, 'driver'))).toBe(2 + 1 + 1);
  expect(points((d) => d.mount(0, 'supercharger', 1))).toBe(2 + 1 + 1);
  // Six behind the leader: the Navigator adds another.
  expect(
    points((d) => {
      d.player(1).space = 6;
    }),
  ).toBe(2 + 1 + 1);
  expect(
    points((d) => {
      d.player(1).space = 5;
    }),
  ).toBe(2 + 1);
  // With tracks the leader on 8 is six away, on 7 only five.
  expect(
    points((d) => {
      d.mount(0, 'snow-tracks', 1);
      d.player(1).space = 7;
    }),
  ).toBe(2 + 1);
  expect(
    points((d) => {
      d.mount(0, 'snow-tracks', 1);
      d.player(1).space = 8;
    }),
  ).toBe(2 + 1 + 1);
  const fuel = new Table({ at: 'movement', order: [1, 0], deal: (d) => d.cargo(0, 'fuel', 'fuel', 'fuel') });
  expect(drives(fuel, 0)).toHaveLength(5);
  expect(fuel.why(0, 'space:6')).toEqual(['R-LA-203']);
  // Food burns only with a working Recycling slot, alone or mixed with fuel.
  const turbo = (broken: boolean) =>
    new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.mount(0, 'turbo-truck', 0);
        d.cargo(0, 'fuel', 'fuel', 'food');
        if (broken) d.damage(0, 'turbo-truck', 3);
      },
    });
  expect(drives(turbo(false), 0).slice(-3)).toEqual(['drive 6 0 0', 'drive 6 0 1', 'drive 7 0 1']);
  expect(drives(turbo(true), 0).slice(-1)).toEqual(['drive 6 0 0']);
  const burnt = turbo(false);
  burnt.do(0, 'drive 6 0 1');
  expect(burnt.held(0)).toMatchObject({ fuel: 1, food: 0 });
});

rule('R-LA-204', () => {
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.player(1).space = 2;
    },
  });
  expect(drives(table, 0)).toEqual(['drive 1 0 0', 'drive 2 0 0', 'drive 3 0 0']);
  table.do(0, 'drive 2 0 0');
  expect(table.player(0).space).toBe(table.player(1).space);
});

rule(['R-LA-205', 'R-LA-410'], () => {
  const ways = (map: 'alpha' | 'beta', space: number, tracks: boolean, broken = false) => {
    const table = new Table({
      at: 'movement',
      options: { map },
      order: [1, 0],
      deal: (d) => {
        d.player(0).space = space;
        if (tracks) d.mount(0, 'snow-tracks', 1);
        if (broken) d.damage(0, 'snow-tracks', 0);
      },
    });
    return drives(table, 0).filter((choice) => !choice.includes(' 0 '));
  };
  for (const space of [3, 10, 19]) {
    expect(ways('alpha', space, false)).toEqual([]);
    expect(ways('alpha', space, true, true)).toEqual([]);
    expect(ways('alpha', space, true)).toHaveLength(3);
  }
  expect(ways('beta', 14, false)[0]).toBe('drive 17 8 0');
  expect(ways('beta', 7, false).some((choice) => choice.startsWith('drive 10 2'))).toBe(false);
  expect(ways('beta', 7, true)[0]).toBe('drive 10 2 0');
});

rule('R-LA-206', () => {
  const stop = (token: number) => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.start.stops[2] = token;
        d.next('itemDeck', 'welding-torch-1');
      },
    });
    table.do(0, 'drive 2 0 0');
    return table;
  };
  const fuel = stop(3);
  expect(fuel.choices(0)).toEqual(['takeStop', 'leave']);
  fuel.do(0, 'takeStop');
  expect([fuel.held(0).fuel, fuel.state.stops[2]]).toEqual([1, 0]);
  const left = stop(1);
  left.do(0, 'leave');
  expect([left.held(0).ammo, left.state.stops[2]]).toEqual([1, 1]);
  const item = stop(4);
  item.do(0, 'takeStop');
  expect(item.player(0).items.map(idOf)).toEqual(['welding-torch-1']);
  const bad = stop(5);
  expect(bad.asked).toBe('contaminate 0');
  bad.do(0, 'onto leader-1');
  expect(bad.state.stops[2]).toBe(5);
});

rule('R-LA-207', () => {
  const table = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.items(0, 'nitromethane-1', 'mine');
      d.start.stops[2] = 0;
    },
  });
  // The Mine is of no use before the move.
  expect(table.can(0, 'play mine')).toBe(false);
  table.do(0, 'play nitromethane-1', 'drive 2 0 0');
  expect(table.state.decision).toMatchObject({ kind: 'damage', zone: 'truckOnly', n: 1 });
  expect(table.held(0).fuel).toBe(1);
  table.do(0, 'hit truck-1:2 -');
  expect(table.choices(0)).toEqual(['done', 'play mine']);
});

rule('R-LA-208', () => {
  const table = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 2;
      d.start.stops[2] = 5;
      d.start.stops[3] = 3;
    },
  });
  // Standing on it is nothing, and passing over another is nothing either.
  table.do(0, 'drive 4 0 0');
  expect(table.happened('contaminated')).toEqual([]);
  expect(table.happened('stopped')).toEqual([]);
  const still = new Table({
    at: 'movement',
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 2;
      d.start.stops[2] = 5;
    },
  });
  still.do(0, 'stay');
  expect(still.crew(0)).toEqual(['leader-1 active', 'navigator-1 active']);
});
