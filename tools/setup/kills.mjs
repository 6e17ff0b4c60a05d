import { node, run } from './run.mjs';
import { useScratch } from './scratch.mjs';

/**
 * Kills the process that writes a thousand times, on the embedded database or on PostgreSQL
 * (`TEST_DATABASE_URL`), and looks for what was acknowledged: `npm run kills`. `KILL_ROUNDS` changes
 * the number.
 */
const { KILL_ROUNDS = '1000' } = process.env;
useScratch();
process.exitCode = await run(
  node(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=server',
    '--reporter=verbose',
    'apps/lms-api/src/durability/killed-server.test.ts',
    'apps/lms-api/src/durability/killed-in-turn.test.ts',
    'libs/server/database/src/pglite.test.ts',
  ],
  { env: { KILL_ROUNDS } },
);
