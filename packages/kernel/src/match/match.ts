import { CHANCE_VERSION, Chance, isSeed } from '../chance.ts';
import { Position } from '../flow/position.ts';
import { ended, eventsFor, guarded, type Stepped, step, stepByValue } from '../flow/step.ts';
import type { AddressedEvent, Choice, Game, GameEvent, GameState, Outcome, Seat } from '../game.ts';
import { brief, isInteger } from '../json.ts';
import { at } from '../must.ts';
import { readOptions } from '../options.ts';
import { EngineError, isRefused, type Refused, refuse } from '../refusal.ts';
import { foresee } from './foresee.ts';
import { type Entry, type Snapshot, shortEntry } from './log.ts';
import { withResignations } from './result.ts';
import { cardsHash, commitmentOf, KERNEL_VERSION, SAVE_FORMAT, type Save } from './save.ts';
import { type Along, nobody, Undo } from './undo.ts';

export interface Setup {
  readonly options?: object;
  readonly seats: number;
  /** 128 random bits as 32 hexadecimal digits. */
  readonly seed: string;
}

export interface AppliedEntry {
  readonly entry: Entry;
  readonly events: readonly AddressedEvent[];
}

/** What was being tried when the program failed. */
interface Attempt {
  readonly seat: unknown;
  readonly asked: unknown;
  readonly index?: unknown;
  readonly choice?: unknown;
}

/** A match is its set-up and the list of what happened; everything else follows from these. */
export class Match<S extends GameState = GameState, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly seed: string;
  readonly history: AppliedEntry[] = [];
  /** What the set-up itself told. */
  readonly opening: readonly AddressedEvent[];
  readonly resigned: Seat[] = [];
  #position: Position<S, C>;
  #undo = new Undo<S, C>();
  #base: Snapshot | null = null;

  private constructor(
    game: Game<S, C>,
    setup: Required<Setup>,
    position: Position<S, C>,
    opening: readonly AddressedEvent[],
  ) {
    this.game = game;
    this.options = { ...setup.options };
    this.seats = setup.seats;
    this.seed = setup.seed;
    this.#position = position;
    this.opening = opening;
  }

  static start<S extends GameState, C extends Choice>(game: Game<S, C>, setup: Setup): Match<S, C> | Refused {
    const { seats, seed } = setup;
    const tooMany = seatsRefusal(game, seats);
    if (tooMany) return tooMany;
    if (!isSeed(seed)) return refuse('refused.seed');
    const options = readOptions(game.options, setup.options ?? {}, seats);
    if (isRefused(options)) return options;
    const opening: AddressedEvent[] = [];
    const position = reported(
      () => ({ game: game.id, options, seats, seed, log: [] }),
      () => guarded(() => ended(Position.start(game, options, seats, Chance.fromSeed(seed), opening))),
    );
    return new Match(game, { options, seats, seed }, position, opening);
  }

  /** A match whose early log is only history: it goes on from a stored state. */
  static resume<S extends GameState, C extends Choice>(
    game: Game<S, C>,
    setup: Required<Setup>,
    history: readonly AppliedEntry[],
    state: S,
    base: Snapshot | null,
  ): Match<S, C> {
    const match = new Match(game, setup, new Position(game, state), []);
    for (const applied of history) {
      const { entry } = applied;
      match.history.push(applied);
      if (entry.kind === 'resign' && !match.resigned.includes(entry.seat)) match.resigned.push(entry.seat);
    }
    match.#base = base;
    return match;
  }

  get position(): Position<S, C> {
    return this.#position;
  }

  get state(): S {
    return this.#position.state;
  }

  /** How many entries the log has; the number clients ask on from. */
  get length(): number {
    return this.history.length;
  }

  get commitment(): string {
    return commitmentOf(this.seed);
  }

  get over(): boolean {
    return this.outcome() !== null;
  }

  hash(): string {
    return guarded(() => this.game.schema.hash(this.state));
  }

  view(seat: Seat): S {
    return this.#guard(() => this.game.schema.view(this.state, seat));
  }

  choices(seat: Seat): readonly C[] {
    return this.over ? [] : this.#guard(() => this.#position.choices(seat));
  }

  waiting(): readonly Seat[] {
    return this.over ? [] : this.#position.waiting();
  }

  outcome(): Outcome | null {
    const own = this.#position.over ? this.#guard(() => this.game.outcome(this.state)) : null;
    return withResignations(own, this.resigned, this.seats);
  }

  /** What a seat was told from entry `from` on, one list for each entry. */
  eventsSince(from: number, seat: Seat): GameEvent[][] {
    return this.history.slice(from).map(({ events }) => eventsFor(events, seat));
  }

  /** Answers a decision by its number and an index into its list of choices. */
  step(seat: unknown, asked: unknown, index: unknown, time = 0): AppliedEntry | Refused {
    if (this.over) return refuse('refused.over');
    return this.#take(() => step(this.#position, seat, asked, index), { seat, asked, index }, time);
  }

  /** As `step`, with the choice by value: for tools and logs. */
  play(seat: Seat, asked: number, choice: unknown, time = 0): AppliedEntry | Refused {
    if (this.over) return refuse('refused.over');
    return this.#take(() => stepByValue(this.#position, seat, asked, choice), { seat, asked, choice }, time);
  }

  /**
   * What a seat would see after a choice, up to the first question to anybody else; null where a step is not one, or
   * would tell the seat anything. It depends on nothing that the seat cannot see.
   */
  foresee(seat: Seat, asked: number, index: number): S | null {
    if (this.over || this.#position.refusal(seat, asked, index)) return null;
    return reported(
      () => ({ ...this.save(), attempted: { seat, asked, index } }),
      () => guarded(() => foresee(this.#position, seat, index)),
    );
  }

  /** Why a seat cannot take back its last step and what of `along` was answered since, or null when it can. */
  undoRefusal(seat: Seat, along: Along = nobody): Refused | null {
    if (this.over) return refuse('undo.over');
    return this.#guard(() => (this.#canRetract(seat) ? null : this.#undo.refusal(seat, along)));
  }

  /** Lets go of what only an undo by the other seats would need: bots, which take nothing back. */
  release(people: readonly Seat[], along: Along = nobody): void {
    this.#guard(() => this.#undo.release(people, along));
  }

  /** Whether an undo of a seat needs a state that was let go of: then the match has to be played again for it. */
  lacksState(seat: Seat): boolean {
    return !this.over && !this.#canRetract(seat) && !this.#undo.holds(seat);
  }

  undo(seat: Seat, time = 0, along: Along = nobody): AppliedEntry | Refused {
    return (
      this.undoRefusal(seat, along) ?? this.#takeBack(seat, this.#canRetract(seat) ? 1 : this.#undo.reach(seat), time)
    );
  }

  /** As `undo`, for the entry of a log: it may be older than some of the reasons that forbid one now. */
  repeatUndo(seat: Seat, steps: number, time: number): AppliedEntry | Refused {
    if (this.over) return refuse('undo.over');
    const retracts = steps === 1 && this.#canRetract(seat);
    const refused = retracts ? null : this.#guard(() => this.#undo.repeatRefusal(seat, steps));
    return refused ?? this.#takeBack(seat, steps, time);
  }

  #takeBack(seat: Seat, steps: number, time: number): AppliedEntry {
    if (this.#canRetract(seat)) {
      const twin = this.#position.copy();
      const index = at(twin.state.answers, seat);
      twin.retract(seat);
      this.#undo.retracted(seat, at(twin.choices(seat), index));
      this.#position = twin;
    } else this.#position = this.#undo.takeBack(steps, this.length);
    return this.#log({ kind: 'undo', seat, steps, time }, []);
  }

  /** Whether a seat took back a step that it can do again. */
  canRedo(seat: Seat): boolean {
    return !this.over && this.#undo.redoable(seat) !== null;
  }

  redo(seat: Seat, time = 0): AppliedEntry | Refused {
    const choice = this.over ? null : this.#undo.redoable(seat);
    if (!choice) return refuse('redo.nothing');
    const { asked } = this.state;
    const stepped = this.#try(() => stepByValue(this.#position, seat, asked, choice), { seat, asked, choice });
    if (isRefused(stepped)) return stepped;
    this.#undo.redone(seat);
    this.#accept(stepped, seat, true);
    return this.#log({ kind: 'redo', seat, time }, stepped.events);
  }

  /** With two seats, or one, the match ends; with more somebody plays on for the seat, and its person is placed last. */
  resign(seat: Seat, time = 0): AppliedEntry | Refused {
    if (this.over) return refuse('refused.over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return refuse('refused.noSuchSeat', { seat: brief(seat) });
    if (this.resigned.includes(seat)) return refuse('refused.alreadyResigned');
    this.resigned.push(seat);
    return this.#log({ kind: 'resign', seat, time }, []);
  }

  handOver(seat: Seat, to: string, time = 0): AppliedEntry | Refused {
    if (this.over) return refuse('refused.over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return refuse('refused.noSuchSeat', { seat: brief(seat) });
    return this.#log({ kind: 'handover', seat, to: to.slice(0, 60), time }, []);
  }

  save(withSnapshot = true): Save {
    return {
      format: SAVE_FORMAT,
      kernel: KERNEL_VERSION,
      chance: CHANCE_VERSION,
      game: this.game.id,
      rules: this.game.rules,
      cards: cardsHash(this.game),
      options: this.options,
      seats: this.seats,
      seed: this.seed,
      commitment: this.commitment,
      log: this.history.map(({ entry }) => shortEntry(entry)),
      hash: this.hash(),
      ...(withSnapshot ? { snapshot: { at: this.length, state: guarded(() => this.#position.copy().state) } } : {}),
      ...(this.#base ? { base: this.#base } : {}),
    };
  }

  #canRetract(seat: Seat): boolean {
    const { decision, answers } = this.state;
    return decision !== null && decision.seats.length > 1 && decision.seats.includes(seat) && answers[seat] !== -1
      ? this.#position.copy().retract(seat)
      : false;
  }

  #take(run: () => Stepped<S, C> | Refused, attempted: Attempt, time: number): AppliedEntry | Refused {
    const asked = this.state.asked;
    const stepped = this.#try(run, attempted);
    if (isRefused(stepped)) return stepped;
    const seat = attempted.seat as Seat;
    this.#accept(stepped, seat, false);
    const choice = this.game.schema.shorten(stepped.choice);
    return this.#log({ kind: 'step', seat, asked, choice, time }, stepped.events);
  }

  #try(run: () => Stepped<S, C> | Refused, attempted: Attempt): Stepped<S, C> | Refused {
    return reported(() => ({ ...this.save(), attempted }), run);
  }

  #guard<T>(run: () => T): T {
    return reported(
      () => this.save(),
      () => guarded(run),
    );
  }

  #accept(stepped: Stepped<S, C>, seat: Seat, again: boolean): void {
    const { position, choice } = stepped;
    this.#undo.record({ seat, at: this.length, before: this.#position, after: position, choice }, again);
    this.#position = stepped.position;
  }

  #log(entry: Entry, events: readonly AddressedEvent[]): AppliedEntry {
    // A clock that runs backwards or in fractions must not make the save unreadable.
    const time = Math.min(Math.max(0, Math.round(entry.time) || 0), Number.MAX_SAFE_INTEGER);
    const applied = { entry: { ...entry, time }, events };
    this.history.push(applied);
    return applied;
  }
}

/** Why a game cannot be played by this many, or null when it can. */
export function seatsRefusal(game: Pick<Game, 'seats'>, seats: unknown): Refused | null {
  const { min, max } = game.seats;
  const fits = isInteger(seats) && seats >= min && seats <= max;
  return fits ? null : refuse('refused.seats', { given: brief(seats), min, max });
}

/** Adds to a fault of the program what is needed to see it again. */
function reported<T>(report: () => unknown, run: () => T): T {
  try {
    return run();
  } catch (error) {
    // What made the report has it already. A state that cannot even be saved leaves the error without one.
    if (error instanceof EngineError) error.report ??= attempted(report);
    throw error;
  }
}

function attempted(report: () => unknown): unknown {
  try {
    return report();
  } catch {
    return null;
  }
}
