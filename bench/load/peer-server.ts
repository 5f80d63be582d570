import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Server } from 'boardgame.io/server';
import { theirRelay } from './relay.ts';
import { cpuSeconds } from './table.ts';

// boardgame.io as its guide says, which keeps matches in memory. Its lobby needs a port of its own: with the koa that it
// gets today the one beside the matches answers nothing.
const server = Server({ games: [theirRelay], origins: [/.*/] });
const lobby = await freePort();
const running = await server.run({ port: 0, lobbyConfig: { apiPort: lobby } });
const { port } = running.appServer.address() as AddressInfo;
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: cpuSeconds() });
  if (message === 'close') process.exit(0);
});
process.send?.({ address: `http://127.0.0.1:${port}`, lobby: `http://127.0.0.1:${lobby}` });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
