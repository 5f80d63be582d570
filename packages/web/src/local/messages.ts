import type { Id, News, NewTable, Request, Save } from '../protocol.ts';

/** What only a host in the browser can be asked; a server answers these over HTTP. */
export type Errand =
  | { readonly type: 'tables' }
  | { readonly type: 'table' | 'drop'; readonly table: Id }
  | { readonly type: 'save' | 'course' | 'proceed' | 'stopHint'; readonly table: Id }
  | { readonly type: 'create'; readonly plan: NewTable }
  | { readonly type: 'load'; readonly save: unknown }
  | { readonly type: 'study'; readonly table: Id; readonly save: Save; readonly names: readonly string[] }
  | { readonly type: 'replay' | 'playOn'; readonly table: Id; readonly at: number; readonly seat: number }
  | { readonly type: 'pace'; readonly wait: number; readonly hold: boolean };

/** Over the wire to the worker and back. */
export interface Letter {
  readonly id: number;
  readonly request: Request | Errand;
}
export type Post =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly news: News };
