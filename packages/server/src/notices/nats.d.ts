/** Of the client of NATS what is used here. */
declare module '@nats-io/transport-node' {
  export interface Msg {
    string(): string;
    readonly reply?: string;
    respond(text: string): boolean;
  }

  export interface Subscription {
    unsubscribe(): void;
  }

  export interface NatsConnection {
    publish(subject: string, text: string): void;
    subscribe(
      subject: string,
      options: { readonly queue?: string; readonly callback: (error: Error | null, message: Msg) => void },
    ): Subscription;
    request(subject: string, text: string, options: { readonly timeout: number }): Promise<Msg>;
    flush(): Promise<void>;
    drain(): Promise<void>;
    close(): Promise<void>;
    isClosed(): boolean;
    status(): AsyncIterable<{ readonly type: string; readonly error?: Error }>;
  }

  export function connect(options: {
    readonly servers: string;
    readonly name: string;
    readonly token?: string;
    readonly user?: string;
    readonly pass?: string;
    readonly tls?: object;
    readonly timeout: number;
    readonly pingInterval: number;
    readonly maxReconnectAttempts: number;
    readonly reconnectTimeWait: number;
    readonly ignoreAuthErrorAbort: boolean;
  }): Promise<NatsConnection>;
}
