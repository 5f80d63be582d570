import type { GameId } from '@cinderhall/kernel';
import type { Id, News, NewTable, Request, Save } from '../protocol.ts';

/** What only a host in the browser can be asked; a server answers these over HTTP. */
export type LocalRequest =
  | { readonly type: 'tables' | 'settle' }
  | { readonly type: 'table' | 'drop'; readonly table: Id }
  | { readonly type: 'teach' | 'prepare'; readonly game: GameId }
  | { readonly type: 'save' | 'stats' | 'proceed' | 'leaveLesson' | 'stopHint'; readonly table: Id }
  | { readonly type: 'create'; readonly plan: NewTable }
  | { readonly type: 'load'; readonly save: unknown }
  | { readonly type: 'study'; readonly table: Id; readonly save: Save; readonly names: readonly string[] }
  | { readonly type: 'replay' | 'playOn'; readonly table: Id; readonly at: number; readonly seat: number }
  | { readonly type: 'pace'; readonly wait: number; readonly hold: boolean };

/** From the page to the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly request: Request | LocalRequest;
}
/** From the worker to the page. */
export type WorkerMessage =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly news: News };
