import type { Msg } from '@nats-io/transport-node';
import type { Question } from '../bots/bot-workers.ts';
import { newId } from '../ids.ts';
import { NatsLink, type Unsubscribe } from '../notices/nats-link.ts';
import type { FairQueue, Helper } from '../work/fair-queue.ts';
import {
  answerTo,
  FREE,
  HALLS,
  type Job,
  LONGEST_SILENCE,
  type OtherVersion,
  type Reply,
  readFree,
  readReply,
  WAKE,
} from './messages.ts';
import { fleetVersion } from './version.ts';

/** A thinker failed, or is gone. */
class Lost extends Error {}

/**
 * Thinkers on other machines, which take questions when they have nothing to do. The questions stay in this process's
 * queue until then, so the order is that of the queue, and without thinkers nothing is different.
 */
export class Fleet {
  readonly #link: NatsLink;
  readonly #queue: FairQueue;
  readonly #version = fleetVersion();
  readonly #onTrouble: (error: unknown) => void;
  #asking: Unsubscribe | null = null;

  private constructor(link: NatsLink, queue: FairQueue, onTrouble: (error: unknown) => void) {
    this.#link = link;
    this.#queue = queue;
    this.#onTrouble = onTrouble;
    link.listener = { onBack: () => this.#wake(), onError: onTrouble };
    queue.onWaiting = (some) => this.#offer(some);
  }

  static async open(address: string, queue: FairQueue, onTrouble: (error: unknown) => void): Promise<Fleet> {
    const link = new NatsLink(address, 'cinderhall-fleet');
    const fleet = new Fleet(link, queue, onTrouble);
    await link.open();
    return fleet;
  }

  /** Thinkers only ask processes that have something for them. */
  #offer(some: boolean): void {
    if (!some) {
      this.#asking?.();
      this.#asking = null;
    } else if (!this.#asking) {
      this.#asking = this.#link.subscribe(FREE, (message) => this.#serve(message), HALLS);
      this.#wake();
    }
  }

  #wake(): void {
    if (this.#asking) this.#link.publish(WAKE, '');
  }

  #serve(message: Msg): void {
    const theirs = versionIn(message);
    if (theirs !== this.#version) {
      this.#onTrouble(`a thinker has another version: ${theirs}, not ${this.#version}`);
      message.respond(JSON.stringify({ otherVersion: this.#version } satisfies OtherVersion));
      return;
    }
    // Somebody else has taken the last question.
    if (!this.#queue.serve(new Thinker(this.#link, message))) message.respond('');
  }

  async close(): Promise<void> {
    this.#queue.onWaiting = () => undefined;
    await this.#link.close();
  }
}

function versionIn(message: Msg): string {
  try {
    return readFree(message.string()).version;
  } catch {
    // Thinkers of the first version say nothing.
    return '1';
  }
}

/** A thinker that waits for a question. */
class Thinker implements Helper {
  readonly #link: NatsLink;
  readonly #message: Msg;

  constructor(link: NatsLink, message: Msg) {
    this.#link = link;
    this.#message = message;
  }

  /** Its answer; fails if it is gone, or does not answer in time. */
  think(question: Question, limit: number): Promise<number> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const give = (done: () => void) => {
        clearTimeout(late);
        clearTimeout(silent);
        unsubscribe();
        done();
      };
      const lose = (why: string) => () => give(() => reject(new Lost(why)));
      const late = setTimeout(lose('it did not answer in time'), limit + LONGEST_SILENCE);
      let silent = setTimeout(lose('it is gone'), LONGEST_SILENCE);
      const callback = (message: Msg) => {
        const { index, error: failed } = replyIn(message);
        if (index !== undefined) give(() => resolve(index));
        else if (failed !== undefined) lose(failed)();
        else {
          clearTimeout(silent);
          silent = setTimeout(lose('it is gone'), LONGEST_SILENCE);
        }
      };
      const unsubscribe = this.#link.subscribe(answerTo(id), callback);
      const { game, seat, view, choices, level, personality, seed, budget } = question;
      const asked = { game, seat, view, choices: [...choices], level, personality, seed };
      const job: Job = { id, limit, question: budget === undefined ? asked : { ...asked, budget } };
      try {
        this.#message.respond(JSON.stringify(job));
      } catch (error) {
        lose(`it could not be asked: ${error}`)();
      }
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
