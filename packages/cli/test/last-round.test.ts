import { botOf } from '@cinderhall/bots';
import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { started } from './helpers.ts';

/** Whether each round of a match was called the last one at its last question, in order. */
function calls(id: string): boolean[] {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  const match = started(game, 4, 2);
  const bots = [0, 1].map((seat) => botOf('greedy', game, seat));
  const found = new Map<number, boolean>();
  while (!match.over) {
    const seat = match.waiting()[0] ?? 0;
    const view = match.view(seat);
    found.set(game.round(view), game.isLastRound?.(view) ?? false);
    match.step(seat, match.state.asked, bots[seat]?.think(view, match.choices(seat), seat) ?? 0, 0);
  }
  expect(game.isLastRound?.(match.view(-1)), 'once it is over, no round is called the last one').toBe(false);
  return [...found.values()];
}

test.each(['fifty-first-state', 'last-aurora', 'divide-et-impera'])('%s tells its last round, and no other', (id) => {
  const rounds = calls(id);
  expect(rounds.length).toBeGreaterThan(2);
  expect(rounds.indexOf(true)).toBe(rounds.length - 1);
});

test('The New Era tells its last turn as long as somebody has enough points', () => {
  const turns = calls('new-era');
  expect(turns[0]).toBe(false);
  expect(turns.at(-1)).toBe(true);
});
