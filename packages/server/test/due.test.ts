import { must } from '@cinderhall/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ranks } from '../src/bots/bot-workers.ts';
import { BotDriver } from '../src/bots/driver.ts';
import type { Server } from '../src/server.ts';
import { start } from '../src/tables/seating.ts';
import type { JobWish } from '../src/work/fair-queue.ts';
import { annAndBob, openTestServer, startTable, Visitor } from './helpers.ts';

/** Longer than any test: a bot that pauses for so long waits for its turn. */
const FOREVER = 900_000_000;
const TABLES = 101;
let now: number;
let server: Server;
beforeEach(async () => {
  now = 1_800_000_000_000;
  server = await openTestServer({ timing: { botPause: FOREVER } }, { now: () => now });
});
afterEach(() => server.close());

const dueOf = async (id: string) =>
  (await server.context.store.db.selectFrom('tables').select('due').where('id', '=', id).executeTakeFirst())?.due;

async function tableWithBot(ann: Visitor): Promise<string> {
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }];
  const { id } = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
  await ann.post(`/api/tables/${id}/start`);
  return id;
}

describe('tables that are due', () => {
  test(`${TABLES} of them whose bots wait do not stop a clock`, async () => {
    const [ann, bob] = await annAndBob(server.address);
    for (let i = 0; i < TABLES; i++) await tableWithBot(ann);
    const settings = { clock: { kind: 'live', bank: 30, increment: 0 }, timeout: 'resign' };
    const table = await startTable([ann, bob], { settings });
    now += 31_000;
    await server.sweeper.run();
    await server.sweeper.run();
    const outcome = await server.play.withMatch(table, (_table, live) => live?.match.outcome());
    expect(must(outcome).places).toEqual([2, 1]);
  }, 120_000);

  test('stay with the process whose bots think about them', async () => {
    const [ann] = await annAndBob(server.address);
    const id = await tableWithBot(ann);
    const { botPatience } = server.context.config.timing;
    for (let i = 0; i < 5; i++) {
      await server.sweeper.run();
      expect(await dueOf(id)).toBeGreaterThan(now + botPatience / 3);
      now += botPatience / 3;
    }
  });

  test('are taken over by one process only', async () => {
    const ann = await Visitor.named(server.address, 'Ann');
    const { store } = server.context;
    const open = async () => {
      const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }];
      const { id } = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
      // As a process does that dies right after it.
      await start(server.context, id, ann.id);
      return id;
    };
    const isThinking = (id: string) => server.play.withTable(id, async ({ thinking }) => thinking >= 0);
    const [taken, free] = [await open(), await open()];
    const together = store.transaction.bind(store);
    store.transaction = async (work) => {
      store.transaction = together;
      // Another process finds it at the same moment.
      await store.db
        .updateTable('tables')
        .set({ due: now + 1 })
        .where('id', '=', taken)
        .execute();
      return together(work);
    };
    await server.sweeper.run();
    expect([await isThinking(taken), await isThinking(free)]).toEqual([false, true]);
  });

  test('and left by all their people go on, two of an owner at a time', async () => {
    const [ann, bob] = await annAndBob(server.address);
    const { context, play } = server;
    const limited = { ...context, config: { ...context.config, limits: true } };
    const asked: (() => void)[] = [];
    const never = () => new Promise<never>((_, reject) => asked.push(() => reject(new Error('the test is over'))));
    const driver = new BotDriver(limited, play, { think: never });
    /** Whether a bot thinks now at a table where nobody plays. */
    const left = async (owner: Visitor) => {
      const id = await startTable([owner], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      await play.withMatch(id, (table, live) => {
        if (!live) throw new Error('no match');
        live.take({ kind: 'handover', seat: 0, to: 'bot:random' }, 0);
        driver.drive(table, live);
      });
      return play.withTable(id, async ({ thinking }) => thinking >= 0);
    };
    expect([await left(ann), await left(ann), await left(ann), await left(bob)]).toEqual([true, true, false, true]);
    driver.close();
    for (const end of asked) end();
  });

  test('with bots to move are asked for their owner, those where people play first', async () => {
    const ann = await Visitor.named(server.address, 'Ann');
    const { context, play } = server;
    const { config } = context;
    const wishes: JobWish[] = [];
    const think = (_question: unknown, _game: unknown, wish: JobWish) => {
      wishes.push(wish);
      return Promise.reject(new Error('that is all'));
    };
    const timing = { ...config.timing, botPause: 0 };
    const driver = new BotDriver({ ...context, config: { ...config, timing } }, play, { think });
    const commands = [
      { kind: 'answer', seat: 0, decision: 1, index: 0 },
      { kind: 'handover', seat: 0, to: 'bot:random' },
    ] as const;
    for (const command of commands) {
      const id = await startTable([ann], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      await play.withMatch(id, (table, live) => {
        must(live).take(command, 0);
        driver.drive(table, must(live));
      });
    }
    driver.close();
    expect(wishes).toEqual([ranks.people, ranks.botsOnly].map((rank) => ({ payer: { person: ann.id }, rank })));
    expect(ranks.people).toBeLessThan(ranks.botsOnly);
  });
});

test('those who watch are told once when bots think less than usual, and once when they think as usual again', async () => {
  const ann = await Visitor.named(server.address, 'Ann');
  const { context, play } = server;
  const timing = { ...context.config.timing, botPause: 0 };
  const shares = [0.5, 0.5, 1];
  const think = async () => ({ index: 0, share: must(shares.shift()) });
  const driver = new BotDriver({ ...context, config: { ...context.config, timing } }, play, { think });
  play.onMoved = (table, live) => driver.drive(table, live);
  const table = await startTable([ann], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const socket = await ann.connect();
  await socket.ask({ type: 'watch', table });
  const told: unknown[] = [];
  for (const decision of [1, 3, 5]) {
    await socket.ask({ type: 'answer', table, seat: 0, decision, index: 0 });
    await socket.state(({ n }) => n === decision + 1);
    told.push(socket.messages.flatMap((message) => (message.type === 'botShare' ? [message.share] : [])));
  }
  expect(told).toEqual([[0.5], [0.5], [0.5, 1]]);
  driver.close();
});
