import { must, seedOf, shortEntry } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import type { Store } from '@cinderhall/server';
import { tableOf } from '../play.ts';
import { played } from '../saves.ts';

/** Games with so many steps are no samples. */
const LONG = 200;
/** Matches are measured from a sixth of their length on; those of one deal begin alike. */
export const SHARE = 1 / 6;

export const longGames = games.filter(({ usualSteps }) => usualSteps >= LONG);

/** Writes the beginnings of matches into the store, so that tables need not be played up to where measuring begins. */
export class Beginnings {
  readonly #logs = new Map<string, readonly string[]>();

  /** The table must have just been started, with a deal of the bench's server. */
  async write(store: Store, id: string): Promise<void> {
    const { db } = store;
    const row = await db.selectFrom('tables').select(['game', 'seed']).where('id', '=', id).executeTakeFirstOrThrow();
    const rows = this.#logOf(row.game, row.seed).map((entry, i) => ({
      match: id,
      n: i + 1,
      entry,
      answer: null,
      mark: `${id}/${i}`,
    }));
    // In one statement, but not more variables than SQLite takes.
    for (let at = 0; at < rows.length; at += 100)
      await store.withRetry(() =>
        db
          .insertInto('entries')
          .values(rows.slice(at, at + 100))
          .execute(),
      );
  }

  #logOf(id: string, seed: string): readonly string[] {
    const key = `${id} ${seed}`;
    const known = this.#logs.get(key);
    if (known) return known;
    const game = must(longGames.find((one) => one.id === id));
    const deal = Array.from({ length: 100 }, (_, n) => n).find((n) => seedOf(n) === seed);
    const { history } = played(tableOf(game, 2), must(deal), Math.floor(game.usualSteps * SHARE));
    const log = history.map(({ entry }) => JSON.stringify(shortEntry({ ...entry, time: 0 })));
    this.#logs.set(key, log);
    return log;
  }
}
