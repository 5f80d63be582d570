import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { end, openNats } from '../notices/nats-link.ts';
import { openThreads, threadCount } from '../work/threads.ts';
import { answerTo, FREE, type Free, type Job, type Reply, readOffer, SIGN_INTERVAL, WAKE } from './messages.ts';
import { fleetVersion } from './version.ts';

/** How long a process may take to answer that it has a question. */
const PATIENCE = 2_000;
/** In case it was not told that there are questions. */
const RETRY = 1_000;

export interface ThinkerOptions {
  /** `nats://[token@ or user:password@]host[:port]`, or `tls://…` */
  readonly address: string;
  /** Called once when the hall turns out to have other rules: it gives this thinker no questions. */
  readonly onOtherVersion?: () => void;
  /** How many questions at once; usually one for each core but one. */
  readonly threads?: number | undefined;
}

export interface ThinkerProcess {
  readonly threads: number;
  /** Finishes what it thinks about. */
  close(): Promise<void>;
}

/** Thinks for the bots of a hall: asks for a question whenever a thread has nothing to do. It sees what the bot sees. */
export async function openThinker({
  address,
  threads = threadCount(),
  onOtherVersion = () => undefined,
}: ThinkerOptions): Promise<ThinkerProcess> {
  const connection = await openNats(address, 'cinderhall-thinker');
  const pool = openThreads(threads);
  let closing = false;
  let reported = false;
  const tellOtherVersion = () => {
    if (!reported) onOtherVersion();
    reported = true;
  };
  let wakers: (() => void)[] = [];
  const wake = () => {
    const woken = wakers;
    wakers = [];
    for (const each of woken) each();
  };
  connection.subscribe(WAKE, { callback: wake });

  const serve = async () => {
    while (!closing) {
      const woken = new Promise<void>((resolve) => wakers.push(resolve));
      const job = await nextJob(connection, tellOtherVersion);
      if (job)
        await work(connection, job, (question, limit) =>
          pool.run(question, { name: 'think', signal: AbortSignal.timeout(limit) }),
        );
      else if (!closing) await Promise.race([woken, sleep(RETRY, undefined, { ref: false })]);
    }
  };
  const served = Promise.all(Array.from({ length: threads }, serve));
  return {
    threads,
    close: async () => {
      closing = true;
      wake();
      await served;
      await pool.destroy();
      await end(connection);
    },
  };
}

/** Null if no process has a question. */
async function nextJob(connection: NatsConnection, onOtherVersion: () => void): Promise<Job | null> {
  try {
    const free = JSON.stringify({ version: fleetVersion() } satisfies Free);
    const text = (await connection.request(FREE, free, { timeout: PATIENCE })).string();
    if (text === '') return null;
    const offer = readOffer(text);
    if (!('otherVersion' in offer)) return offer;
    onOtherVersion();
    return null;
  } catch {
    return null;
  }
}

async function work(
  connection: NatsConnection,
  { id, limit, question }: Job,
  think: (question: Job['question'], limit: number) => Promise<number>,
): Promise<void> {
  const tell = (reply: Reply) => {
    try {
      connection.publish(answerTo(id), JSON.stringify(reply));
    } catch {
      // The process that asked notices the silence.
    }
  };
  tell({});
  const signs = setInterval(() => tell({}), SIGN_INTERVAL);
  try {
    tell({ index: await think(question, limit) });
  } catch (error) {
    tell({ error: String(error) });
  } finally {
    clearInterval(signs);
  }
}
