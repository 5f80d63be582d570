import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@cinderhall/registry';
import { openServer, readConfig, type Server, type Site } from '@cinderhall/server';
import { answerer } from './pages.ts';

export * as host from '@cinderhall/server';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The addresses that the client knows; any other is answered with its page, but as not found. */
const PAGES = /^\/(?:(?:t|new|replay|rules)\/[\w-]+|settings|credits)?$/;

/** Opens the hall with every game that is registered, as the environment says. */
export function open(env: Readonly<Record<string, string | undefined>>): Promise<Server> {
  return openServer({ config: readConfig(env), site: site() });
}

/** The web client where it has been built, otherwise a page that lists the games. */
function site(): Site {
  const folder = join(root, 'packages', 'web', 'dist');
  if (existsSync(join(folder, 'index.html'))) return { folder, pages: PAGES };
  return answerer(games, readFileSync(join(root, 'scripts', 'hall', 'hall.css'), 'utf8'));
}
