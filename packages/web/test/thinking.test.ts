import { botOf } from '@cinderhall/bots';
import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { expect, test } from 'vitest';
import { withCharacters } from '../src/local/characters.ts';
import { botAnswer, hintSlowly } from '../src/local/thinking.ts';
import type { SeatPlan } from '../src/protocol.ts';

const bot: SeatPlan = { kind: 'bot', name: '', level: 'veteran' };
const person: SeatPlan = { kind: 'person', name: '', level: null };

function dealt(): Match {
  const match = Match.start(ashMarket, { seats: 2, seed: seedOf(7) });
  if (isRefused(match)) throw new Error('the match did not start');
  return match as unknown as Match;
}

const asked = (match: Match): number => match.waiting()[0] ?? 0;
const free = { aborted: false };

test('bots without a name get a character, different ones at a table, the same for the same deal', () => {
  const named: SeatPlan = { ...bot, name: 'Rust' };
  const seats = withCharacters([person, bot, bot, named], seedOf(3));
  expect(seats[0]).toBe(person);
  expect(seats[3]).toBe(named);
  const names = [seats[1]?.character?.name.en, seats[2]?.character?.name.en];
  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(undefined);
  expect(withCharacters([person, bot, bot, named], seedOf(3))).toEqual(seats);
});

test('a bot that searches answers the same in slices as at once, and nothing when it is called off', async () => {
  const match = dealt();
  const seat = asked(match);
  const index = await botAnswer(match, seat, 'veteran', bot, free);
  const atOnce = botOf('veteran', match.game, Number.parseInt(match.seed.slice(0, 7), 16) + seat);
  expect(index).toBe(atOnce.think(match.view(seat), match.choices(seat), seat));
  expect(match.choices(seat)[index ?? -1]).toBeDefined();
  expect(await botAnswer(match, seat, 'veteran', bot, { aborted: true })).toBeNull();
});

test('a hint tells how far it is, and stops when nobody wants it any more', async () => {
  const match = dealt();
  const seat = asked(match);
  const told: number[] = [];
  const best = await hintSlowly(match, seat, (done) => told.push(done), free);
  expect(best?.length).toBeGreaterThan(0);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  const called = new AbortController();
  const stopped = hintSlowly(match, seat, () => called.abort(), called.signal);
  expect(await stopped).toBeNull();
});
