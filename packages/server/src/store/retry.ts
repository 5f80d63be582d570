import { setTimeout as sleep } from 'node:timers/promises';
import { storeErrorKind } from './error-kind.ts';

export interface Retry {
  /** Milliseconds before the first new try; doubled each time. */
  readonly first: number;
  readonly longest: number;
  /** After this long whoever asked is told that the database is away. */
  readonly giveUpAfter: number;
}

export const usualRetry: Retry = { first: 50, longest: 2_000, giveUpAfter: 20_000 };

/** Tries again while the connection is lost, with longer and longer waits; what else goes wrong is thrown at once. */
export async function withRetry<T>(
  work: () => Promise<T>,
  { first, longest, giveUpAfter: patience }: Retry,
  lost: (isLost: boolean) => void,
): Promise<T> {
  const until = Date.now() + patience;
  let waiting = false;
  try {
    for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
      try {
        return await work();
      } catch (error) {
        const trouble = storeErrorKind(error);
        // Somebody else was writing: that is over in a moment, and nobody needs to know.
        const collided = trouble === 'again';
        if ((!collided && trouble !== 'lost') || Date.now() + wait > until) throw error;
        if (!waiting && !collided) {
          waiting = true;
          lost(true);
        }
        // Not all at once.
        await sleep(wait * (0.5 + Math.random() / 2));
      }
    }
  } finally {
    if (waiting) lost(false);
  }
}
