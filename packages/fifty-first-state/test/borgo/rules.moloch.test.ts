/** Borgo and the machines. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { DESIGNS } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { machinesToCome } from '../../src/sets/moloch/deployment.ts';
import type { Land } from '../no-mans-land/land.ts';
import { against, type BorgoWish, borgo, kinds, score, wait } from './borgo.ts';

/** A table with these machines deployed; the set is in play, whatever the options offer. */
const hunted = (deployed: readonly string[], { deck = [], ...wish }: BorgoWish = {}): Land =>
  against({
    ...wish,
    deck: [...deck, 'scrap-metal'],
    arrange(start) {
      const machines = deployed.map((id) => DESIGNS.findIndex((design) => design.id === id));
      const first = start.cards.length;
      start.cards = [...start.cards, ...machines];
      start.options = { ...start.options, sets: ['moloch'] };
      start.moloch = {
        difficulty: 'veteran',
        coop: false,
        deck: [],
        discard: [],
        deployed: machines.map((_, at) => ({ card: first + at, code: {}, contacts: 0 })),
        closed: [[]],
        blocked: [],
        hacks: [0],
        highest: 0,
        risen: 0,
        attack: null,
      };
      wish.arrange?.(start);
    },
  });
const machines = (table: Land): string[] => table.ids((table.state.moloch?.deployed ?? []).map(({ card }) => card));

rule('R-BORGO-036', () => {
  const table = hunted(['mother', 'juggernaut']);
  expect(kinds(wait(table))).toEqual(expect.arrayContaining(['borgoHacked', 'opponentBuilt']));
  expect([...machines(table), ...table.built(1)].sort()).toEqual(['juggernaut', 'mother']);
  expect([table.built(1).length, score(table)]).toEqual([1, [0, 2]]);
  // Whichever: with enough seeds either of them.
  const taken = ['12', '3f', '77', 'a1', 'c4', 'e8', '5b', '09'].map((seed) => {
    const other = hunted(['mother', 'juggernaut'], { seed: seed.repeat(16) });
    wait(other);
    return other.built(1)[0];
  });
  expect(new Set(taken)).toEqual(new Set(['mother', 'juggernaut']));
  // None on the table: a point.
  const none = hunted([]);
  wait(none);
  expect([none.built(1), score(none)]).toEqual([[], [1, 2]]);
  // No brawler: nothing, and he passes.
  const poor = hunted(['mother'], { brawlers: 0 });
  wait(poor);
  expect([machines(poor), score(poor), borgo(poor).stage]).toEqual([['mother'], [0, 0], 'passed']);
});

rule('R-BORGO-003', () => {
  // Whatever else he does leaves the machines alone.
  const table = hunted(['mother', 'juggernaut'], {
    deck: ['church', 'city-guards', 'museum', 'brick-storage', 'archive'],
    arrange: (start) => start.deck.pop(),
  });
  for (const act of ['standard', 'build', 'attack']) {
    const events = wait(table);
    expect([events.find(({ kind }) => kind === 'borgoActs')?.action, machines(table).length]).toEqual([act, 2]);
  }
});

rule('R-BORGO-019', () => {
  // Mother razes a location with ammo: the player's, never his.
  const table = hunted(['mother'], {
    phase: 'production',
    round: 2,
    built: [
      ['pub', 'docks'],
      ['school', 'docks'],
    ],
  });
  expect([table.built(0), table.built(1), table.ruins(0)]).toEqual([['pub'], ['school', 'docks'], ['docks']]);
  const spared = hunted(['mother'], { phase: 'production', round: 2, built: [['pub'], ['school', 'docks']] });
  expect([spared.built(0), spared.built(1)]).toEqual([['pub'], ['school', 'docks']]);
});

rule('R-BORGO-020', () => {
  expect(machinesToCome(hunted([]).state)).toBe(3);
});

rule('R-BORGO-007', () => {
  const table = hunted(['mother'], { goods: [{ redContact: 6 }], deck: ['museum', 'brick-storage', 'pub', 'camp'] });
  wait(table);
  expect(table.built(1)).toEqual(['mother']);
  table.do(0, 'razeRival mother');
  // To the machines' discard pile. After the card of the spoils the next one lies in its place, and nobody knows it.
  expect(table.ids(table.state.moloch?.discard ?? [])).toEqual(['mother']);
  expect([table.ids(borgo(table).ruins), table.built(1)]).toEqual([['pub'], ['museum']]);
  const { opponent } = table.match.view(0);
  expect(opponent?.kind === 'borgo' && opponent.ruins.every((card) => card < 0)).toBe(true);
});

rule('R-BORGO-050', () => {
  const table = hunted(['mother'], {
    arrange(start) {
      start.ending = true;
    },
  });
  wait(table);
  table.do(0, 'pass');
  expect(fiftyFirstState.outcome(table.state)?.notes?.map(({ params }) => params?.n)).toEqual([undefined, 1]);
});
