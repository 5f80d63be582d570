import type { GameId, Reason, Save, Seat } from '@cinderhall/kernel';
import type {
  Character,
  ClientMessage,
  Id,
  Named,
  OnlineSeat,
  ReplayState,
  ServerMessageOf,
  TableInfo,
  TableSettings,
  TableState as WireState,
} from '@cinderhall/protocol';
import type { LessonStage } from './learn/lesson.ts';

/**
 * What a table and its host say to each other. A server and the engine in this browser speak the same; what goes over
 * the wire is defined in `@cinderhall/protocol`, and here is what only this client adds.
 */
export type {
  Character,
  ChatLine,
  ClockReading as Clock,
  ClockSetting,
  Id,
  Named,
  OnlineSeat,
  TableSettings,
  VisibleEntry,
} from '@cinderhall/protocol';
export type { Save, Seat };

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** From the table to its host; the line adds the id that comes back with the answer. */
export type Request = WithoutId<Exclude<ClientMessage, { type: 'ping' }>>;

/** Everything a seat gets to see. */
export interface TableState extends WireState {
  /** Bots wait until the turn is ended: only here can it still be taken back. */
  readonly held?: boolean;
  /** A first match with a script: how far it is. */
  readonly lesson?: LessonStage;
}

/** A moment of a replay. */
export interface ReplayMoment extends ReplayState {
  /** Where everything lies open: for each seat the cards that only it could see. */
  readonly held?: readonly (readonly number[])[];
}

/** How much of a hint is thought out, from 0 to 1. */
export interface Hinting {
  readonly type: 'hinting';
  readonly table: Id;
  readonly done: number;
}

/** There is nothing more to see here. */
export interface Gone {
  readonly type: 'gone';
  readonly table: Id;
}

/** Another tab of this browser plays the match now, or has removed it. */
export interface Elsewhere {
  readonly type: 'elsewhere';
  readonly table: Id;
}

/** What a host says by itself about a table. */
export type News =
  | TableState
  | Hinting
  | Gone
  | Elsewhere
  | ServerMessageOf<'call' | 'chat' | 'presence' | 'changed' | 'botShare' | 'halted'>;

export type Hint = ServerMessageOf<'hint'>;
export type Foreseen = ServerMessageOf<'foreseen'>;
export type Why = ServerMessageOf<'why'>;

/** What was refused, and why, as words. */
export interface Refusal {
  readonly type: 'refused';
  readonly reason: Reason;
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
  readonly entryCount: number;
  readonly over: boolean;
  /** The people's seats whose turn it is. */
  readonly waiting: readonly Seat[];
  /** The round it is in or ended in; 0 before the first, and where nobody kept it. */
  readonly round: number;
  readonly scores: readonly number[];
  /** Everybody's place once it is over; null before, and where nobody kept it. */
  readonly places: readonly number[] | null;
  /** A first match: everything is explained the first time it comes up. */
  readonly guided?: boolean;
  readonly lesson?: LessonStage;
  /** What only a table of the server has. */
  readonly online?: Online;
}

export interface Online {
  readonly status: TableInfo['status'];
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
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatPlan[];
  /** A word that always deals the same; without one, chance decides. */
  readonly deal?: string;
}
