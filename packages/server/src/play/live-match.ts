import {
  at,
  beginSave,
  type Entry,
  type Game,
  isRefused,
  longEntry,
  type Match,
  type Refused,
  refuse,
  type Save,
  type Seat,
} from '@cinderhall/kernel';
import type { TableSettings } from '@cinderhall/protocol';
import { PERSON, SPECTATOR, TableMatch } from '@cinderhall/table';
import Type, { type Static } from 'typebox';
import { Clock, type OpenDecision } from '../clocks/clock.ts';
import { jsonReader } from '../store/json.ts';
import type { EntryRow, SeatRow } from '../store/schema.ts';
import { mayComeBack, mayTakeBack } from '../tables/takebacks.ts';

/** The result of a match, as stored with its table. */
export type Result = Static<typeof StoredResult>;

const numbers = Type.Unsafe<readonly number[]>(Type.Array(Type.Number()));
const StoredResult = Type.Object({
  places: numbers,
  scores: numbers,
  moments: Type.Number(),
  /** Older rows lack it. */
  round: Type.Optional(Type.Number()),
});
export const readResult = jsonReader(StoredResult);

export interface Origin {
  readonly game: Game;
  readonly save: Save;
  readonly seats: readonly SeatRow[];
  readonly settings: TableSettings;
}

/** A match in the memory of the server: with clocks, and with cached views as JSON. */
export class LiveMatch extends TableMatch {
  readonly clock: Clock;
  readonly #views = new Map<Seat, string>();
  /** For each seat, how often it has answered, taken that back or done it again, and been taken back from a bot. */
  readonly #counts: { steps: number; takebacks: number; returns: number }[];

  private constructor(match: Match, { seats, settings }: Origin) {
    super(
      match,
      seats.map(({ level }) => level),
      settings.standIn,
    );
    this.clock = new Clock(settings.clock, match.seats);
    this.#counts = seats.map(() => ({ steps: 0, takebacks: 0, returns: 0 }));
    this.clock.advance(this.time, null, this.#open());
  }

  /** The match at the start of its log, or of the part that can be replayed. */
  static begin(origin: Origin): LiveMatch | Refused {
    const match = beginSave(origin.game, origin.save);
    return isRefused(match) ? match : new LiveMatch(match, origin);
  }

  /** Wraps a match that the kernel has loaded. */
  static of(match: Match, origin: Origin): LiveMatch {
    return new LiveMatch(match, origin);
  }

  /** Replays a row of the log. */
  repeatRow({ entry, answer }: Pick<EntryRow, 'entry' | 'answer'>): Refused | null {
    const long = longEntry(JSON.parse(entry));
    if (!long) return refuse('save.damaged', { where: 'log' });
    const done = this.repeat(long, answer);
    return isRefused(done) ? done : null;
  }

  protected override onApplied(entry: Entry): void {
    this.clock.advance(entry.time, entry, this.#open());
    this.#count(entry);
    this.#views.clear();
  }

  #count(entry: Entry): void {
    const counts = 'seat' in entry ? this.#counts[entry.seat] : undefined;
    if (!counts) return;
    if (entry.kind === 'step') counts.steps += 1;
    if (entry.kind === 'undo' || entry.kind === 'redo') counts.takebacks += 1;
    if (entry.kind === 'handover' && entry.to === PERSON) counts.returns += 1;
  }

  /** Whether a seat may take back or do again once more. It depends on nothing that others do in secret. */
  mayTakeBack(seat: Seat): boolean {
    const { steps, takebacks } = at(this.#counts, seat);
    return mayTakeBack(takebacks + 1, steps);
  }

  /** Whether a person may take a seat back from a bot once more: handing it to and fro makes the log longer for nothing. */
  mayComeBack(seat: Seat): boolean {
    const { steps, returns } = at(this.#counts, seat);
    return mayComeBack(returns + 1, steps);
  }

  #open(): OpenDecision {
    return { decision: this.match.state.asked, seats: this.asked(), missing: this.waitingPeople() };
  }

  /** A viewer's view as JSON, made once for all watchers of that seat. */
  viewText(viewer: Seat): string {
    let text = this.#views.get(viewer);
    if (text === undefined) {
      text = JSON.stringify(this.match.view(viewer));
      this.#views.set(viewer, text);
    }
    return text;
  }

  forgetViews(): void {
    this.#views.clear();
  }

  /** The result, for lists. */
  result(): Result {
    return {
      places: this.outcome()?.places ?? [],
      scores: this.scores(SPECTATOR),
      moments: this.count(SPECTATOR),
      round: this.round(),
    };
  }
}
