/**
 * Sends 10,000 odd bodies to every call of the API, with a seed that is new for each run: `npm run
 * fuzz`. `FUZZ_SEED=<seed> npm run fuzz` repeats a run; `FUZZ_BODIES` changes the number.
 */
import { spawnSync } from 'node:child_process';

const { FUZZ_BODIES = '10000', FUZZ_SEED = new Date().toISOString() } = process.env;
console.log(`FUZZ_SEED=${FUZZ_SEED}`);
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--config=../../tools/vite/api.ts',
    '--passWithNoTests=false',
    '--testTimeout=3600000',
    '--testNamePattern=bad input',
    'src/calls',
  ],
  {
    cwd: 'apps/lms-api',
    env: { ...process.env, FUZZ_BODIES, FUZZ_SEED },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
