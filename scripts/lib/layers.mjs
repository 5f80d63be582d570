/** The games of the house. A game may use the kernel, effects and the small packages that games share. */
export const games = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];

/** What others may import of a game: the game itself, what its table in the client reads, and what bots have learned of it. */
export const gameEntries = ['.', './table', './weights'];

/** Small packages that stand between effects and the games, because two games honestly share something. */
export const sharedByGames = ['tableau'];

/**
 * What the source of a package may import.
 * @typedef {object} Layer
 * @property {readonly string[] | 'all'} uses packages of this house
 * @property {boolean} [node] node's own modules
 * @property {boolean} [outside] third-party packages that its package.json names
 * @property {readonly string[]} [tools] development tools of the root package.json
 * @property {boolean} [pure] same input, same output: no clock, no timers, no chance but the seeded one
 */

const ground = ['kernel', 'effects'];
/** @type {Layer} */
const game = { uses: [...ground, ...sharedByGames], pure: true };

/** @type {Readonly<Record<string, Layer>>} */
export const layers = {
  kernel: { uses: [], pure: true },
  effects: { uses: ['kernel'], pure: true },
  ...Object.fromEntries(sharedByGames.map((name) => [name, { uses: ground, pure: true }])),
  ...Object.fromEntries(games.map((name) => [name, game])),
  samples: game,
  registry: { uses: ['kernel', 'samples', ...games] },
  bots: { uses: ['kernel'], outside: true },
  // What clients and servers say to each other; of the bots only their levels.
  protocol: { uses: ['kernel', 'bots'], outside: true },
  // A match at a table, whether a server keeps it or a browser.
  table: { uses: ['kernel', 'protocol'], pure: true },
  gauntlet: { uses: ['kernel', 'bots'], node: true, tools: ['vitest'] },
  server: { uses: ['kernel', 'registry', 'bots', 'protocol', 'table'], node: true, outside: true },
  web: { uses: ['kernel', 'registry', 'bots', 'protocol', 'table', ...games], outside: true },
  cli: { uses: 'all', node: true, outside: true },
};

/** What a test may use beyond its package's own layer: samples gives it games to try things on. */
export const tests = { uses: ['gauntlet', 'bots', 'samples'], tools: ['vitest', 'fast-check', 'fake-indexeddb'] };

/** Folders outside packages/, each one unit. */
/** @type {Readonly<Record<string, Layer>>} */
export const otherFolders = {
  bench: { uses: 'all', node: true, outside: true, tools: ['@playwright/test'] },
  // Whatever happens in the hall is tested through the hall; the engine only plays matches up to where a test begins.
  e2e: {
    uses: ['kernel', 'bots', 'registry', 'protocol'],
    node: true,
    tools: ['@playwright/test', '@axe-core/playwright'],
  },
  scripts: {
    uses: 'all',
    node: true,
    tools: ['esbuild', 'typescript', 'vite', '@playwright/test', 'vitest', 'fast-check'],
  },
};

/** No file that people read from top to bottom is longer; data and words may be. */
export const longestFile = 400;
export const foldersOfData = ['cards', 'text', 'data', 'made'];
