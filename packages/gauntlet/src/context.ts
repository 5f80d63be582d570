import type { AddressedEvent, AnyGame, Chance, Choice, GameState, Match, Position, Seat } from '@cinderhall/kernel';
import { guard } from './fault.ts';
import type { RunStats } from './run-stats.ts';
import type { TextChecker } from './text-checker.ts';
import type { Effort, Trial } from './trial.ts';
import type { Pools } from './worlds.ts';

/** A match under test and everything that a check may need to judge it. */
export class CheckContext {
  readonly trial: Trial;
  readonly game: AnyGame;
  readonly match: Match;
  readonly stats: RunStats;
  readonly texts: TextChecker;
  readonly effort: Effort;
  /** What the checks draw from; never the chance of the match. */
  readonly chance: Chance;
  /** A fault is being looked for again: more is drawn at each step. */
  readonly thorough: boolean;
  readonly steps: Step[] = [];
  /** The spectator and all seats. */
  readonly viewers: readonly Seat[];
  #views = new Map<Seat, GameState>();
  #viewed: Position | null = null;

  constructor(
    match: Match,
    trial: Trial,
    about: Pick<CheckContext, 'stats' | 'texts' | 'effort' | 'chance' | 'thorough'>,
  ) {
    this.match = match;
    this.game = match.game;
    this.trial = trial;
    this.stats = about.stats;
    this.texts = about.texts;
    this.effort = about.effort;
    this.chance = about.chance;
    this.thorough = about.thorough;
    this.viewers = Array.from({ length: match.seats + 1 }, (_, i) => i - 1);
  }

  get position(): Position {
    return this.match.position;
  }

  get state(): GameState {
    return this.match.state;
  }

  /** The view of the present position, built once; not for those who might change it. */
  view(seat: Seat): GameState {
    if (this.#viewed !== this.position) {
      this.#viewed = this.position;
      this.#views = new Map();
    }
    let view = this.#views.get(seat);
    if (!view) {
      view = guard('state', `the view of ${nameOf(seat)}`, () => this.game.schema.view(this.state, seat));
      this.#views.set(seat, view);
    }
    return view;
  }

  hidden(state: GameState, seat: Seat): Pools {
    return guard('trial', 'hidden()', () => this.trial.hidden(state, seat));
  }

  /** At most `effort.tries` of a list, each with its index. */
  some<T>(items: readonly T[]): [index: number, item: T][] {
    const all = [...items.entries()];
    return all.length <= this.effort.tries ? all : this.chance.shuffle(all).slice(0, this.effort.tries);
  }
}

export const nameOf = (seat: Seat): string => (seat < 0 ? 'a spectator' : `seat ${seat}`);

/** A step by value, so that it can be tried in other places. */
export interface Step {
  readonly seat: Seat;
  readonly choice: Choice;
}

export interface Played extends Step {
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly AddressedEvent[];
  /** Whether this step gets the costly checks. */
  readonly sampled: boolean;
}

/** One thing that is watched throughout a match. A hook that finds a fault throws it. */
export interface Check {
  /** At every position, the first and the last included. */
  each?(context: CheckContext): void;
  /** At positions drawn from the seed, before a step. */
  sampled?(context: CheckContext): void;
  /** After every step. */
  played?(context: CheckContext, played: Played): void;
  /** When the match is over. */
  over?(context: CheckContext): void;
}

/** Makes a check for one match. */
export type CheckMaker = (context: CheckContext) => Check;
