import { hints } from '@cinderhall/bots';
import { at } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { annAndBob, type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const pair = () => annAndBob(server.address);

/** As many sockets as people: one to four. */
type Sockets = [LiveSocket, LiveSocket, LiveSocket, ...LiveSocket[]];

async function watching(people: readonly Visitor[], table: string, since?: number): Promise<Sockets> {
  const sockets = await Promise.all(
    people.map(async (each) => {
      const socket = await each.connect();
      socket.send({ type: 'watch', table, ...(since === undefined ? {} : { since }) });
      await socket.state();
      return socket;
    }),
  );
  return sockets as Sockets;
}

/** Answers, and waits until all sockets have received the new state. */
async function answer(sockets: readonly LiveSocket[], seat: number, table: string, index: number) {
  const socket = at(sockets, seat);
  const { view } = socket.last;
  const message = { type: 'answer', table, seat, decision: view.asked, index };
  const seen = Promise.all(sockets.map((each) => each.state()));
  expect(await socket.ask(message)).toMatchObject({ type: 'ok' });
  await seen;
  return message;
}

describe('a match over the WebSocket', () => {
  test('two people play to the end', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table, -1);
    expect(sockets[0].last).toMatchObject({ seat: 0, n: 0, entries: [{ n: 0, kind: 'setup' }], outcome: null });
    expect(sockets[0].last.choices).toHaveLength(9);
    expect(sockets[1].last.choices).toEqual([]);
    // Ann takes the top row, Bob the middle one.
    for (const [seat, cell] of [0, 3, 1, 4, 2].entries()) {
      const by = seat % 2;
      const index = sockets[by]?.last.choices.findIndex((choice: { cell: number }) => choice.cell === cell);
      await answer(sockets, by, table, index);
      for (const socket of sockets)
        expect(socket.last.entries).toMatchObject([
          { n: seat + 1, kind: 'step', seat: by, events: [{ kind: 'marked', cell }] },
        ]);
    }
    const [first] = sockets;
    for (const socket of sockets) expect(socket.last.outcome.places).toEqual([1, 2]);
    expect(first.last.seed).toMatch(/^[0-9a-f]{32}$/);
    const about = (await people[0].get(`/api/tables/${table}`)).body;
    expect(about).toMatchObject({ status: 'over', seed: first.last.seed });
    const late = await first.ask({ type: 'answer', table, seat: 0, decision: 6, index: 0 });
    expect(late.error).toMatchObject({ code: 'refused.over', message: expect.any(String) });
  });

  test('an answer that comes again is acknowledged again', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table);
    const message = await answer(sockets, 0, table, 4);
    expect(await sockets[0].ask(message)).toMatchObject({ type: 'ok', repeated: true, n: 1 });
    // Also on another connection, and after the match has gone on.
    await answer(sockets, 1, table, 0);
    const [again] = await watching([people[0]], table);
    expect(await again.ask(message)).toMatchObject({ type: 'ok', repeated: true });
    expect(again.last.n).toBe(2);
  });

  test('of two answers to one decision one wins; the other is refused with a code and the new view', async () => {
    const people = await pair();
    const table = await startTable(people);
    const devices = await watching([people[0], people[0]], table);
    const { view } = devices[0].last;
    const replies = await Promise.all(
      devices.map((socket, index) => socket.ask({ type: 'answer', table, seat: 0, decision: view.asked, index })),
    );
    expect(replies.map(({ type }) => type).sort()).toEqual(['ok', 'refused']);
    const loser = replies.findIndex(({ type }) => type === 'refused');
    expect(replies[loser].error.code).toBe('refused.stale');
    const shown = await at(devices, loser).state(({ n }) => n === 1);
    expect(shown.view.cells.filter((cell: number) => cell === 0)).toHaveLength(1);
  });

  test('after a break a client asks on from the last number it saw', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table);
    for (const [i, seat] of [0, 1, 0].entries()) await answer(sockets, seat, table, i);
    const socket = await people[1].connect();
    socket.send({ type: 'watch', table, since: 1 });
    expect((await socket.state()).entries.map(({ n }: { n: number }) => n)).toEqual([2, 3]);
    socket.send({ type: 'watch', table, since: 99 });
    expect(await socket.state()).toMatchObject({ n: 3, entries: [] });
  });

  test('undo and redo go the same way; who was away hears nothing of a step that was taken back', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table);
    await answer(sockets, 0, table, 0);
    expect(sockets[0].last.undo).toBe(true);
    expect(sockets[1].last.undo).toBe(false);
    const both = (n: number) => Promise.all(sockets.map((socket) => socket.state((state) => state.n === n)));
    expect(await sockets[1].ask({ type: 'undo', table, seat: 1 })).toMatchObject({ error: { code: 'undo.nothing' } });
    expect(await sockets[0].ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'ok' });
    for (const state of await both(2)) expect(state.view.cells).toEqual(Array(9).fill(-1));
    const after = (await people[1].get(`/api/tables/${table}/state?since=-1`)).body;
    expect(after.entries).toMatchObject([{ kind: 'setup' }]);
    expect(JSON.stringify(after)).not.toContain('marked');
    expect(await sockets[0].ask({ type: 'redo', table, seat: 0 })).toMatchObject({ type: 'ok' });
    for (const state of await both(3)) expect(state.view.cells[0]).toBe(0);
    // An undone answer that is sent again is no repetition: it is played.
    await sockets[0].ask({ type: 'undo', table, seat: 0 });
    const again = await sockets[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    expect(again).toEqual({ type: 'ok', id: again.id, n: 5 });
  });

  test('resigning ends a match of two', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table);
    expect(await sockets[1].ask({ type: 'resign', table, seat: 1 })).toMatchObject({ type: 'ok' });
    const state = await sockets[0].state();
    expect(state).toMatchObject({ outcome: { places: [1, 2] }, resigned: [1] });
  });

  test('of three the one who resigns is played by a bot and placed last', async () => {
    const people = [...(await pair()), await person('Cecil')];
    const table = await startTable(people, {
      game: 'ash-market',
      options: { rounds: 4 },
      settings: { standIn: 'random' },
    });
    const sockets = await watching(people, table);
    expect(await sockets[2].ask({ type: 'resign', table, seat: 2 })).toMatchObject({ type: 'ok' });
    expect(await sockets[2].ask({ type: 'takeBack', table, seat: 2 })).toMatchObject({ error: { code: 'seat.yours' } });
    for (const [socket] = sockets; !socket.last.outcome; )
      for (const [seat, each] of sockets.slice(0, 2).entries()) {
        const { choices, view } = each.last;
        if (choices.length > 0) await each.ask({ type: 'answer', table, seat, decision: view.asked, index: 0 });
        else if (!socket.last.outcome) await socket.ask({ type: 'ping' });
      }
    const { places } = sockets[0].last.outcome;
    expect(places[2]).toBe(3);
  });

  test('somebody else’s seat, a wrong decision, a wrong index: coded refusals', async () => {
    const people = await pair();
    const table = await startTable(people);
    const [ann, bob] = await watching(people, table);
    const stranger = await (await person('Zoe')).connect();
    const refused = async (socket: LiveSocket, message: object) =>
      (await socket.ask({ type: 'answer', table, ...message })).error.code;
    expect(await refused(bob, { seat: 0, decision: 1, index: 0 })).toBe('seat.yours');
    expect(await refused(stranger, { seat: 0, decision: 1, index: 0 })).toBe('seat.yours');
    expect(await refused(bob, { seat: 1, decision: 1, index: 0 })).toBe('refused.notYours');
    expect(await refused(ann, { seat: 0, decision: 2, index: 0 })).toBe('refused.stale');
    expect(await refused(ann, { seat: 0, decision: 1, index: 9 })).toBe('refused.noSuchChoice');
    expect((await ann.ask({ type: 'answer', table: '2'.repeat(15), seat: 0, decision: 1, index: 0 })).error.code).toBe(
      'table.unknown',
    );
    expect(await server.play.withMatch(table, (_table, live) => live?.length)).toBe(0);
  });

  test('why not, and a hint', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching(people, table);
    await answer(sockets, 0, table, 4);
    const why = await sockets[1].ask({ type: 'why', table, seat: 1, ref: 'cell:4' });
    expect(why.reasons).toEqual([{ key: 'nac.why.taken', rule: 'R-NAC-003' }]);
    expect((await sockets[1].ask({ type: 'why', table, seat: 0, ref: 'cell:4' })).error.code).toBe('seat.yours');
    const hint = await sockets[1].ask({ type: 'hint', table, seat: 1 });
    const { view, choices } = sockets[1].last;
    const best = hints(noughtsAndCrosses, view, 1, choices).map(({ index, reasons }) => ({ index, reasons }));
    expect(best).toHaveLength(3);
    expect(hint).toEqual({ type: 'hint', id: hint.id, decision: 2, best });
    const refused = async (seat: number) => (await sockets[0].ask({ type: 'hint', table, seat })).error.code;
    expect(await refused(0)).toBe('refused.notYours');
    expect(await refused(1)).toBe('seat.yours');
    await sockets[1].ask({ type: 'handover', table, seat: 1 });
    expect((await sockets[1].ask({ type: 'hint', table, seat: 1 })).error.code).toBe('seat.bot');
  });

  test('what an answer would lead to, for whoever gives it and only while it tells nothing new', async () => {
    const people = await pair();
    const table = await startTable(people, { game: 'ash-market' });
    const sockets = await watching(people, table);
    const ask = (place: number, seat: number, index: number, decision = sockets[place]?.last.view.asked) =>
      sockets[place]?.ask({ type: 'foresee', table, seat, decision, index });
    const kinds = { seen: 0, hidden: 0 };
    for (let turn = 0; turn < 60 && kinds.seen * kinds.hidden === 0; turn++) {
      const seat = sockets.findIndex(({ last }) => last.choices.length > 0);
      const other = 1 - seat;
      const index = turn % sockets[seat]?.last.choices.length;
      expect((await ask(other, seat, index)).error.code).toBe('seat.yours');
      expect((await ask(other, other, index)).view).toBeNull();
      expect((await ask(seat, seat, index, 99)).view).toBeNull();
      const foreseen = await ask(seat, seat, index);
      const { asked: decision } = sockets[seat]?.last.view ?? {};
      expect(foreseen).toMatchObject({ type: 'foreseen', seat, decision, index });
      expect(await sockets[seat]?.ask({ type: 'answer', table, seat, decision, index })).toMatchObject({ type: 'ok' });
      // Replies come after the states that were sent before.
      for (const socket of sockets) await socket.ask({ type: 'ping' });
      const after = sockets[seat]?.last;
      kinds[foreseen.view ? 'seen' : 'hidden'] += 1;
      // It ends where somebody else is asked; a step that can be undone has come no further.
      if (foreseen.view && after.undo) expect(after.view).toEqual(foreseen.view);
    }
    expect(kinds.seen * kinds.hidden).toBeGreaterThan(0);
  });

  test('a hint at every game, out of a thread', async () => {
    for (const game of games) {
      const people = await pair();
      const table = await startTable(people, { game: game.id });
      const sockets = await watching(people, table);
      const seat = sockets.findIndex(({ last }) => last.choices.length > 1);
      const { view, choices } = sockets[seat]?.last ?? {};
      const hint = await sockets[seat]?.ask({ type: 'hint', table, seat });
      expect(hint).toMatchObject({ type: 'hint', decision: view.asked });
      expect(hint.best.length).toBe(Math.min(3, choices.length));
      for (const { index, reasons } of hint.best) {
        expect(choices[index]).toBeDefined();
        expect(reasons).toEqual(expect.any(Array));
      }
    }
  }, 240_000);

  test('the owner may do without hints', async () => {
    const people = await pair();
    const table = await startTable(people, { settings: { hints: false } });
    const [ann] = await watching(people, table);
    expect((await ann.ask({ type: 'hint', table, seat: 0 })).error).toMatchObject({
      code: 'table.hints',
      message: 'There are no hints at this table.',
    });
    expect((await people[1].get(`/api/tables/${table}`)).body.settings.hints).toBe(false);
    // A table from before this setting existed has hints.
    const { db } = server.context.store;
    await db.updateTable('tables').set({ settings: '{"clock":{"kind":"none"}}' }).where('id', '=', table).execute();
    expect(await ann.ask({ type: 'hint', table, seat: 0 })).toMatchObject({ type: 'hint', decision: 1 });
  });

  test('several devices watch one seat, and spectators only where they may', async () => {
    const people = await pair();
    const table = await startTable(people);
    const sockets = await watching([...people, people[0]], table);
    const [spectator] = await watching([new Visitor(server.address)], table);
    await answer([...sockets, spectator], 0, table, 0);
    expect(sockets[2].last).toMatchObject({ seat: 0, n: 1 });
    expect(spectator.last).toMatchObject({ seat: -1, n: 1, choices: [] });
    const closed = await startTable(people, { settings: { spectators: false } });
    const zoe = await (await person('Zoe')).connect();
    expect((await zoe.ask({ type: 'watch', table: closed })).error.code).toBe('table.spectators');
    expect((await people[1].get(`/api/tables/${closed}/state`)).status).toBe(200);
    expect((await new Visitor(server.address).get(`/api/tables/${closed}/state`)).status).toBe(403);
  });

  test('a table that waits for its match begins for whoever is watching', async () => {
    const people = await pair();
    const made = await people[0].post('/api/tables', {
      game: 'noughts-and-crosses',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const table = made.body.id;
    const sockets = await Promise.all(people.map((each) => each.connect()));
    for (const socket of sockets) expect(await socket.ask({ type: 'watch', table })).toMatchObject({ type: 'ok' });
    await people[1].post(`/api/tables/${table}/join`);
    await people[0].post(`/api/tables/${table}/start`);
    const [ann, bob] = await Promise.all(sockets.map((socket) => socket.state()));
    expect([ann.seat, bob.seat]).toEqual([0, 1]);
    expect(ann.choices).toHaveLength(9);
  });
});
