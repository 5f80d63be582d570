import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Something on this machine that takes what the hall posts, and answers as it is told. */
export async function openReceiver(): Promise<{
  readonly address: string;
  readonly received: Received[];
  answer: number;
  close(): Promise<void>;
}> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(receiver.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: 204,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
