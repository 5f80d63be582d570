import { expect, test, vi } from 'vitest';
import { Connection } from '../src/live/connection.ts';
import { openServer } from '../src/server.ts';
import { annAndBob, log, startTable, temporaryFolder, testConfig } from './helpers.ts';

test('a server that is told to end says so, and what was sent before is still answered', async () => {
  const folder = temporaryFolder();
  const server = await openServer({ config: testConfig(folder.path), log });
  const people = await annAndBob(server.address);
  const table = await startTable(people);
  const socket = await people[0].connect();
  // The entry is on the disk as soon as no more is received, and not before.
  let store: (stored: boolean) => void = () => undefined;
  const stored = new Promise<boolean>((resolve) => {
    store = resolve;
  });
  const { stopReceiving } = Connection.prototype;
  const stopping = vi.spyOn(Connection.prototype, 'stopReceiving').mockImplementation(function (this: Connection) {
    const stopped = stopReceiving.call(this);
    store(true);
    return stopped;
  });
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(server.context.store.appender, 'append').mockImplementation(() => {
      resolve();
      return stored;
    });
  });
  const answer = socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
  await asked;
  const closed = server.close();
  expect(await answer).toMatchObject({ type: 'ok', n: 1 });
  await socket.next(({ type }) => type === 'closing');
  await expect(socket.next(() => false)).rejects.toThrow('1001');
  await closed;
  stopping.mockRestore();
  folder.remove();
});
