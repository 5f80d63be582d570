import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Weights } from '@cinderhall/bots';
import { type Job, type Plan, type PlayedRecord, SelfPlayer, type Vocabulary } from '@cinderhall/bots/training';
import { must } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';

/** Jobs for a worker, with the policy to play by: numbers in the order of all names that it was ever sent. */
interface Order {
  readonly jobs: readonly (readonly [place: number, job: Job])[];
  readonly newTraits: readonly string[];
  readonly theta: Float64Array;
  readonly scale: number;
  /** Left out where it has not changed. */
  readonly judge?: Weights | null;
}

/** Records in the worker's own order of names, with those that are new since the last answer. */
interface Answer {
  readonly records: readonly (readonly [place: number, record: PlayedRecord])[];
  readonly newFacts: readonly string[];
  readonly newTraits: readonly string[];
}

/** What a worker thread does: it plays what it is sent, until it is ended. */
export function workAtLearning(): void {
  const game = gameOf(workerData);
  const port = parentPort;
  if (!game || !port) return;
  const player = new SelfPlayer(game);
  /** The places of the names of those who sent them. */
  const places: number[] = [];
  let [facts, traits] = [0, 0];
  port.on('message', ({ jobs, newTraits, theta, scale, judge }: Order) => {
    for (const name of newTraits) places.push(player.traits.place(name));
    const own = new Float64Array(player.traits.size);
    for (const [i, place] of places.entries()) own[place] = theta[i] ?? 0;
    player.theta = own;
    player.scale = scale;
    if (judge !== undefined) player.judgeBy(judge);
    const records = jobs.map(([place, job]) => [place, player.play(job)] as const);
    const answer: Answer = {
      records,
      newFacts: player.facts.names.slice(facts),
      newTraits: player.traits.names.slice(traits),
    };
    [facts, traits] = [player.facts.size, player.traits.size];
    port.postMessage(answer);
  });
}

/** What learns: it plays its matches by this player. */
export interface Learning {
  readonly player: SelfPlayer;
  readonly plan: Plan;
}

export interface LearnCrew {
  play(jobs: readonly Job[]): Promise<readonly PlayedRecord[]> | readonly PlayedRecord[];
  close(): Promise<void>;
}

/**
 * Who plays the matches: this thread, or workers. What is learned is the same however many there are: each match follows
 * from its job and the policy, and what it brings is taken in by the order of the jobs.
 */
export function openCrew({ player, plan }: Learning, workers: number): LearnCrew {
  if (workers < 2 || gameOf(plan.game.id) !== plan.game)
    return { play: (jobs) => jobs.map((job) => player.play(job)), close: async () => undefined };
  const threads = Array.from({ length: workers }, () => new Thread(plan.game.id));
  return {
    async play(jobs) {
      const found = new Map<number, Sent>();
      await Promise.all(
        threads.map(async (thread, n) => {
          const own = jobs.map((job, place) => [place, job] as const).filter(([place]) => place % workers === n);
          if (own.length > 0) for (const [place, sent] of await thread.play(player, own)) found.set(place, sent);
        }),
      );
      return jobs.map((_, place) => taken(must(found.get(place)), player));
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Sent {
  readonly record: PlayedRecord;
  readonly facts: readonly string[];
  readonly traits: readonly string[];
}

/** A record in the order of this thread's names. */
function taken({ record, facts, traits }: Sent, player: SelfPlayer): PlayedRecord {
  const moved = (all: Vocabulary, names: readonly string[], places: readonly number[]): number[] =>
    places.map((place) => all.place(must(names[place])));
  return {
    ...record,
    samples: record.samples.map((sample) => ({
      ...sample,
      facts: { ...sample.facts, places: moved(player.facts, facts, sample.facts.places) },
    })),
    gradient: record.gradient && { ...record.gradient, places: moved(player.traits, traits, record.gradient.places) },
  };
}

class Thread {
  readonly #worker: Worker;
  readonly #facts: string[] = [];
  readonly #traits: string[] = [];
  #sentTraits = 0;
  #judge: Weights | null | undefined;

  constructor(game: string) {
    this.#worker = new Worker(new URL('../bin/learn-worker.mjs', import.meta.url), { workerData: game });
  }

  play(player: SelfPlayer, jobs: Order['jobs']): Promise<readonly (readonly [place: number, sent: Sent])[]> {
    const { traits, theta, scale, judge } = player;
    const order: Order = {
      jobs,
      newTraits: traits.names.slice(this.#sentTraits),
      theta: theta.slice(0, traits.size),
      scale,
      ...(judge === this.#judge ? {} : { judge }),
    };
    this.#sentTraits = traits.size;
    this.#judge = judge;
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', ({ records, newFacts, newTraits }: Answer) => {
        this.#worker.off('error', reject);
        this.#facts.push(...newFacts);
        this.#traits.push(...newTraits);
        const [facts, own] = [this.#facts, this.#traits];
        resolve(records.map(([place, record]) => [place, { record, facts, traits: own }] as const));
      });
      this.#worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
