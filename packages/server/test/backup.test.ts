import { statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Admin } from '../src/host/admin.ts';
import { backup, restore } from '../src/host/backup.ts';
import { openServer } from '../src/server.ts';
import { STORE_ID } from '../src/store/acknowledged.ts';
import { tableNames } from '../src/store/schema.ts';
import { Store, type StoreOptions } from '../src/store/store.ts';
import { annAndBob, log, openTestServer, startTable, temporaryFolder, testConfig, Visitor } from './helpers.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

const folder = temporaryFolder();
const bin = postgresOrSkip();
let postgres: Postgres | null = null;
beforeAll(async () => {
  postgres = bin ? await startPostgres(bin) : null;
});
afterAll(async () => {
  await postgres?.close();
  folder.remove();
});

async function everything(options: StoreOptions): Promise<string> {
  const store = await Store.open(options);
  const all = [];
  for (const name of tableNames) {
    // A restored database is another one.
    const found = (await store.db.selectFrom(name).selectAll().execute()).filter(
      (row) => !('key' in row) || row.key !== STORE_ID,
    );
    const rows = found.map((row) => JSON.stringify(Object.entries(row).sort()));
    all.push([name, rows.sort()]);
  }
  await store.close();
  return JSON.stringify(all);
}

describe('backup and restore', () => {
  test('bring everything over, from either database into either, while the hall is open', async () => {
    const server = await openTestServer();
    const [ann, bob] = await annAndBob(server.address);
    const table = await startTable([ann, bob], { game: 'ash-market' });
    const annsSocket = await ann.connect();
    await annsSocket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await annsSocket.ask({ type: 'say', table, text: 'zażółć' });
    const file = `${folder.path}/one.backup`;
    const made = await backup({ data: server.data }, file);
    expect(made).toMatchObject({ tables: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const original = await everything({ data: server.data });
    await server.close();

    const copies = [
      { data: `${folder.path}/copy` },
      ...(postgres ? [{ data: '', database: await postgres.database() }] : []),
    ];
    for (const [i, copy] of copies.entries()) {
      expect(await restore(copy, file)).toEqual(made);
      const address = 'database' in copy ? copy.database : undefined;
      expect(await everything({ data: copy.data, address })).toBe(original);
      const again = `${folder.path}/again${i}.backup`;
      await backup(copy, again);
      const last = { data: `${folder.path}/last${i}` };
      await restore(last, again);
      expect(await everything(last)).toBe(original);
      await expect(restore(copy, file)).rejects.toMatchObject({ code: 'notEmpty' });
    }
    // The match continues for the same people with the same cookies.
    const other = await openServer({ config: testConfig(`${folder.path}/copy`), log });
    const returned = new Visitor(other.address);
    returned.cookie = bob.cookie;
    const socket = await returned.connect();
    expect(await socket.ask({ type: 'answer', table, seat: 1, decision: 1, index: 0 })).toMatchObject({ type: 'ok' });
    await other.close();
  });

  test('what is no backup is refused, and leaves nothing behind', async () => {
    const head = JSON.stringify({ cinderhall: 'backup', format: 1, migration: '001-context' });
    const row = (name: string, more: object) => JSON.stringify([name, more]);
    const cases: [string, string | Buffer, string][] = [
      ['text', 'hello', 'notBackup'],
      ['empty', gzipSync(''), 'notBackup'],
      ['other', gzipSync('{"cinderhall":"x"}\n'), 'notBackup'],
      ['newer', gzipSync(`${head.replace('001', '999')}\n`), 'newer'],
      ['half', gzipSync(`${head}\n${row('meta', { key: 'a', value: 'b' })}\n[`), 'notBackup'],
      ['table', gzipSync(`${head}\n${row('sqlite_master', {})}\n`), 'notBackup'],
    ];
    for (const [name, content, code] of cases) {
      const file = `${folder.path}/${name}`;
      writeFileSync(file, content);
      await expect(restore({ data: `${folder.path}/wrong` }, file), name).rejects.toMatchObject({ code });
    }
    expect(await everything({ data: `${folder.path}/wrong` })).not.toContain('value');
    await expect(backup({ data: `${folder.path}/none` }, `${folder.path}/x`)).rejects.toMatchObject({ code: 'noData' });
    await expect(backup({ data: `${folder.path}/wrong` }, `${folder.path}/text`)).rejects.toMatchObject({
      code: 'exists',
    });
  });
});

test('what only the host may do', async () => {
  const server = await openTestServer();
  const [ann, bob] = await annAndBob(server.address);
  const table = await startTable([ann, bob]);
  await ann.post('/api/reports', { table, person: bob.id, text: 'rude' });
  const admin = await Admin.open({ data: server.data });
  expect(await admin.stats()).toMatchObject({ database: 'sqlite', people: 2, reports: 1, tables: { running: 1 } });
  const [report] = await admin.reports();
  expect(await admin.report(report?.id ?? '')).toMatchObject({ text: 'rude', match: table });
  expect(await admin.tables('running')).toMatchObject([{ id: table }]);
  expect(await admin.resume(table)).toBe(false);
  expect(await admin.removePerson(bob.id)).toBe(true);
  expect(await admin.removePerson(bob.id)).toBe(false);
  // The running server notices it.
  expect((await bob.get('/api/me')).status).toBe(401);
  expect((await ann.get(`/api/tables/${table}/state`)).body.bots).toEqual([null, 'veteran']);
  expect(await admin.closeTable(table)).toBe(true);
  expect((await ann.get(`/api/tables/${table}`)).body.status).toBe('closed');
  await admin.close();
  await server.close();
});
