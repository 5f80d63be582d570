import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServer, readConfig, type Server } from '@cinderhall/server';

export * as host from '@cinderhall/server';

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), 'packages', 'web', 'dist');

/** The addresses that the client knows; any other is answered with its page, but as not found. */
const pages =
  /^\/(?:(?:t|join|new|learn|replay|puzzles|rules|people)\/[\w-]+|puzzles|rules|settings|credits|account|reminders|maps)?$/;

/** Opens the hall with every game that is registered and the web client, as the environment says. */
export function open(env: Readonly<Record<string, string | undefined>>, newSeed?: () => string): Promise<Server> {
  return openServer({ config: readConfig(env), site: { folder, pages }, ...(newSeed ? { newSeed } : {}) });
}
