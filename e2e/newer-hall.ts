import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL, type WireError } from '@cinderhall/protocol';

/** A hall behind which the server can become newer than the pages that are open: in front of a real one. */
export interface NewerHall {
  readonly address: string;
  /** From now on the server refuses clients of the version of today. */
  newer: boolean;
  /** The addresses of pages that came over the network, and not out of the browser's own store. */
  readonly pages: string[];
  close(): Promise<void>;
}

const error: WireError = {
  code: 'protocol.older',
  params: { client: PROTOCOL, server: PROTOCOL + 1 },
  message: 'This page is older than the hall.',
};

export async function openNewerHall(hall: string): Promise<NewerHall> {
  const { hostname, port } = new URL(hall);
  const pages: string[] = [];
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (newerHall.newer && url.startsWith('/api')) {
      answer.writeHead(426, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
      return;
    }
    if (headers['sec-fetch-dest'] === 'document') pages.push(url);
    const onward = request({ hostname, port, path: url, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const newerHall: NewerHall = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newer: false,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return newerHall;
}
