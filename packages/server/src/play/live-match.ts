import {
  type AppliedEntry,
  beginSave,
  type Entry,
  eventsFor,
  type Game,
  isRefused,
  longEntry,
  type Match,
  type Outcome,
  type Reason,
  type Refused,
  refuse,
  repeatEntry,
  type Save,
  type Seat,
  type Stats,
} from '@cinderhall/kernel';
import type { TableSettings, VisibleEntry } from '@cinderhall/protocol';
import { Clock, type OpenDecision } from '../clocks/clock.ts';
import type { EntryRow, SeatRow } from '../store/schema.ts';
import { Visibility } from './visibility.ts';

/** What somebody wants to happen to a match. */
export type Command =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly decision: number; readonly index: number }
  | { readonly kind: 'undo' | 'redo' | 'resign'; readonly seat: Seat }
  | { readonly kind: 'handover'; readonly seat: Seat; readonly to: string };

/** How a match ended, as its table keeps it. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly moments: number;
}

export const SPECTATOR = -1;
export const PERSON = 'person';
const BOT = 'bot:';
export const botName = (level: string): string => BOT + level;

export interface Origin {
  readonly game: Game;
  readonly save: Save;
  readonly seats: readonly SeatRow[];
  readonly settings: TableSettings;
}

/** A match with everything that follows from its log: who knows what, who plays each seat, and the clocks. */
export class LiveMatch {
  readonly match: Match;
  readonly clock: Clock;
  /** For each seat the level of the bot that plays it, or null for a person. */
  readonly bots: (string | null)[];
  readonly #visibility: Visibility;
  readonly #settings: TableSettings;
  /** The last answer of each seat that was taken, to recognise it when it comes again. */
  readonly #answers: ({ readonly decision: number; readonly index: number } | null)[];
  #views = new Map<Seat, string>();
  /** Numbers over time as each viewer may know them, once somebody has asked. */
  readonly stats = new Map<Seat, Stats>();

  private constructor(match: Match, { seats, settings }: Origin) {
    this.match = match;
    this.#settings = settings;
    this.#visibility = new Visibility(match.seats);
    this.#answers = seats.map(() => null);
    this.bots = seats.map(({ level }) => level);
    for (const { entry } of match.history) {
      this.#visibility.skip(entry);
      this.#controlled(entry);
    }
    this.clock = new Clock(settings.clock, match.seats);
    this.clock.pass(this.time, null, this.#open());
  }

  /** The match before the entries that can be played again. */
  static begin(origin: Origin): LiveMatch | Refused {
    const match = beginSave(origin.game, origin.save);
    return isRefused(match) ? match : new LiveMatch(match, origin);
  }

  /** A match that the kernel has brought back already. */
  static of(match: Match, origin: Origin): LiveMatch {
    return new LiveMatch(match, origin);
  }

  get length(): number {
    return this.match.length;
  }

  /** When the last entry was made, in milliseconds since the match began. */
  get time(): number {
    return this.match.history.at(-1)?.entry.time ?? 0;
  }

  /** Plays a row of the log. */
  repeat({ entry, answer }: Pick<EntryRow, 'entry' | 'answer'>): Refused | null {
    const long = longEntry(JSON.parse(entry));
    if (!long) return refuse('save.damaged', { where: 'log' });
    const done = this.#noting(() => repeatEntry(this.match, long), answer);
    return isRefused(done) ? done : null;
  }

  /** Tries a command. When it is not refused the match has moved on: discard this object if storing fails. */
  take(command: Command, now: number): AppliedEntry | Refused {
    const time = Math.max(now, this.time);
    const { seat } = command;
    switch (command.kind) {
      case 'answer':
        return this.#noting(() => this.match.step(seat, command.decision, command.index, time), command.index);
      case 'undo':
        return this.#noting(() => this.match.undo(seat, time), null);
      case 'redo':
        return this.#noting(() => this.match.redo(seat, time), null);
      case 'resign':
        return this.#noting(() => this.match.resign(seat, time), null);
      case 'handover':
        return this.#noting(() => this.match.handOver(seat, command.to, time), null);
    }
  }

  /** Whether this very answer was taken before and still stands. */
  hasTaken(command: Command): boolean {
    if (command.kind !== 'answer') return false;
    const last = this.#answers[command.seat];
    return last?.decision === command.decision && last.index === command.index;
  }

  #noting(run: () => AppliedEntry | Refused, answer: number | null): AppliedEntry | Refused {
    const { asked, decision } = this.match.state;
    const joint = (decision?.seats.length ?? 0) > 1;
    const applied = run();
    if (isRefused(applied)) return applied;
    const { entry } = applied;
    const played = entry.kind === 'step' || entry.kind === 'undo' || entry.kind === 'redo';
    const secret = played && joint && this.match.state.asked === asked && this.match.state.decision !== null;
    this.#visibility.add(entry, { secret, joint: played && joint });
    if (entry.kind === 'step') this.#answers[entry.seat] = answer === null ? null : { decision: asked, index: answer };
    if (entry.kind === 'undo') this.#answers[entry.seat] = null;
    this.#controlled(entry);
    this.clock.pass(entry.time, entry, this.#open());
    this.#views.clear();
    this.stats.clear();
    return applied;
  }

  #controlled(entry: Entry): void {
    if (entry.kind === 'resign') this.bots[entry.seat] = this.#settings.standIn;
    if (entry.kind === 'handover') this.bots[entry.seat] = entry.to.startsWith(BOT) ? entry.to.slice(BOT.length) : null;
  }

  #open(): OpenDecision {
    const { asked, decision } = this.match.state;
    const missing = this.match.waiting().filter((seat) => this.bots[seat] === null);
    return { decision: asked, seats: this.match.over ? [] : (decision?.seats ?? []), missing };
  }

  /** The first seat that waits for a bot. */
  waitingBot(): { readonly seat: Seat; readonly level: string } | null {
    for (const seat of this.match.waiting()) {
      const level = this.bots[seat];
      if (level) return { seat, level };
    }
    return null;
  }

  /** The seats of people who still have to answer. */
  waitingPeople(): readonly Seat[] {
    return this.#open().missing;
  }

  /** Whom the open question was put to, as everybody sees it: not who has answered. */
  asked(): readonly Seat[] {
    return this.#open().seats;
  }

  count(viewer: Seat): number {
    return this.#visibility.count(viewer);
  }

  /** What a viewer was told after its first `n` entries; from −1 on with the set-up. */
  since(viewer: Seat, n: number): VisibleEntry[] {
    const later = this.#visibility
      .since(viewer, Math.max(0, n))
      .map(({ at, n: number }) => this.#entry(viewer, at, number));
    return n < 0 ? [this.#setup(viewer), ...later] : later;
  }

  /** When the last entry was made that a viewer knows of, in milliseconds since the match began. */
  changed(viewer: Seat): number {
    const at = this.#visibility.last(viewer);
    return at === null ? 0 : (this.match.history[at] as AppliedEntry).entry.time;
  }

  settled(viewer: Seat): number[] {
    return this.#visibility.settled(viewer);
  }

  #setup(viewer: Seat): VisibleEntry {
    return { n: 0, kind: 'setup', time: 0, events: eventsFor(this.match.opening, viewer) };
  }

  #entry(viewer: Seat, at: number, n: number): VisibleEntry {
    const { entry, events } = this.match.history[at] as AppliedEntry;
    const { joint } = this.#visibility.markOf(at);
    return {
      n,
      kind: entry.kind,
      ...('seat' in entry && (!joint || this.#visibility.markOf(at).secret) ? { seat: entry.seat } : {}),
      ...(entry.kind === 'handover' ? { to: entry.to } : {}),
      time: entry.time,
      events: eventsFor(events, viewer),
    };
  }

  /** A viewer's view as JSON, made once for all who look from there. */
  viewText(viewer: Seat): string {
    let text = this.#views.get(viewer);
    if (text === undefined) {
      text = JSON.stringify(this.match.view(viewer));
      this.#views.set(viewer, text);
    }
    return text;
  }

  /** Views are made again when somebody looks. */
  forgetViews(): void {
    this.#views.clear();
  }

  canUndo(seat: Seat): boolean {
    const last = this.match.history.findLast(({ entry }) => 'seat' in entry && entry.seat === seat)?.entry;
    return (last?.kind === 'step' || last?.kind === 'redo' || last?.kind === 'undo') && !this.match.undoRefusal(seat);
  }

  canRedo(seat: Seat): boolean {
    return this.match.canRedo(seat);
  }

  outcome(): Outcome | null {
    return this.match.outcome();
  }

  /** The game's own count, as far as a viewer can see it. */
  scores(viewer: Seat): readonly number[] {
    const { game, over, state } = this.match;
    return game.tally(over ? state : this.match.view(viewer)).score ?? [];
  }

  /** How it ended, for lists. */
  result(): Result {
    return { places: this.outcome()?.places ?? [], scores: this.scores(SPECTATOR), moments: this.count(SPECTATOR) };
  }

  why(seat: Seat, ref: string): Reason[] {
    return this.match.game.whyNot(this.match.view(seat), seat, ref);
  }
}
