import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

rule(['R-DEI-114', 'R-DEI-118'], () => {
  // Auxilia with a card of Masamune, the drone of the Raiders.
  const drones = { masamune: 'r04', mucha: 'r08' } as const;
  const table = new Table({ sides: [{ hand: ['DEI069', 'DEI026'] }], drones });
  table.do(0, 'up DEI069', 'use drone:masamune', 'fly g02', 'collect g02');
  expect(table.drone('masamune')).toBe('g02');
  // No card of the box has the icon for any drone.
  const any = new Table({ first: [{ op: 'drone', drone: 'any', bonus: 0 }], drones });
  expect(any.list(0, 'drone')).toEqual(['masamune', 'mucha']);
  any.do(0, 'drone mucha', 'fly r09');
  expect(any.drone('mucha')).toBe('r09');
});

rule('R-DEI-115', () => {
  const table = new Table({
    sides: [{ hand: ['DEI070', 'DEI026'], units: { g01: 1 }, tech: 0 }],
    drones: { masamune: 'g01' },
    resources: { g01: 2 },
  });
  // It may stay, and acts all the same.
  table.do(0, 'up DEI070', 'use drone:masamune', 'fly g01', 'collect g01', 'collect g01');
  expect([table.drone('masamune'), table.goods(0)[0]]).toEqual(['g01', 2]);
});

rule('R-DEI-116', () => {
  const reach = (card: string, unlocked: string[] = []): string[] => {
    const table = new Table({
      sides: [{ hand: [card, 'DEI026'], unlocked }, { units: { g02: 9 } }],
      drones: { mucha: 'r04' },
    });
    table.do(0, `up ${card}`, 'use drone:mucha');
    return table.list(0, 'fly');
  };
  // r04 lies beside g02 alone; opposing units there do not stop it.
  expect(reach('DEI032')).toEqual(['g01', 'g02', 'r02', 'r03', 'r04']);
  expect(reach('DEI073')).toEqual(['g01', 'g02', 'g03', 'g05', 'r01', 'r02', 'r03', 'r04', 'r08']);
  expect(reach('DEI074').length).toBeGreaterThan(reach('DEI073').length);
  expect(reach('DEI032', ['remoteControl'])).toEqual(reach('DEI073'));
});

rule('R-DEI-117', () => {
  const table = new Table({ sides: [{ units: { g01: 1 } }], drones: { mucha: 'g01', masamune: 'g01' } });
  expect(table.lead('g01')).toBe(0);
  const empty = new Table({
    drones: { mucha: 'g01', masamune: 'g01' },
    sides: [{ hand: ['DEI025'], units: { g02: 1 }, leader: 'r04' }],
  });
  expect(empty.lead('g01')).toBe(-1);
  empty.do(0, 'up DEI025');
  expect(empty.mayMove(0, 'g02', 'g01', '1')).toBe(true);
});

rule('R-DEI-119', () => {
  const wish = (units: number, freeMasamune: boolean) => ({
    options: { freeMasamune },
    sides: [{ hand: ['DEI069', 'DEI026'], units: { g01: units }, tech: 0 }, { units: { g01: 3 } }],
    drones: { masamune: 'g01' },
    resources: { g01: 3 },
  });
  const table = new Table(wish(4, false));
  table.do(0, 'up DEI069', 'use drone:masamune', 'fly g01', 'collect g01');
  expect(table.choices(0)).toEqual(['collect g01', 'skip']);
  table.do(0, 'collect g01');
  expect([table.goods(0)[0], table.resources('g01')]).toEqual([2, 1]);
  expect(table.asked).toBe('play 0');
  // Beside as many opposing units nobody has majority, and it brings nothing.
  const tied = new Table(wish(3, false));
  tied.do(0, 'up DEI069', 'use drone:masamune', 'fly g01');
  expect([tied.asked, tied.goods(0)[0], tied.resources('g01')]).toEqual(['act 0', 0, 3]);
  // House rule: it collects all the same.
  const free = new Table(wish(0, true));
  free.do(0, 'up DEI069', 'use drone:masamune', 'fly g01', 'collect g01', 'skip');
  expect(free.goods(0)[0]).toBe(1);
});

rule('R-DEI-120', () => {
  const table = new Table({
    sides: [{ hand: ['DEI075', 'DEI026'] }],
    factions: ['auxilia', 'shelter42'],
    drones: { simon: 'r11' },
  });
  table.do(0, 'up DEI075', 'use drone:simon', 'fly r11', 'recruit r11', 'recruit r11');
  expect([table.collectors(0, 'r11'), table.lead('r11'), table.player(0).reserve]).toEqual([2, 0, 13]);
  // With an empty reserve they come from elsewhere.
  const empty = new Table({
    sides: [{ hand: ['DEI075', 'DEI026'], units: { g01: 10, g05: 5 } }],
    factions: ['auxilia', 'shelter42'],
    drones: { simon: 'g05' },
  });
  empty.do(0, 'up DEI075', 'use drone:simon', 'fly g05');
  // The leader too, as by any Recruit (R-DEI-072).
  expect(empty.choices(0)).toEqual(['from g01', 'leader g02', 'skip']);
  empty.do(0, 'from g01', 'leader g02');
  expect([empty.collectors(0, 'g01'), empty.collectors(0, 'g05'), empty.leader(0)]).toEqual([9, 6, 'g05']);
});

rule('R-DEI-121', () => {
  const wish = {
    sides: [{ hand: ['DEI032', 'DEI026'], units: { r08: 3 } }, { units: { g09: 4 } }],
    drones: { mucha: 'r08' },
  };
  const table = new Table(wish);
  table.do(0, 'up DEI032', 'use drone:mucha', 'fly r08');
  expect(table.list(0, 'teleport')).toHaveLength(23);
  table.do(0, 'teleport g09');
  // The second one can only go to the ground.
  expect(table.list(0, 'teleport')).toEqual(['g01', 'g02', 'g03', 'g04', 'g05', 'g06', 'g07', 'g08', 'g09', 'g10']);
  table.do(0, 'teleport g04');
  expect(['r08', 'g09', 'g04'].map((area) => table.collectors(0, area))).toEqual([1, 1, 1]);
  const roof = new Table(wish);
  roof.do(0, 'up DEI032', 'use drone:mucha', 'fly r08', 'teleport r12');
  expect([roof.collectors(0, 'r12'), roof.asked]).toEqual([1, 'play 0']);
  // The leader stays.
  const leader = new Table({ sides: [{ hand: ['DEI032', 'DEI026'], leader: 'r08' }], drones: { mucha: 'r08' } });
  leader.do(0, 'up DEI032', 'use drone:mucha', 'fly r08');
  expect(leader.asked).toBe('play 0');
});

rule('R-DEI-122', () => {
  const table = new Table({
    seats: 4,
    factions: ['farmZ', 'auxilia', 'raiders', 'shelter42'],
    sides: [
      { hand: ['DEI024', 'DEI018'], units: { g08: 1 } },
      { units: { g08: 2 } },
      { leader: 'g08' },
      { units: { g08: 1 } },
    ],
    drones: { draco: 'g08' },
  });
  table.do(0, 'up DEI024', 'use drone:draco', 'fly g08');
  expect([0, 1, 2, 3].map((seat) => table.collectors(seat, 'g08'))).toEqual([1, 1, 0, 0]);
  expect([0, 1, 2, 3].map((seat) => table.player(seat).sweets.length)).toEqual([1, 1, 0, 1]);
  expect([table.supply(0), table.player(0).supply.drones]).toEqual([1, 1]);
  // Without victims there is the reward all the same.
  const calm = new Table({
    factions: ['farmZ', 'auxilia'],
    sides: [{ hand: ['DEI024', 'DEI018'] }],
    drones: { draco: 'r04' },
  });
  calm.do(0, 'up DEI024', 'use drone:draco', 'fly r04');
  expect([calm.supply(0), calm.player(0).sweets.length]).toEqual([1, 1]);
});
