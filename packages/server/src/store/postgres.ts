import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const BIGINT = 20;
const CONNECT_TIMEOUT = 5_000;

const types = new pg.TypeOverrides();
// Our large numbers are times and counts: they fit into a number.
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
  });
  // A connection that breaks while nobody uses it is replaced by the next query.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction tells so by itself, too: the next query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** A connection of its own, which only listens. */
export const listener = (address: string): pg.Client =>
  new pg.Client({ connectionString: address, application_name: 'cinderhall-listener', keepAlive: true });
