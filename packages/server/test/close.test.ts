import { expect, test, vi } from 'vitest';
import { openServer } from '../src/server.ts';
import { annAndBob, log, startTable, temporaryFolder, testConfig } from './helpers.ts';

test('a server that is told to end says so, and what was sent before is still answered', async () => {
  const folder = temporaryFolder();
  const server = await openServer({ config: testConfig(folder.path), log });
  const people = await annAndBob(server.address);
  const table = await startTable(people);
  const socket = await people[0].connect();
  const { appender } = server.context.store;
  const append = appender.append.bind(appender);
  let store: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const storing = new Promise<void>((resolve) => {
    vi.spyOn(appender, 'append').mockImplementation(async (row) => {
      resolve();
      await stored;
      return append(row);
    });
  });
  const answer = socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
  await storing;
  const closed = server.close();
  await socket.next(({ type }) => type === 'closing');
  // What comes later is for the next server.
  socket.send({ type: 'resign', table, seat: 0 });
  store();
  expect(await answer).toMatchObject({ type: 'ok', n: 1 });
  await expect(socket.next(({ type }) => type === 'refused')).rejects.toThrow('1001');
  await closed;
  folder.remove();
});
