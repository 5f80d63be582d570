import { setTimeout as sleep } from 'node:timers/promises';
import { storeErrorKind } from './error-kind.ts';

export interface Retry {
  /** Milliseconds before the first retry; doubled each time. */
  readonly first: number;
  readonly longest: number;
  /** Milliseconds after which the error is thrown. */
  readonly giveUpAfter: number;
}

export const usualRetry: Retry = { first: 50, longest: 2_000, giveUpAfter: 20_000 };
/** Reading fails soon, so that the client is told. */
export const READ_PATIENCE = 4_000;
/** A conflict with another writer is short; one that lasts longer is reported like a lost connection. */
const LONG_CONFLICT = 1_000;

/** Retries while the connection is lost, with increasing waits; other errors are thrown at once. */
export async function withRetry<T>(
  work: () => Promise<T>,
  { first, longest, giveUpAfter: patience }: Retry,
  onLost: (lost: boolean) => void,
): Promise<T> {
  const begun = Date.now();
  const until = begun + patience;
  let waiting = false;
  try {
    for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
      try {
        return await work();
      } catch (error) {
        const kind = storeErrorKind(error);
        if ((kind !== 'again' && kind !== 'lost') || Date.now() + wait > until) throw error;
        if (!waiting && (kind === 'lost' || Date.now() - begun >= LONG_CONFLICT)) {
          waiting = true;
          onLost(true);
        }
        // Jitter, so that not all retry at once.
        await sleep(wait * (0.5 + Math.random() / 2));
      }
    }
  } finally {
    if (waiting) onLost(false);
  }
}
