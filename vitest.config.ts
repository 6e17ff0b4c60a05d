import { defineConfig } from 'vitest/config';

/** What every project's tests share; found from each project's folder by looking upwards. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { passWithNoTests: true },
});
