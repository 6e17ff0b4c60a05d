import { defineConfig } from 'vitest/config';

/** Tests of code that knows neither browser nor server. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { passWithNoTests: true },
});
