/**
 * How the built server is run: within 512 MB with the embedded database, an import of 50,000 people
 * included (tools/bench/import-users.mjs measures it). Left to itself, V8 collects so late that it takes
 * half as much again. What NODE_OPTIONS says of memory is not heard here: a larger installation starts
 * `node dist/apps/lms-api/server.js` by itself.
 */
export const serverArgs = [
  '--enable-source-maps',
  '--max-old-space-size=384',
  '--max-semi-space-size=2',
  'dist/apps/lms-api/server.js',
];

/** Two pools for the C library's memory instead of eight for each core. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };
