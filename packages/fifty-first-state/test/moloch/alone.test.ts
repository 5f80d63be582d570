/** A lone player whose action the Mole has blocked: opponents aim at it as at a used one. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { SPOILS_PRIORITY } from '../../src/solo/virtual/target.ts';
import { type MolochWish, molochTable } from './moloch.ts';

/** Which of the two actions is razed once one of them has been blocked. */
function razed(blocked: string, wish: MolochWish): string[] {
  const table = molochTable({
    seats: 1,
    phase: 'attackAndAct',
    deployed: ['mole'],
    connections: [['punks']],
    built: [['confessor', 'gun-shop']],
    ...wish,
  });
  table.do(0, `blow mole ${blocked}`);
  table.do(0, 'playConnection punks');
  expect(table.state.decision?.kind).not.toBe('victim');
  return table.ruins(0);
}

rule('R-SOLO-040', () => {
  const deck = ['wire-entanglement'];
  expect(razed('confessor', { deck })).toEqual(['gun-shop']);
  expect(razed('gun-shop', { deck })).toEqual(['confessor']);
  // A good that Moloch brings has its place too.
  const [before, after] = ['scavenge', 'ruins'].map((good) => SPOILS_PRIORITY.indexOf(good as 'ruins'));
  expect([before, SPOILS_PRIORITY.indexOf('hackedCard')]).toEqual([(after ?? 0) - 2, (after ?? 0) - 1]);
});

rule('R-BORGO-045', () => {
  const options = { opponent: 'borgo' } as const;
  const arrange: MolochWish['arrange'] = (start) => {
    if (start.opponent?.kind === 'borgo') start.opponent.brawlers = 3;
  };
  const deck = ['wire-entanglement', 'city-guards'];
  expect(razed('confessor', { options, arrange, deck })).toEqual(['gun-shop']);
  expect(razed('gun-shop', { options, arrange, deck })).toEqual(['confessor']);
});

test('Mole blocks Goods Takeover, which then cannot answer; a blocked one is not blocked again', () => {
  const table = molochTable({
    phase: 'attackAndAct',
    deployed: ['mole'],
    built: [['bus-station'], ['goods-takeover']],
    hands: [['school'], ['docks']],
    goods: [{ blueContact: 1 }, { worker: 1 }],
  });
  expect(table.state.moloch?.blocked).toEqual([table.placed(1, 'goods-takeover').card]);
  table.do(0, 'deal school');
  expect(table.asked).toBe('act 1');
  expect(table.why(1, table.ref('goods-takeover'))).not.toEqual([]);
});
