import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { onAddress } from './nats-address.ts';

/** So long something waits for the server; then it goes on without. */
const PATIENCE = 2_000;
const RETRY = 500;
/** Closing does not wait for a server that is away. */
const END_PATIENCE = 500;

export type OnMessage = (message: Msg) => void;

interface Topic {
  readonly subject: string;
  readonly queue: string | undefined;
  readonly callback: OnMessage;
  /** Null without a connection. */
  current: Subscription | null;
}

/** Ends a subscription. */
export type Unsubscribe = () => void;

export interface LinkListener {
  /** There is a connection again, or for the first time only now: what was told before was not heard. */
  onBack(): void;
  /** Something was refused or could not be handled. */
  onError(error: unknown): void;
}

/**
 * A connection to NATS that is never given up, whatever the server says: it may be away at the start, and for a while know
 * another password. Without it nothing fails; what is published is lost.
 */
export class NatsLink {
  readonly #address: string;
  readonly #name: string;
  readonly #topics = new Set<Topic>();
  readonly #stop = new AbortController();
  listener: LinkListener = { onBack: () => undefined, onError: () => undefined };
  #connection: NatsConnection | null = null;

  constructor(address: string, name: string) {
    this.#address = address;
    this.#name = name;
  }

  /** Waits for the connection, but not long: it comes later then. */
  async open(): Promise<void> {
    let late = false;
    const first = this.#connect().then((connection) => {
      if (connection && late) this.listener.onBack();
    });
    await within(PATIENCE, first);
    late = true;
  }

  async #connect(): Promise<NatsConnection | null> {
    const { signal } = this.#stop;
    while (!signal.aborted)
      try {
        const connection = await openNats(this.#address, this.#name);
        if (signal.aborted) return await end(connection);
        this.#connection = connection;
        for (const topic of this.#topics) this.#subscribe(topic);
        void this.#watch(connection);
        return connection;
      } catch (error) {
        this.listener.onError(error);
        await sleep(RETRY, undefined, { signal, ref: false }).catch(() => undefined);
      }
    return null;
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') this.listener.onBack();
      if (status.type === 'error') this.listener.onError(status.error);
    }
    // It should not have closed by itself; if it has, there shall be another.
    if (this.#stop.signal.aborted) return;
    this.#connection = null;
    if (await this.#connect()) this.listener.onBack();
  }

  subscribe(subject: string, callback: OnMessage, queue?: string): Unsubscribe {
    const topic: Topic = { subject, queue, callback, current: null };
    this.#topics.add(topic);
    this.#subscribe(topic);
    return () => {
      this.#topics.delete(topic);
      this.#try(() => topic.current?.unsubscribe());
    };
  }

  // An error in a callback would end the client's reading, and with it everything.
  #subscribe(topic: Topic): void {
    const callback = (error: Error | null, message: Msg) =>
      error ? this.listener.onError(error) : this.#try(() => topic.callback(message));
    const { subject, queue } = topic;
    this.#try(() => {
      topic.current = this.#connection?.subscribe(subject, queue ? { queue, callback } : { callback }) ?? null;
    });
  }

  publish(subject: string, text: string): void {
    this.#try(() => this.#connection?.publish(subject, text));
  }

  /** Once the server has answered, it knows of all subscriptions. */
  async flush(): Promise<void> {
    const connection = this.#connection;
    if (connection && !connection.isClosed()) await within(PATIENCE, connection.flush());
  }

  #try(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.listener.onError(error);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    if (this.#connection) await end(this.#connection);
  }
}

/** Opens a connection that is opened again by itself after it was lost; fails if there is none at first. */
export async function openNats(address: string, name: string): Promise<NatsConnection> {
  // Loaded only where it is used.
  const { connect } = await import('@nats-io/transport-node');
  return connect({
    ...onAddress(address),
    name,
    timeout: PATIENCE,
    // A connection on which nothing comes back is noticed after two of them.
    pingInterval: 10_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY,
    // Somebody may be changing the password.
    ignoreAuthErrorAbort: true,
  });
}

/** What was published goes out, if the server takes it. */
export async function end(connection: NatsConnection): Promise<null> {
  await within(END_PATIENCE, connection.drain());
  await within(END_PATIENCE, connection.close());
  return null;
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: stop.signal, ref: false });
  await Promise.race([work, late]).catch(() => undefined);
  stop.abort();
  late.catch(() => undefined);
}
