import type { Seat } from '../game.ts';
import { isPlain, isRecord, isWhole } from '../schema/check.ts';
import type { ShortChoice } from '../schema/schema.ts';

/** What happened to a match, in order. `time` is in milliseconds since it began; the kernel itself has no clock. */
export type Entry =
  | {
      readonly kind: 'step';
      readonly seat: Seat;
      readonly asked: number;
      readonly choice: ShortChoice;
      readonly time: number;
    }
  /** `steps` were taken back: the last one of the seat, and what bots have answered since. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly steps: number; readonly time: number }
  | { readonly kind: 'redo' | 'resign'; readonly seat: Seat; readonly time: number }
  /** A seat was handed to a bot, or back to its person. */
  | { readonly kind: 'handover'; readonly seat: Seat; readonly to: string; readonly time: number }
  /** The match went on under newer rules or other card data, from the state it had. */
  | { readonly kind: 'upgrade'; readonly from: number; readonly to: number; readonly time: number };

export type ShortEntry = readonly unknown[];

/** A step is `[seat, asked, choice, time]`; anything else starts with its name. */
export function shortEntry(entry: Entry): ShortEntry {
  switch (entry.kind) {
    case 'step':
      return [entry.seat, entry.asked, entry.choice, entry.time];
    case 'undo':
      return entry.steps === 1
        ? [entry.kind, entry.seat, entry.time]
        : [entry.kind, entry.seat, entry.time, entry.steps];
    case 'handover':
      return [entry.kind, entry.seat, entry.time, entry.to];
    case 'upgrade':
      return [entry.kind, entry.from, entry.time, entry.to];
    default:
      return [entry.kind, entry.seat, entry.time];
  }
}

/** Undoes `shortEntry`; null when the value is damaged. */
export function longEntry(short: unknown): Entry | null {
  if (!Array.isArray(short) || short.length < 3 || short.length > 4) return null;
  const [head, second, third, fourth]: unknown[] = short;
  if (isCount(head)) {
    if (!isCount(second) || !isCount(fourth) || !isShortChoice(third)) return null;
    return { kind: 'step', seat: head, asked: second, choice: third, time: fourth };
  }
  if (!isCount(second) || !isCount(third)) return null;
  switch (head) {
    case 'undo':
      if (short.length === 3) return { kind: head, seat: second, steps: 1, time: third };
      return isCount(fourth) && fourth > 1 ? { kind: head, seat: second, steps: fourth, time: third } : null;
    case 'redo':
    case 'resign':
      return short.length === 3 ? { kind: head, seat: second, time: third } : null;
    case 'handover':
      return typeof fourth === 'string' ? { kind: head, seat: second, time: third, to: fourth.slice(0, 60) } : null;
    case 'upgrade':
      return isCount(fourth) ? { kind: head, from: second, time: third, to: fourth } : null;
    default:
      return null;
  }
}

const isShortChoice = (value: unknown): value is ShortChoice =>
  typeof value === 'string' || (Array.isArray(value) && isPlain(value));

export const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;

export interface Snapshot {
  /** How many entries of the log lie before it. */
  readonly at: number;
  readonly state: unknown;
}

export const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) && isCount(value.at) && isRecord(value.state);
