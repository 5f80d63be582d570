import {
  type AppliedEntry,
  beginSave,
  type Entry,
  eventsFor,
  isRefused,
  longEntry,
  type Match,
  type Outcome,
  type Reason,
  type Refused,
  repeatEntry,
  type Seat,
} from '@cinderhall/kernel';
import type { ClockReading, ServerMessageOf, TableState, VisibleEntry } from '@cinderhall/protocol';
import { Visibility } from './visibility.ts';

/** A request to change a match. */
export type Command =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly decision: number; readonly index: number }
  | { readonly kind: 'undo' | 'redo' | 'resign'; readonly seat: Seat }
  | { readonly kind: 'handover'; readonly seat: Seat; readonly to: string };

/** What the server or the browser adds to the state of a match. */
export interface Surroundings {
  readonly table: string;
  readonly halted: boolean;
  readonly clocks: readonly ClockReading[] | null;
}

export const SPECTATOR = -1;
/** To whom a seat can be handed: a person, or a bot of some level. */
export const PERSON = 'person';
const BOT = 'bot:';
export const botName = (level: string): string => BOT + level;

const NOTHING: Reason = { key: 'undo.nothing' };

/**
 * A match at a table, on the server or in a browser: who plays each seat, who may know what, what can be undone, and the
 * messages about it. The server adds clocks and storage, the browser turns that are held.
 */
export class TableMatch {
  readonly match: Match;
  /** For each seat the level of the bot that plays it, or null for a person. */
  readonly bots: (string | null)[];
  readonly #standIn: string;
  readonly #visibility: Visibility;
  /** The last accepted answer of each seat, to recognise a repetition. */
  readonly #answers: ({ readonly decision: number; readonly index: number } | null)[];
  /** For each entry whether a bot made it: what a bot answered can be taken back together with the step before it. */
  readonly #byBot: boolean[] = [];
  /** The kind of each seat's last entry. */
  readonly #lastKinds: (Entry['kind'] | null)[];

  /** Entries in the history are hidden from everybody; `playAgain` replays them, and so knows who may see them. */
  constructor(match: Match, levels: readonly (string | null)[], standIn: string) {
    this.match = match;
    this.#standIn = standIn;
    this.#visibility = new Visibility(match.seats);
    this.#answers = levels.map(() => null);
    this.#lastKinds = levels.map(() => null);
    this.bots = [...levels];
    for (const { entry } of match.history) {
      this.#visibility.skip(entry);
      this.#byBot.push(this.#isByBot(entry));
      this.#control(entry);
    }
  }

  /** Called after every entry. */
  protected onApplied(_entry: Entry): void {}

  get length(): number {
    return this.match.length;
  }

  /** When the last entry was made, in milliseconds since the match began. */
  get time(): number {
    return this.match.history.at(-1)?.entry.time ?? 0;
  }

  /** Replays an entry of a log. `answer` is the index that was sent for a step, where it is known. */
  repeat(entry: Entry, answer: number | null = null): AppliedEntry | Refused {
    return this.#applying(() => repeatEntry(this.match, entry), answer);
  }

  /** Tries a command. When it is not refused the match has moved on: discard this object if storing that fails. */
  take(command: Command, now: number): AppliedEntry | Refused {
    const time = Math.max(now, this.time);
    const { seat } = command;
    switch (command.kind) {
      case 'answer':
        return this.#applying(() => this.match.step(seat, command.decision, command.index, time), command.index);
      case 'undo':
        return this.#applying(() => this.match.undo(seat, time, this.#along), null);
      case 'redo':
        return this.#applying(() => this.match.redo(seat, time), null);
      case 'resign':
        return this.#applying(() => this.match.resign(seat, time), null);
      case 'handover':
        return this.#applying(() => this.match.handOver(seat, command.to, time), null);
    }
  }

  /** Whether this very answer was accepted before and not undone. */
  hasTaken(command: Command): boolean {
    if (command.kind !== 'answer') return false;
    const last = this.#answers[command.seat];
    return last?.decision === command.decision && last.index === command.index;
  }

  #applying(run: () => AppliedEntry | Refused, answer: number | null): AppliedEntry | Refused {
    const { asked, decision } = this.match.state;
    const joint = (decision?.seats.length ?? 0) > 1;
    const applied = run();
    if (isRefused(applied)) return applied;
    const { entry } = applied;
    const played = entry.kind === 'step' || entry.kind === 'undo' || entry.kind === 'redo';
    const secret = played && joint && this.match.state.asked === asked && this.match.state.decision !== null;
    this.#visibility.add(entry, { secret, joint: played && joint });
    if (entry.kind === 'step') this.#answers[entry.seat] = answer === null ? null : { decision: asked, index: answer };
    if (entry.kind === 'undo') this.#forgetAnswers(entry);
    this.#byBot.push(this.#isByBot(entry));
    this.#control(entry);
    this.onApplied(entry);
    return applied;
  }

  readonly #along = (at: number): boolean => this.#byBot[at] ?? false;

  #isByBot(entry: Entry): boolean {
    return 'seat' in entry && (this.bots[entry.seat] ?? null) !== null;
  }

  #forgetAnswers({ seat, steps }: Extract<Entry, { kind: 'undo' }>): void {
    if (steps > 1) this.#answers.fill(null);
    else this.#answers[seat] = null;
  }

  #control(entry: Entry): void {
    if ('seat' in entry) this.#lastKinds[entry.seat] = entry.kind;
    if (entry.kind === 'resign') this.bots[entry.seat] = this.#standIn;
    if (entry.kind === 'handover') this.bots[entry.seat] = entry.to.startsWith(BOT) ? entry.to.slice(BOT.length) : null;
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
    return this.match.waiting().filter((seat) => this.bots[seat] === null);
  }

  /** The seats that the open decision asks, as everybody sees it: whether they have answered or not. */
  asked(): readonly Seat[] {
    return this.match.over ? [] : (this.match.state.decision?.seats ?? []);
  }

  /** The seat at a shared screen that has to act next, preferably the one in front of it. */
  calledSeat(sharing: readonly Seat[], facing: Seat): Seat | null {
    const waiting = this.waitingPeople().filter((seat) => sharing.includes(seat));
    return waiting.includes(facing) ? facing : (waiting[0] ?? null);
  }

  /** Which seat a shared screen shows now, and which one it calls: the screen is covered before another seat is called. */
  screen(sharing: readonly Seat[], facing: Seat): { readonly facing: Seat; readonly call: Seat | null } {
    const called = this.calledSeat(sharing, facing);
    return called === null || called === facing ? { facing, call: null } : { facing: SPECTATOR, call: called };
  }

  /** How many entries a viewer may know of. */
  count(viewer: Seat): number {
    return this.#visibility.count(viewer);
  }

  /** The entries that a viewer knows of after the first `n`; from −1 on with the set-up. */
  since(viewer: Seat, n: number): VisibleEntry[] {
    const later = this.#visibility
      .since(viewer, Math.max(0, n))
      .map(({ at, n: number }) => this.#entry(viewer, at, number, this.#showsSeat(at)));
    if (n >= 0) return later;
    return [{ n: 0, kind: 'setup', time: 0, events: eventsFor(this.match.opening, viewer) }, ...later];
  }

  /**
   * All entries that were not undone, with their seats: for a finished match, of which everybody may know all. Without a
   * viewer, nothing of what happened is hidden either.
   */
  everything(viewer: Seat | null): VisibleEntry[] {
    return this.#visibility.everything().map((at, i) => this.#entry(viewer, at, i + 1, true));
  }

  /** The indexes in the log of the entries that a viewer knows of and that were not undone. */
  settled(viewer: Seat): number[] {
    return this.#visibility.settled(viewer);
  }

  /** The indexes in the log of all entries that were not undone. */
  allSettled(): number[] {
    return this.#visibility.everything();
  }

  /** When the last entry was made that a viewer knows of, in milliseconds since the match began. */
  changed(viewer: Seat): number {
    const at = this.#visibility.last(viewer);
    return at === null ? 0 : (this.match.history[at]?.entry.time ?? 0);
  }

  /** Who was the last of several to answer is secret; one's own secret answer is known to oneself. */
  #showsSeat(at: number): boolean {
    const { joint, secret } = this.#visibility.markOf(at);
    return !joint || secret;
  }

  #entry(viewer: Seat | null, at: number, n: number, showSeat: boolean): VisibleEntry {
    const applied = this.match.history[at];
    if (!applied) throw new Error(`no entry ${at}`);
    const { entry, events } = applied;
    return {
      n,
      kind: entry.kind,
      ...('seat' in entry && showSeat ? { seat: entry.seat } : {}),
      ...(entry.kind === 'handover' ? { to: entry.to } : {}),
      ...(entry.kind === 'undo' && entry.steps > 1 && viewer !== null
        ? { from: this.#visibility.undoneFrom(viewer, at) }
        : {}),
      time: entry.time,
      events: viewer === null ? events.map(({ event }) => event) : eventsFor(events, viewer),
    };
  }

  /** Why the last entry of a seat cannot be undone; null if it can. It must be a step. */
  undoRefusal(seat: Seat): Reason | null {
    const last = this.#lastKinds[seat];
    const stepped = last === 'step' || last === 'redo' || last === 'undo';
    return stepped ? (this.match.undoRefusal(seat, this.#along)?.refused ?? null) : NOTHING;
  }

  /** Whether a seat may take back its last step, but the state before it was let go of. */
  lacksStateFor(seat: Seat): boolean {
    return this.match.undoRefusal(seat, this.#along) === null && this.match.lacksState(seat);
  }

  /** Lets go of the states that nobody can come back to by an undo: a match is held in memory for as long as it is watched. */
  releaseStates(): void {
    this.match.release(this.#people(), this.#along);
  }

  #people(): Seat[] {
    return this.bots.flatMap((level, seat) => (level === null ? [seat] : []));
  }

  outcome(): Outcome | null {
    return this.match.outcome();
  }

  /** The scores of the game's tally, as far as a viewer can see them. */
  scores(viewer: Seat): readonly number[] {
    const { game, over, state } = this.match;
    return game.tally(over ? state : this.match.view(viewer)).score ?? [];
  }

  /** Which round it is, counted from 1; 0 before the first. */
  round(): number {
    return this.match.game.round(this.match.state);
  }

  why(seat: Seat, ref: string): ServerMessageOf<'why'> {
    return { type: 'why', reasons: this.match.game.whyNot(this.match.view(seat), seat, ref) };
  }

  foresee(seat: Seat, decision: number, index: number): ServerMessageOf<'foreseen'> {
    return { type: 'foreseen', seat, decision, index, view: this.match.foresee(seat, decision, index) };
  }

  /** The decision of a seat that wants a hint; null if it is not asked. */
  situation(seat: Seat) {
    const choices = this.match.choices(seat);
    return choices.length === 0 ? null : { decision: this.match.state.asked, view: this.match.view(seat), choices };
  }

  /** The `state` message without the view, which a server makes once for all watchers of a seat. */
  stateWithoutView(viewer: Seat, since: number | null, around: Surroundings): Omit<TableState, 'view'> {
    const { match } = this;
    const outcome = this.outcome();
    const mine = viewer !== SPECTATOR && this.bots[viewer] === null && !around.halted;
    const undoRefused = viewer === SPECTATOR ? null : this.undoRefusal(viewer);
    return {
      type: 'state',
      ...around,
      seat: viewer,
      n: this.count(viewer),
      decision: match.state.asked,
      entries: since === null ? [] : this.since(viewer, since),
      choices: mine ? match.choices(viewer) : [],
      undo: mine && !outcome && undoRefused === null,
      undoRefused,
      redo: mine && match.canRedo(viewer),
      bots: [...this.bots],
      resigned: [...match.resigned],
      outcome,
      ...(outcome ? { seed: match.seed } : {}),
    };
  }
}

/** Replays the log of a match, from where it can be replayed, on a new table made by `begin`. */
export function playAgain<T extends TableMatch>(match: Match, begin: (match: Match) => T): T | Refused {
  const save = match.save(false);
  const start = beginSave(match.game, save);
  if (isRefused(start)) return start;
  const table = begin(start);
  for (const short of save.log.slice(start.length)) {
    const entry = longEntry(short);
    const done = entry ? table.repeat(entry) : null;
    if (done && isRefused(done)) return done;
  }
  return table;
}
