import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Channel, Listener, Parcel } from './channel.ts';

const PREFIX = 'cinderhall.notices.';

/** Opens a connection that is opened again by itself, for ever, after it was lost. `nats://[token@]host[:port]`. */
export async function openNats(address: string, name: string): Promise<NatsConnection> {
  // Loaded only where it is used.
  const { connect } = await import('@nats-io/transport-node');
  const { host, username } = new URL(address);
  return connect({
    servers: host,
    name,
    ...(username ? { token: decodeURIComponent(username) } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  });
}

/** NATS: what is sent waits for nobody, and only those who listen to a topic get it. */
export class NatsChannel implements Channel {
  readonly #address: string;
  readonly #subscriptions = new Map<string, Subscription>();
  #connection: NatsConnection | null = null;
  #listener: Listener | null = null;

  constructor(address: string) {
    this.#address = address;
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    this.#connection = await openNats(this.#address, 'cinderhall');
    void this.#watch(this.#connection);
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) if (type === 'reconnect') this.#listener?.missed();
  }

  async listen(topic: string): Promise<void> {
    if (this.#subscriptions.has(topic)) return;
    const callback = (error: Error | null, message: { string(): string }) => {
      if (error) this.#listener?.missed();
      else this.#listener?.heard({ topic, text: message.string() });
    };
    const subscription = this.#connection?.subscribe(PREFIX + topic, { callback });
    if (!subscription) return;
    this.#subscriptions.set(topic, subscription);
    // Only once the server has answered does it know of the subscription.
    await this.#connection?.flush().catch(() => undefined);
  }

  async unlisten(topic: string): Promise<void> {
    this.#subscriptions.get(topic)?.unsubscribe();
    this.#subscriptions.delete(topic);
  }

  async send(parcels: readonly Parcel[]): Promise<void> {
    try {
      for (const { topic, text } of parcels) this.#connection?.publish(PREFIX + topic, text);
    } catch {
      // The connection is closed for good.
    }
  }

  async close(): Promise<void> {
    await this.#connection?.drain().catch(() => undefined);
  }
}
