import { liveAddress } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openServer, type Server } from '../src/server.ts';
import {
  annAndBob,
  type LiveSocket,
  log,
  openTestServer,
  startTable,
  temporaryFolder,
  testConfig,
  Visitor,
} from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const open = { game: 'noughts-and-crosses', seats: [{ kind: 'me' }, { kind: 'open' }] };

const presence = (socket: LiveSocket, here: readonly number[], spectators: number) =>
  socket.next(
    (message) =>
      message.type === 'presence' &&
      JSON.stringify(message.here) === JSON.stringify(here) &&
      message.spectators === spectators,
  );

describe('who is at a table', () => {
  test('is told whenever somebody comes, sits down or goes', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { id } = (await ann.post('/api/tables', open)).body;
    const socket = await ann.connect();
    await socket.ask({ type: 'watch', table: id });
    await presence(socket, [0], 0);
    const other = await bob.connect();
    await other.ask({ type: 'watch', table: id });
    await presence(socket, [0], 1);
    // A second window of the same person is not another spectator.
    const again = await bob.connect();
    await again.ask({ type: 'watch', table: id });
    await bob.post(`/api/tables/${id}/join`);
    await presence(socket, [0, 1], 0);
    again.close();
    await other.ask({ type: 'leave', table: id });
    await presence(socket, [0], 0);
    const stranger = await new Visitor(server.address).connect();
    await stranger.ask({ type: 'watch', table: id });
    await presence(socket, [0], 1);
  });

  test('before a start has time to come back after it, and whoever does not is away', async () => {
    const folder = temporaryFolder();
    let now = 1_800_000_000_000;
    const start = () => openServer({ config: testConfig(folder.path), log, now: () => now });
    let own = await start();
    const people = await annAndBob(own.address);
    const table = await startTable(people);
    now += 3_600_000;
    await own.close();
    own = await start();
    const ann = Object.assign(new Visitor(own.address), { cookie: people[0].cookie });
    const handOver = async () => (await ann.post(`/api/tables/${table}/seats/1/bot`)).body.error?.code;
    expect(await handOver()).toBe('seat.present');
    now += 200_000;
    expect(await handOver()).toBeUndefined();
    await own.close();
    folder.remove();
  });

  test('counts as present at every process for as long as they stay, though it hears of nobody', async () => {
    let now = 1_800_000_000_000;
    const own = await openTestServer({}, { now: () => now });
    const people = [await Visitor.named(own.address, 'Ann'), await Visitor.named(own.address, 'Bob')] as const;
    const table = await startTable(people);
    const socket = await people[1].connect();
    await socket.ask({ type: 'watch', table });
    now += 3_600_000;
    await own.presence.storeAllSeen(own.sockets.watched());
    // As another process has it, which has read the rows before and is not told who is here.
    await own.play.withTable(table, async (each) => {
      each.read(
        each.row,
        each.seats.map((seat) => ({ ...seat, seen: 0 })),
      );
      each.watchers.clear();
    });
    const handOver = async () => (await people[0].post(`/api/tables/${table}/seats/1/bot`)).body.error?.code;
    expect(await handOver()).toBe('seat.present');
    now += 3_600_000;
    expect(await handOver()).toBeUndefined();
    await own.close();
  });

  test('nobody sits on a free seat', async () => {
    const ann = await person('Ann');
    const { id } = (await ann.post('/api/tables', open)).body;
    expect((await new Visitor(server.address).get(`/api/tables/${id}`)).body.mine).toEqual([]);
  });
});

describe('a seat of an open table', () => {
  test('is for a bot, for anybody or for the link, as its owner says; not while somebody sits on it', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { id } = (await ann.post('/api/tables', open)).body;
    const seat = `/api/tables/${id}/seats/1`;
    const kind = async () => (await ann.get(`/api/tables/${id}`)).body.seats[1];
    expect((await ann.put(seat, { kind: 'bot', level: 'greedy' })).status).toBe(200);
    expect(await kind()).toMatchObject({ kind: 'bot', level: 'greedy' });
    expect((await bob.post(`/api/tables/${id}/join`)).body.error.code).toBe('table.taken');
    expect((await ann.put(seat, { kind: 'invited' })).status).toBe(200);
    expect(await kind()).toMatchObject({ kind: 'invited', level: null });
    expect((await bob.put(seat, { kind: 'open' })).body.error.code).toBe('table.owner');
    for (const wrong of [{ kind: 'bot' }, { kind: 'bot', level: 'genius' }, { kind: 'me' }, {}])
      expect((await ann.put(seat, wrong)).body.error.code).toBe('request.invalid');
    expect((await ann.put(`/api/tables/${id}/seats/5`, { kind: 'open' })).body.error.code).toBe('table.seats');
    await ann.put(seat, { kind: 'open' });
    await bob.post(`/api/tables/${id}/join`);
    expect((await ann.put(seat, { kind: 'open' })).body.error.code).toBe('table.seats');
    expect((await ann.put(`/api/tables/${id}/seats/0`, { kind: 'open' })).body.error.code).toBe('table.seats');
    await ann.post(`/api/tables/${id}/start`);
    expect((await ann.put(seat, { kind: 'open' })).body.error.code).toBe('table.status');
  });
});

test('whoever still looks at a table that is over is led to the rematch', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const id = await startTable([ann, bob]);
  const socket = await bob.connect();
  await socket.ask({ type: 'watch', table: id });
  await (await ann.connect()).ask({ type: 'resign', table: id, seat: 0 });
  await socket.state(({ outcome }) => outcome !== null);
  expect((await bob.get(`/api/tables/${id}`)).body.next).toBeNull();
  const next = (await ann.post(`/api/tables/${id}/rematch`)).body.id;
  await socket.next(({ type }) => type === 'changed');
  expect((await bob.get(`/api/tables/${id}`)).body.next).toBe(next);
});

test('a list tells whoever is asked until when, and nobody else', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const id = await startTable([ann, bob], { settings: { clock: { kind: 'slow', hours: 1 } } });
  const listed = async (who: Visitor) =>
    (await who.get('/api/me/tables')).body.find((table: { id: string }) => table.id === id);
  const { turn, started } = await listed(ann);
  const [asked] = turn.seats;
  const [first, other] = asked === 0 ? [ann, bob] : [bob, ann];
  expect((await listed(first)).turn).toEqual({ seats: [asked], mine: true, due: started + 3_600_000 });
  expect((await listed(other)).turn).toEqual({ seats: [asked], mine: false, due: null });
  const free = await startTable([ann, bob]);
  expect((await ann.get(`/api/tables/${free}`)).body.turn.due).toBeNull();
});

test('a shared screen that asks for everything gets it for each of its seats', async () => {
  const ann = await person('Ann');
  const id = await startTable([ann], { seats: [{ kind: 'me' }, { kind: 'shared' }] });
  const socket = await ann.connect();
  await socket.ask({ type: 'watch', table: id, since: -1 });
  const called = await socket.next(({ type }) => type === 'call');
  expect(socket.last).toMatchObject({ seat: -1, entries: [{ kind: 'setup' }] });
  socket.send({ type: 'ready', table: id, seat: called.seat });
  const { entries, view } = await socket.state(({ seat }) => seat === called.seat);
  expect(entries[0].kind).toBe('setup');
  await socket.ask({ type: 'answer', table: id, seat: called.seat, decision: view.asked, index: 0 });
  const second = await socket.next(({ type, seat }) => type === 'call' && seat !== called.seat);
  socket.send({ type: 'ready', table: id, seat: second.seat });
  const other = await socket.state(({ seat }) => seat === second.seat);
  expect(other.entries.map(({ n }: { n: number }) => n)).toEqual([0, 1]);
});

test('a connection uses the language in its address', async () => {
  const socket = new WebSocket(liveAddress(server.address, 'pl'));
  const refused = await new Promise<{ error: { message: string } }>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'hello') socket.send('{"type":"watch","table":"bbbbbbbbbbbbbbb"}');
      if (message.type === 'refused') resolve(message);
    });
  });
  socket.close();
  expect(refused.error.message).toBe('Nie ma takiego stołu.');
});
