import { StartError } from '@lms/server/database';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';

/** Returns the certificates that Node trusts, those of NODE_EXTRA_CA_CERTS among them. */
const trustedCertificates = () => {
  const { getCACertificates } = tls as { getCACertificates?: () => string[] };
  return getCACertificates?.() ?? tls.rootCertificates;
};

/**
 * Calls a function with the environment in which the programs trust whom the server trusts. Where a
 * database is to be verified they would look for certificates in the home folder alone.
 */
const withCertificates = async (url: URL, use: (env: NodeJS.ProcessEnv) => Promise<void>) => {
  const { searchParams } = url;
  const lacksCertificates =
    searchParams.get('sslmode')?.startsWith('verify-') &&
    !searchParams.has('sslrootcert') &&
    !process.env['PGSSLROOTCERT'];
  if (!lacksCertificates) return use({});
  const folder = await mkdtemp(join(tmpdir(), 'lms-certificates-'));
  try {
    const PGSSLROOTCERT = join(folder, 'root.pem');
    await writeFile(PGSSLROOTCERT, trustedCertificates().join('\n'));
    await use({ PGSSLROOTCERT });
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** @throws StartError with what the program said, on one line */
const run = async (program: string, args: string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', () =>
      reject(
        new StartError(
          `${program} does not run: install the client programs of PostgreSQL (postgresql-client), of the server's version or newer.`,
        ),
      ),
    );
  });
  if (code !== 0) throw new StartError(said.trim().replace(/\s*\n\s*/g, ' '));
};

/**
 * Runs a client program of PostgreSQL on a database. The password goes by the environment, since
 * everybody on the machine sees the arguments of a process.
 *
 * @throws StartError with what the program said, on one line
 */
export const runPostgresqlTool = async (
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  databaseUrl: string,
) => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // The server's driver has this name for a connection that is encrypted and trusts anybody.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  const env = {
    ...process.env,
    PGAPPNAME: `lms ${process.pid} ${program}`,
    ...(password && { PGPASSWORD: password }),
  };
  await withCertificates(url, (more) =>
    run(program, [...args, `--dbname=${url.href}`], { ...env, ...more }),
  );
};
