import { type Learned, Library } from '@cinderhall/bots';
import {
  choicesAt,
  judgeOf,
  judging,
  lineAfter,
  methodOf,
  movesOf,
  REVIEW_BUDGET,
  type ReviewedMatch,
  reportOf,
  reviewedMatchOf,
  reviewing,
  seatTurnsOf,
  settingOf,
} from '@cinderhall/bots/review';
import { isRefused, must } from '@cinderhall/kernel';
import { gameOf, weightsOf } from '@cinderhall/registry';
import type { Inquiries, InquiryMessage, InquiryReply } from './messages.ts';

/** Milliseconds between two looks at a review that is under way. */
const INTERVAL = 250;

type Post = (reply: InquiryReply) => void;

const library = new Library(weightsOf, (game, why) =>
  console.warn(`matches of ${game} are judged unlearned, because its weights cannot be used: ${why}`),
);

/** Answers what is asked about a finished match. Nobody hears anything about one that is not over. */
export async function answerInquiry({ kind, asked }: InquiryMessage, post: Post): Promise<void> {
  const { save } = asked;
  const game = gameOf(save.game);
  if (!game) {
    post({ refused: { key: 'save.unknownGame', params: { game: save.game } } });
    return;
  }
  const learned = await library.of(game);
  if (kind === 'method') {
    post({ found: methodOf(learned), last: true });
    return;
  }
  const match = reviewedMatchOf(game, save);
  if (isRefused(match)) post({ refused: match.refused });
  else if (kind === 'review') review(match, learned, asked, post);
  else if (kind === 'question') post({ found: choicesAt(match, asked.seat, asked.turn), last: true });
  else if (kind === 'line') {
    const { mind } = judgeOf(game, learned);
    post({ found: lineAfter(match, asked.seat, asked.turn, asked.index, mind), last: true });
  } else post({ found: judged(match, learned, asked), last: true });
}

/** It is stopped by ending the worker. */
function review(
  match: ReviewedMatch,
  learned: Learned | null,
  { seat, budget = REVIEW_BUDGET }: Inquiries['review']['asked'],
  post: Post,
): void {
  const moves = movesOf(match, seat);
  const steps = reviewing(match, seat, { learned, budget });
  let posted = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (!done && performance.now() - posted < INTERVAL) continue;
    posted = performance.now();
    post({ found: reportOf(match, value, moves), last: done === true });
    if (done) return;
  }
}

function judged(
  match: ReviewedMatch,
  learned: Learned | null,
  { seat, turn, index }: Inquiries['answer']['asked'],
): Inquiries['answer']['answer'] {
  const { view, question } = must(seatTurnsOf(match, seat)[turn]);
  if (!question) return null;
  const steps = judging(settingOf(match.game, seat, { learned }), view, { ...question, chosen: index });
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
