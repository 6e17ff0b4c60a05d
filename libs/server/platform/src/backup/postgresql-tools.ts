import { StartError } from '@lms/server/database';
import { spawn } from 'node:child_process';

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
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: {
      ...process.env,
      PGAPPNAME: `lms ${process.pid} ${program}`,
      ...(password && { PGPASSWORD: password }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
