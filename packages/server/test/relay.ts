import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { portOf } from './helpers.ts';

export interface Relay {
  /** Of the same database, by way of the relay. */
  readonly address: string;
  /** From now on nothing passes, and no connection is closed. */
  hang(): void;
  go(): void;
  close(): Promise<void>;
}

/** Stands between a process and its PostgreSQL. */
export async function openRelay(database: string): Promise<Relay> {
  const { pathname, searchParams } = new URL(database);
  const path = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((here) => {
    const there = connect(path);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (part) => other.write(part));
      if (hangs) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const passing = (passes: boolean) => () => {
    hangs = !passes;
    for (const socket of sockets) passes ? socket.resume() : socket.pause();
  };
  return {
    address: `postgres://postgres@127.0.0.1:${portOf(server)}${pathname}`,
    hang: passing(false),
    go: passing(true),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
