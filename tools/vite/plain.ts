import { defineConfig } from 'vitest/config';

/** Configuration for tests that need neither browser nor server. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { passWithNoTests: true },
});
