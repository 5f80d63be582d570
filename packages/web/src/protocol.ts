import type { Choice, GameEvent, GameId, GameState, Outcome, Reason, Save, Seat } from '@cinderhall/kernel';

/** What a table and its host say to each other. A server and the engine in this browser speak the same. */
export const PROTOCOL = 1;
export type Id = string;

/** From the table to its host. `id` comes back with the answer. */
export type Request =
  | { readonly type: 'watch'; readonly table: Id; readonly since?: number; readonly invite?: string }
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
  | {
      readonly type: 'foresee';
      readonly table: Id;
      readonly seat: Seat;
      readonly decision: number;
      readonly index: number;
    }
  | { readonly type: 'say'; readonly table: Id; readonly text: string };

/** One entry of the log as a viewer may know it. */
export interface Moment {
  readonly n: number;
  readonly kind: 'setup' | 'step' | 'undo' | 'redo' | 'resign' | 'handover' | 'upgrade';
  /** Left out where it would tell who was the last to answer. */
  readonly seat?: Seat;
  readonly to?: string;
  readonly time: number;
  readonly events: readonly GameEvent[];
}

/** The clock of one seat: milliseconds left when it was told, and whether it runs. */
export interface Clock {
  readonly left: number;
  readonly runs: boolean;
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
  readonly clocks: readonly Clock[] | null;
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

export interface ChatLine {
  readonly line: number;
  readonly person: Id;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly removed: boolean;
}

export interface Chat {
  readonly type: 'chat';
  readonly table: Id;
  readonly lines: readonly ChatLine[];
}

/** Who looks at the table now: seats whose people are here, and how many others. */
export interface Present {
  readonly type: 'company';
  readonly table: Id;
  readonly here: readonly Seat[];
  readonly spectators: number;
}

/** How much of a hint is thought out, from 0 to 1. */
export interface Hinting {
  readonly type: 'hinting';
  readonly table: Id;
  readonly done: number;
}

/** What a host says by itself. `changed`: seats or settings; `gone`: there is nothing more to see here. */
export type News =
  | TableState
  | Handover
  | Hinting
  | Chat
  | Present
  | { readonly type: 'changed' | 'gone' | 'halted'; readonly table: Id };

export interface Hint {
  readonly type: 'hint';
  readonly decision: number;
  /** The best choices, the best one first. */
  readonly best: readonly { readonly index: number; readonly reasons: readonly Reason[] }[];
}

/** What the seat would see after an answer; null where the answer would tell it something new. */
export interface Foreseen {
  readonly type: 'foreseen';
  readonly seat: Seat;
  readonly decision: number;
  readonly index: number;
  readonly view: GameState | null;
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
  /** What only a table of the server has. */
  readonly online?: Online;
}

export interface Named {
  readonly id: Id;
  readonly name: string;
}

export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly hours: number };

/** What the owner decides about a table of the server, besides the options of the game. */
export interface TableSettings {
  readonly clock: ClockSetting;
  readonly timeout: 'bot' | 'resign';
  readonly standIn: string;
  readonly spectators: boolean;
  readonly listed: boolean;
  readonly hints: boolean;
}

export interface OnlineSeat {
  readonly seat: Seat;
  readonly kind: 'person' | 'open' | 'invited' | 'shared' | 'bot';
  readonly level: string | null;
  readonly person: Named | null;
  /** Of a bot. */
  readonly character?: Character;
}

export interface Online {
  readonly status: 'open' | 'running' | 'over' | 'halted' | 'closed';
  readonly owner: Named;
  readonly settings: TableSettings;
  readonly seats: readonly OnlineSeat[];
  /** My own seats. */
  readonly mine: readonly Seat[];
  /** Only the owner of an open table is told. */
  readonly invite?: string;
  /** The table of the rematch, when somebody has asked for one. */
  readonly next: Id | null;
  readonly imported: boolean;
  /** Until when my answer is waited for, in milliseconds since 1970; null without a clock. */
  readonly due: number | null;
}

export interface NewTable {
  readonly guided?: boolean;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatPlan[];
  /** A word that always deals the same; without one, chance decides. */
  readonly deal?: string;
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

export type { Save, Seat };
