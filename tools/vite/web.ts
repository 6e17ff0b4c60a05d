import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Configuration for tests of web libraries. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  server: { fs: { allow: [workspace] } },
  test: {
    environment: 'jsdom',
    // A worker loads React and the texts once for all its files; the setup cleans up after each
    // test.
    isolate: false,
    passWithNoTests: true,
    setupFiles: `${workspace}libs/shared/testing/src/setup.ts`,
  },
});
