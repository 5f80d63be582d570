import { games } from './layers.mjs';

/**
 * Unit tests that `npm test -- --quick` leaves out: they start processes, servers or databases, or play very many matches.
 * Files and folders.
 */
export const slowTests = [
  ...games.map((game) => `packages/${game}/test/gauntlet.test.ts`),
  'packages/bots/test/bots.test.ts',
  'packages/bots/test/search.test.ts',
  'packages/cli/test/arena.test.ts',
  'packages/cli/test/host.test.ts',
  'packages/cli/test/play.test.ts',
  'packages/cli/test/process.test.ts',
  'packages/cli/test/secrecy.test.ts',
  'packages/cli/test/simulate.test.ts',
  'packages/cli/test/terminal.test.ts',
  'packages/divide-et-impera/test/invariants.test.ts',
  'packages/gauntlet/test/planted.test.ts',
  'packages/gauntlet/test/run.test.ts',
  'packages/gauntlet/test/sound.test.ts',
  'packages/samples/test/ash-market/gauntlet.test.ts',
  'packages/samples/test/noughts-and-crosses/gauntlet.test.ts',
  'packages/server/test',
  'scripts/test/bench.test.ts',
  'scripts/test/build.test.ts',
  'scripts/test/dependencies.test.ts',
  'scripts/test/dist.test.ts',
  'scripts/test/processes.test.ts',
  'scripts/test/slow-tests.test.ts',
  'scripts/test/start.test.ts',
];
