import { defineConfig } from 'vitest/config';

/** Configuration for tests that need neither browser nor server. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    passWithNoTests: true,
    // Generous: a busy machine may delay a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
