import { at, type Entry, type Seat } from '@cinderhall/kernel';
import type { ClockReading, ClockSetting } from '@cinderhall/protocol';
import { PERSON } from '@cinderhall/table';

/** The open decision after an entry. */
export interface OpenDecision {
  /** Its number. */
  readonly decision: number;
  /** The seats that it asks. */
  readonly seats: readonly Seat[];
  /** Those of them that have not answered yet and are played by a person. */
  readonly missing: readonly Seat[];
}

const HOUR = 3_600_000;
/** The least time of a person who takes a seat back from a bot. */
const MIN_AFTER_RETURN = 60_000;

/**
 * The clocks of a table. They are computed from the log and its times alone: the same in every process and after every
 * restart. Times are milliseconds since the match began.
 */
export class Clock {
  readonly #setting: ClockSetting;
  readonly #left: number[];
  readonly #ranOut = new Set<Seat>();
  #time = 0;
  #open: OpenDecision = { decision: 0, seats: [], missing: [] };
  /** The clocks when the open decision was asked. */
  #whenAsked: { readonly time: number; readonly left: readonly number[] };

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    this.#left = Array.from({ length: seats }, () => fullTime(setting));
    this.#whenAsked = { time: 0, left: this.#left.slice() };
  }

  get ticking(): boolean {
    return this.#setting.kind !== 'none' && this.#open.missing.length > 0;
  }

  /** Whether the seat was given to a bot, or resigned, because its time had run out. */
  ranOut(seat: Seat): boolean {
    return this.#ranOut.has(seat);
  }

  #noteRanOut(entry: Entry | null, before: OpenDecision): void {
    if (entry?.kind !== 'handover' && entry?.kind !== 'resign') return;
    const { seat } = entry;
    if (before.missing.includes(seat) && at(this.#left, seat) <= 0) this.#ranOut.add(seat);
    else if (entry.kind === 'handover' && entry.to === PERSON) this.#ranOut.delete(seat);
  }

  /** Applies an entry and the decision that is open after it. */
  advance(time: number, entry: Entry | null, open: OpenDecision): void {
    if (this.#setting.kind === 'none') return;
    const before = this.#open;
    for (const seat of before.missing) this.#left[seat] = at(this.#left, seat) - (time - this.#time);
    this.#time = time;
    this.#open = open;
    this.#noteRanOut(entry, before);
    if (this.#setting.kind === 'live') this.#applyIncrement(entry, this.#setting.increment * 1000);
    else this.#resetTimes(entry, before, open);
    if (open.decision !== before.decision) this.#whenAsked = { time, left: this.#left.slice() };
  }

  #applyIncrement(entry: Entry | null, increment: number): void {
    if (entry?.kind === 'step') this.#add(entry.seat, increment);
    // Otherwise a player could gain time by undoing and repeating.
    if (entry?.kind === 'undo') this.#add(entry.seat, -increment);
    if (entry?.kind === 'redo') this.#add(entry.seat, increment);
    if (entry?.kind === 'handover') this.#left[entry.seat] = Math.max(at(this.#left, entry.seat), MIN_AFTER_RETURN);
  }

  #add(seat: Seat, milliseconds: number): void {
    this.#left[seat] = at(this.#left, seat) + milliseconds;
  }

  /** A new decision gets the full time; one that is open again after an undo keeps what was left. */
  #resetTimes(entry: Entry | null, before: OpenDecision, { decision, missing }: OpenDecision): void {
    for (const seat of missing) {
      const open = before.decision === decision && before.missing.includes(seat);
      const returned = entry?.kind === 'handover' && entry.seat === seat;
      if (returned || (!open && entry?.kind !== 'undo')) this.#left[seat] = fullTime(this.#setting);
    }
  }

  /** When the time of a seat runs out; null where its clock does not run. */
  deadlineOf(seat: Seat): number | null {
    const runs = this.ticking && this.#open.missing.includes(seat);
    return runs ? this.#time + at(this.#left, seat) : null;
  }

  /** The seat whose time runs out first, and when. */
  deadline(): { readonly seat: Seat; readonly time: number } | null {
    if (!this.ticking) return null;
    const [first] = this.#open.missing.toSorted((a, b) => at(this.#left, a) - at(this.#left, b));
    return first === undefined ? null : { seat: first, time: this.#time + at(this.#left, first) };
  }

  /**
   * The clocks as a seat may see them. While several answer in secret, the clocks of the others are shown running whether
   * they have answered or not: a stopped clock would reveal it.
   */
  readingsFor(viewer: Seat, time: number): ClockReading[] | null {
    if (this.#setting.kind === 'none') return null;
    const { seats, missing } = this.#open;
    const secret = seats.length > 1;
    return this.#left.map((left, seat) => {
      if (secret && seat !== viewer && seats.includes(seat))
        return { left: at(this.#whenAsked.left, seat) - (time - this.#whenAsked.time), runs: true };
      const runs = missing.includes(seat);
      return { left: runs ? left - (time - this.#time) : left, runs };
    });
  }
}

function fullTime(setting: ClockSetting): number {
  if (setting.kind === 'live') return setting.bank * 1000;
  return setting.kind === 'slow' ? setting.hours * HOUR : 0;
}
