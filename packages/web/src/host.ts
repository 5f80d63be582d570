import type { Stats } from '@cinderhall/kernel';
import type { ServerMessageOf } from '@cinderhall/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Foreseen, Hint, Id, News, Refusal, ReplayMoment, Request, TableCard, Why } from './protocol.ts';

export type Reply = ServerMessageOf<'ok'> | Hint | Why | Foreseen | Refusal;

/**
 * How the line to a host is. `lost`: being connected again; `closing`: the server said that it restarts; `stalled`: the
 * server waits for its database; `ended`: the session is over, and nobody tries again until there is another one;
 * `outdated`: the server is newer than this page, which has to be loaded anew.
 */
export type Line = 'idle' | 'connecting' | 'open' | 'lost' | 'closing' | 'stalled' | 'ended' | 'outdated';

/** Eyes that nothing is hidden from, in a replay of a match that is over. */
export const OPEN = -2;

/**
 * Where a match is kept and played: the engine in this browser, or a server. Both take the same requests and say the same
 * about a table, so that code which shows a table need not know which one it is.
 *
 *     const host = await hostOf(id);
 *     const unsubscribe = host.listen(id, (news) => {
 *       if (news.type === 'state') draw(news);
 *     });
 *     await host.send({ type: 'watch', table: id, since: -1 });
 *
 *     // Later, when somebody clicks the first choice of the last `state` that was drawn:
 *     const { seat, decision } = state;
 *     const reply = await host.send({ type: 'answer', table: id, seat, decision, index: 0 });
 *     if (reply.type === 'refused') session.say(reply.reason);
 *
 *     unsubscribe();
 *     await host.send({ type: 'leave', table: id });
 */
export interface Host {
  readonly kind: 'local' | 'remote';
  readonly line: ReadonlySignal<Line>;
  /** Listens to one table; the function it returns stops listening. */
  listen(table: Id, hear: (news: News) => void): () => void;
  /** Never fails: what cannot be done is answered with `refused`. The state that follows is told to listeners. */
  send(request: Request): Promise<Reply>;
  /** False where nobody gives hints: a puzzle would tell its answer. */
  readonly hints?: false;
  /** Gives up thinking about a hint, where that can be stopped. */
  stopHint?(table: Id): void;
  /** Null where there is no such table. */
  table(id: Id): Promise<TableCard | null | Refusal>;
  /** The match as a file: the whole save, or before the end of an online match what the own seat knows. */
  save(id: Id): Promise<object | null>;
  /** The match after its first `at` entries, as far as the seat may know; after the end `OPEN` may know everything. */
  replay(id: Id, at: number, seat: number): Promise<ReplayMoment | Refusal>;
  /** The game's own numbers over time. */
  stats(id: Id): Promise<Stats>;
  /** A new table that goes on from there, the seat played by a person and the others by bots. */
  playOn(id: Id, at: number, seat: number): Promise<Id | Refusal>;
  /** The same once more: those who play online are called to the new table. */
  rematch(card: TableCard): Promise<Id | Refusal>;
}

export const isRefusal = (found: object | string | null): found is Refusal =>
  typeof found === 'object' && found !== null && 'type' in found && found.type === 'refused';
