import type { GameId } from '@cinderhall/kernel';
import { effect, signal } from '@preact/signals';
import { milliseconds, settings } from '../app/settings.ts';
import type { Host, Line } from '../host.ts';
import type { Id, News, NewTable, Refusal, Save, TableCard } from '../protocol.ts';
import type { LocalRequest, WorkerMessage, WorkerRequest } from './worker-messages.ts';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Map<Id, Set<(news: News) => void>>();

/** The engine is fetched when it is first needed, after the first paint. */
function engine(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = started;
  started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('news' in data) {
      for (const hear of listeners.get(data.news.table) ?? []) hear(data.news);
      return;
    }
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new Error(data.failed));
    else one?.resolve(data.reply);
  });
  effect(() => {
    const { pace, holdBots } = settings.value;
    void ask({ type: 'pace', wait: milliseconds[pace], hold: holdBots });
  });
  return started;
}

function ask<T>(request: WorkerRequest['request']): Promise<T> {
  const id = ++count;
  const to = engine();
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    to.postMessage({ id, request } satisfies WorkerRequest);
  });
}

/** Waits until everything that was played here is stored. */
export async function settleLocal(): Promise<void> {
  if (worker) await ask({ type: 'settle' });
}

const askLocal = <T>(request: LocalRequest): Promise<T> => ask(request);

/** What only the host in this browser does: a server has lists of its own. */
interface LocalHost extends Host {
  table(id: Id): Promise<TableCard | null>;
  tables(): Promise<readonly TableCard[]>;
  create(plan: NewTable): Promise<Id | Refusal>;
  /** Fetches what a match of this game needs, so that it is there when the match begins. */
  prepare(game: GameId): Promise<void>;
  /** Lays out the first match of a game, with its coach. */
  teach(game: GameId): Promise<Id | Refusal>;
  /** The coach goes; the match goes on. */
  leaveLesson(table: Id): Promise<void>;
  drop(id: Id): Promise<void>;
  load(save: unknown): Promise<Id | Refusal>;
  /** Lays a save open under this name, to be replayed; it is not kept. */
  study(table: Id, save: Save, names: readonly string[]): Promise<Id | Refusal>;
  proceed(table: Id): Promise<void>;
}

export const localHost: LocalHost = {
  kind: 'local',
  line: signal<Line>('open'),
  listen(table, hear) {
    const all = listeners.get(table) ?? new Set();
    listeners.set(table, all);
    all.add(hear);
    return () => void all.delete(hear);
  },
  send: (request) => ask(request),
  stopHint: (table) => void askLocal({ type: 'stopHint', table }),
  tables: () => askLocal({ type: 'tables' }),
  table: (table) => askLocal({ type: 'table', table }),
  prepare: (game) => askLocal({ type: 'prepare', game }),
  create: (plan) => askLocal({ type: 'create', plan }),
  teach: (game) => askLocal({ type: 'teach', game }),
  leaveLesson: (table) => askLocal({ type: 'leaveLesson', table }),
  drop: (table) => askLocal({ type: 'drop', table }),
  save: (table) => askLocal({ type: 'save', table }),
  load: (save) => askLocal({ type: 'load', save }),
  replay: (table, at, seat) => askLocal({ type: 'replay', table, at, seat }),
  stats: (table) => askLocal({ type: 'stats', table }),
  playOn: (table, at, seat) => askLocal({ type: 'playOn', table, at, seat }),
  rematch: ({ game, options, seats }) => askLocal({ type: 'create', plan: { game, options, seats } }),
  study: (table, save, names) => askLocal({ type: 'study', table, save, names }),
  proceed: (table) => askLocal({ type: 'proceed', table }),
};
