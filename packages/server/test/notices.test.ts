import { must } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel, Listener, Parcel } from '../src/notices/channel.ts';
import type { Notice } from '../src/notices/notice.ts';
import { Notices, topicOf } from '../src/notices/notices.ts';
import type { Server } from '../src/server.ts';
import { type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';
import { type Nats, natsOrSkip, startNats } from './nats.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

/** Carries texts within this process; loses what it is told to lose. */
class Air {
  readonly ears: { readonly topics: Set<string>; readonly listener: Listener }[] = [];
  readonly sent: Parcel[][] = [];
  loses: (parcel: Parcel) => boolean = () => false;
  /** Until then, whoever begins to listen has to wait. */
  listening: Promise<void> = Promise.resolve();

  channel(): Channel {
    const topics = new Set<string>();
    return {
      open: async (listener) => void this.ears.push({ topics, listener }),
      listen: async (topic) => {
        await this.listening;
        topics.add(topic);
      },
      unlisten: async (topic) => void topics.delete(topic),
      send: async (parcels) => {
        this.sent.push([...parcels]);
        for (const parcel of parcels.filter((each) => !this.loses(each)))
          for (const ear of this.ears) if (ear.topics.has(parcel.topic)) ear.listener.heard(parcel);
      },
      close: async () => undefined,
    };
  }
}

/** A table of the same topic as `a`. */
const besideA = must(Array.from({ length: 3_000 }, (_, i) => `${i}`).find((id) => topicOf(id) === topicOf('a')));

class Hearer {
  readonly notices: Notices;
  readonly heard: Notice[] = [];
  missed = 0;
  /** How often it was said that more is being lost. */
  missing = 0;
  readonly gone: string[] = [];

  constructor(air: Air, name: string, now: () => number) {
    this.notices = new Notices(air.channel(), name, 1_000, now);
    this.notices.listener = {
      onNotice: (notice) => void this.heard.push(notice),
      onMissed: (goesOn) => void (goesOn ? this.missing++ : this.missed++),
      onGone: (who) => void this.gone.push(who),
    };
  }
}

describe('notices', () => {
  let now: number;
  let air: Air;
  let [one, two]: [Hearer, Hearer] = [undefined as never, undefined as never];
  const told = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  async function begin(): Promise<void> {
    now = 0;
    air = new Air();
    [one, two] = [new Hearer(air, 'one', () => now), new Hearer(air, 'two', () => now)];
    for (const { notices } of [one, two]) await notices.open();
    for (const { notices } of [one, two]) await notices.beat();
  }

  test('of one moment go out together, each thing once, and only to those who have the table', async () => {
    await begin();
    await two.notices.follow('a');
    const before = air.sent.length;
    for (const id of ['a', 'a', 'b']) one.notices.tell({ entries: [id] });
    for (const id of ['a', besideA]) one.notices.tell({ chat: [id] });
    one.notices.tell({ sessions: ['s'] });
    await told();
    expect(air.sent.length).toBe(before + 1);
    expect(topicOf('a')).not.toBe(topicOf('b'));
    expect(two.heard).toEqual([{ entries: ['a'] }, { chat: ['a', besideA] }, { sessions: ['s'] }]);
    two.notices.unfollow('a');
    one.notices.tell({ chat: ['a'] });
    await told();
    expect(two.heard).toHaveLength(3);
    expect([one.heard, two.missed]).toEqual([[], 0]);
  });

  test('that were lost are missed with the next one, or with the next beat', async () => {
    await begin();
    await two.notices.follow('a');
    one.notices.tell({ entries: ['a'] });
    await told();
    air.loses = () => true;
    one.notices.tell({ entries: ['a'] });
    await told();
    air.loses = () => false;
    one.notices.tell({ entries: ['a'] });
    await told();
    expect(two.missed).toBe(1);
    await one.notices.beat();
    expect(two.missed).toBe(1);
    air.loses = () => true;
    one.notices.tell({ entries: ['a'] });
    await told();
    air.loses = () => false;
    await one.notices.beat();
    expect(two.missed).toBe(2);
    // A lost beat may have told of lost notices.
    air.loses = () => true;
    await one.notices.beat();
    air.loses = () => false;
    await one.notices.beat();
    expect(two.missed).toBe(3);
  });

  test('sent before a table was read are not missed, those after are, even the first', async () => {
    await begin();
    one.notices.tell({ entries: ['a'] });
    await told();
    await two.notices.follow('a');
    await one.notices.beat();
    expect(two.missed).toBe(0);
    air.loses = ({ topic }) => topic === topicOf('a');
    one.notices.tell({ entries: ['a'] });
    await told();
    await one.notices.beat();
    expect(two.missed).toBe(1);
  });

  test('of a process that is silent are made up for; one that closes leaves nothing behind', async () => {
    await begin();
    now = 3_000;
    await two.notices.beat();
    expect(two.gone).toEqual([]);
    now = 4_000;
    await two.notices.beat();
    expect([two.gone, two.missing]).toEqual([['one'], 1]);
    await one.notices.beat();
    await one.notices.close();
    expect(two.gone).toEqual(['one', 'one']);
    // What closes properly has told all that it did.
    await two.notices.beat();
    expect(two.missing).toBe(1);
  });

  test('of a process that may only be cut off are made up for again and again, until it is heard', async () => {
    await begin();
    now = 4_000;
    for (let i = 0; i < 3; i++) await two.notices.beat();
    expect([two.gone, two.missing]).toEqual([['one'], 3]);
    await one.notices.beat();
    await two.notices.beat();
    expect(two.missing).toBe(3);
    // One that was killed is forgotten at last.
    now = 9_000;
    for (let i = 0; i < 1_000; i++) await two.notices.beat();
    expect(two.missing).toBeGreaterThan(700);
    expect(two.missing).toBeLessThan(1_000);
  });

  test('are made up for at every beat while not even its own comes back', async () => {
    await begin();
    air.loses = () => true;
    await two.notices.beat();
    expect(two.missing).toBe(0);
    for (let i = 0; i < 3; i++) await two.notices.beat();
    expect(two.missing).toBe(3);
    air.loses = () => false;
    await two.notices.beat();
    expect(two.missing).toBe(4);
    await two.notices.beat();
    expect(two.missing).toBe(4);
  });

  test('about the second table of a topic are waited for like those about the first', async () => {
    await begin();
    let listened: () => void = () => undefined;
    air.listening = new Promise((resolve) => {
      listened = resolve;
    });
    const order: string[] = [];
    const following = ['a', besideA].map((id) => two.notices.follow(id).then(() => order.push(id)));
    await told();
    expect(order).toEqual([]);
    listened();
    await Promise.all(following);
  });

  test('of who is at a table tell the last of it, and ask if one of them did', async () => {
    await begin();
    await two.notices.follow('a');
    const at = (people: string[], ask = false) => ({ presence: [{ table: 'a', people, others: 0, ask }] });
    for (const notice of [at(['ann'], true), at(['ann', 'bob']), at(['bob'])]) one.notices.tell(notice);
    await told();
    expect(two.heard).toEqual([at(['bob'], true)]);
  });

  test('fit into what PostgreSQL takes, however many there are', async () => {
    await begin();
    const sessions = Array.from({ length: 1_000 }, (_, i) => `${i}`.padStart(64, '0'));
    one.notices.tell({ sessions });
    await told();
    const parcels = must(air.sent.at(-1));
    expect(Math.max(...parcels.map(({ text }) => text.length))).toBeLessThan(8_000);
    expect(two.heard.flatMap((notice) => notice.sessions ?? [])).toEqual(sessions);
  });
});

const [bin, natsProgram] = [postgresOrSkip(), natsOrSkip()];
describe.skipIf(!bin).each(['PostgreSQL', 'NATS'])('two processes that notify each other by %s', (by) => {
  const skips = by === 'NATS' && !natsProgram;
  let postgres: Postgres;
  let nats: Nats | null = null;
  let servers: Server[] = [];
  beforeAll(async () => {
    if (skips) return;
    postgres = await startPostgres(must(bin));
    if (by === 'NATS') nats = await startNats(must(natsProgram));
    const settings = { database: await postgres.database(), limits: true, ...(nats ? { nats: nats.address } : {}) };
    servers = [await openTestServer(settings), await openTestServer(settings)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await nats?.close();
    if (!skips) await postgres.close();
  });

  const present = (socket: LiveSocket, here: readonly number[], spectators: number) =>
    socket.next(
      (message) =>
        message.type === 'presence' &&
        JSON.stringify([message.here, message.spectators]) === JSON.stringify([here, spectators]),
    );

  test.skipIf(skips)('moves, chat, who is there, and ended sessions reach the other', async () => {
    const [here, there] = [must(servers[0]).address, must(servers[1]).address];
    const [ann, bob] = [await Visitor.named(here, 'Ann'), await Visitor.named(there, 'Bob')];
    const table = await startTable([ann, Object.assign(new Visitor(here), { cookie: bob.cookie })]);
    const anns = await ann.connect();
    await anns.ask({ type: 'watch', table });
    await present(anns, [0], 0);
    const bobs = await bob.connect();
    await bobs.ask({ type: 'watch', table });
    // Each is told of the other, though Bob came later.
    await Promise.all([anns, bobs].map((socket) => present(socket, [0, 1], 0)));
    await anns.ask({ type: 'answer', table, seat: 0, decision: 1, index: 4 });
    await bobs.state(({ n }) => n === 1);
    await bobs.ask({ type: 'say', table, text: 'well played' });
    expect((await anns.next(({ type }) => type === 'chat')).lines[0].text).toBe('well played');
    // Somebody who watches there is not away here.
    const handed = await anns.ask({ type: 'handover', table, seat: 1 });
    expect(handed.error.code).toBe('seat.present');
    bobs.close();
    await present(anns, [0], 0);
    const again = await Object.assign(new Visitor(there), { cookie: ann.cookie }).connect();
    await ann.delete('/api/sessions/current');
    await expect(again.next(() => false)).rejects.toThrow('4001');
  });

  test.skipIf(skips)('what one has done for somebody counts at the other', async () => {
    const [here, there] = [must(servers[0]), must(servers[1])];
    const [ann, bob] = [await Visitor.named(here.address, 'Ann'), await Visitor.named(here.address, 'Bob')];
    const table = await startTable([ann, bob]);
    const network = '203.0.113.7';
    here.context.store.notify({ listed: [network], charges: [{ payer: ann.id, milliseconds: 60_000 }] });
    // Ten a minute are allowed. A few of one process need not be told, many are.
    const report = (at: Server) =>
      Object.assign(new Visitor(at.address), { cookie: ann.cookie }).post('/api/reports', { text: 'too much' });
    for (let i = 0; i < 9; i++) expect((await report(here)).status).toBe(200);
    // Sent in order: once the end of a session is there, the others are as well.
    const socket = await Object.assign(new Visitor(there.address), { cookie: bob.cookie }).connect();
    await bob.delete('/api/sessions/current');
    await expect(socket.next(() => false)).rejects.toThrow('4001');
    const asked = await Object.assign(new Visitor(there.address), { cookie: ann.cookie }).get(
      `/api/tables/${table}/replay?at=0`,
    );
    expect(asked.body.error.code).toBe('request.cost');
    // Of nine the first nine were told, three at a time.
    const answers = [(await report(there)).status, (await report(there)).body.error?.code];
    expect(answers).toEqual([200, 'request.rate']);
    const now = Date.now();
    const left = Array.from({ length: 20 }, () => there.context.listedByGuests.take(network, now));
    expect(left.filter(Boolean)).toHaveLength(19);
  });

  test.skipIf(skips)('when one is killed, who was there is no longer shown', async () => {
    const [first, second] = [must(servers[0]), must(servers[1])];
    const [ann, bob] = [await Visitor.named(first.address, 'Ann'), await Visitor.named(first.address, 'Bob')];
    const table = await startTable([ann, bob]);
    const bobs = await bob.connect();
    await bobs.ask({ type: 'watch', table });
    const anns = await Object.assign(new Visitor(second.address), { cookie: ann.cookie }).connect();
    await anns.ask({ type: 'watch', table });
    await present(anns, [0, 1], 0);
    const { listener } = must(second.context.store.notices);
    const [elsewhere] = must(await second.play.loadedTable(table)).elsewhere.keys();
    listener.onGone(must(elsewhere));
    await present(anns, [0], 0);
  });
});
