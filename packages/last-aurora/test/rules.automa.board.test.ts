import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { healAutoma, recruitForAutoma, repairAutoma } from '../src/automa/board.ts';
import type { LaFlow } from '../src/state.ts';
import { AUTOMA, disarm, healthy, of, own, solo } from './solo.ts';
import { cardOf, type Deal, type Table } from './table.ts';

const silent = { emit: () => undefined } as unknown as LaFlow;

/** The Night Wolves ambush the Automa: 1 damage in the row of this result card's first letter. */
const ambushed = (round: number, result: string, lay: (d: Deal) => void): Table => {
  const table = solo({
    at: 'firing',
    order: [0, AUTOMA],
    round,
    deal: (d) => {
      disarm(d);
      d.zone(3, 'night-wolves');
      lay(d);
      d.next('results', result);
    },
  });
  table.until('damage');
  return table;
};
const [B, C] = ['result-88', 'result-90'];

rule(['R-LA-055', 'R-LA-560'], () => {
  // Column 1 has a survivor's slot left of the resource's: it is hit when that one is damaged.
  const table = ambushed(1, B, (d) => {
    own(d).rows[1] = [1, 2, 0, 0, 0, 0, 0];
  });
  expect([of(table).rows[1], of(table).crew]).toEqual([
    [1, 2, 0, 0, 0, 0, 0],
    [2, 1, 0, 0, 0, 0],
  ]);
  // The survivor is lost, not contaminated, and plays no action card any more.
  expect([of(table).contaminated, table.state.reserve.survivor]).toEqual([0, 17]);
  expect(table.happened('automaLost')).toEqual([{ kind: 'automaLost', n: 1 }]);
  // From a column further right the damage passes over nothing that is sound.
  const far = ambushed(4, C, (d) => {
    own(d).rows[2] = [1, 0, 0, 0, 2, 0, 0];
  });
  expect([of(far).rows[2], of(far).crew]).toEqual([
    [1, 0, 0, 0, 2, 0, 0],
    [1, 1, 0, 0, 2, 0],
  ]);
  // An empty slot of a survivor is damaged like any other, and nobody is lost.
  expect(far.happened('automaLost')).toEqual([]);
  const last = ambushed(1, C, (d) => {
    own(d).rows[2] = [1, 2, 0, 0, 0, 0, 0];
    own(d).crew = [1, 2, 0, 0, 0, 0];
    d.start.reserve.survivor++;
  });
  expect([of(last).rows[2]?.[0], last.state.reserve.fuel]).toEqual([2, 13]);
});

rule(['R-LA-510', 'R-LA-511', 'R-LA-525'], () => {
  const table = solo({
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).crew = [1, 2, 0, 1, 0, 2];
      own(d).contaminated = 1;
      d.start.reserve.survivor--;
    },
  });
  // The leftmost free slot that is not damaged.
  recruitForAutoma(table.state, silent);
  expect(of(table).crew).toEqual([1, 2, 1, 1, 0, 2]);
  healAutoma(table.state, silent);
  expect([of(table).crew, of(table).contaminated]).toEqual([[1, 2, 1, 1, 1, 2], 0]);
  // Four survivors, and no slot left for a fifth: the marker stays in the reserve, and a sick one stays sick.
  const { survivor } = table.state.reserve;
  recruitForAutoma(table.state, silent);
  of(table).contaminated = 1;
  healAutoma(table.state, silent);
  expect([of(table).crew, of(table).contaminated]).toEqual([[1, 2, 1, 1, 1, 2], 1]);
  expect(table.state.reserve.survivor).toBe(survivor);
});

rule('R-LA-565', () => {
  const table = solo({
    at: 'firing',
    order: [0, AUTOMA],
    deal: (d) => {
      disarm(d);
      d.zone(3, 'last-howl');
      own(d).crew = [1, 1, 1, 1, 0, 0];
      d.start.reserve.survivor -= 2;
    },
  });
  table.until('effectOption');
  // The rightmost of the healthy ones.
  expect([of(table).crew, of(table).contaminated]).toEqual([healthy(3), 1]);
});

rule('R-LA-570', () => {
  const table = solo({
    order: [0, AUTOMA],
    round: 4,
    deal: (d) => {
      own(d).rows[0] = [0, 0, 0, 0, 0, 2, 2];
      own(d).rows[3] = [1, 0, 0, 2, 2, 2, 0];
      own(d).crew = [1, 1, 0, 0, 2, 0];
    },
  });
  const repaired = (): unknown[] => {
    repairAutoma(table.state, silent);
    return [of(table).rows[3], of(table).crew];
  };
  // Column 4, then the slots of survivors left of it, then column 3; what lies right of the token stays damaged.
  expect(repaired()).toEqual([
    [1, 0, 0, 2, 0, 2, 0],
    [1, 1, 0, 0, 2, 0],
  ]);
  expect(repaired()).toEqual([[1, 0, 0, 2, 0, 2, 0], healthy(2)]);
  expect(repaired()).toEqual([[1, 0, 0, 0, 0, 2, 0], healthy(2)]);
  expect(repaired()).toEqual([[1, 0, 0, 0, 0, 2, 0], healthy(2)]);
});

rule(['R-LA-304', 'R-LA-581'], () => {
  const table = solo({
    at: 'end',
    order: [0, AUTOMA],
    round: 2,
    deal: (d) => {
      own(d).rows[0] = [0, 0, 0, 2, 2, 2, 2];
      d.next('deck', 'ice-storm');
      d.next('results', 'result-87');
    },
  });
  // The zone is filled when the token stands on field 3 already: the storm hits the slot that was just uncovered.
  expect(table.happened('automaDamaged')).toMatchObject([{ row: 'A', column: 3 }]);
  expect([of(table).token, table.state.round]).toEqual([3, 2]);
  table.until('turn');
  expect([of(table).token, table.state.round, of(table).rows[0]]).toEqual([3, 3, [0, 0, 0, 2, 2, 2, 2]]);
  expect(table.state.discard).toContain(cardOf('ice-storm'));
});
