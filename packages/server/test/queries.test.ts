import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('while a table is in memory, asking why and foreseeing ask the database nothing', async () => {
  const [ann, bob] = await annAndBob(server.address);
  const table = await startTable([ann, bob], { game: 'ash-market' });
  const socket = await ann.connect();
  await socket.ask({ type: 'watch', table });
  await socket.ask({ type: 'ping' });
  const { decision, choices } = socket.last;
  const queries = vi.spyOn(server.context.store.db.getExecutor(), 'executeQuery');
  const count = () => queries.mock.calls.filter(([{ parameters }]) => parameters.includes(table)).length;
  // Other requests do query: the counter works.
  await ann.get(`/api/tables/${table}/state`);
  expect(count()).toBeGreaterThan(0);
  queries.mockClear();
  for (let index = 0; index < choices.length; index++) {
    const foreseen = await socket.ask({ type: 'foresee', table, seat: 0, decision, index });
    expect(foreseen).toMatchObject({ type: 'foreseen', decision, index });
    expect(await socket.ask({ type: 'why', table, seat: 0, ref: 'card:1' })).toMatchObject({ type: 'why' });
  }
  expect(count()).toBe(0);
  socket.close();
});
