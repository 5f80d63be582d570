import { closeCodes, PROTOCOL } from '@cinderhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../src/host.ts';
import type { News, TableState } from '../src/protocol.ts';
import { Link, type Socket } from '../src/remote/link.ts';

const TABLE = 'bcdfghjkmnpqrst';
const SIGNED_OUT = closeCodes.signedOut;

type Message = { readonly type: string; readonly id?: number; readonly [field: string]: unknown };

/** A server made of nothing: every line that was opened, what came over it, and ways to answer. */
class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly open = (hear: (text: string) => void, closed: (code: number) => void): Socket => {
    const socket = new FakeSocket(hear, closed);
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no line was opened');
    return last;
  }
}

class FakeSocket implements Socket {
  readonly got: Message[] = [];
  closed = false;
  readonly #hear: (text: string) => void;
  readonly #close: (code: number) => void;

  constructor(hear: (text: string) => void, closed: (code: number) => void) {
    this.#hear = hear;
    this.#close = closed;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type === 'ping') this.say({ type: 'pong', id: message.id, now: 0 });
    else this.got.push(message);
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.#hear(JSON.stringify(message));
  }

  greet(person: string | null = 'p'): this {
    this.say({ type: 'hello', protocol: PROTOCOL, person, now: 0 });
    return this;
  }

  breakOff(code = 1006): void {
    this.#close(code);
  }

  of(type: string): Message {
    const found = this.got.findLast((message) => message.type === type);
    if (!found) throw new Error(`nobody sent '${type}'`);
    return found;
  }

  types(): string[] {
    return this.got.map(({ type }) => type);
  }
}

const state = (n: number, seat = 0): TableState => ({
  type: 'state',
  table: TABLE,
  seat,
  n,
  decision: 7,
  view: { asked: 7, answers: [], tasks: [], decision: null, chance: '' } as unknown as TableState['view'],
  entries: [],
  choices: [],
  clocks: null,
  undo: false,
  undoRefused: null,
  redo: false,
  bots: [null, null],
  resigned: [],
  halted: false,
  outcome: null,
});
const answer = { type: 'answer', table: TABLE, seat: 0, decision: 7, index: 2 } as const;

let server: FakeServer;
let link: Link;
let heard: News[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  link = new Link(server.open, () => 1);
  heard = [];
  link.listen(TABLE, (news) => heard.push(news));
});
afterEach(() => vi.useRealTimers());

/** Connected, watching, and up to date. */
function watching(n = 3): void {
  void link.ask({ type: 'watch', table: TABLE, since: -1 });
  server.socket.greet();
  server.socket.say({ type: 'ok', id: server.socket.of('watch').id });
  server.socket.say(state(n));
}

describe('a line that holds', () => {
  test('is opened by the first question, which waits for the greeting', async () => {
    expect(link.line.value).toBe('idle');
    const asked = link.ask({ type: 'watch', table: TABLE, since: -1 });
    expect(link.line.value).toBe('connecting');
    expect(server.socket.got).toEqual([]);
    server.socket.greet();
    expect(link.line.value).toBe('open');
    expect(server.socket.of('watch')).toMatchObject({ table: TABLE, since: -1 });
    server.socket.say({ type: 'ok', id: server.socket.of('watch').id });
    expect(await asked).toMatchObject({ type: 'ok' });
  });

  test('brings each answer to whoever asked, in whatever order they come', async () => {
    watching();
    const why = link.ask({ type: 'why', table: TABLE, seat: 0, ref: 'card:1' });
    const hint = link.ask({ type: 'hint', table: TABLE, seat: 0 });
    const foreseen = link.ask({ ...answer, type: 'foresee' });
    server.socket.say({ ...answer, type: 'foreseen', id: server.socket.of('foresee').id, view: null });
    expect(await foreseen).toMatchObject({ type: 'foreseen', decision: 7, index: 2, view: null });
    server.socket.say({ type: 'hint', id: server.socket.of('hint').id, decision: 7, best: [] });
    server.socket.say({ type: 'why', id: server.socket.of('why').id, reasons: [{ key: 'no' }] });
    expect(await why).toMatchObject({ type: 'why', reasons: [{ key: 'no' }] });
    expect(await hint).toMatchObject({ type: 'hint', decision: 7 });
  });

  test('a state may come before the ok of the answer that led to it', async () => {
    watching();
    const asked = link.ask(answer);
    server.socket.say(state(4));
    expect(heard.at(-1)).toMatchObject({ type: 'state', n: 4 });
    server.socket.say({ type: 'ok', id: server.socket.of('answer').id, n: 4 });
    expect(await asked).toMatchObject({ type: 'ok' });
  });

  test('reasons of the server are said in its words, those of a game by their key', async () => {
    watching();
    const refuse = async (error: object): Promise<Reply> => {
      const asked = link.ask(answer);
      server.socket.say({ type: 'refused', id: server.socket.of('answer').id, error });
      return asked;
    };
    expect(await refuse({ code: 'seat.bot', params: {}, message: 'A bot plays this seat now.' })).toEqual({
      type: 'refused',
      reason: { key: 'web.said', params: { text: 'A bot plays this seat now.' } },
    });
    expect(await refuse({ code: 'refused.stale', params: {}, message: 'Too late.' })).toMatchObject({
      reason: { key: 'refused.stale' },
    });
    expect(await refuse({ code: 'no.fuel', params: { n: 2 }, rule: 'R-X-001' })).toEqual({
      type: 'refused',
      reason: { key: 'no.fuel', params: { n: 2 }, rule: 'R-X-001' },
    });
  });

  test('ends some time after the last table was left', () => {
    watching();
    void link.ask({ type: 'leave', table: TABLE });
    expect(server.socket.of('leave')).toMatchObject({ table: TABLE });
    expect(server.socket.closed).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(server.socket.closed).toBe(true);
    expect(link.line.value).toBe('idle');
    expect(server.sockets).toHaveLength(1);
  });
});

describe('a line that breaks', () => {
  test('is opened again, and asks only for what is new', () => {
    watching(12);
    server.socket.breakOff();
    expect(link.line.value).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(server.sockets).toHaveLength(2);
    server.socket.greet();
    expect(link.line.value).toBe('open');
    expect(server.socket.of('watch')).toMatchObject({ table: TABLE, since: 12 });
  });

  test('waits longer each time, up to a limit, and not at all when the network is back', () => {
    watching();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = server.sockets.length;
      server.socket.breakOff();
      let waited = 0;
      while (server.sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    server.socket.breakOff();
    link.wake();
    expect(server.sockets).toHaveLength(10);
  });

  test('does not come back at the same moment as everybody else', () => {
    const early = new FakeServer();
    const other = new Link(early.open, () => 0);
    void other.ask({ type: 'watch', table: TABLE, since: -1 });
    early.socket.breakOff();
    vi.advanceTimersByTime(200);
    expect(early.sockets).toHaveLength(2);
  });

  test('an answer that was not acknowledged is sent again, after the table is watched', async () => {
    watching();
    const asked = link.ask(answer);
    const before = server.socket.of('answer').id;
    server.socket.breakOff();
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(server.socket.types()).toEqual(['watch', 'answer']);
    expect(server.socket.of('answer')).toMatchObject({ id: before, decision: 7, index: 2 });
    server.socket.say({ type: 'ok', id: before, repeated: true });
    expect(await asked).toMatchObject({ type: 'ok', repeated: true });
    server.socket.breakOff();
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(server.socket.types()).toEqual(['watch']);
  });

  test('what is said while it is broken is sent when it is whole', async () => {
    watching();
    server.socket.breakOff();
    const first = link.ask(answer);
    const second = link.ask({ type: 'why', table: TABLE, seat: 0, ref: 'card:1' });
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(server.socket.types()).toEqual(['watch', 'answer', 'why']);
    server.socket.say({ type: 'ok', id: server.socket.of('answer').id });
    server.socket.say({ type: 'why', id: server.socket.of('why').id, reasons: [] });
    expect((await Promise.all([first, second])).map(({ type }) => type)).toEqual(['ok', 'why']);
  });

  test('what could happen twice is not sent twice, and whoever asked is told', async () => {
    watching();
    const undo = link.ask({ type: 'undo', table: TABLE, seat: 0 });
    const said = link.ask({ type: 'say', table: TABLE, text: 'Hello' });
    server.socket.breakOff();
    expect(await undo).toEqual({ type: 'refused', reason: { key: 'web.link.unsure' } });
    expect(await said).toEqual({ type: 'refused', reason: { key: 'web.link.unsure' } });
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(server.socket.types()).toEqual(['watch']);
  });

  test('seats that share a screen are told everything again', () => {
    watching(12);
    server.socket.say({ type: 'call', table: TABLE, seat: 1 });
    server.socket.say(state(4, 1));
    server.socket.breakOff();
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(server.socket.of('watch')).toMatchObject({ since: -1 });
    expect(server.socket.types()).toEqual(['watch']);
  });

  test('whoever looks from another seat than before asks for everything', () => {
    watching(12);
    server.socket.breakOff();
    vi.advanceTimersByTime(400);
    server.socket.greet().say(state(5, -1));
    expect(server.socket.got.map(({ since }) => since)).toEqual([12, -1]);
  });

  test('one that is silent is given up', () => {
    watching();
    server.socket.send = () => undefined;
    vi.advanceTimersByTime(29_000);
    expect(link.line.value).toBe('open');
    vi.advanceTimersByTime(2_000);
    expect(link.line.value).toBe('lost');
    expect(server.sockets[0]?.closed).toBe(true);
  });
});

describe('what the server says about itself', () => {
  test('that it restarts, and that its database is away', () => {
    watching();
    server.socket.say({ type: 'reconnecting' });
    expect(link.line.value).toBe('stalled');
    server.socket.say({ type: 'reconnected' });
    expect(link.line.value).toBe('open');
    server.socket.say({ type: 'closing' });
    server.socket.breakOff(1001);
    expect(link.line.value).toBe('closing');
    vi.advanceTimersByTime(400);
    server.socket.greet();
    expect(link.line.value).toBe('open');
  });

  test('a session that ended ends the line until somebody else is here', async () => {
    watching();
    const asked = link.ask(answer);
    server.socket.breakOff(SIGNED_OUT);
    expect(link.line.value).toBe('ended');
    expect(await asked).toEqual({ type: 'refused', reason: { key: 'web.link.ended' } });
    vi.advanceTimersByTime(600_000);
    expect(server.sockets).toHaveLength(1);
    link.renew();
    server.socket.greet('q');
    expect(link.person.value).toBe('q');
    expect(server.socket.types()).toEqual(['watch']);
  });

  test('a table that may not be watched is gone; one that is asked too often is asked again', async () => {
    const asked = link.ask({ type: 'watch', table: TABLE, since: -1 });
    server.socket.greet();
    const refuse = (code: string) =>
      server.socket.say({ type: 'refused', id: server.socket.of('watch').id, error: { code, message: code } });
    refuse('request.rate');
    expect(await asked).toEqual({ type: 'ok' });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(server.socket.types()).toEqual(['watch', 'watch']);
    refuse('table.spectators');
    expect(heard).toEqual([{ type: 'gone', table: TABLE }]);
    server.socket.breakOff();
    expect(link.line.value).toBe('idle');
  });
});

describe('a server of another version', () => {
  test('that is newer: nobody is asked again, and the page hears of it', async () => {
    const mismatches: string[] = [];
    link.onMismatch = ({ code }) => mismatches.push(code);
    const asked = link.ask({ type: 'watch', table: TABLE, since: -1 });
    server.socket.say({ type: 'refused', error: { code: 'protocol.older', params: { client: 2, server: 3 } } });
    server.socket.breakOff(closeCodes.protocol);
    expect(await asked).toEqual({ type: 'refused', reason: { key: 'web.link.outdated' } });
    expect(link.line.value).toBe('outdated');
    vi.advanceTimersByTime(600_000);
    expect(server.sockets).toHaveLength(1);
    expect(mismatches).toEqual(['protocol.older']);
  });

  test('that is older: it is asked again until it has followed, and nothing is lost', async () => {
    const mismatches: string[] = [];
    link.onMismatch = ({ code }) => mismatches.push(code);
    const asked = link.ask({ type: 'watch', table: TABLE, since: -1 });
    // An old server only says which version it has.
    server.socket.say({ type: 'hello', protocol: PROTOCOL - 1, person: null, now: 0 });
    expect(server.socket.got).toEqual([]);
    expect(server.socket.closed).toBe(true);
    expect(link.line.value).toBe('closing');
    vi.advanceTimersByTime(400);
    server.socket.greet();
    server.socket.say({ type: 'ok', id: server.socket.of('watch').id });
    expect(await asked).toMatchObject({ type: 'ok' });
    expect(mismatches).toEqual(['protocol.newer']);
    expect(link.line.value).toBe('open');
  });

  test('what it says that this client does not know is passed over', () => {
    watching();
    server.socket.say({ type: 'fireworks', table: TABLE });
    server.socket.say({ type: 'state', table: TABLE });
    expect(heard).toHaveLength(1);
  });
});
