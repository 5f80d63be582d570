import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HistoryPacker } from '../src/play/packed-history.ts';
import type { Server } from '../src/server.ts';
import { type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const game = must(gameOf('divide-et-impera'));

test('a packed history reads as it was', () => {
  const match = Match.start(game, { seats: 2, seed: seedOf(4) });
  if (isRefused(match)) throw new Error('no match');
  const packer = new HistoryPacker();
  const told: string[] = [];
  while (match.length < 70) {
    const seat = must(match.waiting()[0]);
    told.push(JSON.stringify(match.step(seat, match.state.asked, match.length % match.choices(seat).length)));
    packer.pack(match);
  }
  expect(match.history.map(({ entry, events }) => JSON.stringify({ entry, events }))).toEqual(told);
  const kept = match.history.filter((one) => Object.hasOwn(one, 'events'));
  expect(kept.length).toBeLessThan(16);
});

/** Plays until the person could take back this many steps of their own in a row, beyond what is ever kept unpacked. */
async function playInARow(sockets: readonly LiveSocket[], table: string, count: number): Promise<number> {
  let row = 0;
  for (let last = -1; ; ) {
    const [states, answers] = [sockets.map(({ last }) => last), sockets.map(({ last }) => last.choices.length)];
    const seat = answers.findIndex((choices) => choices > 0);
    const { decision, choices } = must(states[seat]);
    const reply = await must(sockets[seat]).ask({ type: 'answer', table, seat, decision, index: choices.length - 1 });
    expect(reply.type).toBe('ok');
    await Promise.all(sockets.map((socket) => socket.state((state) => state.decision !== decision)));
    const undo = must(sockets[seat]).last.undo;
    row = !undo ? 0 : seat === last ? row + 1 : 1;
    last = seat;
    if (row >= count && decision > 30) return seat;
  }
}

test('steps can be taken back whose states were let go of', async () => {
  const people = [await Visitor.named(server.address, 'Ann'), await Visitor.named(server.address, 'Bob')];
  const table = await startTable(people, { game: game.id });
  const sockets = await Promise.all(people.map((person) => person.connect()));
  for (const socket of sockets) {
    await socket.ask({ type: 'watch', table });
    await socket.state();
  }
  const seat = await playInARow(sockets, table, 4);
  const own = must(sockets[seat]);
  const live = must(await server.play.withMatch(table, (_, match) => match));
  expect(live.match.history.filter((one) => Object.hasOwn(one, 'events')).length).toBeLessThan(16);
  const lacks: boolean[] = [];
  for (let i = 0; i < 4; i++) {
    lacks.push(live.lacksStateFor(seat));
    expect((await own.ask({ type: 'undo', table, seat })).type).toBe('ok');
  }
  expect(lacks.slice(0, 3)).toEqual([false, false, true]);
  const { match } = must(await server.play.withMatch(table, (_, live) => live));
  expect(match.history.slice(-4).map(({ entry }) => entry.kind)).toEqual(['undo', 'undo', 'undo', 'undo']);
  // Late arrivals are told everything, whether it was packed or not.
  const late = await must(people[0]).connect();
  late.send({ type: 'watch', table, since: -1 });
  expect((await late.state()).entries.length).toBeGreaterThan(1);
});
