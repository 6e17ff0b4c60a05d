import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  server: { fs: { allow: ['../..'] } },
  test: {
    environment: 'jsdom',
    setupFiles: '../shared/testing/src/setup.ts',
    // The first screen of a file carries the loading of antd.
    testTimeout: 20_000,
  },
});
