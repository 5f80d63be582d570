import { at, must } from '@cinderhall/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ChatFeed } from '../src/live/chat-feed.ts';
import type { Connection } from '../src/live/connection.ts';
import type { Server } from '../src/server.ts';
import { yieldToEventLoop } from '../src/work/yield-to-event-loop.ts';
import { annAndBob, type Json, LiveSocket, openTestServer, startTable, type Visitor } from './helpers.ts';

const SPECTATORS = 20;
let server: Server;
let ann: Visitor;
let bob: Visitor;
let table: string;
let players: readonly LiveSocket[];
let spectators: readonly LiveSocket[];
beforeAll(async () => {
  server = await openTestServer();
  [ann, bob] = await annAndBob(server.address);
  table = await startTable([ann, bob]);
  players = [await ann.connect(), await bob.connect()];
  spectators = await Promise.all(Array.from({ length: SPECTATORS }, () => LiveSocket.open(server.address, '')));
  for (const socket of [...players, ...spectators]) {
    expect(await socket.ask({ type: 'watch', table })).toMatchObject({ type: 'ok' });
    await socket.state();
  }
});
afterAll(() => server.close());

const everybody = () => [...players, ...spectators];
/** A message of chat with this many lines, of which the last is this one. */
const lines = (count: number, text: string) => (message: Json) =>
  message.type === 'chat' && message.lines.length === count && message.lines.at(-1).text === text;

test('what all spectators see of a move is worked out once for all of them', async () => {
  const live = must(await server.play.withMatch(table, (_, match) => match));
  const worked = vi.spyOn(live, 'stateWithoutView');
  await at(players, 0).ask({ type: 'answer', table, seat: 0, decision: 1, index: 4 });
  const states = await Promise.all(everybody().map((socket) => socket.state(({ decision }) => decision === 2)));
  expect(states.map(({ seat }) => seat)).toEqual([0, 1, ...spectators.map(() => -1)]);
  expect(states.map(({ entries }) => entries.length)).toEqual(states.map(() => 1));
  expect(worked).toHaveBeenCalledTimes(3);
  worked.mockRestore();
});

test('what is said is read once for all who watch, and what is removed is told once', async () => {
  const reading = vi.spyOn(server.context.store, 'reading');
  const said = everybody().map((socket) => socket.next(lines(1, 'hello')));
  await ann.post(`/api/tables/${table}/chat`, { text: 'hello' });
  await Promise.all(said);
  // Who asks, the table, its lines, their names, and who is blocked by whom.
  expect(reading.mock.calls.length).toBeLessThan(SPECTATORS / 2);
  reading.mockRestore();

  const removed = everybody().map((socket) => socket.next(lines(1, '')));
  const telling = vi.spyOn(server.context.store, 'notify');
  for (let i = 0; i < 3; i++) expect((await ann.delete(`/api/tables/${table}/chat/1`)).status).toBe(200);
  await Promise.all(removed);
  expect(telling.mock.calls.filter(([notice]) => notice.chat)).toHaveLength(1);
  telling.mockRestore();
  // What comes next is the next line alone.
  const next = everybody().map((socket) => socket.next(({ type }) => type === 'chat'));
  await bob.post(`/api/tables/${table}/chat`, { text: 'anybody?' });
  for (const message of await Promise.all(next)) expect(message.lines.map(({ line }: Json) => line)).toEqual([2]);
});

test('what is said at the same moment is read once, and once more if something is said meanwhile', async () => {
  await bob.post(`/api/tables/${table}/chat`, { text: 'all at once' });
  const shown: string[] = [];
  const reader = {
    person: null,
    showChat: (id: string) => {
      shown.push(id);
      if (shown.length === 1) feed.changed(id);
    },
  };
  const feed = new ChatFeed(server.context, () => [reader as unknown as Connection]);
  for (let i = 0; i < 10; i++) feed.changed(table);
  for (let i = 0; i < 10; i++) await yieldToEventLoop();
  expect(shown).toEqual([table, table]);
});

test('whoever has blocked somebody does not see what they say, the others do', async () => {
  await ann.put(`/api/me/blocks/${bob.id}`);
  const shown = spectators.map((socket) => socket.next(lines(1, 'can you hear me?')));
  await bob.post(`/api/tables/${table}/chat`, { text: 'can you hear me?' });
  await Promise.all(shown);
  await ann.post(`/api/tables/${table}/chat`, { text: 'so quiet here' });
  const anns = at(players, 0);
  await anns.next(lines(1, 'so quiet here'));
  expect(JSON.stringify(anns.messages)).not.toContain('can you hear me?');
});
