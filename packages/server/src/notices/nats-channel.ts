import type { Channel, Listener, Parcel } from './channel.ts';
import { NatsLink, type Unsubscribe } from './nats-link.ts';

const PREFIX = 'cinderhall.notices.';

/** NATS: what is sent waits for nobody, and only those who listen to a topic get it. */
export class NatsChannel implements Channel {
  readonly #link: NatsLink;
  readonly #topics = new Map<string, Unsubscribe>();
  #listener: Listener | null = null;

  constructor(address: string) {
    this.#link = new NatsLink(address, 'cinderhall');
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    this.#link.listener = {
      onBack: () => listener.missed(),
      onError: (error) => listener.failed(error),
    };
    await this.#link.open();
  }

  async listen(topic: string): Promise<void> {
    if (!this.#topics.has(topic))
      this.#topics.set(
        topic,
        this.#link.subscribe(PREFIX + topic, (message) => this.#listener?.heard({ topic, text: message.string() })),
      );
    await this.#link.flush();
  }

  async unlisten(topic: string): Promise<void> {
    this.#topics.get(topic)?.();
    this.#topics.delete(topic);
  }

  async send(parcels: readonly Parcel[]): Promise<void> {
    for (const { topic, text } of parcels) this.#link.publish(PREFIX + topic, text);
  }

  async close(): Promise<void> {
    await this.#link.close();
  }
}
