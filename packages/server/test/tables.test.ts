import { must } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { annAndBob, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const pair = () => annAndBob(server.address);
const crosses = { game: 'noughts-and-crosses', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('before the match', () => {
  test('a table is made, found, joined, left, started', async () => {
    const [ann, bob] = await pair();
    const { id } = (await ann.post('/api/tables', crosses)).body;
    const listed = (await bob.get('/api/tables')).body.find((table: { id: string }) => table.id === id);
    expect(listed).toMatchObject({
      owner: { name: 'Ann' },
      status: 'open',
      mine: [],
      seats: [{ kind: 'person' }, { kind: 'open' }],
    });
    expect(listed).not.toHaveProperty('invite');
    expect((await ann.post(`/api/tables/${id}/start`)).body.error.code).toBe('table.missing');
    expect((await bob.post(`/api/tables/${id}/join`)).body).toEqual({ seat: 1 });
    expect((await bob.post(`/api/tables/${id}/join`)).body.error.code).toBe('table.seated');
    expect((await (await person('Zoe')).post(`/api/tables/${id}/join`)).body.error.code).toBe('table.taken');
    expect((await bob.post(`/api/tables/${id}/start`)).body.error.code).toBe('table.owner');
    await bob.post(`/api/tables/${id}/leave`);
    expect((await bob.post(`/api/tables/${id}/leave`)).body.error.code).toBe('seat.yours');
    await bob.post(`/api/tables/${id}/join`);
    await ann.delete(`/api/tables/${id}/seats/1`);
    expect((await ann.get(`/api/tables/${id}`)).body.seats[1]).toMatchObject({ kind: 'open', person: null });
    await bob.post(`/api/tables/${id}/join`, { seat: 1 });
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200);
    const about = (await bob.get(`/api/tables/${id}`)).body;
    expect(about).toMatchObject({ status: 'running', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(about).not.toHaveProperty('seed');
    const zoe = await person('Zoe');
    expect((await zoe.post(`/api/tables/${id}/leave`)).body.error.code).toBe('seat.yours');
  });

  test('two who want the last seat at once: one gets it', async () => {
    const [ann, bob, zoe] = [...(await pair()), await person('Zoe')] as const;
    const { id } = (await ann.post('/api/tables', crosses)).body;
    const tries = await Promise.all([bob, zoe].map((each) => each.post(`/api/tables/${id}/join`)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('invited seats need the link, which only the owner is told', async () => {
    const [ann, bob] = await pair();
    const seats = [{ kind: 'me' }, { kind: 'invited' }];
    const { id } = (await ann.post('/api/tables', { ...crosses, seats })).body;
    expect((await bob.post(`/api/tables/${id}/join`)).body.error.code).toBe('table.taken');
    expect((await bob.post(`/api/tables/${id}/join`, { seat: 1, invite: 'x' })).body.error.code).toBe('table.invite');
    const { invite } = (await ann.get(`/api/tables/${id}`)).body;
    expect((await bob.get(`/api/tables/${id}`)).body).not.toHaveProperty('invite');
    expect((await bob.post(`/api/tables/${id}/join`, { invite })).body).toEqual({ seat: 1 });
  });

  test('what does not go together is refused with a code', async () => {
    const ann = await person('Ann');
    const refused = async (wish: object) => (await ann.post('/api/tables', { ...crosses, ...wish })).body.error.code;
    expect(await refused({ game: 'chess' })).toBe('table.game');
    expect(await refused({ seats: [{ kind: 'me' }] })).toBe('refused.seats');
    expect(await refused({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('table.seats');
    expect(await refused({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] })).toBe('table.seats');
    expect(await refused({ options: { colour: 'red' } })).toBe('refused.option.unknown');
    expect(await refused({ settings: { clock: { kind: 'live', bank: 0, increment: 0 } } })).toBe('request.invalid');
    expect(await refused({ settings: { secret: true } })).toBe('request.invalid');
    expect(await refused({ seed: '0'.repeat(32) })).toBe('request.invalid');
    expect((await new Visitor(server.address).post('/api/tables', crosses)).body.error.code).toBe('session.none');
  });

  test('when the owner leaves, the table is closed', async () => {
    const [ann, bob] = await pair();
    const { id } = (await ann.post('/api/tables', crosses)).body;
    await ann.post(`/api/tables/${id}/leave`);
    expect((await bob.post(`/api/tables/${id}/join`)).body.error.code).toBe('table.status');
  });
});

describe('my tables', () => {
  const inList = async (who: Visitor, list: string, id: string) =>
    (await who.get(`/api/me/${list}`)).body.find((one: { id: string }) => one.id === id);

  test('tell whose turn it is and how it stands; finished ones are in the archive', async () => {
    const [ann, bob] = await pair();
    const id = await startTable([ann, bob], { settings: { clock: { kind: 'slow', hours: 24 } } });
    const created = await inList(ann, 'tables', id);
    expect(created).toMatchObject({
      game: 'noughts-and-crosses',
      options: expect.any(Object),
      settings: { clock: { kind: 'slow', hours: 24 }, spectators: true },
      seats: [
        { kind: 'person', level: null, person: { name: 'Ann' } },
        { kind: 'person', level: null, person: { name: 'Bob' } },
      ],
      turn: { seats: [0], mine: true },
      bots: [null, null],
      places: null,
      entryCount: 0,
      mine: [0],
    });
    expect(created.changed).toBe(created.started);
    expect((await inList(bob, 'tables', id)).turn).toEqual({ seats: [0], mine: false, due: null });
    const socket = await ann.connect();
    await socket.ask({ type: 'answer', table: id, seat: 0, decision: 1, index: 0 });
    const moved = await inList(bob, 'tables', id);
    const time = await server.play.withMatch(id, (_table, live) => live?.time);
    expect(moved).toMatchObject({ turn: { seats: [1], mine: true }, entryCount: 1 });
    expect(moved.changed).toBe(moved.started + (time ?? -1));
    // Spectators see the same.
    const stranger = (await new Visitor(server.address).get(`/api/tables/${id}`)).body;
    expect(stranger).toMatchObject({ turn: { seats: [1], mine: false }, entryCount: 1, mine: [] });
    await socket.ask({ type: 'resign', table: id, seat: 0 });
    expect((await bob.get('/api/me/tables')).body).toEqual([]);
    const over = await inList(bob, 'archive', id);
    expect(over).toMatchObject({ status: 'over', mine: [1], turn: null, places: [2, 1], entryCount: 2 });
    expect(over.changed).toBe(over.ended);
  });

  test('have the scores that the reader can see, and the last ones when it is over', async () => {
    const people = await pair();
    const id = await startTable(people, { game: 'ash-market', options: { rounds: 4 } });
    const sockets = await Promise.all(people.map((each) => each.connect()));
    const match = () => server.play.withMatch(id, (_table, live) => must(live).match);
    for (let now = await match(); !now.over; now = await match()) {
      const [seat = 0] = now.waiting();
      const { length } = now.choices(seat);
      const index = (now.length * 5) % length;
      await sockets[seat]?.ask({ type: 'answer', table: id, seat, decision: now.state.asked, index });
      if (now.over) break;
      const running = await inList(people[1], 'tables', id);
      expect(running.scores).toEqual(now.game.tally(now.view(1)).score);
      expect(running.round).toBe(now.game.round(now.state));
    }
    const { game, state } = await match();
    const over = await inList(people[0], 'archive', id);
    expect(over.scores).toEqual(game.tally(state).score);
    expect(over.scores.some((score: number) => score > 0)).toBe(true);
    expect(over.round).toBe(game.round(state));
    expect([...over.places].sort()[0]).toBe(1);
    expect(over.round).toBeGreaterThan(0);
    // The result of a match that ended before results were stored is computed.
    await server.context.store.db.updateTable('tables').set({ result: null }).where('id', '=', id).execute();
    expect(await inList(people[0], 'archive', id)).toEqual(over);
  });

  test('say which bot plays a seat now', async () => {
    const people = await pair();
    const id = await startTable(people, { settings: { standIn: 'greedy' } });
    await people[1].post(`/api/tables/${id}/seats/1/bot`);
    const { seats, bots } = await inList(people[0], 'tables', id);
    expect([seats[1].level, bots]).toEqual([null, [null, 'greedy']]);
  });

  test('a rematch is one table for all who ask, with the seats moved on', async () => {
    const [ann, bob] = await pair();
    const id = await startTable([ann, bob]);
    expect((await ann.post(`/api/tables/${id}/rematch`)).body.error.code).toBe('table.status');
    await (await ann.connect()).ask({ type: 'resign', table: id, seat: 0 });
    expect((await (await person('Zoe')).post(`/api/tables/${id}/rematch`)).body.error.code).toBe('seat.yours');
    const made = await Promise.all([ann, bob].map((each) => each.post(`/api/tables/${id}/rematch`)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const next = made[0]?.body.id;
    const { owner, seats } = (await ann.get(`/api/tables/${next}`)).body;
    expect(seats.map(({ person: who }: { person: { name: string } }) => who.name)).toEqual(['Bob', 'Ann']);
    const other = owner.name === 'Ann' ? bob : ann;
    expect((await (await person('Zoe')).post(`/api/tables/${next}/join`)).status).toBe(409);
    expect((await other.post(`/api/tables/${next}/join`)).status).toBe(200);
    expect((await (owner.name === 'Ann' ? ann : bob).post(`/api/tables/${next}/start`)).status).toBe(200);
  });
});

describe('chat', () => {
  test('lines reach who watches; the owner mutes and removes; reports are kept', async () => {
    const [ann, bob, zoe] = [...(await pair()), await person('Zoe')] as const;
    const table = await startTable([ann, bob]);
    const [annsSocket, bobsSocket, zoesSocket] = await Promise.all([ann, bob, zoe].map((each) => each.connect()));
    for (const socket of [annsSocket, bobsSocket, zoesSocket]) socket?.send({ type: 'watch', table });
    const text = '<img src=x onerror=alert(1)> \u202Ehi\u0000  there';
    expect(await bobsSocket?.ask({ type: 'say', table, text })).toMatchObject({ type: 'ok', line: 1 });
    const heard = await annsSocket?.next(({ type }) => type === 'chat');
    expect(heard.lines).toMatchObject([{ line: 1, name: 'Bob', text: '<img src=x onerror=alert(1)> hi there' }]);
    expect((await zoesSocket?.ask({ type: 'say', table, text: 'me too' }))?.error.code).toBe('chat.seated');
    expect((await bobsSocket?.ask({ type: 'say', table, text: 'x'.repeat(501) }))?.error.code).toBe('request.invalid');
    expect((await bob.put(`/api/tables/${table}/mutes/${ann.id}`)).body.error.code).toBe('table.owner');
    await ann.put(`/api/tables/${table}/mutes/${bob.id}`);
    expect((await bobsSocket?.ask({ type: 'say', table, text: 'x' }))?.error.code).toBe('chat.muted');
    await ann.delete(`/api/tables/${table}/mutes/${bob.id}`);
    expect((await bob.post(`/api/tables/${table}/chat`, { text: 'again' })).body).toEqual({ line: 2 });
    await annsSocket?.ask({ type: 'say', table, text: 'mine' });
    expect((await bob.delete(`/api/tables/${table}/chat/3`)).body.error.code).toBe('table.owner');
    await ann.delete(`/api/tables/${table}/chat/1`);
    const gone = await bobsSocket?.next(
      ({ type, lines }) => type === 'chat' && lines.some((line: { removed: boolean }) => line.removed),
    );
    expect(JSON.stringify(gone)).not.toContain('onerror');
    expect((await bob.get(`/api/tables/${table}/chat?after=1`)).body).toMatchObject([
      { text: 'again' },
      { text: 'mine' },
    ]);
    expect((await zoe.post('/api/reports', { table, person: bob.id, line: 2, text: 'rude' })).status).toBe(200);
    const reports = await server.context.store.db
      .selectFrom('reports')
      .selectAll()
      .where('match', '=', table)
      .execute();
    expect(reports).toMatchObject([
      { person: zoe.id, kind: 'person', text: 'rude', about: JSON.stringify({ person: bob.id, line: 2 }) },
    ]);
  });
});

describe('a shared screen', () => {
  test('each seat is shown only after it was handed the screen, also when all are asked at once', async () => {
    const ann = await person('Ann');
    const seats = [{ kind: 'me' }, { kind: 'shared' }, { kind: 'bot', level: 'random' }];
    const { id } = (await ann.post('/api/tables', { game: 'ash-market', seats })).body;
    await ann.post(`/api/tables/${id}/start`);
    const socket = await ann.connect();
    socket.send({ type: 'watch', table: id });
    const first = await socket.state();
    expect(first.seat).toBe(-1);
    const { seat: one } = await socket.next(({ type }) => type === 'call');
    const other = 1 - one;
    const decision = first.view.asked;
    const send = (type: string, seat: number, more: object = {}) => socket.ask({ type, table: id, seat, ...more });
    expect((await send('answer', one, { decision, index: 0 })).error.code).toBe('seat.facing');
    expect((await send('ready', other)).error.code).toBe('seat.facing');
    expect((await send('why', one, { ref: 'card:1' })).error.code).toBe('seat.facing');
    expect(new Set(socket.messages.flatMap(({ type, seat }) => (type === 'state' ? [seat] : [])))).toEqual(
      new Set([-1]),
    );
    // Nor over HTTP.
    for (const seat of [0, 1])
      expect((await ann.get(`/api/tables/${id}/state?seat=${seat}`)).body.error.code).toBe('seat.yours');
    expect((await ann.get(`/api/tables/${id}/export`)).body.seat).toBe(-1);

    await send('ready', one);
    const own = await socket.state(({ seat }) => seat === one);
    expect(own.choices.length).toBeGreaterThan(1);
    await send('answer', one, { decision, index: 0 });
    // The screen is covered before the next seat is called.
    const covered = await socket.next(({ type }) => type === 'state' || type === 'call');
    expect(covered).toMatchObject({ type: 'state', seat: -1 });
    expect((await socket.next(({ type }) => type === 'call')).seat).toBe(other);
    await send('ready', other);
    expect((await socket.state(({ seat }) => seat === other)).choices.length).toBeGreaterThan(1);
    await send('answer', other, { decision, index: 0 });
    const after = await socket.state(({ view }) => view.asked > decision);
    expect([-1, other]).toContain(after.seat);
  });
});
