import { openDatabase } from '@lms/server/database';
import {
  copyMigratedFolder,
  createTestDatabase,
  openBucket,
  poolerUrl,
  throughPooler,
} from '@lms/server/testing';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { createFiles } from '../files/open-files';
import { checkRoom } from './check-folders';
import { examine } from './examine';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-doctor-'));
  for (const path of ['lms-api/server.js', 'lms-web/client', 'lms-web/server']) {
    mkdirSync(join(folder, 'dist/apps', path), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');
const prepareData = async () => {
  await copyMigratedFolder(dataDir());
  chmodSync(dataDir(), 0o700);
};
const production = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learn.example.org',
  LMS_SECRET: 'kX3fY9_qLw7Rt5Bz1Nc8Vm2Hj6Dp4Sg0',
  TRUST_PROXY: '1',
});
const find = async (env: NodeJS.ProcessEnv = {}, more = {}) => {
  const findings = await examine({
    env: { LMS_DATA_DIR: dataDir(), ...env },
    root: folder,
    nodeVersion: '24.1.0',
    now: () => new Date(),
    ...more,
  });
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level} ${text}`);
};
const isFound = (level: string, text: RegExp) =>
  expect.arrayContaining([expect.stringMatching(new RegExp(`^${level} ${text.source}`))]);

describe('the doctor', () => {
  it('finds nothing wrong with a new installation, and writes nothing', async () => {
    expect(await find()).toEqual([]);
    expect(() => chmodSync(dataDir(), 0o700)).toThrow(/ENOENT/);
  });

  it('finds nothing wrong with a database that is up to date', async () => {
    await prepareData();
    expect(await find()).toEqual([]);
  });

  it('finds an old Node, a clock that is wrong and what is not built', async () => {
    rmSync(join(folder, 'dist/apps/lms-web/client'), { recursive: true });
    const found = await find({}, { nodeVersion: '20.18.1', now: () => new Date('2020-01-01') });
    expect(found).toEqual([
      'fail Node is 20.18.1: install Node 20.19 or newer.',
      'fail Not built: lms-web/client. npm start builds them.',
      expect.stringMatching(/^fail The clock shows 2020-01-01T/),
    ]);
  });

  it('names each setting that cannot be read', async () => {
    expect(await find({ PORT: 'abc', LMS_SECRET: 'short' })).toEqual([
      'fail PORT must be a whole number from 0 to 65535',
      'fail LMS_SECRET must have at least 32 characters',
    ]);
  });

  it.each([
    ['fail', { PUBLIC_URL: 'http://learn.example.org' }, /PUBLIC_URL is http:.* HTTPS/],
    ['fail', { PUBLIC_URL: 'https://localhost' }, /PUBLIC_URL is https:\/\/localhost: links/],
    ['warn', { NODE_ENV: '', LMS_SECRET: '' }, /PUBLIC_URL is .* NODE_ENV is not production/],
    ['warn', { LMS_BAKCUP_DIR: '/srv' }, /LMS_BAKCUP_DIR: no such setting/],
    ['warn', { TRUST_PROXY: '0' }, /TRUST_PROXY is off/],
    ['warn', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /NODE_TLS_.*: certificates are not verified/],
    [
      'warn',
      {
        DATABASE_URL: 'postgres://127.0.0.1:1/lms?sslmode=no-verify',
        SMTP_URL: 'smtp://127.0.0.1:1/?tls.rejectUnauthorized=false',
      },
      /DATABASE_URL, SMTP_URL: certificates are not verified/,
    ],
    ['warn', { LMS_SECRET: 'secret'.repeat(6) }, /LMS_SECRET can be guessed/],
    ['warn', { LMS_OTHER_SECRET: 'x'.repeat(32) }, /LMS_OTHER_SECRET is set: run/],
    [
      'warn',
      { SECURITY_CONTACT: 'mailto:a@b.org', SECURITY_CONTACT_EXPIRES: '2020-01-31' },
      /SECURITY_CONTACT_EXPIRES is 2020-01-31, which has passed/,
    ],
    ['fail', {}, /SMTP_URL is not set/],
    [
      'fail',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      /SMTP_URL: 127.0.0.1 takes no mails: .*ECONNREFUSED/,
    ],
    [
      'fail',
      { FILES_URL: 's3+http://KEY:SECRET@127.0.0.1:1/lms-files' },
      /FILES_URL: s3\+http:\/\/127.0.0.1:1\/lms-files: .*ECONNREFUSED/,
    ],
    ['fail', { FILES_URL: 's3://127.0.0.1/lms' }, /FILES_URL must be s3:\/\/KEY:SECRET@HOST/],
    ['warn', {}, /LMS_BACKUP_DIR: no backup/],
    [
      'fail',
      { DATABASE_URL: 'postgres://127.0.0.1:1/lms' },
      /DATABASE_URL: cannot use .*ECONNREFUSED/,
    ],
  ])('says what is not fit for production: %s %o', async (level, env, text) => {
    expect(await find({ ...production(), ...env })).toEqual(isFound(level, text));
  });

  it('asks the mail server, and says that others refuse the sender', async () => {
    const server = createServer((socket) => {
      socket.write('220 mail.test\r\n');
      socket.on('data', () => socket.write('250 fine\r\n'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await find({ SMTP_URL })).toEqual(
      isFound('warn', /MAIL_FROM is LMS <no-reply@localhost>/),
    );
    expect(await find({ SMTP_URL, MAIL_FROM: 'learn@example.org' })).toEqual([]);
    server.close();
  });

  it('tries the bucket, and leaves nothing there', async () => {
    const bucket = await openBucket();
    const filesUrl = bucket.filesUrl();
    expect(await find({ FILES_URL: filesUrl })).toEqual([]);
    const files = await createFiles({ dataDir: dataDir(), filesUrl });
    expect(await files.list('doctor/')[Symbol.asyncIterator]().next()).toMatchObject({
      done: true,
    });
    writeFileSync(join(dataDir(), 'restored'), '');
    expect(await find({ FILES_URL: filesUrl })).toEqual([
      expect.stringMatching(/^warn FILES_URL: nothing is removed .* came from a backup/),
    ]);
    rmSync(join(dataDir(), 'restored'));
    expect(await find({ FILES_URL: bucket.filesUrl({ secret: 'another' }) })).toEqual([
      expect.stringMatching(/^fail FILES_URL: .*: the secret does not belong to the key\.$/),
    ]);
    await bucket.close();
  });

  it('finds what others may read', async () => {
    mkdirSync(dataDir());
    chmodSync(dataDir(), 0o755);
    writeFileSync(join(dataDir(), 'secret'), 'x'.repeat(32));
    chmodSync(join(dataDir(), 'secret'), 0o644);
    expect(await find()).toEqual([
      expect.stringMatching(/^fail .*secret can be read by others: chmod 600 /),
      expect.stringMatching(/^warn LMS_DATA_DIR: .* is open to others: chmod 700 /),
    ]);
  });

  it('finds a data folder that is none', async () => {
    writeFileSync(dataDir(), '');
    expect(await find()).toEqual(isFound('fail', /LMS_DATA_DIR: .*chown/));
  });

  it('finds that room runs out', () => {
    const config = readConfig({});
    const levelOf = (gigabytes: number) => checkRoom(config, gigabytes * 2 ** 30).level;
    expect([0.4, 1.9, 2.1].map(levelOf)).toEqual(['fail', 'warn', 'ok']);
  });

  it('finds a backup that is old, or lies on the disk of the data', async () => {
    mkdirSync(join(dataDir(), 'backups/2026-03-01T00-00-00.000Z-daily'), { recursive: true });
    const at = (time: string) =>
      checkedAt(new Date(time)).then((found) => found.filter((line) => line.includes('BACKUP')));
    const checkedAt = (time: Date) => find({ LMS_DEMO: '0' }, { now: () => time });
    expect(await at('2026-03-02T12:00:00Z')).toEqual(isFound('warn', /.* on the disk of the data/));
    expect(await at('2026-03-02T12:00:01Z')).toEqual(isFound('fail', /.* npm run backup/));
    expect(await at('2026-02-28T12:00:00Z')).toEqual(isFound('warn', /.* no backup/));
  });

  it('finds a database that is damaged, or of another version', async () => {
    await prepareData();
    const alter = async (statement: string) => {
      const database = await openDatabase({ dataDir: dataDir() });
      await database.pool.query(statement);
      await database.close();
    };
    await alter('delete from drizzle.__drizzle_migrations where id > 1');
    expect(await find()).toEqual(isFound('warn', /\d+ migrations are not applied/));
    await alter('update drizzle.__drizzle_migrations set created_at = created_at * 2');
    expect(await find()).toEqual(isFound('fail', /The database is of a newer version/));
    rmSync(join(dataDir(), 'db/global/pg_control'));
    expect(await find()).toEqual(isFound('fail', /LMS_DATA_DIR: the database .* does not open/));
  });

  it('lets a server run that has the folder open', async () => {
    await prepareData();
    const database = await openDatabase({ dataDir: dataDir() });
    expect(await find()).toEqual([]);
    await database.close();
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])('finds a move that is not finished', async () => {
    const database = await createTestDatabase();
    await database.pool.query('create schema lms_move');
    const DATABASE_URL = database.pool.options.connectionString;
    expect(await find({ DATABASE_URL })).toEqual(isFound('fail', /A move into .* not finished/));
    await database.close();
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])('compares the clock of PostgreSQL', async () => {
    const database = await createTestDatabase();
    const DATABASE_URL = database.pool.options.connectionString;
    expect(await find({ DATABASE_URL })).toEqual([]);
    const later = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });
    expect(await find({ DATABASE_URL }, later(10))).toEqual(isFound('warn', /The clocks/));
    expect(await find({ DATABASE_URL }, later(60))).toEqual(isFound('fail', /The clocks/));
    await database.close();
  });

  it.skipIf(!poolerUrl)('finds what the sessions of a pooler lack', async () => {
    const database = await createTestDatabase();
    const env = await throughPooler(database);
    const lacking = [
      expect.stringMatching(/^warn .*: alter role ".*" in database ".*" set jit = off; then /),
      expect.stringMatching(/^warn .*: alter role .* set statement_timeout = '10min'; then /),
    ];
    expect(await find(env)).toEqual(lacking);
    await database.close();
  });
});
