/** What a set in play can change, shown with one that lets fuel pay for building and keeps every Archive shut. */
import { expect, test, vi } from 'vitest';
import { fiftyFirstState, type State } from '../../src/index.ts';
import { Table } from '../table.ts';

vi.mock('../../src/sets/allies/index.ts', () => ({
  tasks: {},
  decisions: {},
  rules: {
    alsoPays: (_state: State, _seat: number, purpose: string) => (purpose === 'build' ? ['fuel'] : []),
    blocks: (state: State, card: number) => state.locations[0]?.[0]?.card === card,
    endLines: (_state: State, seat: number) => [{ seat, key: 'end', points: 4 }],
    tally: () => ({ influence: [1, 2] }),
  },
}));

const WISH = {
  hands: [['pub', 'docks']],
  built: [['archive', 'deserted-colony']],
  goods: [{ fuel: 1, greyContact: 1, worker: 1 }],
} as const;

test('goods of a set pay for one purpose, in any mix with contacts', () => {
  const without = new Table(WISH);
  expect(without.some(0, 'construct')).toEqual(['construct docks']);
  const table = new Table({ ...WISH, sets: ['allies'] });
  expect(table.some(0, 'construct')).toEqual(['construct pub', 'construct docks']);
  expect(table.some(0, 'deal')).toEqual([]);
  const view = table.match.view(0);
  const [choice] = table.match.choices(0).filter(({ kind }) => kind === 'construct');
  if (!choice) throw new Error('nothing to construct');
  expect(fiftyFirstState.impact(view, 0, choice).cost).toEqual({ any: { of: ['greyContact', 'fuel'], n: 2 } });
  table.do(0, 'construct pub');
  expect(table.built(0)).toContain('pub');
  expect(table.goods(0)).toEqual({ worker: 1 });
});

test('with several ways to pay the seat says which', () => {
  const table = new Table({ ...WISH, sets: ['allies'] });
  table.do(0, 'construct docks');
  expect(table.choices(0)).toEqual(['payment 1 greyContact', 'payment 1 fuel']);
});

test('an action that a set keeps shut cannot be used, and the reason is told', () => {
  expect(new Table(WISH).some(0, 'use')).toEqual(['use archive', 'use deserted-colony']);
  const table = new Table({ ...WISH, sets: ['allies'] });
  expect(table.some(0, 'use')).toEqual(['use deserted-colony']);
  const view = table.match.view(0);
  const reasons = fiftyFirstState.whyNot(view, 0, table.ref('archive'));
  expect(reasons.map(({ key }) => key)).toContain('fiftyFirstState.why.blocked');
});

test('points at the end and numbers for charts', () => {
  const table = new Table({ ...WISH, sets: ['allies'] });
  const { score, influence } = fiftyFirstState.tally(table.state);
  expect([score, influence]).toEqual([
    [6, 4],
    [1, 2],
  ]);
});
