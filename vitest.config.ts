import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    watch: false,
    // Whole processes, as many as a small machine has cores: a stuck match can be ended from outside.
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    // Gauntlet suites play many matches in one test.
    testTimeout: 180_000,
    coverage: {
      provider: 'v8',
      include: ['packages/kernel/src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 95 },
    },
  },
});
