import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { handleOf } from './names.ts';

/** So many wrong passphrases cost nothing but the time to type them. */
const FREE = 5;
const LONGEST_WAIT = 300_000;
/** Wrong ones are forgotten after this time. */
export const FORGET_AFTER = 24 * 3_600_000;

/** The wait after so many wrong passphrases in a row: it doubles up to five minutes. */
export const waitAfter = (failed: number): number =>
  failed <= FREE ? 0 : Math.min(LONGEST_WAIT, 1000 * 2 ** Math.min(20, failed - FREE));

/**
 * Limits wrong passphrases for a name, wherever they come from and whether there is such an account or not. An attempt
 * is counted before it is looked at, so that many at the same moment count as well. A person who is kept out by somebody
 * else's attempts can still come in with a recovery code, which nobody can guess.
 */
export async function limitAttempts(
  context: ServerContext,
  name: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const key = `passphrase/${handleOf(name)}`;
  if (context.config.limits) await count(context, key);
  if (!(await isRight())) throw new Fault('person.wrong');
  await context.store.withRetry(() => context.store.db.deleteFrom('attempts').where('key', '=', key).execute());
}

async function count({ store, now }: ServerContext, key: string): Promise<void> {
  const seconds = await store.transaction(async (db) => {
    // Locks the row, so that attempts at the same moment are counted one after another.
    await db
      .insertInto('attempts')
      .values({ key, failed: 0, next: 0 })
      .onConflict((c) => c.column('key').doUpdateSet((eb) => ({ failed: eb.ref('attempts.failed') })))
      .execute();
    const { failed, next } = await db
      .selectFrom('attempts')
      .select(['failed', 'next'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const at = now();
    if (next > at) return Math.ceil((next - at) / 1000);
    const forgotten = next < at - FORGET_AFTER;
    const more = (forgotten ? 0 : failed) + 1;
    await db
      .updateTable('attempts')
      .set({ failed: more, next: at + waitAfter(more) })
      .where('key', '=', key)
      .execute();
    return 0;
  });
  if (seconds > 0) throw new Fault('person.wait', { seconds });
}
