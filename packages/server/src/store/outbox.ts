import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Somebody has to be reminded of a question. */
export interface Turn {
  readonly person: string;
  readonly match: string;
  readonly seat: number;
  readonly asked: number;
  readonly at: number;
}

/** Writes a reminder for each way on which the person wants to hear. Safe to repeat under the same mark. */
export async function writeTurns(db: Kysely<Database>, mark: string, turns: readonly Turn[]): Promise<void> {
  // The thread that writes for SQLite has this once more (writer-thread.mjs).
  for (const { person, match, seat, asked, at } of turns)
    await sql`insert into outbox (id, person, match, seat, asked, way, target, tries, next)
      select ${`${mark}/${seat}/`} || target, ${person}, ${match}, ${sql.lit(seat)}, ${sql.lit(asked)}, way, target, 0,
        ${sql.lit(at)}
      from (select 'webhook' as way, webhook as target from people where id = ${person} and webhook is not null
        union all select 'push', endpoint from pushes where person = ${person}) as ways
      where true on conflict do nothing`.execute(db);
}
