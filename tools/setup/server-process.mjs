/**
 * V8 options to run the built server within 512 MB with the embedded database, even while importing
 * 50,000 people (measured by tools/bench/import-users.mjs). With its defaults V8 collects so late
 * that it needs half as much again, and takes 600 MB for a second to optimize one function of the
 * database (0037). The options cost up to half the throughput, so they are not set with PostgreSQL,
 * which larger sites use; NODE_OPTIONS applies there.
 */
const lowMemoryArgs = ['--max-old-space-size=384', '--max-semi-space-size=2', '--liftoff-only'];
const nodeArgs = ['--enable-source-maps', ...(process.env.DATABASE_URL ? [] : lowMemoryArgs)];
export const serverArgs = [...nodeArgs, 'dist/apps/lms-api/server.js'];
/** For several servers behind one port. */
export const clusterArgs = [...nodeArgs, 'dist/apps/lms-api/cluster.js'];

/** Keeps glibc to two memory arenas, instead of eight for each core, to save memory. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };
