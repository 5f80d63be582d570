import { seedOf } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const pair = () => annAndBob(server.address);

describe('records', () => {
  test('replay to any step, export and import', async () => {
    const [ann, bob] = await pair();
    const table = await startTable([ann, bob]);
    const sockets = await Promise.all([ann, bob].map((each) => each.connect()));
    for (const [i, cell] of [0, 0, 0].entries())
      await sockets[i % 2]?.ask({ type: 'answer', table, seat: i % 2, decision: i + 1, index: cell });
    await sockets[0]?.ask({ type: 'undo', table, seat: 0 });
    await sockets[0]?.ask({ type: 'answer', table, seat: 0, decision: 3, index: 1 });
    const replay = async (at: number) => (await bob.get(`/api/tables/${table}/replay?at=${at}`)).body;
    expect(await replay(0)).toMatchObject({ seat: 1, of: 3, at: 0, view: { asked: 1 }, entry: null });
    expect((await replay(2)).view.cells.slice(0, 4)).toEqual([0, 1, -1, -1]);
    // Undone steps are not part of the record.
    expect((await replay(3)).view.cells.slice(0, 4)).toEqual([0, 1, -1, 0]);
    expect((await replay(9)).at).toBe(3);
    expect((await bob.get(`/api/tables/${table}/replay?seat=0`)).body.error.code).toBe('seat.yours');
    const own = (await bob.get(`/api/tables/${table}/export`)).body;
    expect(own.moments.map(({ n, kind }: { n: number; kind: string }) => [n, kind])).toEqual([
      [0, 'setup'],
      [1, 'step'],
      [2, 'step'],
      [5, 'step'],
    ]);
    expect(own.moments[3].view.cells.slice(0, 4)).toEqual([0, 1, -1, 0]);
    expect(own).not.toHaveProperty('seed');

    await sockets[1]?.ask({ type: 'resign', table, seat: 1 });
    const save = (await bob.get(`/api/tables/${table}/export`)).body;
    expect(save).toMatchObject({ format: 1, game: 'noughts-and-crosses', log: expect.any(Array) });
    const zoe = await person('Zoe');
    const { id } = (await zoe.post('/api/imports', save)).body;
    expect((await zoe.get(`/api/tables/${id}`)).body).toMatchObject({ imported: true, status: 'over', mine: [0, 1] });
    expect((await zoe.get(`/api/tables/${id}/export`)).body).toEqual(save);
    expect((await bob.get(`/api/tables/${id}`)).status).toBe(403);
  });

  test('an import is never believed', async () => {
    const [ann, bob] = await pair();
    const table = await startTable([ann, bob], { game: 'ash-market' });
    await (await bob.connect()).ask({ type: 'resign', table, seat: 1 });
    const save = (await bob.get(`/api/tables/${table}/export`)).body;
    const refused = async (change: object) => (await ann.post('/api/imports', { ...save, ...change })).body.error.code;
    expect(await refused({ seed: seedOf(1) })).toBe('save.commitment');
    expect(await refused({ hash: '0'.repeat(16) })).toBe('save.hash');
    expect(await refused({ log: [[0, 1, ['pass'], 0]] })).toBe('save.replay');
    expect(await refused({ game: 'chess' })).toBe('save.unknownGame');
    expect(await refused({ log: 'x' })).toBe('save.damaged');
    expect(await refused({ log: Array(20_001).fill(['undo', 0, 0]) })).toBe('import.long');
    expect(await refused({ base: save.snapshot })).toMatch(/import.partly|save\./);
    expect((await ann.ask('POST', '/api/imports', '['.repeat(1000))).body.error.code).toBe('request.tooDeep');
    expect((await ann.ask('POST', '/api/imports', '{"__proto__": {"x": 1}}')).body.error.code).toBe('save.damaged');
    for (const nonsense of ['', 'x', '[]', 'null', '{"log":'])
      expect((await ann.ask('POST', '/api/imports', nonsense)).body.error.code, nonsense).toBe('request.json');
    expect((await ann.ask('POST', '/api/imports', '{"game":"\\u0000"}')).body.error.code).toBe('request.invalid');
  });

  test('what somebody sends as one is read in a thread, not by the server itself', async () => {
    const ann = await person('Ann');
    const parse = vi.spyOn(JSON, 'parse');
    const long = JSON.stringify({ log: Array(300_000).fill([]) });
    expect((await ann.ask('POST', '/api/imports', long)).body.error.code).toBe('import.long');
    expect(parse.mock.calls.filter(([text]) => text.length >= long.length)).toEqual([]);
    parse.mockRestore();
  });

  test('a match that is not over is played on by whoever brought it in, on one screen', async () => {
    const [ann, bob] = await pair();
    const table = await startTable([ann, bob]);
    await (await ann.connect()).ask({ type: 'answer', table, seat: 0, decision: 1, index: 4 });
    const save = await server.play.withMatch(table, (_table, live) => live?.match.save());
    const { id } = (await bob.post('/api/imports', save)).body;
    const socket = await bob.connect();
    socket.send({ type: 'watch', table: id });
    expect((await socket.next(({ type }) => type === 'call')).seat).toBe(1);
    expect((await ann.get(`/api/tables/${id}`)).status).toBe(403);
  });
});
