import { greedyBot } from '@cinderhall/bots';
import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { OPEN } from '../src/host.ts';
import { LocalTable } from '../src/local/local-table.ts';
import { replayState } from '../src/local/records.ts';

function played(id: string, steps = Number.POSITIVE_INFINITY): LocalTable {
  const game = must(gameOf(id));
  const match = Match.start(game, { seats: 2, seed: seedOf(4) });
  if (isRefused(match)) throw new Error(match.refused.key);
  const seats = [0, 1].map((n) => ({ kind: 'person', name: `P${n}`, level: null }) as const);
  const table = new LocalTable('t', match, seats, 0);
  const bot = greedyBot(game, 4);
  for (let step = 0; step < steps && !match.over; step++) {
    const seat = must(match.waiting()[0]);
    const index = bot.think(match.view(seat), match.choices(seat), seat);
    expect(table.run({ kind: 'answer', seat, decision: match.state.asked, index })).toBeNull();
  }
  return table;
}

const momentOf = (table: LocalTable, at: number, seat: number) => {
  const moment = replayState(table, at, seat);
  if (isRefused(moment)) throw new Error(moment.refused.key);
  return moment;
};

/** The cards that a view shows where they lie. */
function cardsIn(table: LocalTable, view: object): Set<number> {
  const { schema } = table.match.game;
  const cards = new Set<number>();
  schema.mapCards(schema.copy(view as never), (card, home) => {
    if (home && card >= 0) cards.add(card);
    return card;
  });
  return cards;
}

describe.each(['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'])('a finished match of %s', (id) => {
  const table = played(id);
  const { match } = table;

  test('lies open to eyes that nothing is hidden from, with whose hidden cards are whose', () => {
    let held = 0;
    for (const at of [20, 60, 90]) {
      const open = momentOf(table, at, OPEN);
      const hands = must(open.held);
      expect(hands).toHaveLength(2);
      for (const seat of [0, 1]) {
        const own = cardsIn(table, momentOf(table, at, seat).view);
        const hand = must(hands[seat]);
        held += hand.length;
        for (const card of hand) expect(own).toContain(card);
        const rivals = must(hands[1 - seat]);
        expect(rivals.filter((card) => hand.includes(card))).toEqual([]);
        // A seat's own eyes learn nothing of this.
        expect(momentOf(table, at, seat)).not.toHaveProperty('held');
      }
      expect(cardsIn(table, open.view).size).toBeGreaterThan(cardsIn(table, momentOf(table, at, 0).view).size);
    }
    expect(held).toBeGreaterThan(0);
    const end = momentOf(table, match.length, OPEN);
    expect(match.game.schema.hash(end.view)).toBe(match.hash());
  });
});

test('hands lie open card by card', () => {
  const table = played('fifty-first-state');
  const { view, held } = momentOf(table, 60, OPEN);
  const { players } = view as unknown as { players: readonly { readonly hand: readonly number[] }[] };
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  expect(must(held).map(sorted)).toEqual(players.map(({ hand }) => sorted(hand)));
});

test('before its end nothing of a match lies open', () => {
  const table = played('fifty-first-state', 30);
  const moment = momentOf(table, 20, OPEN);
  expect(moment).not.toHaveProperty('held');
  expect(cardsIn(table, moment.view)).toEqual(cardsIn(table, momentOf(table, 20, -1).view));
});
