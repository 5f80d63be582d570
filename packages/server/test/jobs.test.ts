import { must } from '@cinderhall/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Scheduler } from '../src/jobs/scheduler.ts';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable, Visitor } from './helpers.ts';

const A_DAY = 24 * 3_600_000;
let now = 1_800_000_000_000;
let server: Server;
/** One round of every job that the server repeats. */
const rounds = new Map<string, () => Promise<void>>();
beforeAll(async () => {
  const every = vi.spyOn(Scheduler.prototype, 'every').mockImplementation((_milliseconds, name, round) => {
    rounds.set(name, round);
  });
  server = await openTestServer({ timing: { rest: 60_000, idle: 600_000 } }, { now: () => now });
  every.mockRestore();
});
afterAll(() => server.close());

const run = (job: string) => must(rounds.get(job), job)();
test('what nobody watches is stored, then leaves memory: first its match, then its table', async () => {
  const [ann, bob] = await annAndBob(server.address);
  const table = await startTable([ann, bob]);
  const socket = await ann.connect();
  await socket.ask({ type: 'watch', table });
  await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
  const stored = () =>
    server.context.store.db.selectFrom('snapshots').select('at').where('match', '=', table).execute();
  await run('keep');
  expect(await stored()).toEqual([{ at: 1 }]);
  const held = async () => (await server.play.loadedTable(table))?.live !== null;
  now += server.context.config.timing.rest + 1;
  await run('rest');
  expect(await held()).toBe(true);
  await socket.ask({ type: 'leave', table });
  await run('rest');
  expect(await held()).toBe(false);
  await run('forget');
  expect(server.play.isLoaded(table)).toBe(true);
  now += server.context.config.timing.idle + 1;
  await run('forget');
  expect(server.play.isLoaded(table)).toBe(false);
});

test('a clock that runs out is seen, a reminder that is due is sent', async () => {
  const people = await annAndBob(server.address);
  const settings = { clock: { kind: 'live', bank: 30, increment: 0 }, timeout: 'resign' };
  const table = await startTable(people, { settings });
  const delivering = vi.spyOn(server.reminders, 'deliver');
  now += 31_000;
  await run('sweep');
  expect((await people[1].get(`/api/tables/${table}`)).body.status).toBe('over');
  await run('reminders');
  expect(delivering).toHaveBeenCalledTimes(1);
  delivering.mockRestore();
});

test('what has expired is removed, and connections of sessions that ended are closed', async () => {
  const [ann, bob] = await annAndBob(server.address);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
  const [anns, bobs] = [await ann.connect(), await bob.connect()];
  // Nobody tells of it.
  await server.context.store.db.deleteFrom('sessions').where('person', '=', bob.id).execute();
  await run('sessions');
  await expect(bobs.next(() => false)).rejects.toThrow('4001');
  expect((await anns.ask({ type: 'ping' })).type).toBe('pong');
  now += 401 * A_DAY;
  await run('expire');
  await expect(anns.next(() => false)).rejects.toThrow('4001');
  const late = await Visitor.named(server.address, 'Late');
  expect((await late.get(`/api/tables/${id}`)).body.status).toBe('closed');
});

test('with SQLite there is nobody to tell: no other job is repeated', () => {
  expect([...rounds.keys()].sort()).toEqual(['expire', 'forget', 'keep', 'reminders', 'rest', 'sessions', 'sweep']);
});
