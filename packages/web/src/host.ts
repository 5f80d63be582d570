import type {
  Course,
  Hint,
  Id,
  News,
  NewTable,
  Refusal,
  ReplayState,
  Request,
  Save,
  TableCard,
  Why,
} from './protocol.ts';

export type Reply = { readonly type: 'ok' } | Hint | Why | Refusal;

/** Where a match is kept and played: the engine in this browser, or a server. */
export interface Host {
  readonly kind: 'local' | 'remote';
  /** Listens to one table; what it answers ends that. */
  listen(table: Id, hear: (news: News) => void): () => void;
  send(request: Request): Promise<Reply>;
  /** Gives up thinking about a hint, where that can be stopped. */
  stopHint?(table: Id): void;
  tables(): Promise<readonly TableCard[]>;
  table(id: Id): Promise<TableCard | null>;
  create(plan: NewTable): Promise<Id | Refusal>;
  drop(id: Id): Promise<void>;
  save(id: Id): Promise<Save | null>;
  load(save: unknown): Promise<Id | Refusal>;
  replay(id: Id, at: number, seat: number): Promise<ReplayState | Refusal>;
  course(id: Id): Promise<Course>;
  /** A new table that goes on from there, the seat played by a person and the others by bots. */
  playOn(id: Id, at: number, seat: number): Promise<Id | Refusal>;
}
