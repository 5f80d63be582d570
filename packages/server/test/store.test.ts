import { must } from '@cinderhall/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../src/notices/notice.ts';
import { isConflict, storeErrorKind } from '../src/store/error-kind.ts';
import { migrate } from '../src/store/migrate.ts';
import { migrations, type SchemaEditor } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { EntryRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { TABLE_CHANGE_COLUMNS } from '../src/store/statements.mjs';
import { fileIn, Store, type StoreOptions } from '../src/store/store.ts';
import { temporaryFolder } from './helpers.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';
import { openRelay } from './relay.ts';
import { entryRow as row, tableRow } from './rows.ts';

/** The tests for both databases. */
function contract(where: () => Promise<StoreOptions>): void {
  let options: StoreOptions;
  let store: Store;
  beforeEach(async () => {
    options = await where();
    store = await Store.open(options);
  });
  afterEach(() => store.close());

  test('numbers come back as numbers, and what is not there as null', async () => {
    await store.db.insertInto('tables').values(tableRow('t')).execute();
    expect(await store.db.selectFrom('tables').selectAll().executeTakeFirst()).toEqual(tableRow('t'));
  });

  test('rows are appended in order, each number once', async () => {
    const append = (one: EntryRow) => store.appender.append({ row: one, change: null });
    expect(await append(row('a', 1))).toBe(true);
    expect(await append(row('a', 2))).toBe(true);
    expect(await append(row('a', 2, 'other'))).toBe(false);
    const rows = await store.db.selectFrom('entries').selectAll().orderBy('n').execute();
    expect(rows).toEqual([row('a', 1), row('a', 2)]);
  });

  test('a row that was written already is known as one’s own', async () => {
    expect(await store.appender.append({ row: row('a', 1), change: null })).toBe(true);
    // After a lost connection the same row is sent again.
    expect(await store.appender.append({ row: row('a', 1), change: null })).toBe(true);
    expect(await store.db.selectFrom('entries').selectAll().execute()).toHaveLength(1);
  });

  test('many rows at once: of each number one stands, and only its change is made', async () => {
    for (const id of ['a', 'b', 'c']) await store.db.insertInto('tables').values(tableRow(id)).execute();
    const tries = ['a', 'b', 'c'].flatMap((id) =>
      Array.from({ length: 20 }, (_, i) => ({ row: row(id, 1, `${id}-${i}`), change: { due: i } })),
    );
    const stood = await Promise.all(tries.map((one) => store.appender.append(one)));
    expect(stood.filter(Boolean)).toHaveLength(3);
    for (const [i, { row: one, change }] of tries.entries()) {
      if (!stood[i]) continue;
      const { due } = await store.db
        .selectFrom('tables')
        .select('due')
        .where('id', '=', one.match)
        .executeTakeFirstOrThrow();
      expect(due).toBe(change.due);
    }
  });

  test('a row may change every column that is meant for it', async () => {
    await store.db.insertInto('tables').values(tableRow('a')).execute();
    const change = { status: 'over', ended: 11, due: 12, rules: 13, cards: 'fourteen', result: '{}' } as const;
    expect(Object.keys(change)).toEqual([...TABLE_CHANGE_COLUMNS]);
    expect(await store.appender.append({ row: row('a', 1), change })).toBe(true);
    expect(await store.db.selectFrom('tables').selectAll().where('id', '=', 'a').execute()).toMatchObject([change]);
  });

  test('who is called by a row is reminded in every way they chose, just when the row stands', async () => {
    const blank = { passphrase: null, handle: null, language: 'en', created: 1 };
    const people = [
      { ...blank, id: 'bob', name: 'Bob', webhook: 'https://a.example' },
      { ...blank, id: 'eve', name: 'Eve', webhook: null },
    ];
    await store.db.insertInto('people').values(people).execute();
    const push = { person: 'bob', p256dh: 'x', auth: 'y', created: 1, endpoint: 'https://b.example' };
    await store.db.insertInto('pushes').values(push).execute();
    const turn = (person: string, seat: number) => ({
      person,
      match: 'a',
      seat,
      asked: 7,
      kind: 'turn',
      at: 1_800_000_000_000,
    });
    const append = (mark: string, n: number, reminders = [turn('bob', 1), turn('eve', 2)]) =>
      store.appender.append({ row: row('a', n, mark), change: null, reminders });
    const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('way').execute();
    expect(await append('first', 1)).toBe(true);
    const about = { person: 'bob', match: 'a', seat: 1, asked: 7, tries: 0, next: 1_800_000_000_000 };
    const rows = await outbox();
    expect(rows).toMatchObject([
      { ...about, way: 'push', target: 'https://b.example' },
      { ...about, way: 'webhook', target: 'https://a.example' },
    ]);
    // Sent again, as after a lost connection; then another row with the same number.
    expect(await append('first', 1)).toBe(true);
    expect(await append('second', 1)).toBe(false);
    expect(await outbox()).toEqual(rows);
    expect(await append('third', 2, [turn('bob', 1)])).toBe(true);
    expect(await outbox()).toHaveLength(4);
    // One row of the log may call the same person for two reasons.
    expect(await append('fourth', 3, [turn('bob', 1), { ...turn('bob', 1), kind: 'other' }])).toBe(true);
    expect((await outbox()).filter(({ kind }) => kind === 'other')).toHaveLength(2);
  });

  test('two writers of one log: one of them gets each number', async () => {
    const other = await Store.open(options);
    const one = async (writer: Store, name: string) => {
      const own: number[] = [];
      for (let n = 1; n <= 30; n++)
        if (await writer.appender.append({ row: row('a', n, `${name}${n}`), change: null })) own.push(n);
      return own;
    };
    const [ours, theirs] = await Promise.all([one(store, 'x'), one(other, 'y')]);
    await other.close();
    expect([...ours, ...theirs].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  test('one row that cannot be stored does not pull the others down', async () => {
    const bad: EntryRow = JSON.parse(JSON.stringify({ ...row('b', 1), entry: null }));
    const [good, failed] = await Promise.allSettled([
      store.appender.append({ row: row('a', 1), change: null }),
      store.appender.append({ row: bad, change: null }),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: true });
    expect(failed.status).toBe('rejected');
  });

  test('what happens together happens together or not at all', async () => {
    const broken = store.transaction(async (db) => {
      await db.insertInto('entries').values(row('a', 1)).execute();
      await db.insertInto('entries').values(row('a', 1)).execute();
    });
    await expect(broken).rejects.toSatisfy(isConflict);
    expect(await store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
  });

  test('a kept value is made once', async () => {
    const other = await Store.open(options);
    const values = await Promise.all(
      [store, other, store].map((each, i) => each.metaValue('secret', () => `made by ${i}`)),
    );
    await other.close();
    expect(new Set(values).size).toBe(1);
  });

  test('migrations run once, however many processes start', async () => {
    const done = await Promise.all(
      [1, 2, 3].map(async () => {
        const each = await Store.open(options);
        const again = await each.withRetry(() => migrate(each.db, each.kind));
        await each.close();
        return again;
      }),
    );
    expect(done).toEqual([[], [], []]);
  });

  test('what lies in a database of the first version is still there after all migrations', async () => {
    const { data, address } = await where();
    const old = address ? openPostgres(address, 1) : openSqlite(fileIn(data));
    await migrate(old.db, store.kind, migrations.slice(0, 1));
    const { result: _, listed: __, ...before } = tableRow('old');
    const columns = sql.join(Object.keys(before).map((name) => sql.ref(name)));
    await sql`insert into tables (${columns}) values (${sql.join(Object.values(before))})`.execute(old.db);
    await old.db.destroy();
    const newer = await Store.open({ data, address });
    expect(await newer.db.selectFrom('tables').selectAll().execute()).toEqual([tableRow('old')]);
    await newer.close();
  });

  test('a migration that fails leaves nothing behind, and one is applied by exactly one', async () => {
    const more = (runs: string[], broken: boolean) => [
      ...migrations,
      {
        name: '998-more',
        up: async (work: SchemaEditor) => {
          runs.push('998');
          await work.schema.createTable('more').addColumn('x', 'text').execute();
        },
      },
      ...(broken
        ? [{ name: '999-broken', up: async (work: SchemaEditor) => void (await sql`nonsense`.execute(work)) }]
        : []),
    ];
    await expect(migrate(store.db, store.kind, more([], true))).rejects.toThrow();
    const runs: string[] = [];
    const others = await Promise.all([Store.open(options), Store.open(options)]);
    const results = await Promise.all(
      others.map((each) => each.withRetry(() => migrate(each.db, each.kind, more(runs, false)))),
    );
    await Promise.all(others.map((each) => each.close()));
    expect(runs).toEqual(['998']);
    expect(results.flat()).toEqual(['998-more']);
    // An older program refuses a newer database.
    await expect(Store.open(options)).rejects.toThrow('newer than this program');
  });
}

describe('SQLite', () => {
  const folder = temporaryFolder();
  let made = 0;
  afterAll(() => folder.remove());
  contract(async () => ({ data: `${folder.path}/${made++}` }));

  test('is on the disk before it is acknowledged', async () => {
    const store = await Store.open({ data: `${folder.path}/durable` });
    const pragma = (name: string) => Object.values(must(store.raw).prepare(`pragma ${name}`).get())[0];
    expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
    await store.close();
  });

  test('a full disk is told from other troubles, and nothing is lost', async () => {
    const store = await Store.open({ data: `${folder.path}/full` });
    await store.appender.append({ row: row('a', 1), change: null });
    const pages = Object.values(must(store.raw).prepare('pragma page_count').get())[0];
    await store.writer?.exec(`pragma max_page_count = ${pages}`);
    const large = { ...row('a', 2), entry: 'x'.repeat(1 << 20) };
    await expect(store.appender.append({ row: large, change: null })).rejects.toSatisfy(
      (e) => storeErrorKind(e) === 'full',
    );
    await store.writer?.exec('pragma max_page_count = 1000000');
    expect(await store.appender.append({ row: row('a', 2), change: null })).toBe(true);
    await store.close();
  });
});

const bin = postgresOrSkip();
describe.skipIf(!bin)('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(must(bin));
  });
  afterAll(() => postgres.close());
  contract(async () => ({ data: '', address: await postgres.database(), connections: 3 }));

  test('notices reach the other processes, not oneself', async () => {
    const address = await postgres.database();
    const stores = await Promise.all([1, 2].map(() => Store.open({ data: '', address })));
    const heard: [number, Notice][] = [];
    const arrived = new Promise<void>((resolve) => {
      for (const [i, store] of stores.entries())
        must(store.notices).listener = {
          ...must(store.notices).listener,
          onNotice: (notice) => {
            heard.push([i, notice]);
            if (notice.chat) resolve();
          },
        };
    });
    for (const store of stores) await must(store.notices).follow('a');
    await stores[0]?.appender.append({ row: row('a', 1), change: null });
    stores[0]?.notify({ chat: ['a'] });
    await arrived;
    expect(heard).toEqual([
      [1, { entries: ['a'] }],
      [1, { chat: ['a'] }],
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a cut connection is made again, and whoever waits for it is told', async () => {
    const address = await postgres.database();
    const store = await Store.open({ data: '', address });
    const missed = new Promise<void>((resolve) => {
      const notices = must(store.notices);
      notices.listener = { ...notices.listener, onMissed: () => resolve() };
    });
    await postgres.cut();
    expect(await store.appender.append({ row: row('a', 1), change: null })).toBe(true);
    await missed;
    expect(await store.db.selectFrom('entries').selectAll().execute()).toHaveLength(1);
    await store.close();
  });

  test('a connection for notices that hangs is given up, and holds up nobody for ever', async () => {
    const address = await postgres.database();
    const relay = await openRelay(address);
    const store = await Store.open({ data: '', address: relay.address });
    const notices = must(store.notices);
    const missed = new Promise<void>((resolve) => {
      notices.listener = { ...notices.listener, onMissed: () => resolve() };
    });
    relay.hang();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const following = notices.follow('a');
    notices.tell({ entries: ['a'] });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await following;
    relay.go();
    await missed;
    await notices.beat();
    await store.close();
    await relay.close();
  });

  test('a database that may only be read is told as such', async () => {
    const address = await postgres.database();
    const store = await Store.open({ data: '', address });
    await postgres.query(`alter database ${new URL(address).pathname.slice(1)} set default_transaction_read_only = on`);
    await postgres.cut();
    const failing = store.appender.append({ row: row('a', 1), change: null });
    await expect(failing).rejects.toSatisfy((error) => storeErrorKind(error) === 'readOnly');
    await store.close();
  });
});
