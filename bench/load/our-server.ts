import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seedOf } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { openServer, readConfig } from '@cinderhall/server';
import { ourRelay } from './relay.ts';
import { cpuSeconds } from './table.ts';

/** Few deals, so that the beginning of a match has to be played only once for many tables. */
const DEALS = 8;
let deals = 0;

// A server as hosts run it, with every move on the disk, but with our game for measuring and without limits.
const server = await openServer({
  config: readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', CINDERHALL_LIMITS: 'off' }),
  games: [ourRelay, ...games],
  newSeed: () => seedOf(deals++ % DEALS),
});
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', async (message) => {
  if (message === 'memory') {
    for (let i = 0; i < 4; i++) {
      await new Promise(setImmediate);
      collect();
    }
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss, connections: server.sockets.size });
  }
  if (message === 'rest') {
    // As if a minute had passed.
    await server.play.unloadIdleMatches(Number.MAX_SAFE_INTEGER);
    process.send?.({});
  }
  if (message === 'cpu') process.send?.({ cpu: cpuSeconds() });
  if (message === 'close') {
    await server.close();
    process.exit(0);
  }
});
process.send?.({ address: server.address });
