import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: { environment: 'jsdom', setupFiles: '../shared/testing/src/setup.ts' },
});
