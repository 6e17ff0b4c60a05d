import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testing = fileURLToPath(new URL('../../libs/server/testing/src/', import.meta.url));

/** Tests of the server's libraries, each file on a database of its own. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    globalSetup: `${testing}global-setup.ts`,
    setupFiles: `${testing}setup-file.ts`,
    pool: 'forks',
    // A worker loads the server once for all its files: what they test on is their own all the same.
    isolate: false,
    // Every test file has a database of its own, which takes some 200 MB.
    maxWorkers: Math.min(4, availableParallelism()),
    // No measure of speed: a busy machine, or another database's transaction, may hold up a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
