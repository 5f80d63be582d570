import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { boxOf, DESIGNS } from '../src/cards/index.ts';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

const start = (seats: number, seed: number, options = {}) => {
  const match = Match.start(newEra, { options, seats, seed: String(seed % 10).repeat(32) });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
};

rule('R-NE-001', () => {
  for (const seats of [1, 6]) expect(isRefused(Match.start(newEra, { seats, seed: '1'.repeat(32) }))).toBe(true);
  for (const seats of [2, 3, 4, 5]) {
    const factions = start(seats, seats).state.players.map(({ faction }) => faction);
    expect(new Set(factions).size).toBe(seats);
    expect(factions.every((faction) => faction >= 0 && faction < 5)).toBe(true);
  }
  // By choice: the last player in turn order first, and nothing twice.
  const table = new Table({ seats: 3, options: { assign: 'choose' }, phase: 'setup' });
  const { first } = table.state;
  const order = [2, 1, 0].map((i) => (first + i) % 3);
  for (const [i, faction] of ['merchants', 'mutants', 'hegemony'].entries()) {
    const seat = order[i] as number;
    expect(table.asked).toBe(`faction ${seat}`);
    expect(table.choices(seat)).toHaveLength(5 - i);
    table.do(seat, `faction ${faction}`);
    expect(newEra.role?.(table.state, seat).id).toBe(faction);
  }
  expect(table.asked).toBe(`pick ${first}`);
});

rule('R-NE-002', () => {
  expect(start(4, 3).state.players.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
});

rule('R-NE-003', () => {
  const { state } = start(3, 1);
  expect(state.cards).toHaveLength(95);
  expect(state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  const kinds = state.cards.map((design) => DESIGNS[design]?.kind);
  expect(kinds.filter((kind) => kind === 'location')).toHaveLength(79);
  expect(kinds.filter((kind) => kind === 'instant')).toHaveLength(16);
  // Dealt from one pile that also gave the five open cards.
  expect(state.deck).toHaveLength(95 - 12 - 5);
  expect(start(3, 2).state.players[0]?.hand).not.toEqual(state.players[0]?.hand);
  expect(boxOf(true)).toHaveLength(189);
});

rule('R-NE-004', () => {
  const firsts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => start(3, seed).state.first);
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
});

rule('R-NE-005', () => {
  const discard = ['motel', 'archive', 'pub'];
  const table = new Table({ hands: [['docks', 'school', 'camp'], ['church']], deck: [], discard });
  // The two cards given up are shuffled in too: five lie in the new pile, and one of them is drawn.
  table.do(0, 'swap', 'card docks', 'card school');
  expect(table.state.deck).toHaveLength(4);
  expect(table.state.discard).toEqual([]);
  expect(table.hand(0)).toHaveLength(2);
  // Others see how many cards somebody has, not which; goods they see.
  const secret = new Table({ hands: [[], ['church', 'pub']], goods: [{}, { worker: 2, deal3: 1 }] });
  expect(secret.hand(1, 0)).toEqual(['?', '?']);
  expect(secret.match.view(0).players[1]?.goods).toMatchObject({ worker: 2, deal3: 1 });
  // No limit: a hand of fifteen stays as it is.
  const many = boxOf(true)
    .slice(0, 15)
    .map((design) => DESIGNS[design]?.id as string);
  const rich = new Table({ hands: [many] });
  rich.nextTurn();
  expect(rich.hand(0)).toHaveLength(18);
});

rule('R-NE-006', () => {
  const open = ['docks', 'assassin', 'fuel-tank'];
  const table = new Table({
    seats: 3,
    built: [[], [...open, 'quarry']],
    goods: [{ deal3: 6, worker: 4 }, { worker: 12 }],
    hands: [['church', 'museum', 'motel', 'pub']],
  });
  // Three markers for deals, three for visits; the deals take no place under the base.
  for (const id of [...open, 'church', 'museum', 'motel']) {
    table.do(0, `deal ${id}`);
    table.answer('means');
    table.do(1, 'hire fuel');
  }
  expect([table.abroad(0), table.deals(0)]).toEqual([open, ['church', 'museum', 'motel']]);
  expect(table.some(0, 'deal')).toEqual([]);
});

rule('R-NE-007', () => {
  const table = new Table({ seats: 2, phase: 'newTurn', deck: ['docks', 'pub', 'church'], discard: [] });
  // Three cards are all there is: two picks from three and two, one from the last, and none for the fourth.
  expect(table.choices(0)).toHaveLength(3);
  table.answer('pick');
  expect(table.state.phase).toBe('actions');
  expect(table.hand(0)).toHaveLength(2);
  expect(table.hand(1)).toHaveLength(1);
  expect(table.state.row).toEqual([]);
  const dry = new Table({ hands: [['church']], built: [['motel']], goods: [{ worker: 2 }], deck: [], discard: [] });
  expect(dry.can(0, 'use motel')).toBe(false);
});
