import { readdirSync, readFileSync } from 'node:fs';
import type { Store } from '@cinderhall/server';

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** CPU-seconds of those processes of PostgreSQL that serve the databases of this bench; only Linux tells. */
export function databaseCpu(): number {
  if (process.platform !== 'linux') return 0;
  const own = `test_${process.pid}_`;
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(own)) continue;
      const [, user, system] = /\) \S(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      ticks += Number(user) + Number(system);
    } catch {
      // It has ended meanwhile.
    }
  return ticks / TICKS;
}

/** Bytes of an entry on the disk of PostgreSQL, with its index. */
export async function entryBytes({ pool }: Store): Promise<number> {
  const query = "select pg_total_relation_size('entries') / greatest(1, count(*)) as bytes from entries";
  const found = await pool?.query<{ bytes: number }>(query);
  return found?.rows[0]?.bytes ?? 0;
}
