import { Chance } from '../chance.ts';
import type {
  AddressedEvent,
  AnyGame,
  Choice,
  Decision,
  DecisionHandler,
  DecisionIn,
  Flow,
  Game,
  GameEvent,
  GameState,
  Seat,
  Task,
  TaskHandler,
  TaskIn,
} from '../game.ts';
import { brief, isInteger } from '../json.ts';
import { must } from '../must.ts';
import { EngineError, type Refused, refuse } from '../refusal.ts';
import { byName } from './handlers.ts';

/** A run of tasks longer than this, or a stack deeper, can only be a fault of the game's program. */
export const RUN_LIMIT = 20_000;
export const DEPTH_LIMIT = 1_000;

const NO_CHOICES: readonly never[] = [];
const NOBODY: readonly Seat[] = [];

/**
 * A state being played in place, with the legal choices of its open decision, which are worked out once.
 * It is what search walks on; `step` and `Match` put copies, checks, logs and undo around it. Its fields are plain ones,
 * set in the constructor, because one is made for every copy of a state and `#private` ones would double the price.
 */
export class Position<S extends GameState = GameState, C extends Choice = Choice> implements Flow<S> {
  readonly game: Game<S, C>;
  readonly state: S;
  readonly chance: Chance;
  /** Where events are collected; null when they are not needed. */
  events: AddressedEvent[] | null;
  /** The step told the acting seat something that its view does not show, so it cannot be undone. */
  barred: boolean;
  /** The acting seat had a question with only one answer within the step: that it had no choice may be its secret. */
  forced: boolean;
  /** No question to anybody but the seat that acts answers itself: the run stops there. */
  stopsAtOthers: boolean;
  /** Who made the step that runs now. */
  private actor: Seat;
  /** An answer has ended the match: the other answers given with it are ignored. */
  private finished: boolean;
  /** Whom the open decision asks. Kept apart from it, because decisions have too many shapes for V8. */
  private asked: readonly Seat[];
  /** The list of the only seat asked, or null. */
  private list: readonly C[] | null;
  /** Otherwise the lists by seat. */
  private lists: (readonly C[])[] | null;
  /** The handler that listed those choices, or null. The same handler also carries one of them out. */
  private asking: DecisionHandler<GameState, Decision, C> | null;
  private readonly tasks: ReadonlyMap<string, TaskHandler<GameState, Task>>;
  private readonly decisions: ReadonlyMap<string, DecisionHandler<GameState, Decision, C>>;

  constructor(game: Game<S, C>, state: S) {
    this.game = game;
    this.state = state;
    this.chance = new Chance(state.chance);
    this.events = null;
    this.barred = false;
    this.forced = false;
    this.stopsAtOthers = false;
    this.actor = -1;
    this.finished = false;
    this.asked = state.decision?.seats ?? NOBODY;
    this.list = null;
    this.lists = null;
    this.asking = null;
    const { tasks }: AnyGame = game;
    const { decisions }: Game<GameState, C> = game;
    this.tasks = byName(tasks);
    this.decisions = byName(decisions);
  }

  /** Sets a match up and runs it to its first question. */
  static start<S extends GameState, C extends Choice, O extends object>(
    game: Game<S, C, O>,
    options: O,
    seats: number,
    chance: Chance,
    events: AddressedEvent[] | null = null,
  ): Position<S, C> {
    const own = game.setup(options, seats, chance);
    const kernel: GameState = {
      chance: chance.lanes.slice(),
      tasks: [],
      decision: null,
      asked: 0,
      answers: [],
      known: [],
    };
    for (let seat = 0; seat < seats; seat++) {
      kernel.answers.push(-1);
      kernel.known.push([]);
    }
    // Assigned, not spread: a literal that goes on after a spread costs seventy times as much in V8.
    // Copied, because V8 keeps an object put together like that as a slow dictionary; the copy is a quick one.
    const state = game.schema.copy(Object.assign(kernel, own, { tasks: [] }) as unknown as S);
    const position = new Position<S, C>(game, state);
    position.events = events;
    position.push(...own.tasks);
    position.run();
    return position;
  }

  copy(): Position<S, C> {
    const twin = new Position(this.game, this.game.schema.copy(this.state));
    twin.list = this.list;
    twin.lists = this.lists;
    twin.asking = this.asking;
    return twin;
  }

  get over(): boolean {
    return this.state.decision === null;
  }

  /** The seats whose answer is still missing. */
  waiting(): readonly Seat[] {
    if (this.asked.length < 2) return this.asked;
    const { answers } = this.state;
    return this.asked.filter((seat) => answers[seat] === -1);
  }

  /** The legal choices of a seat; empty when it is not asked or has answered. */
  choices(seat: Seat): readonly C[] {
    if (this.asked.length === 1) {
      if (this.asked[0] !== seat) return NO_CHOICES;
      this.list ??= this.enumerate(this.open(), seat);
      return this.list;
    }
    const { decision, answers } = this.state;
    if (!decision || answers[seat] !== -1) return NO_CHOICES;
    return this.allLists()[seat] ?? NO_CHOICES;
  }

  /** Takes a choice from the list and plays on to the next question, without asking whether it is allowed. */
  advance(seat: Seat, index: number): void {
    this.actor = seat;
    const decision = this.open();
    if (this.asked.length === 1) this.choose(decision, seat, must(this.choices(seat)[index]));
    else {
      this.allLists();
      this.state.answers[seat] = index;
      if (this.waiting().length === 0) this.resolve();
    }
    this.run();
  }

  /** Why a seat may not give this answer to this decision, or null when it may. */
  refusal(seat: unknown, asked: unknown, index: unknown): Refused | null {
    const { decision, answers } = this.state;
    if (!isInteger(seat) || seat < 0 || seat >= answers.length)
      return refuse('refused.noSuchSeat', { seat: brief(seat) });
    if (!decision) return refuse('refused.over');
    if (asked !== this.state.asked) return refuse('refused.stale', { given: brief(asked), now: this.state.asked });
    if (!decision.seats.includes(seat)) return refuse('refused.notYours', { seat });
    if (decision.seats.length > 1 && answers[seat] !== -1) return refuse('refused.alreadyAnswered');
    if (!isInteger(index)) return refuse('refused.badIndex');
    const count = this.choices(seat).length;
    if (index < 0 || index >= count) return refuse('refused.noSuchChoice', { index, count });
    return null;
  }

  /** Takes back an answer of a question that still waits for others. */
  retract(seat: Seat): boolean {
    const { decision, answers } = this.state;
    if (!decision || decision.seats.length === 1 || !decision.seats.includes(seat)) return false;
    if (answers[seat] === -1 || (this.allLists()[seat]?.length ?? 0) < 2) return false;
    answers[seat] = -1;
    return true;
  }

  push(...tasks: TaskIn<S>[]): void {
    const stack: unknown[] = this.state.tasks;
    for (let i = tasks.length - 1; i >= 0; i--) stack.push(tasks[i]);
  }

  ask(decision: DecisionIn<S>): void {
    const open = this.state.decision;
    const asked: Decision = decision;
    if (open) throw new EngineError('engine.twoDecisions', { first: open.kind, second: asked.kind });
    const { seats } = asked;
    for (let i = 0; i < seats.length; i++)
      if (this.state.answers[must(seats[i])] === undefined)
        throw new EngineError('engine.noSuchSeat', { decision: asked.kind });
    this.state.decision = asked;
    this.state.asked++;
    this.asked = seats;
    if (seats.length > 1) this.state.answers.fill(-1);
    this.list = null;
    this.lists = null;
    this.asking = null;
  }

  emit(event: GameEvent): void {
    this.events?.push({ event });
  }

  tell(to: readonly Seat[], event: GameEvent, others?: GameEvent): void {
    this.events?.push(others ? { event, to, others } : { event, to });
  }

  finish(): void {
    this.state.tasks.length = 0;
    this.close();
    this.finished = true;
  }

  barrier(): void {
    this.barred = true;
  }

  /** Runs tasks until a question needs an answer or nothing is left to do. */
  private run(): void {
    const state = this.state;
    for (let steps = 0; ; steps++) {
      if (steps > RUN_LIMIT) throw new EngineError('engine.runaway', { limit: RUN_LIMIT });
      if (state.decision) {
        if (!this.answersItself()) return;
        continue;
      }
      if (state.tasks.length > DEPTH_LIMIT) throw new EngineError('engine.depth', { limit: DEPTH_LIMIT });
      const task = state.tasks.pop();
      if (!task) return;
      const run = this.tasks.get(task.kind);
      if (!run) throw new EngineError('engine.unknownTask', { kind: task.kind });
      run(state, task, this);
    }
  }

  /** A question with one answer answers itself. */
  private answersItself(): boolean {
    const decision = this.open();
    if (this.asked.length === 1) {
      const seat = must(this.asked[0]);
      if (this.stopsAtOthers && seat !== this.actor) return false;
      const list = this.choices(seat);
      if (list.length > 1) return false;
      // That another seat had no choice may be a secret of its hand.
      if (seat === this.actor) this.forced = true;
      else this.barred = true;
      this.choose(decision, seat, must(list[0]));
      return true;
    }
    if (this.stopsAtOthers) return false;
    const lists = this.allLists();
    for (const seat of this.asked) if (lists[seat]?.length === 1) this.state.answers[seat] = 0;
    if (this.waiting().length > 0) return false;
    this.barred = true;
    this.resolve();
    return true;
  }

  private choose(decision: Decision, seat: Seat, choice: C): void {
    const handler = this.asking ?? this.handler(decision.kind);
    this.close();
    this.list = null;
    handler.choose(this.state, decision, seat, choice, this);
  }

  /** All have answered: the answers are read before any of them changes the state. */
  private resolve(): void {
    const decision = this.open();
    const lists = this.allLists();
    const chosen = decision.seats.map((seat) => ({
      seat,
      choice: must(lists[seat]?.[must(this.state.answers[seat])]),
    }));
    this.close();
    this.state.answers.fill(-1);
    this.lists = null;
    const handler = this.handler(decision.kind);
    for (const { seat, choice } of chosen) if (!this.finished) handler.choose(this.state, decision, seat, choice, this);
  }

  private allLists(): (readonly C[])[] {
    if (this.lists) return this.lists;
    const decision = this.open();
    const lists: (readonly C[])[] = this.state.answers.map(() => NO_CHOICES);
    if (decision.seats.length === 0) throw new EngineError('engine.noChoices', { decision: decision.kind });
    for (const seat of decision.seats) lists[seat] = this.enumerate(decision, seat);
    this.lists = lists;
    return lists;
  }

  private open(): Decision {
    return must(this.state.decision, 'the decision');
  }

  private close(): void {
    this.state.decision = null;
    this.asked = NOBODY;
  }

  private enumerate(decision: Decision, seat: Seat): readonly C[] {
    this.asking = this.handler(decision.kind);
    const list = this.asking.choices(this.state, decision, seat);
    if (list.length === 0) throw new EngineError('engine.noChoices', { decision: decision.kind });
    return list;
  }

  private handler(kind: string): DecisionHandler<GameState, Decision, C> {
    const handler = this.decisions.get(kind);
    if (!handler) throw new EngineError('engine.unknownDecision', { kind });
    return handler;
  }
}
