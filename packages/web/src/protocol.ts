import type { Choice, GameEvent, GameId, GameState, Outcome, Reason, Save, Seat } from '@cinderhall/kernel';

/** What a table and its host say to each other. A server and the engine in this browser speak the same. */
export const PROTOCOL = 1;
export type Id = string;

/** From the table to its host. `id` comes back with the answer. */
export type Request =
  | { readonly type: 'watch'; readonly table: Id; readonly since?: number }
  | { readonly type: 'leave'; readonly table: Id }
  | {
      readonly type: 'answer';
      readonly table: Id;
      readonly seat: Seat;
      readonly decision: number;
      readonly index: number;
    }
  | {
      readonly type: 'undo' | 'redo' | 'resign' | 'handOver' | 'takeBack' | 'ready';
      readonly table: Id;
      readonly seat: Seat;
    }
  | { readonly type: 'why'; readonly table: Id; readonly seat: Seat; readonly ref: string }
  | { readonly type: 'hint'; readonly table: Id; readonly seat: Seat }
  | { readonly type: 'say'; readonly table: Id; readonly text: string };

/** One entry of the log as a viewer may know it. */
export interface Moment {
  readonly n: number;
  readonly kind: 'setup' | 'step' | 'undo' | 'redo' | 'resign' | 'handover';
  /** Left out where it would tell who was the last to answer. */
  readonly seat?: Seat;
  readonly to?: string;
  readonly time: number;
  readonly events: readonly GameEvent[];
}

export interface Clocks {
  readonly [name: string]: unknown;
}

/** Everything a seat gets to see. */
export interface TableState {
  readonly type: 'state';
  readonly table: Id;
  /** Whose eyes; −1 a spectator's. */
  readonly seat: Seat;
  /** How many moments there are. */
  readonly n: number;
  readonly view: GameState;
  /** What happened since the last message to this seat. */
  readonly moments: readonly Moment[];
  readonly choices: readonly Choice[];
  readonly clocks: Clocks | null;
  readonly undo: boolean;
  /** Why nothing can be taken back, where the host says so before it is asked. */
  readonly undoRefused?: Reason | null;
  /** Whether a step that was taken back can be done again. */
  readonly redo?: boolean;
  /** For each seat the level of the bot that plays it, or null. */
  readonly bots: readonly (string | null)[];
  readonly resigned: readonly Seat[];
  readonly halted: boolean;
  readonly outcome: Outcome | null;
  readonly seed?: string;
  /** Bots wait until the turn is ended: only here can it still be taken back. */
  readonly held?: boolean;
}

export interface Handover {
  readonly type: 'handover';
  readonly table: Id;
  readonly seat: Seat;
}

/** How much of a hint is thought out, from 0 to 1. */
export interface Hinting {
  readonly type: 'hinting';
  readonly table: Id;
  readonly done: number;
}

/** What a host says by itself. */
export type News = TableState | Handover | Hinting | { readonly type: 'chat' | 'gone'; readonly table: Id };

export interface Hint {
  readonly type: 'hint';
  readonly decision: number;
  /** The best choices, the best one first. */
  readonly best: readonly { readonly index: number; readonly reasons: readonly Reason[] }[];
}

export interface Why {
  readonly type: 'why';
  readonly reasons: readonly Reason[];
}

/** What was refused, and why, as words. */
export interface Refusal {
  readonly type: 'error';
  readonly reason: Reason;
}

/** Who a bot is at the table: a way to play, and a name in every language. */
export interface Character {
  readonly personality: string;
  readonly name: { readonly en: string; readonly pl: string };
}

export interface SeatPlan {
  readonly kind: 'person' | 'bot';
  /** Empty: a bot is called as its character is. */
  readonly name: string;
  readonly level: string | null;
  readonly character?: Character;
}

export interface TableCard {
  readonly id: Id;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  readonly changed: number;
  readonly moments: number;
  readonly over: boolean;
  /** The people's seats whose turn it is. */
  readonly waiting: readonly Seat[];
  /** A few numbers to tell the table by, such as its scores. */
  readonly scores: readonly number[];
  /** A first match: everything is explained the first time it comes up. */
  readonly guided?: boolean;
}

export interface NewTable {
  readonly guided?: boolean;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatPlan[];
  /** Left out: chance decides. */
  readonly seed?: string;
}

/** The match as it stood after `at` moments, seen from one seat. */
export interface ReplayState {
  readonly at: number;
  readonly of: number;
  readonly view: GameState;
  readonly moment: Moment | null;
  /** For each moment who made it and in which round, for the slider. */
  readonly marks: readonly { readonly seat: Seat | null; readonly round: number }[];
}

/** Numbers over time: for each name, for each moment, one number a seat. */
export interface Course {
  readonly names: readonly string[];
  readonly values: { readonly [name: string]: readonly (readonly number[])[] };
  readonly rounds: readonly number[];
}

export type { Save };
