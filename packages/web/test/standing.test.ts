import { botOf } from '@cinderhall/bots';
import { isRefused, kernelWords, lexicon, Match, type Seat, say, seedOf } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';

const GAMES = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];

function played(id: string): Match {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  const match = Match.start(game, { seats: 3, seed: seedOf(5), options: {} });
  if (isRefused(match)) throw new Error('the match did not start');
  const bot = botOf('greedy', game, 5);
  while (!match.over) {
    const [seat] = match.waiting() as [Seat];
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  return match;
}

describe.each(GAMES)('the standing in %s', (id) => {
  const match = played(id);
  const { game } = match;
  const view = match.view(0);

  test('is in the end the score itself', () => {
    expect(game.tally(view).score).toEqual(match.outcome()?.scores.map(([score]) => score));
  });

  test('tells what ends the match and what lies in the piles, in both languages', () => {
    for (const language of ['en', 'pl'] as const) {
      const words = lexicon(language, kernelWords[language], game.words[language]);
      const messages = [game.ending?.(view), ...(game.piles?.(view) ?? []).map(({ name }) => name)];
      expect(messages.length).toBeGreaterThan(1);
      for (const message of messages) expect(message && say(words, message)).toMatch(/^[^⟨]{4,}$/);
    }
  });

  test('shows no card of a pile that lies face down', () => {
    for (const { n, cards } of game.piles?.(view) ?? []) expect([0, n]).toContain(cards.length);
  });
});

test('counting at the end of DEI changes no score: it was foreseen', () => {
  const game = gameOf('divide-et-impera');
  if (!game) throw new Error('no DEI');
  const match = Match.start(game, { seats: 3, seed: seedOf(5), options: {} });
  if (isRefused(match)) throw new Error('the match did not start');
  const bot = botOf('greedy', game, 5);
  const counted: Seat[] = [];
  while (!match.over) {
    const [seat] = match.waiting() as [Seat];
    const before = game.tally(match.state).score?.[seat] ?? 0;
    const step = match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
    if (isRefused(step)) throw new Error('refused');
    const events = step.events.map(({ event }) => event);
    if (!events.some(({ kind }) => kind === 'counted')) continue;
    const mission = events.find(({ kind }) => kind === 'mission');
    expect(game.tally(match.state).score?.[seat]).toBe(before + Number(mission?.n ?? 0));
    counted.push(seat);
  }
  expect(counted.sort()).toEqual([0, 1, 2]);
});
