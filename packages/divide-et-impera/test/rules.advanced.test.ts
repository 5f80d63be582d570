import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

rule('R-DEI-102', () => {
  const table = new Table({
    sides: [
      {
        hand: ['DEI058', 'DEI026'],
        up: ['DEI029', 'DEI059', 'DEI057'],
        units: { g01: 2 },
        leader: 'r04',
        bought: ['DEI057', 'DEI058', 'DEI059'],
      },
    ],
  });
  table.do(0, 'up DEI058', 'use copy');
  // Recruit and Move, or the Move beside the supply; a card with a Copy alone has nothing to copy.
  expect(table.list(0, 'copy')).toEqual(['DEI029', 'DEI059']);
  table.do(0, 'copy DEI029');
  expect(table.choices(0)).toEqual(['use move', 'use recruit', 'done']);
  // Both Moves, the card's own and the copied one.
  table.move(0, 'g01', 'g03', '1');
  table.move(0, 'g01', 'g05', '1');
  expect(table.choices(0)).toEqual(['use recruit', 'done']);
  // No supply is copied.
  const stamps = new Table({
    sides: [{ hand: ['DEI057', 'DEI026'], up: ['DEI059'], units: { g01: 1 }, leader: 'r04' }],
  });
  stamps.do(0, 'up DEI057', 'use copy');
  expect([stamps.choices(0), stamps.supply(0)]).toEqual([['use move', 'done'], 0]);
  // Drones are activated again, and a Sweet Boost on the copied card is not copied.
  const drone = new Table({ sides: [{ hand: ['DEI057', 'DEI026'], up: ['DEI032'] }], drones: { mucha: 'r04' } });
  drone.do(0, 'up DEI057', 'use copy', 'use drone:mucha', 'fly g02');
  expect(drone.drone('mucha')).toBe('g02');
  // With nothing played before, there is nothing to copy.
  const first = new Table({ sides: [{ hand: ['DEI057', 'DEI026'] }] });
  first.do(0, 'up DEI057');
  expect(first.events.some(({ kind }) => kind === 'copied')).toBe(false);
  expect(first.asked).toBe('play 0');
});

rule('R-DEI-103', () => {
  const table = new Table({ sides: [{ hand: ['DEI059', 'DEI026'] }] });
  table.do(0, 'up DEI059', 'use gain:supply');
  expect([table.supply(0), table.player(0).supply.cards]).toEqual([2, 2]);
});

rule('R-DEI-104', () => {
  const table = new Table({
    seats: 3,
    sides: [
      { hand: ['DEI062', 'DEI026'], units: { g01: 1, g03: 1, g05: 1 }, leader: 'r04' },
      { units: { g01: 2, g09: 2 }, leader: 'g05' },
      { units: { g01: 1, g03: 3 }, leader: 'r04' },
    ],
  });
  table.do(0, 'up DEI062', 'use eliminate');
  // Not in g09, where no own unit is, and not in g05, where only a leader stands.
  expect(table.choices(0)).toEqual(['eliminate g01 1', 'eliminate g01 2', 'eliminate g03 2']);
  table.do(0, 'eliminate g01 1');
  expect([table.collectors(1, 'g01'), table.player(1).reserve, table.player(1).sweets.length]).toEqual([1, 12, 1]);
  // Only its owner sees the Sweet Boost.
  expect(table.match.view(0).players[1]?.sweets).toEqual([-5]);
});

rule('R-DEI-105', () => {
  const table = new Table({ sides: [{ hand: ['DEI064', 'DEI065'], tech: 0, energy: 0 }] });
  const energy = table.state.energy;
  table.do(0, 'up DEI064', 'use gain:energy');
  expect([table.goods(0), table.state.energy]).toEqual([[0, 2], energy - 2]);
  // An empty reserve gives nothing.
  const empty = new Table({ sides: [{ hand: ['DEI064', 'DEI065'], tech: 0, energy: 0 }] });
  empty.state.energy = 1;
  empty.do(0, 'up DEI064', 'use gain:energy');
  expect(empty.goods(0)).toEqual([0, 1]);
});

rule('R-DEI-106', () => {
  const table = new Table({
    sides: [{ hand: ['DEI056', 'DEI026'], units: { g01: 2, g03: 1 }, leader: 'r04', sweets: ['outpost'] }],
  });
  expect(table.cubes(0)[0]).toBe(2);
  table.do(0, 'up DEI056', 'sweet sweet-outpost');
  // Two cubes and the Sweet Boost: three times, although the first one gives an outpost up.
  table.move(0, 'g03', 'g06', '1', 'use per:red');
  expect(table.cubes(0)[0]).toBe(1);
  table.move(0, 'g01', 'g03', '1', 'use move:tactical');
  table.move(0, 'g03', 'g01', '1', 'use move:tactical');
  // What is left is the card's own plain Move.
  expect(table.choices(0)).toEqual(['use move', 'done']);
  const none = new Table({ sides: [{ hand: ['DEI056', 'DEI026'], units: { g02: 1 }, leader: 'r04' }] });
  none.do(0, 'up DEI056');
  expect(none.choices(0)).toEqual(['use move', 'done']);
  // Any outpost counts for the Rumour Network.
  const any = new Table({ sides: [{ hand: ['DEI061', 'DEI026'], units: { g01: 1, g06: 1, g04: 1 }, leader: 'r04' }] });
  any.do(0, 'up DEI061');
  any.move(0, 'g01', 'g02', '1', 'use per:any');
  expect(any.state.icons.map(({ left }) => left)).toEqual([2]);
});

rule('R-DEI-107', () => {
  const table = new Table({
    sides: [{ hand: ['DEI049', 'DEI026'], units: { g02: 1 }, leader: 'r04' }, { units: { g01: 4 } }],
  });
  table.do(0, 'up DEI049');
  expect(table.mayMove(0, 'g02', 'g01', '1')).toBe(false);
  table.move(0, 'g02', 'g01', '1', 'use move:tactical');
  expect([table.collectors(0, 'g01'), table.lead('g01')]).toEqual([1, 1]);
});

rule('R-DEI-108', () => {
  const table = new Table({ sides: [{ hand: ['DEI052', 'DEI026'], units: { g05: 1 }, leader: 'r08' }] });
  table.do(0, 'up DEI052', 'use recruit');
  expect(table.list(0, 'recruit')).toEqual(['g02', 'g10']);
  table.do(0, 'recruit g02', 'use recruit:tactical');
  expect(table.list(0, 'recruit')).toEqual(['g02', 'g05', 'g10', 'r08']);
});

rule('R-DEI-109', () => {
  const table = new Table({
    sides: [{ hand: ['DEI036', 'DEI026'], units: { g01: 2 }, leader: 'r04' }, { units: { r01: 2, r03: 1 } }],
  });
  table.do(0, 'up DEI036');
  expect(table.mayMove(0, 'g01', 'r02', '1')).toBe(false);
  table.do(0, 'use move:logistic', 'from g01');
  // All roofs beside it, but not r01, where two would not be a majority.
  expect(table.list(0, 'to')).toEqual(['g02', 'g03', 'g05', 'r02', 'r03', 'r08']);
  table.do(0, 'to r03');
  expect(table.collectors(0, 'r03')).toBe(2);
});

rule('R-DEI-110', () => {
  const table = new Table({
    sides: [{ hand: ['DEI035', 'DEI026'], units: { g01: 1, r08: 1 }, leader: 'r04', tech: 0, energy: 0 }],
    resources: { g01: 3, r08: 2 },
  });
  table.do(0, 'up DEI035', 'use collect', 'collect g01');
  expect(table.goods(0)).toEqual([1, 0]);
  table.do(0, 'use collect:logistic', 'collect g01');
  expect(table.choices(0)).toEqual(['exchange', 'skip']);
  table.do(0, 'exchange');
  expect(table.goods(0)).toEqual([1, 1]);
  // Energy is not exchanged for anything.
  const roof = new Table({
    sides: [{ hand: ['DEI035', 'DEI026'], units: { r08: 1 }, leader: 'r04', tech: 3, energy: 0 }],
    resources: { r08: 2 },
  });
  roof.do(0, 'up DEI035', 'use collect:logistic');
  expect([roof.asked, roof.goods(0)]).toEqual(['act 0', [3, 1]]);
});

rule('R-DEI-111', () => {
  const table = new Table({
    sides: [{ hand: ['DEI048', 'DEI043'], shelters: ['r08'] }],
    resources: { g02: 0, r08: 0 },
  });
  const [tech, energy] = [table.state.tech, table.state.energy];
  table.do(0, 'up DEI048', 'use recruit:machinery', 'recruit r08', 'seed r08');
  expect([table.resources('r08'), table.state.energy]).toEqual([1, energy - 1]);
  table.until(() => table.asked === 'play 0');
  table.do(0, 'up DEI043', 'use recruit:machinery', 'recruit g02', 'skip');
  expect([table.resources('g02'), table.state.tech]).toEqual([0, tech]);
  const ground = new Table({ sides: [{ hand: ['DEI043', 'DEI026'] }], resources: { g02: 0 } });
  const cells = ground.state.energy;
  ground.do(0, 'up DEI043', 'use recruit:machinery', 'recruit g02', 'seed g02');
  expect([ground.resources('g02'), ground.state.tech, ground.state.energy]).toEqual([1, tech - 1, cells]);
});

rule('R-DEI-112', () => {
  const table = new Table({
    sides: [{ hand: ['DEI045', 'DEI026'], units: { r08: 1 }, leader: 'r04', tech: 0, energy: 0 }],
    resources: { r08: 2 },
  });
  table.do(0, 'up DEI045', 'use collect:machinery');
  expect(table.goods(0)).toEqual([1, 1]);
});

rule('R-DEI-113', () => {
  const table = new Table({ sides: [{ hand: ['DEI054', 'DEI026'], units: { g01: 1, g03: 1 }, leader: 'r04' }] });
  table.do(0, 'up DEI054', 'use per:red');
  expect(table.choices(0)).toEqual(['option 0', 'option 1']);
  table.do(0, 'option 1', 'recruit g02', 'use choose', 'option 0');
  expect([table.supply(0), table.collectors(0, 'g02')]).toEqual([1, 1]);
});
