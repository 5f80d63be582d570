import { Chance, isRefused, type Match, must, shortEntry } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveMatch } from '../src/play/live-match.ts';
import type { Server } from '../src/server.ts';
import { annAndBob, type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
/** A game whose tally would reveal hidden state. */
const telltale: typeof noughtsAndCrosses = {
  ...noughtsAndCrosses,
  id: 'telltale',
  tally: ({ chance }) => ({ score: chance.slice(0, 2) }),
};
beforeAll(async () => {
  server = await openTestServer({}, { games: [...games, telltale] });
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const pair = () => annAndBob(server.address);
const matchOf = (table: string): Promise<Match> => server.play.withMatch(table, (_table, live) => must(live).match);

/** Two people at the market after some answers. */
async function market(answers: number): Promise<{ ann: Visitor; bob: Visitor; table: string; sockets: LiveSocket[] }> {
  const [ann, bob] = await pair();
  const table = await startTable([ann, bob], { game: 'ash-market', options: { rounds: 4 } });
  const sockets = await Promise.all([ann, bob].map((each) => each.connect()));
  for (let n = 0; n < answers; n++) {
    const match = await matchOf(table);
    const [seat = 0] = match.waiting();
    const reply = await sockets[seat]?.ask({ type: 'answer', table, seat, decision: match.state.asked, index: 0 });
    expect(reply.type).toBe('ok');
  }
  return { ann, bob, table, sockets };
}

describe('the statistics of a match', () => {
  test('has a mark for every moment and the game’s numbers after each, as the seat may know them', async () => {
    const { bob, table } = await market(9);
    const { body } = await bob.get(`/api/tables/${table}/stats`);
    const replay = (await bob.get(`/api/tables/${table}/replay`)).body;
    const { entries } = (await bob.get(`/api/tables/${table}/state?since=0`)).body;
    expect(body.seat).toBe(1);
    expect(replay).toMatchObject({ at: entries.length, of: entries.length, marks: body.marks });
    expect(body.marks.map(({ seat }: { seat: number | null }) => seat)).toEqual(
      entries.map(({ seat }: { seat?: number }) => seat ?? null),
    );
    // One row for the set-up and one for each entry, as the view was then.
    expect(body.rounds).toHaveLength(entries.length + 1);
    expect(body.names).toContain('score');
    for (let at = 0; at <= entries.length; at++) {
      const { view } = (await bob.get(`/api/tables/${table}/replay?at=${at}`)).body;
      expect(body.rounds[at]).toBe(view.round);
      if (at > 0) expect(body.marks[at - 1].round).toBe(view.round);
      for (const name of body.names) expect(body.values[name][at]).toEqual(ashMarket.tally(view)[name]);
    }
  });

  test('of a running match is for the seat itself; of a finished one for all who may look', async () => {
    const { ann, bob, table, sockets } = await market(3);
    const stranger = new Visitor(server.address);
    const codeOf = async (who: Visitor, what: string) =>
      (await who.get(`/api/tables/${table}/${what}`)).body.error?.code;
    for (const what of ['stats', 'replay']) expect(await codeOf(bob, `${what}?seat=0`)).toBe('seat.yours');
    expect((await stranger.get(`/api/tables/${table}/stats`)).body.seat).toBe(-1);
    await sockets[0]?.ask({ type: 'resign', table, seat: 0 });
    const own = (await ann.get(`/api/tables/${table}/stats?seat=0`)).body;
    expect((await stranger.get(`/api/tables/${table}/stats?seat=0`)).body).toEqual(own);
    expect(own.marks.at(-1)).toMatchObject({ seat: 0 });
  });

  test('counts nothing that the seat cannot see, until the match is over', async () => {
    const [ann, bob] = await pair();
    const table = await startTable([ann, bob], { game: telltale.id });
    const counted = async () => [
      (await ann.get(`/api/tables/${table}/stats`)).body.values.score.at(-1),
      (await ann.get(`/api/tables/${table}`)).body.scores,
    ];
    const match = await matchOf(table);
    const [ofState, ofView] = [match.game.tally(match.state).score, match.game.tally(match.view(0)).score];
    expect(ofState).not.toEqual(ofView);
    expect(await counted()).toEqual([ofView, ofView]);
    await (await bob.connect()).ask({ type: 'resign', table, seat: 1 });
    expect(await counted()).toEqual([ofState, ofState]);
  });

  test('goes on with the match', async () => {
    const { bob, table, sockets } = await market(2);
    const length = async () => (await bob.get(`/api/tables/${table}/stats`)).body.marks.length;
    const before = await length();
    const match = await matchOf(table);
    const [seat = 0] = match.waiting();
    await sockets[seat]?.ask({ type: 'answer', table, seat, decision: match.state.asked, index: 0 });
    expect(await length()).toBe(before + 1);
  });
});

describe('playing on from a moment of a finished match', () => {
  test('makes a table of one’s own: that seat is mine, bots have the others', async () => {
    const { ann, table, sockets } = await market(9);
    const fork = (who: Visitor, body: object) => who.post(`/api/tables/${table}/fork`, body);
    expect((await fork(ann, { at: 4, seat: 0 })).body.error.code).toBe('table.status');
    await sockets[1]?.ask({ type: 'handover', table, seat: 1 });
    await sockets[1]?.ask({ type: 'takeBack', table, seat: 1 });
    await sockets[1]?.ask({ type: 'resign', table, seat: 1 });
    const then = (await ann.get(`/api/tables/${table}/replay?at=4&seat=0`)).body;
    const zoe = await person('Zoe');
    const { id } = (await fork(zoe, { at: 4, seat: 0, standIn: 'greedy' })).body;
    expect((await zoe.get(`/api/tables/${id}`)).body).toMatchObject({
      status: 'running',
      imported: true,
      mine: [0],
      owner: { name: 'Zoe' },
      settings: { standIn: 'greedy', spectators: false, listed: false },
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy', person: null }],
    });
    expect((await ann.get(`/api/tables/${id}`)).body.error.code).toBe('table.spectators');
    // The same match so far.
    expect((await zoe.get(`/api/tables/${id}/replay?at=4`)).body.view).toEqual(then.view);
    const socket = await zoe.connect();
    socket.send({ type: 'watch', table: id, since: -1 });
    const state = await socket.state(({ choices }) => choices.length > 0);
    expect(state).toMatchObject({ seat: 0, bots: [null, 'greedy'], resigned: [] });
    await socket.ask({ type: 'answer', table: id, seat: 0, decision: state.view.asked, index: 0 });
    await socket.state(({ n, choices }) => n > state.n && choices.length > 0);

    // Also after a hand-over and a resignation.
    const last = (await fork(ann, { at: 99, seat: 0 })).body;
    expect((await ann.get(`/api/tables/${last.id}/state`)).body).toMatchObject({
      seat: 0,
      bots: [null, 'veteran'],
      resigned: [],
      outcome: null,
    });
    expect((await fork(zoe, { at: 1, seat: 2 })).body.error.code).toBe('seat.yours');
    expect((await fork(new Visitor(server.address), { at: 1, seat: 0 })).body.error.code).toBe('session.none');
  });

  test('not from its very end, and not where nobody may look', async () => {
    const [ann, bob] = await pair();
    const table = await startTable([ann, bob], { settings: { spectators: false } });
    const sockets = await Promise.all([ann, bob].map((each) => each.connect()));
    // Ann takes the top row, always the first free cell.
    for (const [i, index] of [0, 2, 0, 1, 0].entries())
      await sockets[i % 2]?.ask({ type: 'answer', table, seat: i % 2, decision: i + 1, index });
    expect((await ann.get(`/api/tables/${table}`)).body.status).toBe('over');
    expect((await ann.post(`/api/tables/${table}/fork`, { at: 5, seat: 0 })).body.error.code).toBe('refused.over');
    expect((await bob.post(`/api/tables/${table}/fork`, { at: 4, seat: 1 })).status).toBe(200);
    const zoe = await person('Zoe');
    expect((await zoe.post(`/api/tables/${table}/fork`, { at: 4, seat: 1 })).body.error.code).toBe('table.spectators');
  });
});

describe('a match that nobody looks at', () => {
  const isHeld = async (table: string) =>
    (await server.play.loadedTables()).some(({ id, live }) => id === table && live !== null);
  const later = Number.MAX_SAFE_INTEGER;

  test('is let go, and comes back when somebody asks for it', async () => {
    const { bob, table, sockets } = await market(3);
    const asks = async () => (await bob.get(`/api/tables/${table}/state?since=-1`)).body;
    const before = await asks();
    const socket = await bob.connect();
    socket.send({ type: 'watch', table });
    await socket.state();
    await server.play.unloadIdleMatches(later);
    expect(await isHeld(table)).toBe(true);
    await socket.ask({ type: 'leave', table });
    await server.play.unloadIdleMatches(0);
    expect(await isHeld(table)).toBe(true);
    await server.play.unloadIdleMatches(later);
    expect(await isHeld(table)).toBe(false);
    expect(await asks()).toEqual(before);
    await server.play.unloadIdleMatches(later);
    const match = await matchOf(table);
    const [seat = 0] = match.waiting();
    await server.play.unloadIdleMatches(later);
    const answer = { type: 'answer', table, seat, decision: match.state.asked, index: 0 };
    expect(await sockets[seat]?.ask(answer)).toMatchObject({ type: 'ok' });
  });

  test('is one of so many at most: those that were asked for last', async () => {
    await server.play.unloadIdleMatches(later);
    const tables: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { table, sockets } = await market(1);
      for (const socket of sockets) socket.close();
      tables.push(table);
    }
    for (const [i, table] of tables.entries()) must(await server.play.loadedTable(table)).used = i + 1;
    await server.play.unloadIdleMatches(0, 2);
    expect(await Promise.all(tables.map(isHeld))).toEqual([false, false, true, true]);
  });

  test('is not brought back to be found in a list, unless it has moved on', async () => {
    const { bob, table } = await market(3);
    const listed = async () => (await bob.get('/api/me/tables')).body.find(({ id }: { id: string }) => id === table);
    const before = await listed();
    await server.play.unloadIdleMatches(later);
    expect(await listed()).toEqual(before);
    expect(await isHeld(table)).toBe(false);
    // As another process would write it.
    const { store } = server.context;
    const row = {
      match: table,
      n: 4,
      entry: JSON.stringify(['handover', 1, 9, 'bot:greedy']),
      answer: null,
      mark: 'x',
    };
    await store.appender.append({ row, change: null });
    expect((await listed()).bots).toEqual([null, 'greedy']);
  });
});

test('what was taken back can be done again, and the table says so', async () => {
  const [ann, bob] = await pair();
  const table = await startTable([ann, bob]);
  const socket = await ann.connect();
  socket.send({ type: 'watch', table });
  await socket.state();
  expect(socket.last.redo).toBe(false);
  const seen = async (message: object, n: number) => {
    expect(await socket.ask({ table, seat: 0, ...message })).toMatchObject({ type: 'ok' });
    return socket.state((state) => state.n === n);
  };
  expect(await seen({ type: 'answer', decision: 1, index: 4 }, 1)).toMatchObject({ undo: true, redo: false });
  expect(await seen({ type: 'undo' }, 2)).toMatchObject({ undo: false, redo: true });
  expect((await bob.get(`/api/tables/${table}/state`)).body).toMatchObject({ undo: false, redo: false });
  expect(await seen({ type: 'redo' }, 3)).toMatchObject({ undo: true, redo: false });
  await seen({ type: 'undo' }, 4);
  expect(await seen({ type: 'answer', decision: 1, index: 0 }, 5)).toMatchObject({ redo: false });
});

test('a match says that something can be done again just when the kernel would do it', async () => {
  const { table } = await market(0);
  const origin = await server.play.withMatch(table, ({ seats, settings }, live) => {
    const { match } = must(live);
    return { game: match.game, save: match.save(false), seats, settings };
  });
  const rows: { entry: string; answer: number | null }[] = [];
  const replayed = (): LiveMatch => {
    const twin = LiveMatch.begin(origin);
    if (isRefused(twin)) throw new Error(twin.refused.key);
    for (const row of rows) expect(twin.repeatRow(row)).toBeNull();
    return twin;
  };
  const live = replayed();
  const chance = Chance.fromNumber(51);
  const said = { yes: 0, no: 0 };
  for (let turn = 0; turn < 120 && !live.match.over; turn++) {
    const seat = chance.below(2);
    const kind = (['answer', 'answer', 'undo', 'redo'] as const)[chance.below(4)] ?? 'answer';
    const index = chance.below(Math.max(1, live.match.choices(seat).length));
    const command = kind === 'answer' ? { kind, seat, decision: live.match.state.asked, index } : { kind, seat };
    const happened = live.take(command, turn);
    if (isRefused(happened)) continue;
    rows.push({ entry: JSON.stringify(shortEntry(happened.entry)), answer: null });
    if (live.match.over) break;
    for (const each of [0, 1]) {
      const could = !isRefused(replayed().take({ kind: 'redo', seat: each }, turn));
      expect(live.match.canRedo(each)).toBe(could);
      said[could ? 'yes' : 'no'] += 1;
    }
  }
  expect(said.yes).toBeGreaterThan(5);
  expect(said.no).toBeGreaterThan(5);
});
