export { type Appraise, appraise, appraiseBy } from './review/chances.ts';
export { deedFirst } from './review/deed.ts';
export { type Judge, judgeOf } from './review/judge.ts';
export { methodOf } from './review/method.ts';
export { type Puzzle, puzzleHolds, puzzleId, puzzleIn, reasonsFor, type SeatQuestion } from './review/puzzle.ts';
export { seekingPuzzles } from './review/puzzle-search.ts';
export { compare, type Judged, type Judging, judging, MARKS, type Mark, type Tried } from './review/question.ts';
export {
  choicesAt,
  type LineStep,
  lineAfter,
  type MoveReport,
  movesOf,
  type ReviewReport,
  reportOf,
  type VerdictReport,
} from './review/report.ts';
export {
  costliest,
  REVIEW_BUDGET,
  type ReviewSettings,
  reviewing,
  reviewingTurns,
  type SeatReview,
  settingOf,
  type TurningPoint,
  type Verdict,
} from './review/review.ts';
export {
  type Question,
  type ReviewedMatch,
  reviewedMatchOf,
  type SeatTurn,
  seatTurnsOf,
  type Turn,
} from './review/reviewed-match.ts';
