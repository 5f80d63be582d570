import type { ReviewReport } from '@cinderhall/bots/review';
import type { Save } from '../protocol.ts';
import { type Attachments, attachmentsIn, type Notes } from './attachments.ts';

const STORE = 'reviews';
const NOTES = 'notes';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('cinderhall-reviews', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
      request.result.createObjectStore(NOTES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(
  store: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(store, mode).objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The same match has the same hash, however it came here. Behind it follows by which method it was judged. */
const prefixOf = ({ hash, rules }: Save, seat: number): string => `${hash}/${rules}/${seat}`;
const keyOf = (save: Save, { seat, method }: ReviewReport): string => `${prefixOf(save, seat)}/${method}`;
/** Everything that was ever kept of a seat, also from before methods had names. */
const rangeOf = (save: Save, seat: number): IDBKeyRange => {
  const prefix = prefixOf(save, seat);
  return IDBKeyRange.bound(prefix, `${prefix}/\uffff`);
};

/** What was kept of a seat, by whatever method. */
export const keptReviews = (save: Save, seat: number): Promise<readonly ReviewReport[]> =>
  run(STORE, 'readonly', (store) => store.getAll(rangeOf(save, seat)));
/** Keeps a review in the place of older ones. */
export async function keepReview(save: Save, review: ReviewReport): Promise<void> {
  await run(STORE, 'readwrite', (store) => store.delete(rangeOf(save, review.seat)));
  await run(STORE, 'readwrite', (store) => store.put(review, keyOf(save, review)));
}

export const keptNotes = async ({ hash }: Save): Promise<Notes> =>
  (await run<Notes | undefined>(NOTES, 'readonly', (store) => store.get(hash))) ?? {};
export const keepNotes = async ({ hash }: Save, notes: Notes): Promise<void> =>
  void (await run(NOTES, 'readwrite', (store) => store.put(notes, hash)));

/** Everything that was kept about a match: what goes along when it is shared. */
export async function attachmentsOf(save: Save): Promise<Attachments> {
  const seats = Array.from({ length: save.seats }, (_, seat) => seat);
  const reports = await Promise.all(seats.map((seat) => keptReviews(save, seat).catch(() => [])));
  // From before methods had names nothing says how it was judged.
  const whole = reports.flat().filter(({ done, method }) => done === 1 && typeof method === 'string');
  return { notes: await keptNotes(save).catch(() => ({})), reports: whole };
}

/** Keeps the review that came with a match, beside what is known here; notes of one's own stay. */
export async function unpack(file: Save): Promise<void> {
  const { notes, reports } = attachmentsIn(file);
  if (Object.keys(notes).length > 0) await keepNotes(file, { ...notes, ...(await keptNotes(file)) });
  for (const report of reports) if ((await keptReviews(file, report.seat)).length === 0) await keepReview(file, report);
}
