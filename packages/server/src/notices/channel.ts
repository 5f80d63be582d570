/** A text for all processes that listen to a topic. */
export interface Parcel {
  readonly topic: string;
  readonly text: string;
}

export interface Listener {
  heard(parcel: Parcel): void;
  /** The connection was lost for a while: anything may have been missed. */
  missed(): void;
}

/** Carries texts between processes, in the order in which a process sends them; it may lose some. */
export interface Channel {
  open(listener: Listener): Promise<void>;
  listen(topic: string): Promise<void>;
  unlisten(topic: string): Promise<void>;
  /** Does not fail: what cannot be sent is lost. */
  send(parcels: readonly Parcel[]): Promise<void>;
  close(): Promise<void>;
}
