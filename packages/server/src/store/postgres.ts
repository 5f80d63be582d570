import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const BIGINT = 20;
const CONNECT_TIMEOUT = 5_000;
/** A wait for a lock ends after so long and is tried again: clients must not wait in silence. */
const LOCK_TIMEOUT = 800;

const types = new pg.TypeOverrides();
// Our bigints are times and counts, which fit into a number.
types.setTypeParser(BIGINT, Number);

export function openPostgres(
  address: string,
  connections: number,
): { readonly db: Kysely<Database>; readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'cinderhall',
    lock_timeout: LOCK_TIMEOUT,
  });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  // One that breaks inside a transaction also emits an error; the next query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** A separate connection for notifications. */
export const listener = (address: string): pg.Client =>
  new pg.Client({
    connectionString: address,
    application_name: 'cinderhall-listener',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
