import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { AUTOMA, own, solo } from './solo.ts';
import { idOf, Table } from './table.ts';

/** What a greedy player would choose, in short. */
function best(table: Table, seat: number): string | undefined {
  const view = table.match.view(seat);
  const values = table.match.choices(seat).map((choice) => lastAurora.insight.value(view, seat, choice));
  return table.choices(seat)[values.indexOf(Math.max(...values))];
}

describe('what bots may know', () => {
  test('fuel is what a convoy without any wants most', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(2, 'filling-station');
        d.zone(3, 'rusty-trailer-2');
        d.cargo(0);
      },
    });
    expect(best(table, 0)).toBe('explore 1');
    table.explore(0, 2, 'leader-1');
    expect(best(table, 0)).toBe('collect false');
  });

  test('the Leader goes where the Navigator is needed at the wheel', () => {
    const table = new Table({ deal: (d) => d.zone(1, 'hermit') });
    table.do(0, 'explore 0');
    expect(best(table, 0)).toBe('send leader-1');
  });

  test('damage goes where it hurts least, contamination on nobody whom it kills', () => {
    const storm = new Table({
      at: 'setup',
      order: [1, 0],
      deal: (d) => {
        d.next('deck', 'ice-storm');
        d.mount(0, 'heavy-armour', 1);
      },
    });
    expect(best(storm, 0)).toBe('hit heavy-armour:0 -');
    const snow = new Table({ at: 'setup', order: [1, 0], deal: (d) => d.next('deck', 'radioactive-snow') });
    expect(best(snow, 0)).toBe('onto leader-1');
  });

  test('a survivor is not given up for fuel, nor the last slot of a driver for another', () => {
    const storm = (truck: number[], trailer: number[]) =>
      new Table({
        at: 'setup',
        order: [1, 0],
        deal: (d) => {
          d.next('deck', 'ice-storm');
          d.load(0, truck, trailer);
        },
      });
    expect(best(storm([5, 4, 5], [3, 4, 5, 5]), 0)).toMatch(/ fuel$/);
    expect(best(storm([4, 5, 5], [4, 0, 5, 5]), 0)).toBe('hit trailer-1:0 -');
  });

  test('a shortcut that would kill somebody is left alone, another one is taken', () => {
    const way = (contamination: number) =>
      new Table({
        at: 'movement',
        round: 2,
        order: [1, 0],
        options: { map: 'beta' },
        deal: (d) => {
          d.cargo(0, 'fuel');
          d.crew(0, 'hermit');
          d.crew(0, 'mechanic');
          for (const { card } of d.player(0).survivors) d.one(0, idOf(card)).contamination = contamination;
          d.one(0, 'navigator').contamination = 0;
          d.player(0).space = 13;
          d.start.stops.fill(0);
        },
      });
    expect(best(way(0), 0)).toBe('drive 18 8 0');
    expect(best(way(1), 0)).toBe('drive 16 0 0');
  });

  test('survivors are put where shots find something else to hit', () => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.enemy('war-wolves', 0);
        d.load(0, [4, 4, 5], [3, 0, 0, 0]);
      },
    });
    expect(table.asked).toBe('arrange 0');
    for (const _ of [1, 2]) table.do(0, best(table, 0) ?? '');
    // Both have left the truck, where there is nothing else.
    expect(table.convoy(0)[0]).toBe('truck-1@1: - - x');
    expect(best(table, 0)).toBe('asItIs');
  });

  test('what the open cards of the Automa will do makes a repair worth more', () => {
    const value = (...open: string[]): number => {
      const table = solo({
        order: [0, AUTOMA],
        deal: (d) => {
          d.damage(0, 'truck', 2);
          for (const id of open) own(d).faceUp.push(d.take(id));
        },
      });
      const view = table.match.view(0);
      const pass = table.match.choices(0).find(({ kind }) => kind === 'pass');
      return pass ? lastAurora.insight.value(view, 0, pass) : 0;
    };
    expect(value('automa-113', 'automa-117')).toBeGreaterThan(value('automa-112', 'automa-115'));
  });

  test('room is made for a driver, with what is worth least', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.mount(0, 'bunk-wagon', 1);
        d.load(0, [5, 2, 0], [4, 4, 3, 3]);
      },
    });
    expect(best(table, 0)).toBe('makeRoom food');
  });

  test('in the last round all fuel goes into the move', () => {
    const table = new Table({
      at: 'movement',
      round: 6,
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel', 'fuel', 'fuel');
        d.player(0).space = 14;
        d.start.stops.fill(0);
      },
    });
    expect(best(table, 0)).toBe('drive 19 0 0');
    const early = new Table({
      at: 'movement',
      round: 2,
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel', 'fuel');
        d.start.stops.fill(0);
      },
    });
    expect(best(early, 0)).toBe('drive 3 0 0');
  });

  test('an enemy about to fall is shot at', () => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.enemy('ulmar', 0);
        d.enemy('war-wolves', 0, { defence: 2, damage: 1 });
      },
    });
    table.until('shoot');
    expect(best(table, 0)).toBe('attack truck-1:2 war-wolves ?');
  });

  test('the lead is the score ahead of the best of the others', () => {
    const table = new Table({
      seats: 3,
      deal: (d) => {
        d.player(1).space = 4;
        d.player(2).fame = 3;
      },
    });
    const leads = [0, 1, 2].map((seat) => lastAurora.insight.features(table.match.view(seat), seat).lead);
    expect(leads).toEqual([-4, 2, -2]);
    expect(lastAurora.tally(table.state).score).toEqual([2, 6, 4]);
  });
});
