export { type Appraise, appraise, appraiseBy } from './review/chances.ts';
export { type Course, courseOf, type Moment, momentsOf, type Question, type Turn } from './review/course.ts';
export { type Puzzle, puzzleIn, seekingPuzzles } from './review/puzzle.ts';
export { compare, type Judged, type Judging, judging, MARKS, type Mark, type Tried } from './review/question.ts';
export {
  costliest,
  REVIEW_BUDGET,
  type ReviewSettings,
  reviewing,
  reviewingMoments,
  type SeatReview,
  settingOf,
  type TurningPoint,
  type Verdict,
} from './review/review.ts';
export {
  choicesAt,
  type LineStep,
  lineAfter,
  movesOf,
  type ToldMove,
  type ToldReview,
  type ToldVerdict,
  tellReview,
} from './review/told.ts';
