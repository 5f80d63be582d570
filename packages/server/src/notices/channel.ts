/** A text for all processes that listen to a topic. */
export interface Parcel {
  readonly topic: string;
  readonly text: string;
}

export interface Listener {
  heard(parcel: Parcel): void;
  /** The connection was lost for a while: anything may have been missed. */
  missed(): void;
  /** Something went wrong that a host should know. */
  failed(error: unknown): void;
}

/** Carries texts between processes, in the order in which a process sends them; it may lose some. */
export interface Channel {
  open(listener: Listener): Promise<void>;
  /** From then on, what is sent to a topic is heard. Without a connection it is listened to as soon as there is one. */
  listen(topic: string): Promise<void>;
  unlisten(topic: string): Promise<void>;
  /** Does not fail: what cannot be sent is lost. */
  send(parcels: readonly Parcel[]): Promise<void>;
  close(): Promise<void>;
}
