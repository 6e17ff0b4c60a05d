import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testing = fileURLToPath(new URL('../../libs/server/testing/src/', import.meta.url));

/** Configuration for tests of the server's libraries, each file with its own database. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    globalSetup: `${testing}global-setup.ts`,
    setupFiles: `${testing}setup-file.ts`,
    pool: 'forks',
    // A worker loads the server once for all its files; each file still has its own database.
    isolate: false,
    // Each test file has its own database, which takes some 200 MB.
    maxWorkers: Math.min(4, availableParallelism()),
    // Generous: a busy machine, or another transaction, may delay a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Keeps what was compiled from one run to the next.
    experimental: { fsModuleCache: true },
    expect: { poll: { timeout: 120_000 } },
  },
});
