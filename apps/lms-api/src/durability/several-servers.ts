import type { Database } from '@lms/server/database';
import {
  builtServer,
  poolerUrl,
  type ServerProcess,
  startServer,
  throughPooler,
} from '@lms/server/testing';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const count = 3;

/**
 * Starts three servers on one PostgreSQL database, behind the pooler if there is one, with one data
 * folder.
 */
export const startSeveral = async (database: Database) => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-several-'));
  const env = {
    ...(poolerUrl
      ? await throughPooler(database)
      : { DATABASE_URL: database.pool.options.connectionString }),
    LMS_DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
  };
  const servers: ServerProcess[] = [];
  const addresses: string[] = [];

  /** Starts one in the place of another. */
  const start = async (place: number, script?: string) => {
    const server = startServer(env, { script });
    servers[place] = server;
    addresses[place] = await server.ready;
  };
  await Promise.all(Array.from({ length: count }, (_, place) => start(place)));

  return {
    addresses,
    start,
    async kill(place: number) {
      const server = servers[place];
      server?.child.kill('SIGKILL');
      return server?.ended;
    },
    async close() {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      rmSync(folder, { recursive: true });
    },
  };
};

export type SeveralServers = Awaited<ReturnType<typeof startSeveral>>;

/** Makes a server of the next version, with a migration more; returns its script. */
export const buildNextVersion = () => {
  const current = builtServer();
  const next = mkdtempSync(join(dirname(current), 'next-'));
  cpSync(current, next, { recursive: true });
  const journal = join(next, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entries.at(-1);
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  writeFileSync(
    join(next, 'migrations/9999_next.sql'),
    'alter table courses add column next_version text;',
  );
  return join(next, 'server.js');
};
