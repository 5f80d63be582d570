import { cpSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openServer } from '../src/server.ts';
import { startErrorOf } from '../src/store/start-error.ts';
import { fileIn, Store } from '../src/store/store.ts';
import { annAndBob, log, openTestServer, startTable, temporaryFolder, testConfig, Visitor } from './helpers.ts';

describe('a locked database', () => {
  test('is told to clients, looks and liveness go on, readiness does not, and nothing is lost', async () => {
    const server = await openTestServer({}, { store: { retry: { first: 10, longest: 100, giveUpAfter: 60_000 } } });
    const [ann, bob] = await annAndBob(server.address);
    const table = await startTable([ann, bob]);
    const socket = await ann.connect();
    const other = new DatabaseSync(fileIn(server.data));
    other.exec('begin immediate');
    const answer = socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await socket.next(({ type }) => type === 'reconnecting');
    expect((await bob.get('/api/me')).status).toBe(200);
    expect((await bob.get(`/api/tables/${table}/chat`)).status).toBe(200);
    expect((await bob.get('/healthz')).status).toBe(200);
    const ready = await bob.get('/readyz');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    other.exec('rollback');
    other.close();
    await socket.next(({ type }) => type === 'reconnected');
    expect(await answer).toMatchObject({ type: 'ok' });
    await server.close();
  });

  test('that stays so is told with 503 and a time to come back', async () => {
    const server = await openTestServer({}, { store: { retry: { first: 10, longest: 20, giveUpAfter: 100 } } });
    const other = new DatabaseSync(fileIn(server.data));
    other.exec('begin immediate');
    const { status, headers, body } = await new Visitor(server.address).post('/api/guests', { name: 'Ann' });
    expect([status, headers.get('retry-after'), body.error.code]).toEqual([503, '5', 'store.lost']);
    other.exec('rollback');
    other.close();
    expect((await new Visitor(server.address).get('/readyz')).status).toBe(200);
    await server.close();
  });
});

describe('the write-ahead log', () => {
  async function played(): Promise<Awaited<ReturnType<typeof openTestServer>>> {
    const server = await openTestServer();
    const people = await annAndBob(server.address);
    const table = await startTable(people);
    const socket = await people[0].connect();
    expect(await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 })).toMatchObject({ type: 'ok' });
    expect(await socket.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ type: 'ok' });
    return server;
  }

  test('is folded into the file when the server closes', async () => {
    const folder = temporaryFolder();
    const server = await openServer({ config: testConfig(folder.path), log });
    const people = await annAndBob(server.address);
    const table = await startTable(people);
    await (await people[0].connect()).ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    const wal = `${fileIn(folder.path)}-wal`;
    expect(statSync(wal).size).toBeGreaterThan(0);
    await server.close();
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
    const alone = temporaryFolder();
    cpSync(fileIn(folder.path), fileIn(alone.path));
    const store = await Store.open({ data: alone.path });
    expect(await store.db.selectFrom('entries').select('n').execute()).toEqual([{ n: 1 }]);
    await store.close();
    for (const each of [folder, alone]) each.remove();
  });

  test('that was cut is noticed at the next start, reported once, and the hall opens', async () => {
    const server = await played();
    const copy = temporaryFolder();
    cpSync(server.data, copy.path, { recursive: true });
    await server.close();
    // The file itself has been written to before; only what lies in the log alone is lost.
    const raw = new DatabaseSync(fileIn(copy.path));
    raw.exec('pragma wal_checkpoint(truncate)');
    raw.exec('delete from entries where n = 2');
    raw.close();
    const lines: string[] = [];
    const noticed = Object.assign(Object.create(log), { error: (_about: object, text: string) => lines.push(text) });
    const opened = await openServer({ config: testConfig(copy.path), log: noticed });
    const reports = await opened.context.store.db.selectFrom('reports').select(['kind', 'about']).execute();
    expect([lines, reports]).toEqual([[expect.stringContaining('1 acknowledged')], [{ kind: 'store', about: 'lost' }]]);
    await opened.close();
    const again = await Store.open({ data: copy.path });
    expect(again.lostEntries).toBe(0);
    await again.close();
    copy.remove();
  });

  test('whose end is missing, as after a power failure that the disk lied about, is noticed', async () => {
    const server = await played();
    // The only entries since the last time that it was folded: they are in the log alone.
    const raw = new DatabaseSync(fileIn(server.data));
    raw.exec('pragma wal_checkpoint(truncate)');
    raw.close();
    const ann = await Visitor.named(server.address, 'Late Ann');
    const table = await startTable([ann, await Visitor.named(server.address, 'Late Bob')]);
    const socket = await ann.connect();
    const wal = () => `${fileIn(copy.path)}-wal`;
    expect(await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 })).toMatchObject({ type: 'ok' });
    const copy = temporaryFolder();
    cpSync(server.data, copy.path, { recursive: true });
    await server.close();
    truncateSync(wal(), Math.floor(statSync(wal()).size / 2));
    const store = await Store.open({ data: copy.path });
    expect(store.lostEntries).toBe(1);
    await store.close();
    copy.remove();
  });

  test('that is whole is no reason to worry, and neither is another database in its place', async () => {
    const server = await played();
    const copy = temporaryFolder();
    cpSync(server.data, copy.path, { recursive: true });
    await server.close();
    const whole = await Store.open({ data: copy.path });
    expect(whole.lostEntries).toBe(0);
    await whole.close();
    for (const end of ['', '-wal', '-shm']) rmSync(fileIn(copy.path) + end, { force: true });
    const other = await Store.open({ data: copy.path });
    expect(other.lostEntries).toBe(0);
    await other.close();
    copy.remove();
  });
});

describe('a start that fails', () => {
  test.each([
    ['database or disk is full', 'ERR_SQLITE_ERROR', 'full'],
    ['no space left on device', 'ENOSPC', 'full'],
    ['attempt to write a readonly database', 'ERR_SQLITE_ERROR', 'right'],
    ['database is locked', 'ERR_SQLITE_ERROR', 'in use'],
  ])('because of "%s" says so', (message, code, word) => {
    const explained = startErrorOf(Object.assign(new Error(message), { code }), '/srv/hall');
    expect(explained).toMatchObject({ name: 'StartError', message: expect.stringMatching(`${word}`) });
    expect(String(explained)).toContain('/srv/hall');
  });

  test('for another reason is not explained away', () => {
    const bug = new Error('no such column: x');
    expect(startErrorOf(bug, join('x'))).toBe(bug);
  });
});
