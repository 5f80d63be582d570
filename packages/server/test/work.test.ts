import { greedyBot, personalityOf } from '@cinderhall/bots';
import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BotWorkers, type Question, ranks, shareAfter, type Threads } from '../src/bots/bot-workers.ts';
import { Metrics } from '../src/metrics.ts';
import { loadLive, readStored } from '../src/play/load.ts';
import { recordWorks, Timelines } from '../src/records/record-task.ts';
import type { Server } from '../src/server.ts';
import { costed, threadCpu } from '../src/work/cpu.ts';
import { FairQueue, type JobWish, type QueueLimits } from '../src/work/fair-queue.ts';
import { HALF_LIFE } from '../src/work/ledger.ts';
import { Slices } from '../src/work/slices.ts';
import { annAndBob, log, openTestServer, startTable, testConfig, Visitor } from './helpers.ts';

const usual: QueueLimits = {
  slots: 1,
  allowance: 10_000,
  networkAllowance: 30_000,
  waitingPerPerson: 3,
  waiting: 1_000,
};

/** A queue whose jobs take as long as they say. */
function queueWith(limits: Partial<QueueLimits> = {}) {
  let now = 0;
  const order: string[] = [];
  const queue = new FairQueue({ ...usual, ...limits }, () => now);
  const run = (name: string, wish: JobWish, takes: number) =>
    queue.run(wish, async () => {
      await Promise.resolve();
      now += takes;
      order.push(name);
    });
  const pass = (time: number) => {
    now += time;
  };
  return { queue, run, order, pass };
}
const of = (person: string, network = person): JobWish => ({ payer: { person, network } });

describe('work for people', () => {
  test('goes first to those for whom least was done, and a crowd of guests at one address shares its turn', async () => {
    const { run, order } = queueWith();
    await run('much', of('mallory', '203.0.113.7'), 5_000);
    const jobs = ['m1', 'm2'].map((guest) => run(guest, of(guest, '203.0.113.7'), 100));
    jobs.push(run('mallory', of('mallory', '203.0.113.7'), 100), run('ann', of('ann', '198.51.100.1'), 100));
    await Promise.all(jobs);
    // The first had begun before the others came.
    expect(order).toEqual(['much', 'm1', 'ann', 'm2', 'mallory']);
  });

  test('of a lower rank comes first, whoever it is for', async () => {
    const { run, order } = queueWith();
    const jobs = [
      run('begun', of('x'), 1),
      run('bots', { ...of('zoe'), rank: ranks.botsOnly }, 1),
      run('people', { ...of('x'), rank: ranks.people }, 1),
    ];
    await Promise.all(jobs);
    expect(order).toEqual(['begun', 'people', 'bots']);
  });

  test('is refused to whoever has had much of it, until that is forgotten, and to nobody who shares the address', async () => {
    const { run, pass } = queueWith();
    const [ann, bob] = [of('ann', 'club'), of('bob', 'club')];
    await run('long', ann, 20_000);
    await expect(run('more', ann, 1)).rejects.toMatchObject({ code: 'request.cost', params: { seconds: 60 } });
    await run('bob', bob, 1);
    pass(HALF_LIFE);
    await run('again', ann, 1);
    // Visitors without a name are one payer together, and may have more.
    await run('spectator', of('club'), 20_000);
    await run('spectator', of('club'), 15_000);
    await expect(run('spectator', of('club'), 1)).rejects.toMatchObject({ code: 'request.cost' });
    await run('bob', bob, 1);
  });

  test('waits in a queue that has an end, for each person and in all', async () => {
    const { run } = queueWith({ waiting: 4 });
    const jobs = [0, 1, 2, 3].map((i) => run(`${i}`, of('ann'), 1));
    const more = expect(run('too many', of('ann'), 1)).rejects.toMatchObject({ code: 'request.cost' });
    jobs.push(run('bob', of('bob'), 1));
    const zoe = expect(run('zoe', of('zoe'), 1)).rejects.toMatchObject({ code: 'server.busy', status: 503 });
    await Promise.all([...jobs, more, zoe]);
  });

  test('that has begun is finished when the server closes; what waits is told', async () => {
    const { queue, run, order } = queueWith();
    const begun = run('begun', of('ann'), 1);
    const waits = expect(run('waits', of('ann'), 1)).rejects.toMatchObject({ code: 'server.closing', status: 503 });
    queue.close();
    await Promise.all([begun, waits]);
    await expect(run('late', of('ann'), 1)).rejects.toMatchObject({ code: 'server.closing' });
    expect(order).toEqual(['begun']);
  });

  test('is done though whoever is told that some waits cannot be reached', async () => {
    const { queue, run, order } = queueWith();
    queue.onWaiting = () => {
      throw new Error('no connection');
    };
    const jobs = [0, 1, 2].map((i) => run(`${i}`, { ...of('ann'), mayHelp: true }, 1));
    await Promise.all(jobs);
    expect(order).toEqual(['0', '1', '2']);
    // Nothing of it holds a place for ever.
    await run('next', of('bob'), 1);
    expect(queue.waiting).toBe(0);
  });

  test('that had to be put back keeps its place', async () => {
    const { run, order, pass } = queueWith();
    pass(5);
    const jobs = [run('begun', of('x'), 1), run('later', of('ann'), 1), run('back', { ...of('ann'), since: 3 }, 1)];
    await Promise.all(jobs);
    expect(order).toEqual(['begun', 'back', 'later']);
  });

  test('that fails leaves its place to the next', async () => {
    const { queue, run, order } = queueWith();
    await expect(queue.run(of('ann'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await run('next', of('bob'), 1);
    expect(order).toEqual(['next']);
  });
});

describe('bots under pressure', () => {
  const context = { config: testConfig('/nowhere'), log, metrics: new Metrics() };
  const match = Match.start(ashMarket, { options: {}, seats: 2, seed: seedOf(1) });
  if (isRefused(match)) throw new Error('no match');
  const [seat = 0] = match.waiting();
  const question: Question = {
    game: ashMarket.id,
    level: 'warlord',
    personality: null,
    seed: 7,
    seat,
    view: match.view(seat),
    choices: match.choices(seat),
  };
  const wish = { payer: { person: 'ann' } };

  /** Threads that a test answers for. */
  function byHand() {
    const asked: { readonly question: Question; readonly signal: AbortSignal; done(index: number): void }[] = [];
    const waiting: (() => void)[] = [];
    const threads: Threads = {
      run: (given, { signal } = {}) =>
        new Promise((done) => {
          if (!(signal instanceof AbortSignal)) throw new Error('no limit');
          asked.push({ question: given, signal, done });
          for (const each of waiting.splice(0)) each();
        }),
      destroy: async () => undefined,
    };
    const nth = async (n: number) => {
      while (asked.length <= n) await new Promise<void>((resolve) => waiting.push(resolve));
      return must(asked[n]);
    };
    return { threads, asked, nth };
  }

  test('the time to think begins when a thread takes the question, not when it is put', async () => {
    const { threads, nth } = byHand();
    let now = 0;
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const workers = new BotWorkers(context, threads, () => now, 1);
    const thoughts = [0, 1].map(() => workers.think(question, ashMarket, wish, 10_000));
    const first = await nth(0);
    expect(limits.mock.calls).toEqual([[10_000]]);
    now += 1_500;
    first.done(0);
    const second = await nth(1);
    expect(limits.mock.calls).toEqual([[10_000], [10_000]]);
    second.done(1);
    limits.mockRestore();
    expect(await Promise.all(thoughts)).toEqual([
      { index: 0, share: 1 },
      { index: 1, share: 1 },
    ]);
  });

  test('budgets shrink step by step with the wait, down to no search; easy bots stay what they are', async () => {
    expect([0, 1_999, 2_000, 5_000, 10_000, 19_999, 20_000, 1e9].map(shareAfter)).toEqual([
      1, 1, 0.5, 0.25, 0.125, 0.125, 0, 0,
    ]);
    const { threads, nth } = byHand();
    let now = 0;
    const workers = new BotWorkers(context, threads, () => now, 1);
    const thoughts = [question, question, question, { ...question, level: 'random' }].map((each) =>
      workers.think(each, ashMarket, wish, 10_000),
    );
    const seen = [];
    for (const n of [0, 1, 2, 3]) {
      const { question: given, done } = await nth(n);
      seen.push([given.level, given.budget]);
      now += 10_000;
      done(0);
    }
    expect(seen).toEqual([
      ['warlord', undefined],
      ['warlord', 25],
      ['greedy', undefined],
      ['random', undefined],
    ]);
    expect((await Promise.all(thoughts)).map(({ share }) => share)).toEqual([1, 0.125, 0, 1]);
    expect(await context.metrics.registry.metrics()).toContain('cinderhall_bot_budgets_total{share="0.125"} 1');
  });

  test('one that fails or names no choice is replaced by a greedy one, never by chance', async () => {
    const expected = greedyBot(ashMarket, 7, undefined, personalityOf('')).think(
      match.view(seat),
      match.choices(seat),
      seat,
    );
    const lines: string[] = [];
    const own = { ...context, log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }) };
    for (const run of [() => Promise.reject(new Error('stuck')), () => Promise.resolve(999)]) {
      const workers = new BotWorkers(own, { run, destroy: async () => undefined });
      expect(await workers.think(question, ashMarket, wish, 10_000)).toEqual({ index: expected, share: 0 });
    }
    // The level of a line is that of the log, and is there once.
    expect(lines.map((line) => line.match(/"level":[^,]+/g))).toEqual([['"level":50'], ['"level":50']]);
  });
});

describe('records', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openTestServer({ limits: true });
  });
  afterAll(() => server.close());

  async function finished(): Promise<{ ann: Visitor; table: string }> {
    const [ann, bob] = await annAndBob(server.address);
    const table = await startTable([ann, bob]);
    const sockets = [await ann.connect(), await bob.connect()];
    for (let i = 0; i < 4; i++)
      await sockets[i % 2]?.ask({ type: 'answer', table, seat: i % 2, decision: i + 1, index: 0 });
    await sockets[0]?.ask({ type: 'resign', table, seat: 0 });
    for (const socket of sockets) socket.close();
    return { ann, table };
  }

  test('load no match into the server, and are worked out in threads', async () => {
    const { ann, table } = await finished();
    const here = Object.keys(recordWorks).map((kind) => vi.spyOn(recordWorks, kind as keyof typeof recordWorks));
    await server.play.unloadIdleMatches(Number.MAX_SAFE_INTEGER);
    for (const what of ['replay?at=2', 'stats', 'export'])
      expect((await ann.get(`/api/tables/${table}/${what}`)).status, what).toBe(200);
    expect((await ann.post(`/api/tables/${table}/fork`, { at: 2, seat: 0 })).status).toBe(200);
    expect(await server.play.withTable(table, async ({ live }) => live)).toBeNull();
    expect(here.map(({ mock }) => mock.calls.length)).toEqual(here.map(() => 0));
    for (const each of here) each.mockRestore();
  });

  test('play a match once, however often it is looked at', async () => {
    const { table } = await finished();
    const stored = await server.play.withTable(table, (each) => readStored(server.context, each));
    const game = must(server.context.games.find(({ id }) => id === stored.row.game));
    const timelines = new Timelines();
    for (const at of [0, 1, 2, 3, 4, 5])
      expect(recordWorks.replay(game, stored, { seat: 1, at }, timelines)).toMatchObject({ at, of: 5 });
    recordWorks.stats(game, stored, { seat: 0 }, timelines);
    recordWorks.file(game, stored, { seat: 0 }, timelines);
    expect(timelines.played).toBe(1);
  });

  test('a table is opened in slices, between which everybody else gets a turn', async () => {
    const { table } = await finished();
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const everyEntry = new Slices(() => 0, 0);
    const load = () =>
      server.play.withTable(table, (each) => loadLive({ ...server.context, slices: everyEntry }, each));
    const replayed = await Promise.all([load(), load()]);
    clearImmediate(counting);
    for (const live of replayed) expect(live.length).toBe(5);
    expect(turns).toBeGreaterThanOrEqual(2 * 5);
  });

  test('one long computation waits for another at every slice', async () => {
    const slices = new Slices(() => 0, 0);
    const order: string[] = [];
    const compute = async (name: string) => {
      for (let i = 0; i < 3; i++) await slices.run(() => order.push(name));
    };
    await Promise.all([compute('a'), compute('b')]);
    expect(order.join('')).toBe('ababab');
  });

  test('many who share an address hold up somebody elsewhere no longer than one of them would', async () => {
    let now = 0;
    const slices = new Slices(() => now, 0);
    const order: string[] = [];
    const compute = (person: string, network: string) =>
      slices.during({ person, network }, async () => {
        for (let i = 0; i < 3; i++)
          await slices.run(() => {
            now += 10;
            order.push(person);
          });
      });
    const crowd = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((guest) => compute(guest, '203.0.113.7'));
    await Promise.all([...crowd, compute('ann', '198.51.100.1')]);
    expect(order.lastIndexOf('ann')).toBeLessThan(7);
    expect(order).toHaveLength(21);
  });

  test('a slice that fails fails alone', async () => {
    const slices = new Slices();
    const failing = slices.run(() => {
      throw new Error('no');
    });
    await Promise.all([expect(failing).rejects.toThrow('no'), slices.run(() => 1)]);
    expect(await slices.run(() => 2)).toBe(2);
  });

  test('storing the states of many matches lets everybody else come between', async () => {
    const [ann, bob] = await annAndBob(server.address);
    const tables: string[] = [];
    for (let i = 0; i < 8; i++) tables.push(await startTable([ann, bob]));
    const socket = await ann.connect();
    const move = (decision: number) =>
      Promise.all(tables.map((table) => socket.ask({ type: 'answer', table, seat: 0, decision, index: 0 })));
    await move(1);
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    const between = async (work: () => Promise<void>) => {
      turns = 0;
      counting = setImmediate(count);
      await work();
      clearImmediate(counting);
      return turns;
    };
    let counting = setImmediate(() => undefined);
    expect(await between(() => server.play.saveSnapshots())).toBeGreaterThanOrEqual(tables.length);
    expect(await between(() => server.play.unloadIdleMatches(Number.MAX_SAFE_INTEGER))).toBeGreaterThanOrEqual(
      tables.length,
    );
  });

  test('cost the CPU that they use, not the time that they take on a busy machine', async () => {
    const { queue } = queueWith({ allowance: 1_000 });
    const spent: number[] = [];
    queue.onSpent = (_payer, milliseconds) => spent.push(milliseconds);
    await queue.run(of('ann'), async ({ cost }) => cost(7));
    await queue.run(of('ann'), async () => undefined);
    expect(spent).toEqual([7, 0]);
  });

  test.runIf(process.platform === 'linux')('cost nothing while their thread waits', () => {
    const waited = costed(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300));
    const computed = costed(() => {
      const begun = threadCpu();
      while (threadCpu() < begun + 50);
    });
    expect(computed.cost).toBeGreaterThanOrEqual(50);
    expect(waited.cost).toBeLessThan(computed.cost);
  });

  test('a save stuffed with steps taken back and done again is not brought in', async () => {
    const { ann, table } = await finished();
    const save = (await ann.get(`/api/tables/${table}/export`)).body;
    const stuffing = Array.from({ length: 101 }, (_, i) => [i % 2 === 0 ? 'undo' : 'redo', 1, 0]);
    const { status, body } = await ann.post('/api/imports', { ...save, log: [...save.log.slice(0, 4), ...stuffing] });
    expect([status, body.error.code]).toEqual([413, 'import.long']);
    expect((await ann.post('/api/imports', save)).status).toBe(200);
  });

  test('only so many tables for one owner where nobody plays but bots', async () => {
    const zoe = await Visitor.named(server.address, 'Zoe');
    const start = async () => {
      const seats = [0, 1].map(() => ({ kind: 'bot', level: 'greedy' }));
      const { id } = (await zoe.post('/api/tables', { game: 'fifty-first-state', seats })).body;
      return (await zoe.post(`/api/tables/${id}/start`)).body;
    };
    for (let i = 0; i < 2; i++) expect(await start()).toEqual({});
    expect((await start()).error.code).toBe('table.botsOnly');
  });
});
