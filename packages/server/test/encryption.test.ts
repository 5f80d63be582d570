import { must } from '@cinderhall/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { certificates } from './certificates.ts';
import { postgresOrSkip, startPostgres } from './postgres.ts';

const bin = postgresOrSkip();

// NATS is tried with encryption by the cluster's test.
test.runIf(process.env.CINDERHALL_TESTS === 'deep' && bin && certificates())(
  'a PostgreSQL whose certificate is our own is used encrypted, and not at all if nobody vouches for it',
  async () => {
    const encryption = must(certificates());
    const postgres = await startPostgres(must(bin), encryption);
    const address = await postgres.overTcp();
    const known = `sslrootcert=${encodeURIComponent(encryption.authority)}`;
    const store = await Store.open({ data: '', address: `${address}?sslmode=verify-full&${known}` });
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_ssl
      join pg_stat_activity using (pid) where datname = current_database() and ssl`.execute(store.db);
    // That of the notices as well.
    expect(rows[0]?.count).toBeGreaterThanOrEqual(2);
    await store.close();
    await expect(Store.open({ data: '', address: `${address}?sslmode=verify-full` })).rejects.toThrow('certificate');
    await postgres.close();
  },
);
