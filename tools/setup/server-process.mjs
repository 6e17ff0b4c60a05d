/**
 * How the built server is run: within 512 MB with the embedded database, an import of 50,000 people
 * included (tools/bench/import-users.mjs measures it). Left to itself, V8 collects so late that it takes
 * half as much again. That costs a third of what it can answer in a second, so with PostgreSQL, which a
 * site uses that has grown, V8 is left to itself and to NODE_OPTIONS.
 */
const little = ['--max-old-space-size=384', '--max-semi-space-size=2'];
export const serverArgs = [
  '--enable-source-maps',
  ...(process.env.DATABASE_URL ? [] : little),
  'dist/apps/lms-api/server.js',
];

/** Two pools for the C library's memory instead of eight for each core. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };
