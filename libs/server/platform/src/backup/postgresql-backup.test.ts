import { keepSite, openDatabase, requireSameSite } from '@lms/server/database';
import { createAccounts, createTestDatabase, databaseUrlOf, onServer } from '@lms/server/testing';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackup } from './create-backup';
import { runPostgresqlTool } from './postgresql-tools';
import { restoreBackup } from './restore-backup';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lms-backup-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('a backup of PostgreSQL', () => {
  it.skipIf(!serverUrl || !hasTools)('is restored into an empty database alone', async () => {
    const database = await createTestDatabase();
    await keepSite(database, join(folder, 'data'));
    const { users } = await createAccounts(database);
    const databaseUrl = database.pool.options.connectionString ?? '';
    const config = { dataDir: join(folder, 'data'), backupDir: join(folder, 'data/backups') };
    const name = `lms_restored_${randomBytes(6).toString('hex')}`;
    await onServer(serverUrl, `create database ${name}`);
    const restoredUrl = databaseUrlOf(serverUrl, name);
    const dataDir = join(folder, 'restored');
    try {
      // A pooler would not do for the tools of PostgreSQL.
      const pooled = {
        databaseUrl: 'postgres://pooler.invalid/lms',
        databaseDirectUrl: databaseUrl,
      };
      const backup = await createBackup({ ...config, ...pooled }, database, {
        now: () => new Date(),
      });
      expect(statSync(join(backup, 'database.dump')).mode & 0o077).toBe(0);
      const restoring = (more: object) => restoreBackup(backup, { dataDir, databaseUrl, ...more });
      await expect(restoring({})).rejects.toThrow(/^DATABASE_URL: the database has tables/);
      const direct = { databaseDirectUrl: databaseUrl };
      await expect(restoring(direct)).rejects.toThrow(/^DATABASE_DIRECT_URL: the database has tab/);
      await expect(restoring({ ...direct, databaseUrl: restoredUrl })).rejects.toThrow(
        /^DATABASE_DIRECT_URL: names the database lms_test_\w+, and DATABASE_URL lms_restored_\w+: /,
      );
      expect(existsSync(dataDir)).toBe(false);
      await restoring({
        databaseUrl: `postgres://pooler.invalid/${name}`,
        databaseDirectUrl: restoredUrl,
      });
      const restored = await openDatabase({ databaseUrl: restoredUrl, dataDir: '' });
      const names = 'select username from users order by username';
      const { rows } = await restored.pool.query(names);
      expect(rows).toEqual((await database.pool.query(names)).rows);
      expect(rows).toHaveLength(Object.keys(users).length);
      await requireSameSite(restored, { dataDir });
      await expect(requireSameSite(database, { dataDir })).rejects.toThrow(
        / is not that of the site /,
      );
      await restored.close();
    } finally {
      await onServer(serverUrl, `drop database ${name} with (force)`);
      await database.close();
    }
  });

  it('says in one line that the client programs are missing', async () => {
    vi.stubEnv('PATH', folder);
    const running = runPostgresqlTool('pg_dump', [], 'postgres://lms@db/lms');
    await expect(running).rejects.toThrow(/^pg_dump does not run: install the client programs/);
  });

  it('verifies the server by the certificates that the server itself verifies it by', async () => {
    const program =
      '#!/bin/sh\necho "$@ $PGSSLROOTCERT" > "$0.log"\ncat "$PGSSLROOTCERT" > "$0.pem"\n';
    writeFileSync(join(folder, 'pg_dump'), program, { mode: 0o700 });
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    const told = async (query: string) => {
      await runPostgresqlTool('pg_dump', [], `postgres://lms@db/lms?${query}`).catch(() => {});
      return readFileSync(join(folder, 'pg_dump.log'), 'utf8').trim();
    };
    const [asked = '', file = ''] = (await told('sslmode=verify-full')).split(' ');
    expect(asked).toBe('--dbname=postgres://lms@db/lms?sslmode=verify-full');
    expect(readFileSync(join(folder, 'pg_dump.pem'), 'utf8')).toContain(rootCertificates[0]);
    expect(existsSync(file)).toBe(false);
    const own = 'sslmode=verify-full&sslrootcert=/etc/ssl/db.pem';
    expect(await told(own)).toBe(`--dbname=postgres://lms@db/lms?${own}`);
    expect(await told('sslmode=no-verify')).toBe('--dbname=postgres://lms@db/lms?sslmode=require');
  });

  it('says in one line what the program said, and shows the password to nobody', async () => {
    const program = '#!/bin/sh\necho "$@ $PGPASSWORD" > "$0.log"\necho "too\n  old" >&2\nexit 1\n';
    writeFileSync(join(folder, 'pg_dump'), program, { mode: 0o700 });
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    const running = runPostgresqlTool('pg_dump', ['-Fc'], 'postgres://lms:a%20b@db/lms');
    await expect(running).rejects.toThrow(/^too old$/);
    const log = readFileSync(join(folder, 'pg_dump.log'), 'utf8');
    expect(log).toBe('-Fc --dbname=postgres://lms@db/lms a b\n');
  });
});
