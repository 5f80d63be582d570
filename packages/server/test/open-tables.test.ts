import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { tablesOfQuery } from '../src/tables/listing.ts';
import { openTestServer, startTable, Visitor } from './helpers.ts';

let now = 1_800_000_000_000;
let server: Server;
beforeAll(async () => {
  server = await openTestServer({ limits: true, trustProxy: '127.0.0.1' }, { now: () => now });
});
afterAll(() => server.close());

const seats = [{ kind: 'me' }, { kind: 'open' }];
const wish = (listed: boolean) => ({ game: 'noughts-and-crosses', seats, settings: { listed } });
const from = (address: string) => ({ 'X-Forwarded-For': address });
let made = 0;
const guest = () => Visitor.named(server.address, `Guest ${made++}`);
const listed = async (query = ''): Promise<{ id: string; created: number }[]> =>
  (await new Visitor(server.address).get(`/api/tables${query}`)).body;

describe('the list of open tables', () => {
  test('shows the listed ones however many others there are, page by page', async () => {
    const ann = await guest();
    const { id } = (await ann.post('/api/tables', wish(true))).body;
    const [row] = await server.context.store.db.selectFrom('tables').selectAll().where('id', '=', id).execute();
    if (!row) throw new Error('no row');
    const copies = (count: number, more: object, name: string) =>
      Array.from({ length: count }, (_, i) => ({ ...row, id: `${name} ${i}`, created: row.created + 1 + i, ...more }));
    const settings = row.settings.replace('"listed":true', '"listed":false');
    const { db } = server.context.store;
    const free = { seat: 0, kind: 'open', person: null, level: null, seen: 0 } as const;
    const add = async (tables: ReturnType<typeof copies>) => {
      await db.insertInto('tables').values(tables).execute();
      await db
        .insertInto('seats')
        .values(tables.map((table) => ({ ...free, match: table.id })))
        .execute();
    };
    await add(copies(250, { settings, listed: 0 }, 'secret'));
    expect((await listed()).map((table) => table.id)).toEqual([id]);
    await add(copies(60, { owner: 'somebody' }, 'public'));
    const first = await listed();
    expect(first).toHaveLength(50);
    const second = await listed(`?before=${first.at(-1)?.created}`);
    expect(second).toHaveLength(11);
    expect(second.at(-1)?.id).toBe(id);
    await db.deleteFrom('tables').where('id', 'like', '% %').execute();
    await db.deleteFrom('seats').where('match', 'like', '% %').execute();
  });

  test('has pages that begin within a moment, and nothing at which no seat is free', async () => {
    const ann = await guest();
    const { id } = (await ann.post('/api/tables', wish(true))).body;
    const { db } = server.context.store;
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const seat = await db.selectFrom('seats').selectAll().where('match', '=', id).executeTakeFirstOrThrow();
    const letters = '23456789bcdfghjkmnpqrstvwxz';
    const idOf = (i: number) => `x${letters[Math.floor(i / 27)]}${letters[i % 27]}${'2'.repeat(12)}`;
    const many = Array.from({ length: 120 }, (_, i) => ({ ...row, id: idOf(i), created: row.created + 1 }));
    await db.insertInto('tables').values(many).execute();
    await db
      .insertInto('seats')
      .values(many.map(({ id: match }, i) => ({ ...seat, match, kind: i < 110 ? 'open' : 'bot' })))
      .execute();
    const all: string[] = [];
    for (let page = await listed(); ; ) {
      all.push(...page.map((table) => table.id));
      const last = page.at(-1);
      if (page.length < 50 || !last) break;
      page = await listed(`?before=${last.created}&last=${last.id}`);
    }
    const expected = many.slice(0, 110).map((each) => each.id);
    expect(all.filter((each) => each.startsWith('x')).sort()).toEqual(expected.sort());
    expect(new Set(all).size).toBe(all.length);
    const mine: { id: string; created: number }[] = (await ann.get('/api/me/tables')).body;
    const next = (await ann.get(`/api/me/tables?before=${mine.at(-1)?.created}&last=${mine.at(-1)?.id}`)).body;
    const own = [...mine, ...next].map((table) => table.id);
    expect([own.length, new Set(own).size]).toEqual([100, 100]);
    for (const [table, column] of [
      ['tables', 'id'],
      ['seats', 'match'],
    ] as const)
      await db
        .deleteFrom(table)
        .where(column as never, 'like', 'x%' as never)
        .execute();
    await ann.post(`/api/tables/${id}/close`);
  });

  test('of one person is found by the person, however many tables there are', async () => {
    const { db } = server.context.store;
    for (const over of [true, false]) {
      const { sql, parameters } = tablesOfQuery(db, 'somebody', over).compile();
      const plan = (await db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))).rows;
      const steps = plan.map((row) => String((row as { detail: string }).detail));
      expect(steps).toContainEqual(
        expect.stringMatching(/^SEARCH tables USING INDEX sqlite_autoindex_tables_1 \(id=\?\)/),
      );
      expect(steps.filter((step) => /^SCAN (tables|seats)/.test(step))).toEqual([]);
    }
  });

  test('takes only some of one owner, more with an account, and more again once they have begun or closed', async () => {
    const ann = await guest();
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await ann.post('/api/tables', wish(true))).body.error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'table.many']);
    expect((await ann.post('/api/tables', wish(false))).status).toBe(200);
    const [mine] = (await ann.get('/api/me/tables')).body.filter(
      ({ settings }: { settings: { listed: boolean } }) => settings.listed,
    );
    await ann.post(`/api/tables/${mine.id}/close`);
    expect((await ann.post('/api/tables', wish(true))).status).toBe(200);
    await ann.put('/api/me/passphrase', { passphrase: 'six dry biscuits' });
    expect((await ann.post('/api/tables', wish(true))).status).toBe(200);
  });

  test('takes no rematch beyond that, except one that is there already', async () => {
    const [ann, bob] = [await guest(), await guest()];
    const over = async () => {
      const id = await startTable([ann, bob], { settings: { listed: true } });
      await (await ann.connect()).ask({ type: 'resign', table: id, seat: 0 });
      return id;
    };
    const [first, second] = [await over(), await over()];
    const rematch = async (who: Visitor, id: string) => (await who.post(`/api/tables/${id}/rematch`)).body;
    const { id } = await rematch(bob, first);
    for (let i = 0; i < 3; i++) expect((await ann.post('/api/tables', wish(true))).status).toBe(200);
    expect((await rematch(ann, second)).error.code).toBe('table.many');
    expect((await rematch(ann, first)).id).toBe(id);
  });

  test('takes only so many of the guests at one address, and then one every few minutes', async () => {
    const address = from('203.0.113.7');
    const open = async (who: Visitor, where = address) =>
      (await who.ask('POST', '/api/tables', wish(true), where)).body.error?.code;
    const guests = await Promise.all(Array.from({ length: 9 }, guest));
    const codes = [];
    for (const each of guests.slice(0, 7)) for (let i = 0; i < 3; i++) codes.push(await open(each));
    expect(codes.filter((code) => code === undefined)).toHaveLength(20);
    expect(codes.at(-1)).toBe('request.rate');
    const [keeper, other] = guests.slice(7);
    if (!keeper || !other) throw new Error('nobody');
    // Neither those who have an account there nor those elsewhere are held up by them.
    await keeper.put('/api/me/passphrase', { passphrase: 'six dry biscuits' });
    expect(await open(keeper)).toBeUndefined();
    expect(await open(other, from('198.51.100.1'))).toBeUndefined();
    expect(await open(other)).toBe('request.rate');
    now += 200_000;
    expect(await open(other)).toBeUndefined();
  });
});
