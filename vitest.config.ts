import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

const games = 'divide-et-impera|fifty-first-state|last-aurora|new-era';
/** Packages whose modules keep nothing either. */
const stateless = 'bots|effects|gauntlet|kernel|protocol|registry|samples|table|tableau';
/**
 * Tests that need a process to themselves: they play thousands of matches, put other modules in place, or look at what
 * has not been fetched yet.
 */
const apart = [
  'packages/*/test/gauntlet.test.ts',
  'packages/fifty-first-state/test/sets/*.test.ts',
  'packages/web/test/sets-of-51.test.ts',
];

export default defineConfig({
  resolve: {
    // By path, so that in a copy of the house (see scripts/mutate.mjs) the copy is tested and not the original.
    alias: [
      { find: /^@cinderhall\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@cinderhall\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    watch: false,
    projects: [
      // Rules and words keep no state at module level, so modules that one file has imported serve the next.
      {
        extends: true,
        test: {
          name: 'games',
          include: [`packages/@(${games}|${stateless})/test/**/*.test.ts`],
          exclude: apart,
          isolate: false,
        },
      },
      // Modules of the client keep the settings; they begin anew with each file.
      {
        extends: true,
        test: {
          name: 'client',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: apart,
          isolate: false,
          setupFiles: ['packages/web/test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: [`packages/!(${games}|${stateless}|web)/test/**/*.test.ts`, 'scripts/test/**/*.test.ts', ...apart],
        },
      },
    ],
    // Whole processes: a stuck match can be ended from outside. One more than a small machine has cores, because some
    // tests wait for servers and commands that they have started.
    pool: 'forks',
    maxWorkers: 3,
    // Gauntlet suites play many matches in one test.
    testTimeout: 180_000,
    // Starting a database on a busy machine takes its time.
    hookTimeout: 180_000,
    coverage: {
      provider: 'v8',
      include: ['packages/kernel/src/**/*.ts'],
      reporter: [['text', { skipFull: true }], 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 95 },
    },
  },
});
