import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalServer } from '../src/local/local-server.ts';
import type { Id, News, SeatPlan, TableState } from '../src/protocol.ts';

const person: SeatPlan = { kind: 'person', name: 'Ash', level: null };
const alone = { own: 'a', tellTaken: () => undefined, onTaken: () => undefined };

let events: string[] = [];
beforeEach(() => {
  events = [];
  const commit = IDBTransaction.prototype.dispatchEvent;
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (this: IDBTransaction, event) {
    if (event.type === 'complete' && this.mode === 'readwrite') events.push('committed');
    return commit.call(this, event);
  });
});
afterEach(() => vi.restoreAllMocks());

vi.stubGlobal('indexedDB', new IDBFactory());

/** A match of two people on one screen; whoever begins looks at it. */
async function openMatch(): Promise<{ server: LocalServer; table: Id; last: () => TableState }> {
  const states: TableState[] = [];
  let called = 0;
  const server = new LocalServer((news: News) => {
    if (news.type === 'call') called = news.seat;
    if (news.type !== 'state') return;
    states.push(news);
    events.push('shown');
  }, alone);
  const plan = { game: 'new-era', options: {}, seats: [person, { ...person, name: 'Rust' }] };
  const table = (await server.handle({ type: 'create', plan })) as Id;
  await server.handle({ type: 'watch', table });
  const last = () => states.at(-1) as TableState;
  await server.handle({ type: 'ready', table, seat: called });
  await server.handle({ type: 'settle' });
  events = [];
  return { server, table, last };
}

const answerIn = ({ server, table, last }: Awaited<ReturnType<typeof openMatch>>) =>
  server.handle({ type: 'answer', table, seat: last().seat, decision: last().decision, index: 0 });

describe('what is stored in this browser', () => {
  test('an answer is shown once it is committed', async () => {
    const open = await openMatch();
    expect(await answerIn(open)).toEqual({ type: 'ok' });
    expect(events).toEqual(['committed', 'shown']);
  });
  test('a write that is lost after it succeeded is told, and the match goes on', async () => {
    const open = await openMatch();
    const { decision } = open.last();
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      const request = put.call(this, value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    expect(await answerIn(open)).toEqual({ type: 'refused', reason: { key: 'web.fault.notStored' } });
    expect(events).toEqual(['shown']);
    expect(open.last().decision).not.toBe(decision);
  });
});
