import { checkAmount, checkCost } from '@cinderhall/effects';
import { expect, test } from 'vitest';
import { DESIGNS, FACTIONS, TYPES } from '../src/cards/index.ts';
import { kit } from '../src/effect-kit.ts';
import { ALL_TOKENS, isTokenOfAny } from '../src/goods.ts';

const GOODS: readonly string[] = [...ALL_TOKENS, 'vp', 'card', 'ruins', 'scavenge', 'hackedCard'];
const areGoods = (goods: object): boolean =>
  Object.entries(goods).length > 0 && Object.entries(goods).every(([good, n]) => GOODS.includes(good) && n > 0);

test.each(DESIGNS.map((design) => [design.id, design] as const))('%s is sound data', (_id, design) => {
  if (design.kind === 'connection') {
    expect(kit.check(design.play)).toEqual([]);
    return;
  }
  const { production, bonus, action, triggers, thresholds, stores, types, distance, spoils, deal } = design;
  const effects = [production, bonus, action?.effects, ...triggers.map((t) => t.do), ...thresholds.map((t) => t.do)];
  for (const list of effects) if (list) expect(kit.check(list)).toEqual([]);
  expect(types.length <= 2 && types.every((type) => TYPES.includes(type))).toBe(true);
  expect([1, 2, 3]).toContain(distance);
  expect([areGoods(spoils), areGoods(deal)]).toEqual([true, true]);
  for (const { of, n } of stores)
    expect([of.every(isTokenOfAny), n === 'any' || checkAmount(n, 'n', kit)]).toEqual([true, n === 'any' || []]);
  for (const { of, atLeast } of thresholds) expect(of.every((good) => GOODS.includes(good)) && atLeast > 0).toBe(true);
});

test.each(FACTIONS.map((faction) => [faction.id, faction] as const))('%s is sound data', (_id, faction) => {
  expect(areGoods(faction.production)).toBe(true);
  for (const { effects, cost } of faction.actions) {
    expect(kit.check(effects)).toEqual([]);
    if (cost) expect(checkCost(cost, 'cost', kit)).toEqual([]);
  }
});

test('a mistake in the data is found', () => {
  const paths = (effects: unknown): string[] => kit.check(effects).map(({ path, code }) => `${path}:${code}`);
  expect(paths([{ op: 'copyProduction', of: 'nobody' }])).toEqual(['effects[0].of:copy.of']);
  expect(paths([{ op: 'dealGoods', of: 'all', upTo: 0 }])).toEqual([
    'effects[0].of:deals.of',
    'effects[0].upTo:amount',
  ]);
  expect(paths([{ op: 'drawKeep', draw: 1, keep: 2 }])).toEqual(['effects[0]:drawKeep']);
  expect(paths([{ op: 'resetActions', upTo: -1 }])).toEqual(['effects[0].upTo:amount']);
  expect(paths([{ op: 'boardResource', of: ['water'] }])).toEqual(['effects[0].of:good.unknown']);
  expect(paths([{ op: 'cache', goods: { water: 1 } }])).toEqual(['effects[0].goods.water:good.unknown']);
  expect(paths([{ op: 'visitOccupied', twice: true }])).toEqual(['effects[0].twice:field.unknown']);
  expect(paths([{ op: 'reuseBoardAction', of: 1 }])).toEqual(['effects[0].of:field.unknown']);
});
