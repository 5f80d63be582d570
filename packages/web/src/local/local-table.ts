import { isLevel, type Level } from '@cinderhall/bots';
import {
  type AppliedEntry,
  type Entry,
  eventsFor,
  isRefused,
  type Match,
  type Reason,
  type Refused,
  type Seat,
} from '@cinderhall/kernel';
import type { News, SeatPlan, TableState, VisibleEntry } from '../protocol.ts';
import type { Kept } from './store.ts';

const SPECTATOR = -1;
const BOT = 'bot:';
const PERSON = 'person';
const STAND_IN: Level = 'greedy';

/** A match on this screen: who plays each seat, whose eyes look at it, and what they were sent. */
export class LocalTable {
  readonly id: string;
  readonly match: Match;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  readonly bots: (string | null)[];
  /** The seat in front of the screen. */
  facing: Seat = SPECTATOR;
  /** Bots wait until this is taken away. */
  held = false;
  /** A first match, with a guide. */
  guided = false;
  readonly #lastSent = new Map<Seat, number>();

  constructor(id: string, match: Match, seats: readonly SeatPlan[], created: number) {
    this.id = id;
    this.match = match;
    this.seats = seats;
    this.created = created;
    this.bots = seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? STAND_IN) : null));
    for (const { entry } of match.history) this.#controlled(entry);
    const people = this.people;
    if (people.length === 1) this.facing = people[0] as Seat;
  }

  /** The seats of people, also of those for whom a bot plays just now. */
  get people(): readonly Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get shared(): boolean {
    return this.people.length > 1;
  }

  kept(): Kept {
    const { match, id, seats, created } = this;
    const { score } = match.game.tally(match.state);
    return {
      id,
      seats,
      created,
      changed: Date.now(),
      save: match.save(false),
      over: match.over,
      waiting: this.waitingPeople(),
      scores: score ?? [],
      guided: this.guided,
    };
  }

  waitingPeople(): readonly Seat[] {
    return this.match.waiting().filter((seat) => this.bots[seat] === null);
  }

  waitingBot(): { readonly seat: Seat; readonly level: Level } | null {
    for (const seat of this.match.waiting()) {
      const level = this.bots[seat];
      if (level) return { seat, level: isLevel(level) ? level : STAND_IN };
    }
    return null;
  }

  /** The seat of a shared screen that has to look now, when that is not the one in front of it. */
  called(): Seat | null {
    if (!this.shared) return null;
    const waiting = this.waitingPeople();
    return waiting.length === 0 || waiting.includes(this.facing) ? null : (waiting[0] as Seat);
  }

  answer(seat: Seat, decision: number, index: number): Refused | null {
    return this.#refusal(() => this.match.step(seat, decision, index, this.#time()), seat);
  }

  undo(seat: Seat): Refused | null {
    return this.#refusal(() => this.match.undo(seat, this.#time()), seat);
  }

  redo(seat: Seat): Refused | null {
    return this.#refusal(() => this.match.redo(seat, this.#time()), seat);
  }

  resign(seat: Seat): Refused | null {
    return this.#refusal(() => this.match.resign(seat, this.#time()), seat);
  }

  handOver(seat: Seat, toBot: boolean): Refused | null {
    return this.#refusal(() => this.match.handOver(seat, toBot ? BOT + STAND_IN : PERSON, this.#time()), seat);
  }

  undoRefusal(seat: Seat): Reason | null {
    return this.match.undoRefusal(seat)?.refused ?? null;
  }

  #time(): number {
    return Date.now() - this.created;
  }

  #refusal(run: () => AppliedEntry | Refused, seat: Seat): Refused | null {
    const applied = run();
    if (isRefused(applied)) return applied;
    this.#controlled(applied.entry);
    const { kind } = applied.entry;
    this.held = (kind === 'step' || kind === 'redo') && this.bots[seat] === null;
    return null;
  }

  #controlled(entry: Entry): void {
    if (entry.kind === 'resign') this.bots[entry.seat] = STAND_IN;
    if (entry.kind === 'handover') this.bots[entry.seat] = entry.to.startsWith(BOT) ? entry.to.slice(BOT.length) : null;
  }

  /** Tells everything again, from the set-up on. */
  forgetSent(): void {
    this.#lastSent.clear();
  }

  /** What the screen shows now. A seat that has to look first is called, and sees nothing until it says so. */
  news(holding: boolean): News[] {
    const called = this.called();
    // What the screen showed is covered before anybody is called.
    if (called !== null) this.facing = SPECTATOR;
    const state = this.state(this.facing, holding);
    return called === null ? [state] : [state, { type: 'call', table: this.id, seat: called }];
  }

  state(seat: Seat, holding: boolean): TableState {
    const { match } = this;
    const since = this.#lastSent.get(seat) ?? -1;
    this.#lastSent.set(seat, match.length);
    const outcome = match.outcome();
    const mine = seat >= 0 && this.bots[seat] === null;
    const undoRefused = seat >= 0 ? this.undoRefusal(seat) : null;
    return {
      type: 'state',
      table: this.id,
      seat,
      n: match.length,
      decision: match.state.asked,
      view: match.view(seat),
      entries: this.#since(seat, since),
      choices: mine ? match.choices(seat) : [],
      clocks: null,
      undo: mine && undoRefused === null,
      undoRefused,
      redo: mine && match.canRedo(seat),
      bots: [...this.bots],
      resigned: [...match.resigned],
      halted: false,
      outcome,
      held: holding && this.held && this.waitingBot() !== null,
      ...(outcome ? { seed: match.seed } : {}),
    };
  }

  #since(seat: Seat, since: number): VisibleEntry[] {
    const entries = this.match.history
      .slice(Math.max(0, since))
      .map((applied, i) => visibleEntry(applied, Math.max(0, since) + i + 1, seat));
    if (since >= 0) return entries;
    return [{ n: 0, kind: 'setup', time: 0, events: eventsFor(this.match.opening, seat) }, ...entries];
  }
}

export const visibleEntry = ({ entry, events }: AppliedEntry, n: number, seat: Seat): VisibleEntry => ({
  n,
  kind: entry.kind === 'upgrade' ? 'setup' : entry.kind,
  ...(entry.kind === 'upgrade' ? {} : { seat: entry.seat }),
  ...(entry.kind === 'handover' ? { to: entry.to } : {}),
  time: entry.time,
  events: eventsFor(events, seat),
});
