import {
  type Course,
  choicesAt,
  courseOf,
  judging,
  lineAfter,
  momentsOf,
  movesOf,
  reviewing,
  settingOf,
  tellReview,
} from '@cinderhall/bots/review';
import { isRefused, must, type Refused, refuse } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import type { Save } from '../protocol.ts';
import type { Inquiries, InquiryMessage, InquiryReply } from './messages.ts';

/** Milliseconds between two looks at a review that is under way. */
const INTERVAL = 250;

const post = (reply: InquiryReply): void => postMessage(reply);

/** Plays a save again. Nobody is told anything about one that is not over. */
function courseIn(save: Save): Course | Refused {
  const game = gameOf(save.game);
  return game ? courseOf(game, save) : refuse('save.unknownGame', { game: save.game });
}

/** Whoever asked stops this by ending the worker. */
function review(course: Course, { seat }: Inquiries['review']['asked']): void {
  const moves = movesOf(course, seat);
  const steps = reviewing(course, seat);
  let told = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (!done && performance.now() - told < INTERVAL) continue;
    told = performance.now();
    post({ found: tellReview(course, value, moves), last: done === true });
    if (done) return;
  }
}

function judged(course: Course, { seat, turn, index }: Inquiries['answer']['asked']): Inquiries['answer']['answer'] {
  const { view, question } = must(momentsOf(course, seat)[turn]);
  if (!question) return null;
  const steps = judging(settingOf(course.game, seat), view, { ...question, chosen: index });
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

function answer(course: Course, message: InquiryMessage): void {
  switch (message.kind) {
    case 'review':
      review(course, message.asked);
      return;
    case 'question':
      post({ found: choicesAt(course, message.asked.seat, message.asked.turn), last: true });
      return;
    case 'line': {
      const { seat, turn, index } = message.asked;
      post({ found: lineAfter(course, seat, turn, index), last: true });
      return;
    }
    case 'answer':
      post({ found: judged(course, message.asked), last: true });
  }
}

addEventListener('message', ({ data }: MessageEvent<InquiryMessage>) => {
  const course = courseIn(data.asked.save);
  if (isRefused(course)) post({ refused: course.refused });
  else answer(course, data);
});
