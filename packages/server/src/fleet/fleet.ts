import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Question } from '../bots/bot-workers.ts';
import { newId } from '../ids.ts';
import { openNats } from '../notices/nats-channel.ts';
import type { FairQueue, Helper } from '../work/fair-queue.ts';
import { answerTo, FREE, HALLS, type Job, LONGEST_SILENCE, type Reply, readReply, WAKE } from './messages.ts';

/** A thinker failed, or is gone. */
class Lost extends Error {}

/**
 * Thinkers on other machines, which take questions when they have nothing to do. The questions stay in this process's
 * queue until then, so the order is that of the queue, and without thinkers nothing is different.
 */
export class Fleet {
  readonly #connection: NatsConnection;
  readonly #queue: FairQueue;
  #asking: Subscription | null = null;

  private constructor(connection: NatsConnection, queue: FairQueue) {
    this.#connection = connection;
    this.#queue = queue;
    queue.onWaiting = (some) => this.#offer(some);
  }

  static async open(address: string, queue: FairQueue): Promise<Fleet> {
    return new Fleet(await openNats(address, 'cinderhall-fleet'), queue);
  }

  /** Thinkers only ask processes that have something for them. */
  #offer(some: boolean): void {
    if (!some) {
      this.#asking?.unsubscribe();
      this.#asking = null;
    } else if (!this.#asking) {
      this.#asking = this.#connection.subscribe(FREE, { queue: HALLS, callback: (_, message) => this.#serve(message) });
      this.#connection.publish(WAKE, '');
    }
  }

  #serve(message: Msg): void {
    const thinker = new Thinker(this.#connection, message);
    // Somebody else has taken the last question.
    if (!this.#queue.serve(thinker)) message.respond('');
  }

  async close(): Promise<void> {
    this.#queue.onWaiting = () => undefined;
    await this.#connection.drain().catch(() => undefined);
  }
}

/** A thinker that waits for a question. */
class Thinker implements Helper {
  readonly #connection: NatsConnection;
  readonly #message: Msg;

  constructor(connection: NatsConnection, message: Msg) {
    this.#connection = connection;
    this.#message = message;
  }

  /** Its answer; fails if it is gone, or does not answer in time. */
  think(question: Question, limit: number): Promise<number> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const give = (done: () => void) => {
        clearTimeout(late);
        clearTimeout(silent);
        answers.unsubscribe();
        done();
      };
      const lose = (why: string) => () => give(() => reject(new Lost(why)));
      const late = setTimeout(lose('it did not answer in time'), limit + LONGEST_SILENCE);
      let silent = setTimeout(lose('it is gone'), LONGEST_SILENCE);
      const callback = (error: Error | null, message: Msg) => {
        const { index, error: failed } = error ? { index: undefined, error: String(error) } : replyIn(message);
        if (index !== undefined) give(() => resolve(index));
        else if (failed !== undefined) lose(failed)();
        else {
          clearTimeout(silent);
          silent = setTimeout(lose('it is gone'), LONGEST_SILENCE);
        }
      };
      const answers = this.#connection.subscribe(answerTo(id), { callback });
      const { game, seat, view, choices, level, personality, seed, budget } = question;
      const asked = { game, seat, view, choices: [...choices], level, personality, seed };
      const job: Job = { id, limit, question: budget === undefined ? asked : { ...asked, budget } };
      this.#message.respond(JSON.stringify(job));
    });
  }
}

function replyIn(message: Msg): Reply {
  try {
    return readReply(message.string());
  } catch {
    return { error: 'it answered with something else' };
  }
}
