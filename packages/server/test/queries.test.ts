import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { openTest, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  // What the server does by itself from time to time would be counted, too.
  const never = 900_000_000;
  const timing = { poll: never, sweep: never, keep: never, rest: never, idle: never, reminders: never };
  server = await openTest({ timing: timing as never });
});
afterAll(() => server.close());

test('while a table is in memory, asking why and foreseeing ask the database nothing', async () => {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.named(server.address, name)));
  const table = await startTable(people, { game: 'ash-market' });
  const line = await (people[0] as Visitor).live();
  await line.ask({ type: 'watch', table });
  await line.ask({ type: 'ping' });
  const { decision, choices } = line.last;
  const queries = vi.spyOn(server.context.store.db.getExecutor(), 'executeQuery');
  const count = () => queries.mock.calls.filter(([{ parameters }]) => parameters.includes(table)).length;
  // Everything else asks: the count counts.
  await people[0]?.get(`/api/tables/${table}/state`);
  expect(count()).toBeGreaterThan(0);
  queries.mockClear();
  for (let index = 0; index < choices.length; index++) {
    const foreseen = await line.ask({ type: 'foresee', table, seat: 0, decision, index });
    expect(foreseen).toMatchObject({ type: 'foreseen', decision, index });
    expect(await line.ask({ type: 'why', table, seat: 0, ref: 'card:1' })).toMatchObject({ type: 'why' });
  }
  expect(count()).toBe(0);
  line.close();
});
