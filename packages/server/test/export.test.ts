import { must } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Exports } from '../src/people/export.ts';
import { readStored } from '../src/play/load.ts';
import type { RecordWorkers } from '../src/records/record-workers.ts';
import { Records } from '../src/records/records.ts';
import { Timeline } from '../src/records/timeline.ts';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable, type Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const personOf = ({ id }: Visitor) =>
  ({ id, name: 'Ann', language: 'en', kept: false, webhook: false, created: 0 }) as const;

describe('the data of a person', () => {
  test('are made match by match as they are read, for one reader at a time', async () => {
    const [ann, bob] = await annAndBob(server.address);
    for (let i = 0; i < 5; i++) await startTable([ann, bob]);
    const { context, play } = server;
    const records = new Records(context, play, undefined as unknown as RecordWorkers);
    // Larger than what is made ahead.
    records.file = vi.fn(async () => new TextEncoder().encode(JSON.stringify('x'.repeat(1 << 20))));
    const exports = new Exports(context, play, records);
    const stream = exports.of(personOf(ann));
    expect(() => exports.of(personOf(ann))).toThrow('request.rate');
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(vi.mocked(records.file).mock.calls.length).toBeLessThanOrEqual(2);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    await reader.return?.();
    await closed;
    // Clients that go away in the middle can come back.
    const parts: Buffer[] = [];
    for await (const part of exports.of(personOf(ann))) parts.push(part);
    const { person, matches } = JSON.parse(Buffer.concat(parts).toString());
    expect(person).toEqual(personOf(ann));
    expect(matches).toHaveLength(5);
    expect(matches[4]).toMatchObject({ status: 'running', record: expect.stringMatching(/^x+$/) });
  });

  test('hold the latest views of a running match, if all of them would be too much', async () => {
    const [ann, bob] = await annAndBob(server.address);
    const table = await startTable([ann, bob]);
    const socket = await ann.connect();
    await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await (await bob.connect()).ask({ type: 'answer', table, seat: 1, decision: 2, index: 0 });
    const stored = await server.play.withTable(table, (each) => readStored(server.context, each));
    const game = must(server.context.games.find(({ id }) => id === stored.row.game));
    const whole = (await ann.get(`/api/tables/${table}/export`)).body;
    expect(whole.moments.map(({ n }: { n: number }) => n)).toEqual([0, 1, 2]);
    const last = JSON.stringify(whole.moments[2].view).length;
    const timeline = Timeline.of(game, stored, last + 10);
    if (!(timeline instanceof Timeline)) throw new Error('it cannot be replayed');
    const { moments, ...about } = JSON.parse(new TextDecoder().decode(timeline.file(0)));
    expect({ ...about, moments: [moments[0], moments[1], whole.moments[2]] }).toEqual({
      ...whole,
      moments: [{ ...moments[0] }, { ...moments[1] }, moments[2]],
    });
    expect(moments.map((moment: object) => 'view' in moment)).toEqual([false, false, true]);
  });
});
