import { readFileSync } from 'node:fs';
import { greedyBot, Library } from '@cinderhall/bots';
import {
  judgeOf,
  type Puzzle,
  puzzleHolds,
  type ReviewedMatch,
  reviewedMatchOf,
  reviewingTurns,
  seatTurnsOf,
} from '@cinderhall/bots/review';
import { type AnyGame, Chance, isRefused, type Match, must, type Seat } from '@cinderhall/kernel';
import { gameOf, weightsOf } from '@cinderhall/registry';
import { answerInquiry, type InquiryReply } from '@cinderhall/web/review';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { folder, listening, started } from './helpers.ts';

const files = folder();
afterAll(() => files.close());

const games = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];

const library = new Library(weightsOf, (game, why) => {
  throw new Error(`${game}: ${why}`);
});

function played(game: AnyGame, steps = Number.POSITIVE_INFINITY): Match {
  const match = started(game, 3, 2);
  const bot = greedyBot(game, 3);
  for (let step = 0; step < steps && !match.over; step++) {
    const seat = must(match.waiting()[0]);
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  return match;
}

/** What a page hears when it asks. */
async function asked(message: Parameters<typeof answerInquiry>[0]): Promise<InquiryReply> {
  const replies: InquiryReply[] = [];
  await answerInquiry(message, (reply) => replies.push(reply));
  return must(replies.at(-1));
}

/** The same match with another truth behind what the seat saw. */
function guessed(match: ReviewedMatch, seat: Seat): { match: ReviewedMatch; different: number } {
  const { game } = match;
  let different = 0;
  const turns = match.turns.map((turn, i) => {
    const before = game.guess(game.schema.view(turn.before, seat), seat, Chance.fromNumber(i));
    if (game.schema.hash(before) !== game.schema.hash(turn.before)) different++;
    const after = game.guess(game.schema.view(turn.after, seat), seat, Chance.fromNumber(1000 + i));
    return { ...turn, before, after };
  });
  return { match: { ...match, turns }, different };
}

describe.each(games)('a review of %s', (id) => {
  const game = must(gameOf(id));

  test('knows nothing but what the seat saw, by what was learned too', async () => {
    const learned = must(await library.of(game));
    const match = reviewedMatchOf(game, played(game).save());
    if (isRefused(match)) throw new Error(match.refused.key);
    const seat = 1;
    const from = Math.floor(match.turns.length / 2);
    const part = { ...match, turns: match.turns.slice(from, from + 8) };
    const other = guessed(part, seat);
    expect(other.different).toBeGreaterThan(4);
    const review = (one: ReviewedMatch) => {
      const turns = seatTurnsOf(one, seat);
      // A short look ahead: what leaks would leak at once.
      const judge = { ...judgeOf(game, learned), horizon: 2 };
      const steps = reviewingTurns(game, turns, match.outcome, seat, { learned, judge, budget: 4 });
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
      }
    };
    const found = review(part);
    expect(found.method).not.toContain('insight');
    expect(found.chances.flat().every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(review(other.match)).toEqual(found);
  });

  test('is refused while the match runs, by the page and by the command', async () => {
    const running = played(game, 12);
    const save = running.save();
    expect(await asked({ kind: 'review', asked: { save, seat: 0 } })).toMatchObject({
      refused: { key: 'review.running' },
    });
    expect(await asked({ kind: 'question', asked: { save, seat: 0, turn: 0 } })).toHaveProperty('refused');
    const { io, texts } = listening();
    expect(await run(['review', files.write(`${id}.json`, save)], io)).toBe(1);
    expect(texts.err).toContain('A match can only be reviewed once it is over.');
  });
});

test('the page and the command find the same in the same file', async () => {
  const game = must(gameOf('fifty-first-state'));
  const save = played(game).save();
  const { io, texts } = listening();
  const code = await run(['review', files.write('over.json', save), '--seat', '1', '--budget', '2', '--json'], io);
  expect(code, texts.err).toBe(0);
  const told = JSON.parse(texts.out);
  const reply = await asked({ kind: 'review', asked: { save, seat: 0, budget: 2 } });
  const found = 'found' in reply ? (reply.found as (typeof told)['seats'][number]) : null;
  expect(found.method).toBe(told.method);
  expect(found.chances).toEqual(told.seats[0].chances);
  expect(found.turningPoint?.turn).toBe(told.seats[0].turningPoint?.turn);
  expect(found.verdicts.length).toBeGreaterThan(5);
  const marks = (verdicts: readonly { turn: number; mark: string; loss: number; chosen: number; better: number }[]) =>
    verdicts.map(({ turn, mark, loss, chosen, better }) => ({ turn, mark, loss, chosen, better }));
  expect(marks(found.verdicts)).toEqual(marks(told.seats[0].verdicts));
  expect(await asked({ kind: 'method', asked: { save } })).toEqual({ found: told.method, last: true });
});

test('what a seat may take home of a running match is no save that could be judged', async () => {
  const match = played(must(gameOf('last-aurora')), 12);
  const { game, options, commitment } = match;
  const moments = [{ n: 0, events: [], view: match.view(0) }];
  const seatFile = {
    format: 'cinderhall-seat',
    game: game.id,
    rules: game.rules,
    options,
    seats: 2,
    commitment,
    seat: 0,
    moments,
  };
  const { io, texts } = listening();
  expect(await run(['review', files.write('seat.json', seatFile)], io)).toBe(1);
  expect(texts.err).toContain('The saved game is damaged');
});

test('a save whose end is not where its log leads is refused', async () => {
  const save = played(must(gameOf('last-aurora'))).save();
  const forged = { ...save, hash: '0'.repeat(save.hash.length) };
  expect(await asked({ kind: 'review', asked: { save: forged, seat: 0 } })).toMatchObject({
    refused: { key: 'save.hash' },
  });
  const older = { ...forged, rules: 1 };
  expect(await asked({ kind: 'review', asked: { save: older, seat: 0 } })).toMatchObject({
    refused: { key: 'save.unverifiable', params: { from: 1 } },
  });
});

test.each(games)('the clearest of the shipped puzzles of %s have the same answers', async (id) => {
  const game = must(gameOf(id));
  const learned = must(await library.of(game));
  const file = new URL(`../../web/src/puzzles/data/${id}.json`, import.meta.url);
  const puzzles: readonly Puzzle[] = JSON.parse(readFileSync(file, 'utf8'));
  const lead = ({ answer, chances }: Puzzle) =>
    must(chances[answer]) - Math.max(0, ...chances.map((chance, i) => (i === answer ? 0 : (chance ?? 0))));
  const clearest = [...puzzles].sort((a, b) => lead(b) - lead(a)).slice(0, 3);
  const holds = (puzzle: Puzzle) => puzzleHolds(game, puzzle, { tries: 100, seeds: [0xd1, 0xd2], learned });
  expect(clearest.filter((puzzle) => !holds(puzzle)).map((puzzle) => puzzle.id)).toEqual([]);
});
