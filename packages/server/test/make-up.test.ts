import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('what was missed at one table is shown though another cannot be read, which is tried again', async () => {
  const [ann, bob] = await annAndBob(server.address);
  const tables = [await startTable([ann, bob]), await startTable([ann, bob])] as const;
  const socket = await bob.connect();
  for (const table of tables) await socket.ask({ type: 'watch', table });
  const { db } = server.context.store;
  // The same moves as elsewhere, written by a process that could not tell it.
  const source = await startTable([ann, bob]);
  await (await ann.connect()).ask({ type: 'answer', table: source, seat: 0, decision: 1, index: 4 });
  const entry = await db.selectFrom('entries').selectAll().where('match', '=', source).executeTakeFirstOrThrow();
  for (const match of tables)
    await db
      .insertInto('entries')
      .values({ ...entry, match, mark: match })
      .execute();
  const refresh = server.play.refresh.bind(server.play);
  const tried: string[] = [];
  server.play.refresh = async (table, rowsToo) => {
    tried.push(table.id);
    if (tried.filter((id) => id === tables[0]).length === 1 && table.id === tables[0])
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    return refresh(table, rowsToo);
  };
  const making = server.poller.makeUp(true);
  await socket.state(({ table, n }) => table === tables[1] && n === 1);
  await socket.state(({ table, n }) => table === tables[0] && n === 1);
  await making;
  expect(tried.sort()).toEqual([...tables, tables[0]].sort());
});
