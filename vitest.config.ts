import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { slowTests } from './scripts/lib/slow-tests.mjs';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

const games = 'divide-et-impera|fifty-first-state|last-aurora|new-era';
/** Packages whose modules keep nothing either. */
const stateless = 'bots|effects|gauntlet|protocol|registry|samples|table|tableau';
/**
 * Tests that need a process to themselves: they play thousands of matches, put other modules in place, or look at what
 * has not been fetched yet.
 */
const apart = [
  'packages/*/test/gauntlet.test.ts',
  'packages/fifty-first-state/test/sets/*.test.ts',
  'packages/web/test/sets-of-51.test.ts',
];
/** Projects with an `exclude` of their own do not hear of `--exclude`. */
const leftOut = process.env.CINDERHALL_TESTS === 'quick' ? slowTests.map((path) => `${path}{,/**}`) : [];

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
      // By itself, because lines are counted.
      {
        extends: true,
        test: { name: 'kernel', include: ['packages/kernel/test/**/*.test.ts'], isolate: false },
      },
      // Rules and words keep no state at module level, so modules that one file has imported serve the next.
      {
        extends: true,
        test: {
          name: 'games',
          include: [`packages/@(${games}|${stateless})/test/**/*.test.ts`],
          exclude: [...apart, ...leftOut],
          isolate: false,
        },
      },
      // Modules of the client keep the settings; they begin anew with each file.
      {
        extends: true,
        test: {
          name: 'client',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: [...apart, ...leftOut],
          isolate: false,
          setupFiles: ['packages/web/test/setup.ts'],
        },
      },
      // Servers and commands are opened and closed by each file; their modules keep nothing. Projects begin in the order of
      // their names: this one has the longest files.
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['packages/@(server|cli)/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: leftOut,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'others', include: apart, exclude: leftOut },
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
