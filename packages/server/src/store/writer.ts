import { Worker } from 'node:worker_threads';
import type { Append } from './appender.ts';

export interface Job {
  readonly id: number;
  readonly batch?: readonly Append[];
  readonly exec?: string;
  readonly close?: boolean;
}

interface Reply {
  readonly id: number;
  readonly accepted?: readonly string[];
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Pending {
  done(accepted: readonly string[]): void;
  failed(error: Error): void;
}

/** Appends to logs in SQLite, in a thread with its own connection, because a commit waits for the disk. */
export class Writer {
  readonly #file: string;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | null = null;
  #ids = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async write(batch: readonly Append[]): Promise<Set<string>> {
    return new Set(await this.#ask({ batch }));
  }

  /** Runs SQL on the writer's connection, such as a pragma. */
  async exec(text: string): Promise<void> {
    await this.#ask({ exec: text });
  }

  /** Lets the thread close its connection: only then can the write-ahead log be folded into the file. */
  async close(): Promise<void> {
    if (!this.#thread) return;
    const thread = this.#thread;
    await this.#ask({ close: true }).catch(() => undefined);
    this.#thread = null;
    await thread.terminate();
  }

  #ask(job: Omit<Job, 'id'>): Promise<readonly string[]> {
    return new Promise((done, failed) => {
      const id = this.#ids++;
      this.#pending.set(id, { done, failed });
      this.#thread ??= this.#open();
      this.#thread.postMessage({ id, ...job });
    });
  }

  #open(): Worker {
    const thread = new Worker(new URL('./writer-thread.mjs', import.meta.url), {
      workerData: { file: this.#file },
      execArgv: [],
    });
    thread.on('message', ({ id, accepted, error }: Reply) => {
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (error) pending?.failed(Object.assign(new Error(error.message), { code: error.code }));
      else pending?.done(accepted ?? []);
    });
    // The jobs of a thread that fails are rejected; repeating them is safe.
    const onFailed = (error: Error): void => {
      if (this.#thread === thread) this.#thread = null;
      for (const { failed } of this.#pending.values()) failed(error);
      this.#pending.clear();
    };
    thread.on('error', onFailed);
    thread.on('exit', () => onFailed(new Error('connection ended: the writer is gone')));
    return thread;
  }
}
