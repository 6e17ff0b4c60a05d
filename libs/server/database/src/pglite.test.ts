import { copyMigratedFolder, tellKills } from '@lms/server/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, openPglite } from './client';
import { startPgliteInMemory } from './pglite';
import { FolderInUseError, StartError } from './start-error';

const killRounds = Number(process.env['KILL_ROUNDS'] ?? 3);
let folder: string;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lms-test-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const newDataDir = async (name: string) => {
  const dataDir = join(folder, name);
  await copyMigratedFolder(dataDir);
  return dataDir;
};

describe('the embedded database', () => {
  it('keeps its folder private and its rows after a restart', async () => {
    const dataDir = join(folder, 'restart');
    const first = await openDatabase({ dataDir });
    await first.pool.query('create table kept as select 42 as answer');
    await first.close();

    const second = await openDatabase({ dataDir });
    expect((await second.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    await second.close();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('syncs what it writes to the disk', async () => {
    const database = await openDatabase({ dataDir: join(folder, 'restart') });
    const { rows } = await database.pool.query(
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
    );
    expect(rows).toEqual([{ fsync: 'on', method: 'open_datasync' }]);
    await database.close();
  });

  it('refuses a folder that another process works on, in one clear line', async () => {
    const dataDir = await newDataDir('in-use');
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);

    const second = spawnWriter(dataDir);
    const output = await linesOf(second);
    expect(second.exitCode).toBe(1);
    expect(output).toEqual([
      `FolderInUseError: LMS_DATA_DIR: the folder ${dataDir} is in use by another process; stop that one first.`,
    ]);
    await database.close();
  });

  it(
    'loses no acknowledged row when the process is killed',
    { timeout: 300_000 + killRounds * 30_000 },
    async () => {
      const dataDir = await newDataDir('killed');
      const acknowledged: string[] = [];
      for (let round = 0; round < killRounds; round++) {
        const writer = spawnWriter(dataDir);
        const killAfter = 50 + Math.floor(Math.random() * 300);
        const lines = await linesOf(writer, (count) => {
          if (count === killAfter) writer.kill('SIGKILL');
        });
        expect(lines[0]).toBe('open');
        acknowledged.push(...lines.slice(1));

        const database = await openDatabase({ dataDir });
        const { rows } = await database.pool.query<{ id: string }>('select id from written');
        const kept = new Set(rows.map(({ id }) => id));
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
        await database.close();
        tellKills(round + 1, killRounds);
      }
      expect(acknowledged.length).toBeGreaterThan(killRounds * 40);
    },
  );

  it('gives a copy when it is complete, also while another is being made', async () => {
    const database = await openDatabase({ dataDir: await newDataDir('copied') });
    const filesOf = (path: string) => readdirSync(join(folder, path), { recursive: true }).length;
    const all = filesOf('copied/db');
    const copy = (to: string) => database.copyTo?.(join(folder, to)).then(() => filesOf(to));
    const first = copy('first');
    await expect.poll(() => existsSync(join(folder, 'first')), { interval: 1 }).toBe(true);
    await expect.poll(() => filesOf('first'), { interval: 1 }).toBeGreaterThan(all / 4);
    expect(await Promise.all([first, copy('second')])).toEqual([all, all]);
    await database.close();
  });

  it('says in one line that the folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const opening = openDatabase({ dataDir: join(file, 'data') });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(/^LMS_DATA_DIR: cannot write to the folder .*ENOTDIR.*$/);
  });

  it('says in one line that the database does not open', async () => {
    const dataDir = await newDataDir('broken');
    rmSync(join(dataDir, 'db', 'global', 'pg_control'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^LMS_DATA_DIR: the database in .* does not open .+$/,
    );
  });

  it('reports once that it was lost, and still closes', async () => {
    const pglite = await startPgliteInMemory();
    const database = openPglite(pglite, { every: 5, giveUpAfter: 50 });
    const reasons: string[] = [];
    const lost = new Promise<void>((resolve) =>
      database.onFailure((reason) => resolve(void reasons.push(reason))),
    );
    expect(database.healthy()).toBe(true);
    await pglite.kill();
    await lost;
    expect(database.healthy()).toBe(false);
    await database.close();
    expect(reasons).toHaveLength(1);
  });
});

function spawnWriter(dataDir: string): ChildProcess {
  const script = join(import.meta.dirname, '../testing/open-and-write.ts');
  return spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', script, dataDir], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Reads the lines that a process prints until it ends. */
async function linesOf(child: ChildProcess, onLine: (count: number) => void = () => {}) {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('The process has no output');
  const ended = once(child, 'close');
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine(lines.length);
  });
  await ended;
  return lines;
}
