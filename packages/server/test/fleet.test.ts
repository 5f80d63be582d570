import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotWorkers, type Question, ranks, type Threads } from '../src/bots/bot-workers.ts';
import { answerTo, FREE, type Job, readJob } from '../src/fleet/messages.ts';
import { openThinker } from '../src/fleet/thinker.ts';
import { fleetVersion } from '../src/fleet/version.ts';
import { Metrics } from '../src/metrics.ts';
import { openNats } from '../src/notices/nats-link.ts';
import { log, openTestServer, testConfig, Visitor } from './helpers.ts';
import { type Nats, natsOrSkip, startNats } from './nats.ts';

const program = natsOrSkip();
const command = fileURLToPath(new URL('../../cli/bin/cinderhall.mjs', import.meta.url));
const wish = { payer: { person: 'Ann' }, rank: ranks.people };
const LIMIT = 60_000;
/** What a thinker of this version says. */
const free = JSON.stringify({ version: fleetVersion() });

const game = must(gameOf('fifty-first-state'));
function question(budget?: number): Question {
  const match = Match.start(game, { seats: 2, seed: seedOf(3) });
  if (isRefused(match)) throw new Error('no match');
  const seat = must(match.waiting()[0]);
  const asked = { game: game.id, seat, view: match.view(seat), choices: match.choices(seat) };
  const bot = { level: budget ? 'veteran' : 'greedy', personality: null, seed: 7 };
  return { ...asked, ...bot, ...(budget ? { budget } : {}) };
}

/** Threads of this process that remember what they were asked, and answer when they are told. */
class OwnThreads {
  readonly asked: unknown[] = [];
  answers: Promise<void> = Promise.resolve();
  readonly run: Threads['run'] = async (task) => {
    this.asked.push(task);
    await this.answers;
    return 0;
  };
  readonly destroy = async () => undefined;
}

describe.skipIf(!program)('thinkers', () => {
  let nats: Nats;
  let workers: BotWorkers;
  let threads: OwnThreads;
  let metrics: Metrics;
  beforeAll(async () => {
    nats = await startNats(must(program));
    threads = new OwnThreads();
    metrics = new Metrics();
    // Without a thread of its own that is free, so that every question waits for a thinker.
    workers = new BotWorkers({ config: testConfig(''), log, metrics }, threads, undefined, 0);
    await workers.openFleet(nats.address);
  });
  afterAll(async () => {
    await workers.close();
    await nats.close();
  });

  const lost = async () =>
    (await metrics.fleet.get()).values.find(({ labels }) => labels.result === 'lost')?.value ?? 0;

  test('see what the seat sees, and nothing else', async () => {
    const connection = await openNats(nats.address, 'a test');
    const asked = question();
    const thought = workers.think(asked, game, wish, LIMIT);
    let job: Job | null = null;
    while (!job)
      job = await connection.request(FREE, free, { timeout: 2_000 }).then(
        (message) => readJob(message.string()),
        () => null,
      );
    expect(job).toEqual({ id: job.id, limit: LIMIT, question: JSON.parse(JSON.stringify(asked)) });
    connection.publish(answerTo(job.id), JSON.stringify({ index: 1 }));
    expect(await thought).toEqual({ index: 1, share: 1 });
    await connection.drain();
  });

  test('answer whoever asks, and one that gives nonsense is not believed', async () => {
    const thinker = await openThinker({ address: nats.address, threads: 1 });
    const { index } = await workers.think(question(), game, wish, LIMIT);
    expect(index).toBeLessThan(question().choices.length);
    await thinker.close();
    const connection = await openNats(nats.address, 'a liar');
    const thought = workers.think(question(), game, wish, LIMIT);
    const lie = async () => {
      const { id } = readJob((await connection.request(FREE, free, { timeout: 2_000 })).string());
      connection.publish(answerTo(id), JSON.stringify({ index: 9_999 }));
    };
    await lie().catch(lie);
    // A greedy one answers instead.
    expect(await thought).toEqual({ index, share: 0 });
    expect(threads.asked).toEqual([]);
    await connection.drain();
  });

  test('of another version are given nothing, and told so', async () => {
    const connection = await openNats(nats.address, 'of another version');
    const thought = workers.think(question(), game, wish, LIMIT);
    for (const said of ['', JSON.stringify({ version: 'another' })]) {
      let answer: string | null = null;
      while (answer === null)
        answer = await connection.request(FREE, said, { timeout: 2_000 }).then(
          (message) => message.string(),
          () => null,
        );
      expect(JSON.parse(answer)).toEqual({ otherVersion: fleetVersion() });
    }
    const thinker = await openThinker({ address: nats.address, threads: 1 });
    await thought;
    await thinker.close();
    await connection.drain();
  });

  test('one that is killed in the middle of a thought loses nothing: its question waits again for a thread', async () => {
    let now = 0;
    const own = new OwnThreads();
    const one = new BotWorkers({ config: testConfig(''), log, metrics }, own, () => now, 1);
    await one.openFleet(nats.address);
    // The only thread of the process is busy.
    let finish: () => void = () => undefined;
    own.answers = new Promise((resolve) => {
      finish = resolve;
    });
    const busy = one.think(question(), game, wish, LIMIT);
    const child = spawn(process.execPath, [command, 'think', '--threads', '1'], {
      env: { ...process.env, CINDERHALL_NATS: nats.address },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const connection = await openNats(nats.address, 'a test');
    const thinking = new Promise<void>((resolve) => {
      connection.subscribe(answerTo('*'), { callback: () => resolve() });
    });
    await connection.flush();
    // So many iterations would take minutes.
    const endless = question(50_000_000);
    const thought = one.think(endless, game, wish, LIMIT);
    await thinking;
    now = 1;
    const later = one.think(question(), game, wish, LIMIT);
    child.kill('SIGKILL');
    const moment = () => new Promise((resolve) => setImmediate(resolve));
    while ((await lost()) === 0) await moment();
    await moment();
    // It does not push in where another one thinks, but comes before those that were asked after it.
    expect(own.asked).toHaveLength(1);
    now = 4_000;
    finish();
    expect(await thought).toEqual({ index: 0, share: 0.5 });
    await Promise.all([busy, later]);
    expect(own.asked).toHaveLength(3);
    expect(own.asked[1]).toMatchObject({ level: 'veteran' });
    await one.close();
    await connection.drain();
  });

  test('play for a hall whose own threads are busy', async () => {
    const server = await openTestServer({ nats: nats.address });
    const thinker = await openThinker({ address: nats.address, threads: 2 });
    const ann = await Visitor.named(server.address, 'Ann');
    const seats = [0, 1].map(() => ({ kind: 'bot', level: 'veteran' }));
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { id } = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
      ids.push(id);
    }
    await Promise.all(ids.map((id) => ann.post(`/api/tables/${id}/start`)));
    for (const id of ids) while ((await ann.get(`/api/tables/${id}`)).body.status !== 'over');
    const answered = (await server.context.metrics.fleet.get()).values.find(
      ({ labels }) => labels.result === 'answered',
    );
    expect(answered?.value).toBeGreaterThan(0);
    await thinker.close();
    await server.close();
  });
});

test.skipIf(!program)('a NATS that is away stops no bot; when it comes, thinkers get questions', async () => {
  const nats = await startNats(must(program));
  await nats.stop();
  const threads = new OwnThreads();
  const workers = new BotWorkers({ config: testConfig(''), log, metrics: new Metrics() }, threads, undefined, 1);
  await workers.openFleet(nats.address);
  const think = () => workers.think(question(), game, wish, LIMIT);
  expect(await Promise.all([think(), think(), think()])).toHaveLength(3);
  let finish: () => void = () => undefined;
  threads.answers = new Promise((resolve) => {
    finish = resolve;
  });
  const [busy, waiting] = [think(), think()];
  await nats.start();
  const thinker = await openThinker({ address: nats.address, threads: 1 });
  // The only thread of the process is busy until a thinker has answered.
  await waiting;
  finish();
  await busy;
  await thinker.close();
  await workers.close();
  await nats.close();
});
