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
  readonly guided?: boolean;
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

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export const keep = async (kept: StoredMatch): Promise<void> =>
  void (await run('readwrite', (store) => store.put(kept)));
export const forget = async (id: string): Promise<void> => void (await run('readwrite', (store) => store.delete(id)));
export const fetchOne = (id: string): Promise<StoredMatch | undefined> => run('readonly', (store) => store.get(id));
export const fetchAll = (): Promise<StoredMatch[]> => run('readonly', (store) => store.getAll());
