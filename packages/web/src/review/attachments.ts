import { MARKS, type ReviewReport } from '@cinderhall/bots/review';

/** What was written at moves, by the number of the turn. */
export type Notes = { readonly [turn: string]: string };

export const LONGEST_NOTE = 280;

/** What goes along with a match in its file: the notes, and what was found about its seats. */
export interface Attachments {
  readonly notes: Notes;
  readonly reports: readonly ReviewReport[];
}

const EMPTY: Attachments = { notes: {}, reports: [] };

/** The file of a match with its review; other programs read it as the save it is. */
export const withAttachments = <S extends object>(save: S, attachments: Attachments): S & { review?: Attachments } =>
  Object.keys(attachments.notes).length + attachments.reports.length > 0 ? { ...save, review: attachments } : save;

/** The review in a file that somebody sent; what does not look like one is left out. */
export function attachmentsIn(file: unknown): Attachments {
  if (!isRecord(file) || !isRecord(file.review)) return EMPTY;
  const { notes, reports } = file.review;
  return {
    notes: isRecord(notes)
      ? Object.fromEntries(Object.entries(notes).filter((one): one is [string, string] => isNote(one)))
      : {},
    reports: Array.isArray(reports) ? reports.filter(isReport) : [],
  };
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNote = ([turn, text]: [string, unknown]): boolean =>
  /^\d{1,5}$/.test(turn) && typeof text === 'string' && text.length <= LONGEST_NOTE;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isMessage = (value: unknown): boolean => isRecord(value) && typeof value.key === 'string';
const areAll = (list: unknown, holds: (one: unknown) => boolean): boolean => Array.isArray(list) && list.every(holds);

const isMove = (move: unknown): boolean =>
  isRecord(move) && (move.by === null || isNumber(move.by)) && isNumber(move.round) && areAll(move.said, isMessage);

const isVerdict = (verdict: unknown): boolean =>
  isRecord(verdict) &&
  ['turn', 'chosen', 'better', 'before', 'after', 'loss', 'reach'].every((name) => isNumber(verdict[name])) &&
  MARKS.some((mark) => mark === verdict.mark) &&
  isMessage(verdict.chosenSaid) &&
  isMessage(verdict.betterSaid) &&
  areAll(verdict.reasons, isMessage);

const isTurningPoint = (point: unknown): boolean =>
  point === null || (isRecord(point) && ['turn', 'before', 'after'].every((name) => isNumber(point[name])));

const isReport = (report: unknown): report is ReviewReport =>
  isRecord(report) &&
  report.done === 1 &&
  isNumber(report.seat) &&
  isNumber(report.budget) &&
  typeof report.method === 'string' &&
  areAll(report.chances, (row) => areAll(row, isNumber)) &&
  areAll(report.moves, isMove) &&
  areAll(report.verdicts, isVerdict) &&
  isTurningPoint(report.turningPoint);
