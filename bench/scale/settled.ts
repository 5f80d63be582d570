import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '@cinderhall/server';

/** Milliseconds between two looks of our servers for matches whose state shall be stored. */
const KEEP = 2_000;

/** What servers are opened with that are measured. */
export const settling = { CINDERHALL_KEEP: String(KEEP) } as const;

/**
 * Waits until the state of every running match was stored once by every process that has it: what belongs to opening
 * tables must not count as the price of moves.
 */
export async function settled(store: Store): Promise<void> {
  for (;;) {
    const { count } = await store.db
      .selectFrom('tables')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'running')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('snapshots').select('at').whereRef('snapshots.match', '=', 'tables.id'))),
      )
      .executeTakeFirstOrThrow();
    // Other processes have looked as well by then.
    await sleep(2 * KEEP);
    if (Number(count) === 0) return;
  }
}
