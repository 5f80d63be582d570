import type * as server from '@cinderhall/server';

/** The server, which is large and is loaded only by the commands that need it. */
export interface Host {
  open(
    env: Readonly<Record<string, string | undefined>>,
  ): Promise<{ readonly address: string; close(): Promise<void> }>;
  readonly host: typeof server;
}

/** Without the site, the web client is not built for it. */
export type LoadHost = (parts?: { readonly site: boolean }) => Promise<Host>;
