import type { LessonStage } from '../learn/lesson.ts';
import type { Save, SeatPlan } from '../protocol.ts';

/** A match as this browser keeps it. */
export interface StoredMatch {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  readonly changed: number;
  readonly save: Save;
  /** So that a list needs no engine. */
  readonly over: boolean;
  readonly waiting: readonly number[];
  readonly scores: readonly number[];
  /** Left out by older versions, like the next. */
  readonly round?: number;
  readonly places?: readonly number[] | null;
  readonly guided?: boolean;
  readonly lesson?: LessonStage;
  /** The tab that plays it now; nobody else stores it. */
  readonly owner?: string;
}

const STORE = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('cinderhall', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Answers once it is committed: a request that succeeded may still be lost with the page. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  await committed(transaction);
  return request.result;
}

/** Reads a match and writes it, with nothing in between; what `change` answers is stored, and null leaves it as it is. */
async function rewrite(
  id: string,
  change: (found: StoredMatch | undefined) => StoredMatch | null,
): Promise<StoredMatch | undefined> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const asked: IDBRequest<StoredMatch | undefined> = store.get(id);
  asked.onsuccess = () => {
    const changed = change(asked.result);
    if (changed) store.put(changed);
  };
  await committed(transaction);
  return asked.result;
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

export const keep = async (kept: StoredMatch): Promise<void> =>
  void (await run('readwrite', (store) => store.put(kept)));
/** Makes a tab the one that plays a match, and answers what was stored until then. */
export const claim = (id: string, owner: string): Promise<StoredMatch | undefined> =>
  rewrite(id, (found) => (found && found.owner !== owner ? { ...found, owner } : null));
/** Stores what a tab has played, unless another one plays the match by now or it was removed: then the answer is false. */
export async function keepOwn(kept: StoredMatch, owner: string): Promise<boolean> {
  let mine = false;
  await rewrite(kept.id, (found) => {
    mine = found !== undefined && (found.owner === undefined || found.owner === owner);
    return mine ? { ...kept, owner } : null;
  });
  return mine;
}
export const forget = async (id: string): Promise<void> => void (await run('readwrite', (store) => store.delete(id)));
export const fetchOne = (id: string): Promise<StoredMatch | undefined> => run('readonly', (store) => store.get(id));
export const fetchAll = (): Promise<StoredMatch[]> => run('readonly', (store) => store.getAll());
