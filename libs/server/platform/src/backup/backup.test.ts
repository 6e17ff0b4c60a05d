import { type Database, notifications, openDatabase } from '@lms/server/database';
import { copyMigratedFolder, createAccounts } from '@lms/server/testing';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBackups } from './backup-folders';
import { createBackup } from './create-backup';
import { backUpDaily, startDailyBackups } from './daily-backups';
import { readManifest } from './manifest';
import { restoreBackup } from './restore-backup';

let folder: string;
let config: { dataDir: string; backupDir: string };
let database: Database;
let time: number;
const now = () => new Date((time += 1_000));

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-backup-data-'));
  config = { dataDir, backupDir: '' };
  await copyMigratedFolder(dataDir);
  database = await openDatabase({ dataDir });
  await database.pool.query('create table written (id bigint generated always as identity)');
});
afterAll(async () => {
  await database.close();
  rmSync(config.dataDir, { recursive: true });
});
beforeEach(() => {
  time = Date.parse('2026-03-01T00:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'lms-backup-'));
  config.backupDir = join(folder, 'backups');
});
afterEach(() => rmSync(folder, { recursive: true }));

const backUp = () => createBackup(config, database, { now });
const restored = () => join(folder, 'restored');
const restore = (backup: string) => restoreBackup(backup, { dataDir: restored() });
const store = (path: string, content: string) => {
  mkdirSync(join(config.dataDir, path, '..'), { recursive: true });
  writeFileSync(join(config.dataDir, path), content);
};
const inBackup = (backup: string, path: string) => join(backup, 'data', path);
const newer = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').toUpperCase());

describe('a backup', () => {
  it('holds every row that was acknowledged before, however busy the database is', async () => {
    const acknowledged: string[] = [];
    let writing = true;
    const write = async () => {
      while (writing) {
        const { rows } = await database.pool.query(
          'insert into written default values returning id',
        );
        acknowledged.push(rows[0].id);
      }
    };
    const writers = [write(), write(), write(), write()];
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    const before = [...acknowledged];
    const backup = await backUp();
    const during = acknowledged.length - before.length;
    writing = false;
    await Promise.all(writers);
    expect(during).toBeGreaterThan(0);

    await restore(backup);
    const copy = await openDatabase({ dataDir: restored() });
    const { rows } = await copy.pool.query<{ id: string }>('select id from written');
    await copy.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('holds files and keys, but no upload that is not complete', async () => {
    store('media/uploads/a.webp', 'a picture');
    store('keys/certificate.pem', 'a key');
    store('secret', 'a secret');
    store('incoming/part', 'half');
    mkdirSync(join(folder, 'other-disk'));
    writeFileSync(join(folder, 'other-disk/film.mp4'), 'a film');
    symlinkSync(join(folder, 'other-disk'), join(config.dataDir, 'media/films'));
    await restore(await backUp());
    const content = (path: string) => readFileSync(join(restored(), path), 'utf8');
    expect(content('media/uploads/a.webp')).toBe('a picture');
    expect(content('media/films/film.mp4')).toBe('a film');
    expect(content('keys/certificate.pem')).toBe('a key');
    expect(content('secret')).toBe('a secret');
    expect(existsSync(join(restored(), 'incoming'))).toBe(false);
  });

  it('takes no room for files that have not changed, and none for itself', async () => {
    config.backupDir = join(config.dataDir, 'kept-here');
    store('media/same.webp', 'the same');
    store('media/other.webp', 'before');
    const first = await backUp();
    store('media/other.webp', 'after it');
    const second = await backUp();
    const inode = (backup: string, path: string) => statSync(inBackup(backup, path)).ino;
    expect(inode(second, 'media/same.webp')).toBe(inode(first, 'media/same.webp'));
    expect(readFileSync(inBackup(first, 'media/other.webp'), 'utf8')).toBe('before');
    expect(readFileSync(inBackup(second, 'media/other.webp'), 'utf8')).toBe('after it');
    expect(existsSync(inBackup(second, 'kept-here'))).toBe(false);
    rmSync(config.backupDir, { recursive: true });
  });

  it('is readable by its owner alone', async () => {
    const backup = await backUp();
    for (const path of [config.backupDir, backup, inBackup(backup, 'db')]) {
      expect(statSync(path).mode & 0o077).toBe(0);
    }
  });

  it('is not begun where it would fill the disk', async () => {
    const keptFree = Number.MAX_SAFE_INTEGER;
    const making = createBackup(config, database, { now, keptFree });
    await expect(making).rejects.toThrow(/^LMS_BACKUP_DIR: .* MB free, and a backup needs \d+ MB/);
    expect(readdirSync(config.backupDir)).toEqual([]);
  });

  it('leaves nothing when it fails on its way', async () => {
    const broken = { ...database, copyTo: () => Promise.reject(new Error('ENOSPC')) };
    await expect(createBackup(config, broken, { now })).rejects.toThrow('ENOSPC');
    expect(readdirSync(config.backupDir)).toEqual([]);
  });

  it('is not begun in a folder that is none', async () => {
    const backupDir = join(folder, 'file/backups');
    writeFileSync(join(folder, 'file'), '');
    await expect(createBackup({ ...config, backupDir }, database, { now })).rejects.toThrow(
      /^LMS_BACKUP_DIR: cannot write to the folder .*ENOTDIR.*$/,
    );
  });

  it('is not made twice at once', async () => {
    const attempts = await Promise.allSettled([backUp(), backUp()]);
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { message: expect.stringContaining('another backup') } },
    ]);
  });

  it('is made once a day, seven are kept, and those that were asked for stay', async () => {
    const deps = { config, database, now } as never;
    const asked = '2026-02-01T00-00-00.000Z';
    const dailies = [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-02-${day}T00-00-00.000Z-daily`);
    for (const name of [asked, ...dailies])
      mkdirSync(join(config.backupDir, name), { recursive: true });
    time = Date.parse('2026-02-28T23:59:58Z');
    await backUpDaily(deps);
    expect((await listBackups(config.backupDir)).reverse()).toEqual([asked, ...dailies]);
    await backUpDaily(deps);
    await backUpDaily(deps);
    const [newest, ...others] = await listBackups(config.backupDir);
    expect(newest).toMatch(/^2026-03-01T00-00-0\d\.000Z-daily$/);
    expect(others.reverse()).toEqual([asked, ...dailies.slice(1)]);
  });

  it('is made daily although a clock that ran ahead once made one', async () => {
    mkdirSync(join(config.backupDir, '2031-01-01T00-00-00.000Z-daily'), { recursive: true });
    await backUpDaily({ config, database, now } as never);
    await backUpDaily({ config, database, now } as never);
    const names = await listBackups(config.backupDir);
    expect(names.filter((name) => name.startsWith('2026-03-01'))).toHaveLength(1);
  });
});

describe('a daily backup that fails', () => {
  it('is logged each time, and told once to system administrators alone', async () => {
    const { users } = await createAccounts(database);
    config.backupDir = join(folder, 'a-file');
    writeFileSync(config.backupDir, '');
    const error = vi.fn();
    const times = { firstAfterMs: 0, everyMs: 0 };
    const end = startDailyBackups({ config, database, now } as never, { error }, times);
    await expect.poll(() => error.mock.calls.length).toBeGreaterThan(2);
    await end();
    const told = await database.db.select().from(notifications);
    const link = '/reports-management/system-log-report';
    expect(told).toMatchObject([{ userId: users.system.id, kind: 'BACKUP_FAILED', link }]);
  });
});

describe('a restore', () => {
  it('names each damaged file, and writes nothing', async () => {
    store('media/a.webp', 'a picture');
    store('media/b.webp', 'a picture');
    const backup = await backUp();
    newer(inBackup(backup, 'media/a.webp'));
    rmSync(inBackup(backup, 'media/b.webp'));
    await expect(restore(backup)).rejects.toThrow(
      /^The backup is damaged:\ndata\/media\/a.webp: its content has changed\ndata\/media\/b.webp: ENOENT/,
    );
    expect(existsSync(restored())).toBe(false);
  });

  it('refuses a folder that holds something, and a backup that is not complete', async () => {
    const backup = await backUp();
    const intoItself = restoreBackup(backup, { dataDir: config.dataDir });
    await expect(intoItself).rejects.toThrow(/ is not empty: /);
    rmSync(join(backup, 'manifest.json'));
    await expect(restore(backup)).rejects.toThrow(/ is no complete backup: /);
  });

  it('refuses a backup of a newer version, and one of another kind of database', async () => {
    const backup = await backUp();
    const withDatabase = { dataDir: restored(), databaseUrl: 'postgres://127.0.0.1:1/lms' };
    await expect(restoreBackup(backup, withDatabase)).rejects.toThrow(/^DATABASE_URL: /);
    const manifest = await readManifest(backup);
    const migrationLevel = manifest.migrationLevel + 1;
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, migrationLevel }));
    await expect(restore(backup)).rejects.toThrow(/newer version/);
  });
});
