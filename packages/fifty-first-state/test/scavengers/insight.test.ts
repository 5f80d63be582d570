import { expect, test } from 'vitest';
import { kit } from '../../src/effect-kit.ts';
import { impact } from '../../src/impact.ts';
import { fiftyFirstState } from '../../src/index.ts';
import type { Table } from '../table.ts';
import { heap } from './heap.ts';

test('a mistake in the data is found', () => {
  const paths = (effect: object): string[] => kit.check([effect]).map(({ path, code }) => `${path}:${code}`);
  expect(paths({ op: 'gainMatching', of: ['tWater'], n: 0 })).toEqual(['effects[0].of:type', 'effects[0].n:amount']);
  expect(paths({ op: 'payMatching', with: { water: 1 }, do: [] })).toEqual([
    'effects[0].with.water:good.unknown',
    'effects[0].do:effects',
  ]);
  expect(paths({ op: 'payMatching', do: [{ op: 'gain', goods: { vp: 1 } }], both: [] })).toEqual([
    'effects[0].both:effects',
  ]);
  expect(paths({ op: 'ifRuins', atLeast: 0, do: [], otherwise: [] })).toEqual([
    'effects[0].atLeast:amount',
    'effects[0].do:effects',
    'effects[0].otherwise:effects',
  ]);
  expect(paths({ op: 'putOnRuins', upTo: 0 })).toEqual(['effects[0].upTo:amount']);
  expect(paths({ op: 'rob', of: ['water'], upTo: 0 })).toEqual([
    'effects[0].of:good.unknown',
    'effects[0].upTo:amount',
  ]);
  for (const op of ['restoreRuins', 'takeRuins', 'razeOwn'])
    expect(paths({ op, more: 1 })).toEqual(['effects[0].more:field.unknown']);
});

/** What seat 0 can choose, the best first. */
function best(table: Table): string {
  const view = table.match.view(0);
  const worths = table.match.choices(0).map((choice) => fiftyFirstState.insight.value(view, 0, choice));
  return table.choices(0)[worths.indexOf(Math.max(...worths))] ?? '';
}

test('bots take the better card, restore the better ruins, and give up the worse', () => {
  const scavenging = heap({
    seats: 3,
    built: [['ragmen']],
    goods: [{ worker: 1 }],
    piles: [[], ['rubble-trader'], ['wire-entanglement']],
  });
  scavenging.do(0, 'use ragmen');
  expect(best(scavenging)).toBe('scavenge rubble-trader');
  const ruins = ['wire-entanglement', 'boiler-room'];
  const restoring = heap({ built: [['seed-of-a-new-settlement']], ruins: [ruins], goods: [{ worker: 1, brick: 1 }] });
  restoring.do(0, 'use seed-of-a-new-settlement');
  expect(best(restoring)).toBe('ruin boiler-room');
  const digging = heap({ built: [['deep-dig']], ruins: [ruins], goods: [{ worker: 1 }] });
  digging.do(0, 'use deep-dig');
  expect(best(digging)).toBe('ruin wire-entanglement');
});

test('taking a card or ruins is aimed at whoever loses them, but for the virtual opponent', () => {
  const table = heap({
    built: [['ragmen', 'red-anja']],
    ruins: [[], ['school']],
    goods: [{ worker: 1, redContact: 1 }],
    piles: [[], ['pub', 'docks']],
  });
  const targets = (at: Table) => at.match.choices(0).map((choice) => impact(at.match.view(0), 0, choice).targets);
  table.do(0, 'use ragmen');
  expect(targets(table)).toEqual([[{ seat: 1, ref: table.pileRef(1) }], []]);
  table.do(0, 'done');
  expect(fiftyFirstState.refs({ kind: 'takeRuin', owner: 1, at: 0 })).toEqual(['seat:1']);
  const alone = heap({ seats: 1, built: [['ragmen'], []], goods: [{ worker: 1 }], piles: [[], ['pub']] });
  alone.do(0, 'use ragmen');
  expect(targets(alone)).toEqual([[], []]);
});

test('an action without an icon to pick says why', () => {
  const table = heap({ built: [['melt-shop']], goods: [{ worker: 1 }], piles: [[], ['school']] });
  expect(table.why(0, table.ref('melt-shop'))).toContain('R-BASE-126');
});
