import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

export default defineConfig({
  resolve: {
    // By path, so that in a copy of the house (see scripts/mutate.mjs) the copy is tested and not the original.
    alias: [
      { find: /^@cinderhall\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@cinderhall\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    watch: false,
    // Whole processes, as many as a small machine has cores: a stuck match can be ended from outside.
    pool: 'forks',
    maxWorkers: 2,
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
