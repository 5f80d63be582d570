/** Gains that ask, shown with a good of a set that asks: here every grey contact wants a card to be discarded. */
import { expect, test, vi } from 'vitest';
import type { SetWorld } from '../../src/sets/types.ts';
import { Table } from '../table.ts';

vi.mock('../../src/sets/scavengers/world.ts', async (original) => {
  const { world } = await original<{ world: SetWorld }>();
  return {
    world: {
      ...world,
      goodRules: {
        ...world.goodRules,
        greyContact: {
          gain: (_state: unknown, seat: number, n: number, _by: number, flow: { push(task: object): void }) =>
            flow.push({ kind: 'payCards', seat, n }),
        },
      },
    },
  };
});

const story = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind);

test('a question of the spoils comes before the compensation, the ruins and what waits for a raze', () => {
  const table = new Table({
    hands: [['church', 'docks', 'pub']],
    built: [['hunters'], ['construction-vehicles']],
    goods: [{ redContact: 3 }, { worker: 2 }],
  });
  table.do(0, 'razeRival construction-vehicles');
  expect(table.asked).toBe('payCard 0');
  expect([table.built(1), table.ruins(1), table.goods(1)]).toEqual([['construction-vehicles'], [], { worker: 2 }]);
  expect(story(table.events)).not.toContain('triggered');
  table.do(0, 'card church');
  expect(story(table.do(0, 'card docks'))).toEqual(['discarded', 'gained', 'triggered', 'gained']);
  expect([table.ruins(1), table.goods(1)]).toEqual([['construction-vehicles'], { worker: 2, iron: 1 }]);
  expect(table.goods(0)).toEqual({ worker: 1 });
});

test('a question of a deal comes before what waits for a deal', () => {
  const table = new Table({
    hands: [['crossing', 'pub', 'docks']],
    built: [['bus-station']],
    goods: [{ blueContact: 2 }, { worker: 2 }],
  });
  table.do(0, 'deal crossing');
  expect(table.asked).toBe('payCard 0');
  expect(table.goods(0)).toEqual({});
  expect(story(table.do(0, 'card pub'))).toEqual(['discarded', 'triggered', 'gained']);
  expect(table.goods(0)).toEqual({ worker: 1 });
});

test('in production everything that asks nothing comes first', () => {
  const table = new Table({
    phase: 'production',
    factions: ['newYork', 'merchantsGuild'],
    hands: [['church', 'docks', 'pub']],
    built: [['school']],
    deals: [['crossing']],
    deck: ['quarry'],
  });
  // The board and the deal bring a grey contact each; workers, iron and the card of the board are there already.
  expect(table.asked).toBe('payCard 0');
  expect(table.goods(0)).toEqual({ worker: 4, iron: 1 });
  expect(table.hand(0)).toEqual(['church', 'docks', 'pub', 'quarry']);
});
