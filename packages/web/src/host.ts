import type { Stats } from '@cinderhall/kernel';
import type { ServerMessageOf } from '@cinderhall/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Foreseen, Hint, Id, News, Refusal, ReplayState, Request, TableCard, Why } from './protocol.ts';

export type Reply = ServerMessageOf<'ok'> | Hint | Why | Foreseen | Refusal;

/**
 * How the line to a host is. `lost`: being connected again; `closing`: the server said that it restarts; `stalled`: the
 * server waits for its database; `ended`: the session is over, and nobody tries again until there is another one;
 * `outdated`: the server is newer than this page, which has to be loaded anew.
 */
export type Line = 'idle' | 'connecting' | 'open' | 'lost' | 'closing' | 'stalled' | 'ended' | 'outdated';

/** Where a match is kept and played: the engine in this browser, or a server. */
export interface Host {
  readonly kind: 'local' | 'remote';
  readonly line: ReadonlySignal<Line>;
  /** Listens to one table; what it answers ends that. */
  listen(table: Id, hear: (news: News) => void): () => void;
  send(request: Request): Promise<Reply>;
  /** Gives up thinking about a hint, where that can be stopped. */
  stopHint?(table: Id): void;
  /** Null where there is no such table. */
  table(id: Id): Promise<TableCard | null | Refusal>;
  /** The match as a file: the whole save, or before the end of an online match what the own seat knows. */
  save(id: Id): Promise<object | null>;
  replay(id: Id, at: number, seat: number): Promise<ReplayState | Refusal>;
  stats(id: Id): Promise<Stats>;
  /** A new table that goes on from there, the seat played by a person and the others by bots. */
  playOn(id: Id, at: number, seat: number): Promise<Id | Refusal>;
  /** The same once more: those who play online are called to the new table. */
  rematch(card: TableCard): Promise<Id | Refusal>;
}

export const isRefusal = (found: object | string | null): found is Refusal =>
  typeof found === 'object' && found !== null && 'type' in found && found.type === 'refused';
