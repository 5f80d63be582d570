import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Door } from '../hall/page.ts';
import { answerer } from '../hall/pages.ts';

/** The pages of the hall alone, on a free port of this machine. */
export async function openHall(doors: readonly Door[], style: string) {
  const server = createServer(answerer(doors, style));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}`, close };
}
