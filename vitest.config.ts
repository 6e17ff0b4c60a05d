import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const web = ['libs/*/web', 'libs/shared/*'];
const server = ['libs/*/api', 'libs/server/*', 'apps/lms-api'];
const plain = ['libs/*/contract', 'libs/assessment', 'tools'];
const testsIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`);

/**
 * All tests of the workspace in one run, in the workers of three kinds: what a worker has loaded
 * serves the files of every library. A project by itself runs with its own `vite.config.ts`.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      { extends: 'tools/vite/api.ts', test: { name: 'server', include: testsIn(server) } },
      { extends: 'tools/vite/web.ts', test: { name: 'web', include: testsIn(web) } },
      { extends: 'tools/vite/plain.ts', test: { name: 'plain', include: testsIn(plain) } },
      'apps/lms-web',
    ],
  },
});
