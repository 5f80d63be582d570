import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { targetsOf } from '../../src/solo/virtual/target.ts';
import { Table } from '../table.ts';
import { heap } from './heap.ts';

rule('R-SCAV-060', () => {
  const table = new Table({ phase: 'setup', seats: 1, options: { expansions: ['scavengers'], promo1: false } });
  expect(table.asked).toBe('keep 0');
  // 132 cards, six of them dealt: a third of 126.
  expect([table.pile(1).length, table.state.deck.length, table.pile(0)]).toEqual([42, 84, []]);
});

/** Scavenged cards come before ruins, both after workers. */
rule('R-SCAV-060', () => {
  const table = heap({ seats: 1, built: [['ragmen', 'bus-station'], []] });
  const { state } = table;
  const fuel = 1;
  expect(targetsOf(state, 0, fuel).map((card) => table.id(card))).toEqual(['ragmen']);
  const wanted = heap({ seats: 1, built: [['scrap-brokers', 'guilds-garage'], []] });
  // Equal in distance and category: cards before blue contacts and scavenged cards.
  expect(targetsOf(wanted.state, 0, fuel).map((card) => wanted.id(card))).toEqual(['guilds-garage']);
});

rule('R-SOLO-070', () => {
  const table = heap({
    seats: 1,
    built: [['ragmen', 'red-anja'], ['docks']],
    goods: [{ worker: 2, redContact: 4 }],
    piles: [[], ['school']],
    deck: ['church', 'church'],
    red: 'punks',
    blue: 'merchants',
    yellow: 'scavengers',
    connections: [[]],
  });
  // It keeps no ruins.
  expect(table.can(0, 'use red-anja')).toBe(false);
  table.do(0, 'use ragmen', 'scavenge school');
  expect(table.hand(0)).toEqual(['school']);
  // Red first.
  expect([table.state.red.open, table.state.blue.open !== null]).toEqual([null, true]);
  table.do(0, 'razeRival docks');
  expect(table.pile(1)).toEqual(['docks']);
  expect([table.state.blue.open, table.state.scavengers?.yellow.open !== null]).toEqual([null, true]);
});

/** It takes the yellow one last, then attacks; the cards of its attacks go to its pile when it passes. */
rule('R-SOLO-070', () => {
  const table = heap({
    seats: 1,
    built: [['labor-camp', 'archive'], []],
    goods: [{ worker: 9 }],
    piles: [[], ['pub']],
    deck: ['church', 'museum', 'church'],
    yellow: 'scavengers',
    connections: [['punks']],
  });
  table.do(0, 'use labor-camp');
  expect([table.state.scavengers?.yellow.open, table.state.opponent?.vp]).toEqual([null, 2]);
  table.do(0, 'use archive', 'done', 'pass');
  expect(table.pile(1)[0]).toBe('pub');
  expect(table.pile(1).length).toBeGreaterThan(1);
});
