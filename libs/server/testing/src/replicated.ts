import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServer } from './postgresql';

const packaged = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs. */
const findPrograms = () => {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort().reverse() : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(packaged, version, 'bin')),
  ];
  const wanted = ['initdb', 'pg_ctl', 'pg_basebackup'];
  return folders.find((folder) => wanted.every((name) => existsSync(join(folder, name))));
};

/** PostgreSQL refuses to run as root. */
const findAccount = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
};

const programs = findPrograms();
const account = findAccount();

/**
 * Tells whether tests are for PostgreSQL, and this machine can run a server of it with a replica.
 */
export const canReplicate =
  process.env['TEST_DATABASE_URL'] !== undefined && programs !== undefined && account !== undefined;

const run = (name: string, ...args: string[]) =>
  execFileSync(join(programs ?? '', name), args, { ...account, cwd: tmpdir(), stdio: 'ignore' });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startCluster = async (folder: string) => {
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', '-D', folder, '-l', `${folder}.log`, '-w', '-o', options, 'start');
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
};

/** Starts a PostgreSQL server and a streaming replica of it. */
export const startReplicated = async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lms-replicated-'));
  if (account?.uid !== undefined) chownSync(scratch, account.uid, account.gid);
  const [primary, replica] = [join(scratch, 'primary'), join(scratch, 'replica')];
  run('initdb', '-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  appendFileSync(join(primary, 'postgresql.conf'), 'hot_standby_feedback = on\n');
  const primaryUrl = await startCluster(primary);
  run('pg_basebackup', '-d', primaryUrl, '-D', replica, '-R', '-c', 'fast');
  const replicaUrl = await startCluster(replica);
  let isReplicaUp = true;
  const stop = (folder: string) => run('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop');
  const stopReplica = () => {
    if (isReplicaUp) stop(replica);
    isReplicaUp = false;
  };
  return {
    primaryUrl,
    replicaUrl,
    /** Keeps what is written from being seen at the replica. */
    pause: () => onServer(replicaUrl, 'select pg_wal_replay_pause()'),
    resume: () => onServer(replicaUrl, 'select pg_wal_replay_resume()'),
    stopReplica,
    close() {
      stopReplica();
      stop(primary);
      rmSync(scratch, { recursive: true });
    },
  };
};

export type Replicated = Awaited<ReturnType<typeof startReplicated>>;
