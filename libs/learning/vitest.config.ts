import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  server: { fs: { allow: ['../..'] } },
  test: {
    environment: 'jsdom',
    setupFiles: '../shared/testing/src/setup.ts',
    // Whole pages on a busy machine.
    testTimeout: 20_000,
  },
});
