import { at, type Entry, type Seat } from '@cinderhall/kernel';
import type { ClockReading, ClockSetting } from '@cinderhall/protocol';

/** The decision that everybody waits for after an entry. */
export interface OpenDecision {
  /** Its number. */
  readonly decision: number;
  /** Whom it was put to. */
  readonly seats: readonly Seat[];
  /** Those of them who have not answered yet and are played by a person. */
  readonly missing: readonly Seat[];
}

const HOUR = 3_600_000;
/** Whoever takes a seat back has at least a minute. */
const RETURNED = 60_000;

/**
 * The clocks of a table. They follow from the log and its times alone, so that they are the same in every process and
 * after every restart. Times are milliseconds since the match began.
 */
export class Clock {
  readonly #setting: ClockSetting;
  readonly #left: number[];
  #time = 0;
  #open: OpenDecision = { decision: 0, seats: [], missing: [] };
  /** How the clocks stood when the open question was put. */
  #put: { readonly time: number; readonly left: readonly number[] };

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    this.#left = Array.from({ length: seats }, () => full(setting));
    this.#put = { time: 0, left: this.#left.slice() };
  }

  get ticking(): boolean {
    return this.#setting.kind !== 'none' && this.#open.missing.length > 0;
  }

  /** Takes note of an entry and of what is waited for after it. */
  pass(time: number, entry: Entry | null, open: OpenDecision): void {
    if (this.#setting.kind === 'none') return;
    const before = this.#open;
    for (const seat of before.missing) this.#left[seat] = at(this.#left, seat) - (time - this.#time);
    this.#time = time;
    this.#open = open;
    if (this.#setting.kind === 'live') this.#bank(entry, this.#setting.increment * 1000);
    else this.#renew(entry, before, open);
    if (open.decision !== before.decision) this.#put = { time, left: this.#left.slice() };
  }

  #bank(entry: Entry | null, increment: number): void {
    if (entry?.kind === 'step') this.#add(entry.seat, increment);
    // Otherwise somebody could gather time by taking back and repeating.
    if (entry?.kind === 'undo') this.#add(entry.seat, -increment);
    if (entry?.kind === 'redo') this.#add(entry.seat, increment);
    if (entry?.kind === 'handover') this.#left[entry.seat] = Math.max(at(this.#left, entry.seat), RETURNED);
  }

  #add(seat: Seat, milliseconds: number): void {
    this.#left[seat] = at(this.#left, seat) + milliseconds;
  }

  /** A new question has the whole time; one that is only open again has what was left of it. */
  #renew(entry: Entry | null, before: OpenDecision, { decision, missing }: OpenDecision): void {
    for (const seat of missing) {
      const open = before.decision === decision && before.missing.includes(seat);
      const returned = entry?.kind === 'handover' && entry.seat === seat;
      if (returned || (!open && entry?.kind !== 'undo')) this.#left[seat] = full(this.#setting);
    }
  }

  /** When the time of a seat is up that is waited for; null where it has all the time. */
  endOf(seat: Seat): number | null {
    const runs = this.ticking && this.#open.missing.includes(seat);
    return runs ? this.#time + at(this.#left, seat) : null;
  }

  /** The seat whose time is up first, and when. */
  deadline(): { readonly seat: Seat; readonly time: number } | null {
    if (!this.ticking) return null;
    const [first] = this.#open.missing.toSorted((a, b) => at(this.#left, a) - at(this.#left, b));
    return first === undefined ? null : { seat: first, time: this.#time + at(this.#left, first) };
  }

  /**
   * The clocks as a seat may see them. While several answer in secret, the clocks of the others run on whether they have
   * answered or not: a clock that stops would tell.
   */
  seenBy(viewer: Seat, time: number): ClockReading[] | null {
    if (this.#setting.kind === 'none') return null;
    const { seats, missing } = this.#open;
    const secret = seats.length > 1;
    return this.#left.map((left, seat) => {
      if (secret && seat !== viewer && seats.includes(seat))
        return { left: at(this.#put.left, seat) - (time - this.#put.time), runs: true };
      const runs = missing.includes(seat);
      return { left: runs ? left - (time - this.#time) : left, runs };
    });
  }
}

function full(setting: ClockSetting): number {
  if (setting.kind === 'live') return setting.bank * 1000;
  return setting.kind === 'slow' ? setting.hours * HOUR : 0;
}
