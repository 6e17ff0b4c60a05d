import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // A busy machine is slow, not wrong.
  test: { testTimeout: 60_000 },
});
