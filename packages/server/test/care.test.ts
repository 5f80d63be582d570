import { levels } from '@cinderhall/bots';
import { type AnyGame, type Chance, must, verifySave } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import type { Store } from '../src/store/store.ts';
import { annAndBob, type Json, openTestServer, startTable, Visitor } from './helpers.ts';

let now = 1_800_000_000_000;
let server: Server;

/** Noughts and crosses with a bug: marking the middle throws. */
const faulty: typeof noughtsAndCrosses = {
  ...noughtsAndCrosses,
  id: 'faulty',
  decisions: {
    mark: {
      ...noughtsAndCrosses.decisions.mark,
      choose: (state, decision, seat, choice, flow) => {
        if (choice.cell === 4) throw new Error('secret thoughts');
        noughtsAndCrosses.decisions.mark.choose(state, decision, seat, choice, flow);
      },
    },
  },
};

/** 51st State in an action phase in which Goods Takeover can soon be built, so that its owner is asked out of turn. */
const claimed: AnyGame = {
  ...must(
    games.find(({ id }) => id === 'fifty-first-state'),
    'the game',
  ),
  id: 'claimed',
};
const { setup } = claimed;
claimed.setup = (options: object, seats: number, chance: Chance) => {
  const start: Json = setup(options, seats, chance);
  const taken = (id: string): number => {
    const design = claimed.cards().findIndex((card) => card.id === id);
    const at = start.deck.findIndex((card: number) => start.cards[card] === design);
    return start.deck.splice(at, 1)[0];
  };
  const hands = [['bus-station', 'school'], ['goods-takeover']];
  for (const [seat, hand] of hands.entries()) {
    const player = start.players[seat];
    player.hand = hand.map(taken);
    Object.assign(player.goods, { greyContact: 3, blueContact: 1, worker: 1 });
  }
  return { ...start, first: 0, round: 1, tasks: [{ kind: 'turns' }] };
};

beforeAll(async () => {
  server = await openTestServer({}, { now: () => now, games: [...games, faulty, claimed] });
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const pair = () => annAndBob(server.address);
const stateOf = async (visitor: Visitor, table: string) =>
  (await visitor.get(`/api/tables/${table}/state?since=-1`)).body;

/** Who is asked, and for what. */
const waiting = (table: string) =>
  server.play.withMatch(table, (_table, live) => ({
    seat: live?.match.waiting()[0],
    decision: live?.match.state.asked ?? 0,
  }));

describe('clocks', () => {
  test('when the time is up a bot plays on, and the person can come back', async () => {
    const people = await pair();
    const settings = { clock: { kind: 'live', bank: 30, increment: 0 }, timeout: 'bot', standIn: 'random' };
    const table = await startTable(people, { settings });
    now += 29_000;
    await server.sweeper.run();
    expect((await stateOf(people[0], table)).bots).toEqual([null, null]);
    now += 2_000;
    await server.sweeper.run();
    const socket = await people[0].connect();
    socket.send({ type: 'watch', table, since: -1 });
    // The bot has moved for Ann; Bob is asked now.
    const state = await socket.state(({ n }) => n >= 2);
    expect(state.bots).toEqual(['random', null]);
    expect((await people[1].get(`/api/tables/${table}/state`)).body.choices).toHaveLength(8);
    expect((await socket.ask({ type: 'answer', table, seat: 0, decision: 3, index: 0 })).error.code).toBe('seat.bot');
    expect(await socket.ask({ type: 'takeBack', table, seat: 0 })).toMatchObject({ type: 'ok' });
    expect((await stateOf(people[0], table)).bots).toEqual([null, null]);
  });

  test('also for whoever is asked out of turn', async () => {
    const people = await pair();
    const settings = { clock: { kind: 'live', bank: 30, increment: 0 }, timeout: 'bot', standIn: 'random' };
    const options = { promo2: true, expansions: ['newEra'] };
    const table = await startTable(people, { game: 'claimed', options, settings });
    const sockets = await Promise.all(people.map((each) => each.connect()));
    for (const [seat, kind] of [
      [0, 'construct'],
      [1, 'construct'],
      [0, 'deal'],
    ] as const) {
      const { choices } = await stateOf(must(people[seat]), table);
      const index = choices.findIndex((choice: { kind: string }) => choice.kind === kind);
      const { decision } = await waiting(table);
      expect(await sockets[seat]?.ask({ type: 'answer', table, seat, decision, index })).toMatchObject({ type: 'ok' });
    }
    const asked = await waiting(table);
    expect(asked.seat).toBe(1);
    expect((await stateOf(must(people[1]), table)).view.decision).toMatchObject({ kind: 'takeover', seats: [1] });
    now += 31_000;
    await server.sweeper.run();
    // Somebody has answered for Bob, whose turn it is only then.
    const socket = must(sockets[0]);
    socket.send({ type: 'watch', table, since: -1 });
    const state = await socket.state(({ view }) => view.asked > asked.decision);
    expect(state.bots).toEqual([null, 'random']);
    expect(state.view.decision?.kind).not.toBe('takeover');
  });

  test('or the seat resigns, as the owner chose', async () => {
    const people = await pair();
    const settings = { clock: { kind: 'slow', hours: 1 }, timeout: 'resign' };
    const table = await startTable(people, { settings });
    now += 3_601_000;
    await server.sweeper.run();
    expect(await stateOf(people[1], table)).toMatchObject({ outcome: { places: [2, 1] }, resigned: [0] });
  });

  test('an answer in time stops the clock', async () => {
    const people = await pair();
    const table = await startTable(people, { settings: { clock: { kind: 'slow', hours: 1 }, timeout: 'resign' } });
    now += 3_500_000;
    await (await people[0].connect()).ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    now += 200_000;
    await server.sweeper.run();
    expect(await stateOf(people[1], table)).toMatchObject({
      outcome: null,
      clocks: [{ runs: false }, { left: 3_400_000, runs: true }],
    });
  });
});

describe('absent players', () => {
  test('the owner hands the seat of somebody who is away to a bot; they take it back', async () => {
    const people = await pair();
    const table = await startTable(people);
    const [ann, bob] = await Promise.all(people.map((each) => each.connect()));
    bob?.send({ type: 'watch', table });
    await bob?.state();
    expect((await ann?.ask({ type: 'handover', table, seat: 1 }))?.error.code).toBe('seat.present');
    expect((await bob?.ask({ type: 'handover', table, seat: 0 }))?.error.code).toBe('table.owner');
    bob?.close();
    await bob?.next(() => false).catch(() => undefined);
    expect((await people[0].post(`/api/tables/${table}/seats/1/bot`)).body.error.code).toBe('seat.present');
    now += 300_000;
    // The server learns of the closed connection a little later.
    for (;;) {
      const { status } = await people[0].post(`/api/tables/${table}/seats/1/bot`);
      if (status === 200) break;
    }
    expect((await stateOf(people[0], table)).bots).toEqual([null, 'veteran']);
    expect((await people[0].delete(`/api/tables/${table}/seats/1/bot`)).body.error.code).toBe('seat.yours');
    expect((await people[1].delete(`/api/tables/${table}/seats/1/bot`)).status).toBe(200);
    expect((await stateOf(people[0], table)).bots).toEqual([null, null]);
  });

  const slow = { clock: { kind: 'live', bank: 30, increment: 0 }, timeout: 'bot', standIn: 'random' };

  test('the owner takes somebody off the table for good once their time ran out, and not before', async () => {
    const people = await pair();
    const table = await startTable(people, { game: 'ash-market', settings: slow });
    const socket = await people[1].connect();
    socket.send({ type: 'watch', table });
    expect((await socket.state()).seat).toBe(1);
    const dismiss = async () => (await people[0].delete(`/api/tables/${table}/seats/1`)).body.error?.code;
    expect((await people[1].delete(`/api/tables/${table}/seats/0`)).body.error.code).toBe('table.owner');
    expect(await dismiss()).toBe('seat.stays');
    const annsSocket = await people[0].connect();
    const playUntilAsked = async (wanted: number) => {
      for (let asked = await waiting(table); asked.seat !== wanted; asked = await waiting(table)) {
        const { seat, decision } = asked;
        await (seat === 0 ? annsSocket : socket).ask({ type: 'answer', table, seat, decision, index: 0 });
      }
    };
    // Handing the seat over is not giving it up. Nothing is asked of it meanwhile, so that no bot thinks.
    await playUntilAsked(0);
    await socket.ask({ type: 'handover', table, seat: 1 });
    expect(await dismiss()).toBe('seat.stays');
    await socket.ask({ type: 'takeBack', table, seat: 1 });
    await playUntilAsked(1);
    // Who comes back has a minute at least.
    now += 61_000;
    await server.sweeper.run();
    expect((await stateOf(people[0], table)).bots).toEqual([null, 'random']);
    expect(await dismiss()).toBeUndefined();
    // From then on they see what spectators see; what was sent before may still arrive.
    annsSocket.send({ type: 'watch', table });
    const { decision } = await annsSocket.state(({ choices }) => choices.length > 0);
    await annsSocket.ask({ type: 'answer', table, seat: 0, decision, index: 0 });
    await socket.state(({ seat, decision: shown }) => seat === -1 && shown >= decision);
    const states = socket.messages.filter(({ type }) => type === 'state');
    const later = states.slice(states.findIndex(({ seat }) => seat === -1));
    expect(later.every(({ seat }) => seat === -1)).toBe(true);
    expect((await socket.ask({ type: 'takeBack', table, seat: 1 })).error.code).toBe('seat.yours');
  });

  test('whoever comes back after their time ran out cannot be dismissed for it any more', async () => {
    const people = await pair();
    const table = await startTable([people[1], people[0]], { settings: slow });
    now += 31_000;
    await server.sweeper.run();
    const bobs = await people[0].connect();
    // Seat 0 is the owner's: the one whose time ran out.
    const owner = await people[1].connect();
    expect(await owner.ask({ type: 'takeBack', table, seat: 0 })).toMatchObject({ type: 'ok' });
    const ranOut = () => server.play.withMatch(table, (_table, live) => [0, 1].map((seat) => live?.clock.ranOut(seat)));
    expect(await ranOut()).toEqual([false, false]);
    bobs.close();
  });

  test('who was dismissed from a private table hears nothing more of it, not even with the old invitation', async () => {
    const people = await pair();
    const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'greedy' }];
    const settings = { spectators: false, standIn: 'greedy' };
    const { id: table } = (await people[0].post('/api/tables', { game: 'ash-market', seats, settings })).body;
    const { invite } = (await people[0].get(`/api/tables/${table}`)).body;
    await people[1].post(`/api/tables/${table}/join`, { invite });
    await people[0].post(`/api/tables/${table}/start`);
    const [anns, bobs] = [await people[0].connect(), await people[1].connect()];
    bobs.send({ type: 'watch', table, invite });
    await bobs.state();
    await bobs.ask({ type: 'resign', table, seat: 1 });
    expect((await people[0].delete(`/api/tables/${table}/seats/1`)).status).toBe(200);
    // What was sent before is here now.
    await bobs.ask({ type: 'ping' });
    const heard = bobs.messages.length;
    await anns.ask({ type: 'say', table, text: 'between us' });
    // A refused message is answered with the state, if one may see it.
    expect((await bobs.ask({ type: 'undo', table, seat: 1 })).error.code).toBe('seat.yours');
    expect((await bobs.ask({ type: 'watch', table, invite })).error.code).toBe('table.spectators');
    await bobs.ask({ type: 'ping' });
    const types = bobs.messages.slice(heard).map(({ type }) => type);
    expect(types.filter((type) => type === 'chat' || type === 'state')).toEqual([]);
    expect((await people[1].get(`/api/tables/${table}/chat`)).status).toBe(403);
    expect((await people[1].get(`/api/tables/${table}?invite=${invite}`)).status).toBe(403);
  });

  test('who agrees leaves the match by themselves, and a bot plays on', async () => {
    const people = await pair();
    const table = await startTable(people, { game: 'ash-market', settings: slow });
    expect((await (await person('Zoe')).post(`/api/tables/${table}/leave`)).body.error.code).toBe('seat.yours');
    expect((await people[1].post(`/api/tables/${table}/leave`)).status).toBe(200);
    expect((await stateOf(people[0], table)).bots).toEqual([null, 'random']);
    expect((await people[0].get(`/api/tables/${table}`)).body.seats[1].person).toBeNull();
    expect((await people[1].post(`/api/tables/${table}/leave`)).body.error.code).toBe('seat.yours');
  });
});

describe('an error in a game', () => {
  test('halts the table at its last good state, with a report that stays with the host', async () => {
    const people = await pair();
    const table = await startTable(people, { game: 'faulty' });
    const sockets = await Promise.all(people.map((each) => each.connect()));
    for (const socket of sockets) {
      socket.send({ type: 'watch', table });
      await socket.state();
    }
    await sockets[0]?.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    const seed = await server.play.withTable(table, async ({ row }) => row.seed);
    const refused = await sockets[1]?.ask({ type: 'answer', table, seat: 1, decision: 2, index: 3 });
    expect(refused.error.code).toBe('table.halted');
    expect(await sockets[0]?.next(({ type }) => type === 'halted')).toEqual({
      type: 'halted',
      table,
      code: 'engine.failed',
    });
    const state = await stateOf(people[0], table);
    expect(state).toMatchObject({ n: 1, halted: true });
    expect(state.view.cells.slice(0, 5)).toEqual([0, -1, -1, -1, -1]);
    expect((await sockets[1]?.ask({ type: 'answer', table, seat: 1, decision: 2, index: 0 }))?.error.code).toBe(
      'table.halted',
    );
    const reports = await server.context.store.db
      .selectFrom('reports')
      .selectAll()
      .where('match', '=', table)
      .execute();
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0]?.text ?? '')).toMatchObject({ seed, attempted: { seat: 1, asked: 2, index: 3 } });
    const sent = people.flatMap(({ received }) => received).join('');
    for (const secret of [seed, 'secret thoughts', '.ts:', 'at Object']) expect(sent).not.toContain(secret);
  });
});

/** Fills the free space of the existing pages. */
function fill(raw: Store['raw']): void {
  const insert = raw?.prepare("insert into entries values ('ballast', ?, ?, null, 'x')");
  let n = 0;
  for (const size of [20_000, 1000, 100, 1])
    try {
      for (;;) insert?.run(n++, 'x'.repeat(size));
    } catch (error) {
      if (!String(error).includes('full')) throw error;
    }
}

describe('trouble with the disk', () => {
  const play = async (socket: Awaited<ReturnType<Visitor['connect']>>, table: string, decision: number) =>
    socket.ask({ type: 'answer', table, seat: (decision - 1) % 2, decision, index: 0 });

  test.each([
    ['full', 'pragma max_page_count = 1', 'pragma max_page_count = 100000000', 'store.full', 507],
    ['read-only', 'pragma query_only = on', 'pragma query_only = off', 'store.readOnly', 503],
  ])('%s: a clear error, and nothing is lost', async (_name, breaks, mends, code, status) => {
    const own = await openTestServer();
    const [ann, bob] = await annAndBob(own.address);
    const table = await startTable([ann, bob]);
    const [annsSocket, bobsSocket] = [await ann.connect(), await bob.connect()];
    for (const socket of [annsSocket, bobsSocket]) {
      socket.send({ type: 'watch', table });
      await socket.state();
    }
    expect(await play(annsSocket, table, 1)).toMatchObject({ type: 'ok' });
    await bobsSocket.state(({ n }) => n === 1);
    const { raw, writer } = own.context.store;
    raw?.exec(breaks);
    await writer?.exec(breaks);
    if (code === 'store.full') fill(raw);
    expect((await play(bobsSocket, table, 2)).error).toMatchObject({ code, message: expect.any(String) });
    const made = await ann.post('/api/tables', {
      game: 'ash-market',
      seats: Array(5).fill({ kind: 'open' }),
      options: {},
      settings: {},
    });
    // Small rows may still fit into pages of other tables.
    if (code === 'store.readOnly') expect([made.status, made.body.error.code]).toEqual([status, code]);
    raw?.exec(mends);
    await writer?.exec(mends);
    const length = await own.play.withMatch(table, (_table, live) => live?.length);
    const after = (await bob.get(`/api/tables/${table}/state`)).body;
    expect(after.n).toBe(length);
    expect(after.view.cells.filter((cell: number) => cell >= 0)).toHaveLength(length ?? -1);
    expect(length).toBe(1);
    expect(await play(bobsSocket, table, 2)).toMatchObject({ type: 'ok' });
    await own.close();
  });
});

test('bots play every game to its end, and those of every level play', async () => {
  const quick = [levels[0], levels[1]] as const;
  const casts = [
    ...games.map(({ id, seats: { min } }) => ({
      game: id,
      cast: Array.from({ length: Math.max(2, min) }, (_, i) => quick[i % 2]),
    })),
    { game: 'noughts-and-crosses', cast: levels.slice(-2) },
    { game: 'noughts-and-crosses', cast: levels.slice(-3, -1) },
  ];
  for (const { game, cast } of casts) {
    const ann = await person('Ann');
    const seats = cast.map((level) => ({ kind: 'bot', level }));
    const { id } = (await ann.post('/api/tables', { game, seats })).body;
    const socket = await ann.connect();
    socket.send({ type: 'watch', table: id });
    await ann.post(`/api/tables/${id}/start`);
    const { outcome, seed, bots } = await socket.state((state) => state.outcome !== null);
    expect(outcome.places).toContain(1);
    expect(bots).toEqual(cast);
    const save = (await ann.get(`/api/tables/${id}/export`)).body;
    const found = games.find((each) => each.id === game);
    expect(found && verifySave(found, save)).toMatchObject({ hash: save.hash, steps: save.log.length });
    expect(save.seed).toBe(seed);
  }
});
