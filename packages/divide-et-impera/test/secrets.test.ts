import { Chance } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { actionCard, colourOf, FACTIONS, MARKETS } from '../src/cards/index.ts';
import { divideEtImpera } from '../src/index.ts';
import { Table } from './table.ts';

describe('guesses', () => {
  test('every card lies where the rules allow it to lie', () => {
    const table = new Table({ seats: 3, options: { planning: true } });
    for (const seat of [0, 1, 2]) table.do(seat, table.choices(seat)[0] as string);
    const seen = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const state = divideEtImpera.guess(table.match.view(0), 0, Chance.fromNumber(n));
      for (const [market, deck] of state.decks.entries())
        for (const card of deck) expect([MARKETS[market], 'drone']).toContain(actionCard(card).kind);
      for (const { hand, planned, faction } of state.players)
        for (const card of [...hand, ...planned]) expect(actionCard(card).faction).toBe(FACTIONS[faction]);
      for (const { locked } of state.players) expect(locked.map(colourOf)).toEqual([0, 1, 2]);
      seen.add(JSON.stringify(state.players[1]?.planned));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
