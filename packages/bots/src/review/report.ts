import { eventsFor, type GameState, type Message, must, type Position, type Seat } from '@cinderhall/kernel';
import type { Judgement } from '../search/judgement.ts';
import { greediest } from '../search/roll-out.ts';
import { Worlds } from '../search/worlds.ts';
import { deedFirst } from './deed.ts';
import { SEED, type SeatReview, type Verdict } from './review.ts';
import { type ReviewedMatch, type SeatTurn, seatTurnsOf } from './reviewed-match.ts';

/** A turn as one seat could know it, in messages. */
export interface MoveReport {
  readonly by: Seat | null;
  readonly round: number;
  readonly said: readonly Message[];
}

export interface VerdictReport extends Verdict {
  readonly chosenSaid: Message;
  readonly betterSaid: Message;
}

/** A review that can be read without the match: everything in messages, to be said in any language. */
export interface ReviewReport extends Omit<SeatReview, 'verdicts'> {
  readonly moves: readonly MoveReport[];
  readonly verdicts: readonly VerdictReport[];
}

export function movesOf({ game, turns }: ReviewedMatch, seat: Seat): MoveReport[] {
  return turns.map(({ before, after, by, events }) => {
    const view = game.schema.view(after, seat);
    return {
      by,
      round: game.round(before),
      said: deedFirst(eventsFor(events, seat)).map((event) => game.describe.event(view, event)),
    };
  });
}

/** What a seat could choose at one of its turns. */
export function choicesAt(match: ReviewedMatch, seat: Seat, turn: number): Message[] {
  const { view, question } = must(seatTurnsOf(match, seat)[turn]);
  return (question?.choices ?? []).map((choice) => match.game.describe.choice(view, choice, seat));
}

export function reportOf(match: ReviewedMatch, review: SeatReview, moves = movesOf(match, review.seat)): ReviewReport {
  const { game } = match;
  const { seat } = review;
  const turns = seatTurnsOf(match, seat);
  const words = ({ view, question }: SeatTurn, index: number): Message =>
    game.describe.choice(view, must(question?.choices[index]), seat);
  return {
    ...review,
    moves,
    verdicts: review.verdicts.map((verdict) => {
      const turn = must(turns[verdict.turn]);
      return { ...verdict, chosenSaid: words(turn, verdict.chosen), betterSaid: words(turn, verdict.better) };
    }),
  };
}

/** One step of a line: who acts, what is seen of it, what was chosen if it is the seat's own, and the table after it. */
export interface LineStep {
  readonly by: Seat;
  readonly said: readonly Message[];
  readonly chosenSaid: Message | null;
  readonly view: GameState;
}

const LINE_LENGTH = 5;

/** How it might have gone on after another choice: in one of the worlds that the seat could think of, everybody greedy. */
export function lineAfter(match: ReviewedMatch, seat: Seat, turn: number, index: number, mind: Judgement): LineStep[] {
  const { game } = match;
  const { view: known } = must(seatTurnsOf(match, seat)[turn]);
  const position: Position = new Worlds(game, known, seat, SEED).position(0);
  const steps: LineStep[] = [];
  let next: { readonly by: Seat; readonly index: number } | null = { by: seat, index };
  while (next && steps.length < LINE_LENGTH) {
    const view = game.schema.view(position.state, seat);
    const choice = must(position.choices(next.by)[next.index]);
    position.events = [];
    position.advance(next.by, next.index);
    const after = game.schema.view(position.state, seat);
    const events = deedFirst(eventsFor(position.events, seat));
    steps.push({
      by: next.by,
      said: events.map((event) => game.describe.event(after, event)),
      chosenSaid: next.by === seat ? game.describe.choice(view, choice, seat) : null,
      view: after,
    });
    const by: Seat | undefined = position.waiting()[0];
    next = by === undefined ? null : { by, index: greediest(mind, position.state, by, position.choices(by)) };
  }
  return steps;
}
