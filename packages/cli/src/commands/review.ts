import {
  costliest,
  MARKS,
  methodOf,
  REVIEW_BUDGET,
  type ReviewedMatch,
  reportOf,
  reviewedMatchOf,
  type SeatReview,
  type VerdictReport,
} from '@cinderhall/bots/review';
import { isRefused, type Seat, say } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { readCount } from '../find.ts';
import type { Io } from '../io.ts';
import { gameLexicon } from '../language.ts';
import { learnedOf, tellUnusable } from '../learned.ts';
import { Progress } from '../progress.ts';
import { refusedBy, Stop } from '../refusal.ts';
import { reviewSeats } from '../review-workers.ts';
import { openSave } from '../save-file.ts';

interface Options {
  readonly seat?: string;
  readonly budget?: string;
  readonly json?: boolean;
}

const PERCENT = 100;
/** How much of what happened at a turning point is said. */
const SAID = 3;

export function reviewCommand(program: Command, io: Io): void {
  program
    .command('review')
    .description(io.say('cli.about.review'))
    .argument('<file>', io.say('cli.arg.file'))
    .option('--seat <S>', io.say('cli.opt.reviewSeat'))
    .option('--budget <K>', io.say('cli.opt.reviewBudget', { n: REVIEW_BUDGET }))
    .option('--json', io.say('cli.opt.json'))
    .action(async (path: string, options: Options) => {
      const budget = options.budget === undefined ? REVIEW_BUDGET : readCount('--budget', options.budget, 1);
      const { game, save, file } = openSave(path);
      const match = reviewedMatchOf(game, save);
      if (isRefused(match)) throw refusedBy(match, { file, game });
      const seats = readSeats(options.seat, save.seats);
      const learned = await learnedOf(game, null, tellUnusable(io));
      const progress = new Progress(io.stderr, PERCENT);
      const reviews = await reviewSeats(match, { save, seats, budget }, learned, (share) =>
        progress.update(Math.floor(share * PERCENT)),
      ).finally(() => progress.clear());
      const inWords = reviews.map((review) => reviewInWords(io, match, review));
      if (options.json)
        io.json({ game: game.id, budget, method: methodOf(learned), moves: match.turns.length, seats: inWords });
      else {
        io.line(
          io.say('cli.review.head', { title: game.title[io.language], seats: save.seats, moves: match.turns.length }),
        );
        io.wrapped(io.say('cli.review.how', { n: budget }));
        for (const one of inWords) print(io, one);
      }
    });
}

function readSeats(given: string | undefined, seats: number): Seat[] {
  if (given === undefined) return Array.from({ length: seats }, (_, seat) => seat);
  const seat = readCount('--seat', given, 1);
  if (seat > seats) throw new Stop({ key: 'cli.seat.none', params: { seats, given: seat } });
  return [seat - 1];
}

/** A review with everything in words, as its seat could know it. */
function reviewInWords(io: Io, match: ReviewedMatch, review: SeatReview) {
  const words = gameLexicon(io.language, match.game);
  const { seat, chances, verdicts, moves, turningPoint } = reportOf(match, review);
  const verdictInWords = ({ chosenSaid, betterSaid, ...verdict }: VerdictReport) => ({
    ...verdict,
    reasons: verdict.reasons.map((reason) => ({ ...reason, words: say(words, reason) })),
    chosenWords: say(words, chosenSaid),
    betterWords: say(words, betterSaid),
  });
  const turned = turningPoint && moves[turningPoint.turn];
  return {
    seat,
    chances,
    marks: Object.fromEntries(MARKS.map((mark) => [mark, verdicts.filter((one) => one.mark === mark).length])),
    turningPoint: turned && {
      ...turningPoint,
      by: turned.by,
      events: turned.said.map((message) => say(words, message)),
    },
    costliest: costliest(verdicts).map(verdictInWords),
    verdicts: verdicts.map(verdictInWords),
  };
}

function print(io: Io, { seat, marks, turningPoint, costliest: worst }: ReturnType<typeof reviewInWords>): void {
  const percent = (chance: number): string => `${Math.round(chance * PERCENT)} %`;
  io.line('');
  io.line(io.inked('bold', io.say('cli.review.seat', { seat: io.say('seat.name', { n: seat + 1 }), ...marks })));
  if (turningPoint) {
    const { turn, before, after, events } = turningPoint;
    const chances = { before: percent(before), after: percent(after) };
    io.wrapped(io.say('cli.review.turned', { move: turn + 1, ...chances, what: events.slice(0, SAID).join(' ') }), {
      head: '  ',
    });
  }
  for (const [i, { turn, before, after, loss, reach, chosenWords, betterWords, reasons }] of worst.entries()) {
    const points = { loss: Math.round(loss * PERCENT), reach: Math.round(reach * PERCENT) };
    io.wrapped(io.say('cli.review.cost', { move: turn + 1, ...points }), { head: `  ${i + 1}. ` });
    io.wrapped(io.say('cli.review.taken', { what: chosenWords, chance: percent(after) }), { head: '     ' });
    io.wrapped(io.say('cli.review.better', { what: betterWords, chance: percent(before) }), { head: '     ' });
    for (const { words } of reasons) io.wrapped(words, { head: '       ' });
  }
  if (worst.length === 0) io.line(`  ${io.say('cli.review.nothing')}`);
}
