/** What searching bots see of outposts: R-NML-007, R-NML-030 to R-NML-032, R-NML-039. */
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { Land, type LandWish } from './land.ts';

type Map = NonNullable<LandWish['map']>;

const outlook = (map: Map): number => {
  const table = new Land({ map });
  return fiftyFirstState.insight.features(table.match.view(0), 0).outlook ?? 0;
};

test('an outpost is better than none, another one better still, and a level more too', () => {
  const none = outlook({ se: '1' });
  const one = outlook({ nw: '0', se: '1' });
  expect(one).toBeGreaterThan(none);
  expect(outlook({ nw: '0', n: '0', se: '1' })).toBeGreaterThan(one);
  expect(outlook({ n: '0/2', se: '1' })).toBeGreaterThan(outlook({ n: '0/1', se: '1' }));
});

test('those of a rival count against the seat', () => {
  expect(outlook({ nw: '0', se: '1', s: '1' })).toBeLessThan(outlook({ nw: '0', se: '1' }));
});

test('in the last round they count for nothing', () => {
  const last = (map: Map): number => {
    const table = new Land({ map, built: [['archive']], goods: [{ vp: 24, worker: 1 }, { vp: 24 }] });
    table.do(0, 'use archive');
    return fiftyFirstState.insight.features(table.match.view(0), 0).outlook ?? 0;
  };
  expect(last({ nw: '0', n: '0/2', se: '1' })).toBe(last({ nw: '0', se: '1' }));
});
