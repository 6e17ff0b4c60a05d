import { copyMigratedFolder, type ServerProcess, startServer } from '@lms/server/testing';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBuiltCommand, runCommand } from '../../testing/run-command';
import { createBusyLearner } from '../durability/busy-learner';
import { type Call, callIn, openSession, signIn } from '../durability/http';
import { createStudyData } from '../durability/study-data';

let folder: string;
const servers: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-backup-'));
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

const inFolder = (path: string) => join(folder, path);
const environment = (dataDir: string) => ({
  LMS_DATA_DIR: inFolder(dataDir),
  LMS_BACKUP_DIR: inFolder('backups'),
  TMPDIR: folder,
  LOG_LEVEL: 'warn',
});
const start = (dataDir: string) => {
  const server = startServer(environment(dataDir));
  servers.push(server);
  return server;
};

const run = (command: string, ...args: string[]) =>
  runBuiltCommand(command, args, environment('data'));
const backUp = async () => {
  const { code, out, err } = await run('backup');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return /^Backed up to (.+)\n$/.exec(out)?.[1] ?? '';
};

/** Calls whose answers tell of accounts, courses, study, orders and certificates. */
const calls: Parameters<Call>[] = [
  ['GET', '/user/me'],
  ['GET', '/learning/course'],
  ['GET', '/order'],
  ['GET', '/notification'],
  ['GET', '/activity'],
  ['GET', '/catalog/category'],
  ['GET', '/certificate/key'],
];
const answersOf = async (call: Call) => {
  const answers: unknown[] = [];
  for (const asked of calls) answers.push(await call(...asked));
  return answers;
};

// PostgreSQL has its own tools, and no server in between.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a backup of a site', () => {
  it('is made while it is used, and gives the same answers where it is restored', async () => {
    const data = await createStudyData(inFolder('data'), 400);
    const [email = '', another = ''] = data.emails;
    const server = start('data');
    const address = await server.ready;
    const session = await openSession(address, email);
    const [learner, writer] = [createBusyLearner(email, data), createBusyLearner(another, data)];
    await learner.signIn(address);
    await learner.begin();
    await writer.signIn(address);
    await writer.begin();
    const answers = await answersOf(callIn(address, session));
    const backups: Promise<string>[] = [];
    let acknowledged = 0;
    await writer.writeUntilKilled(server, () => {
      acknowledged += 1;
      if (acknowledged !== 40) return;
      backups.push(backUp());
      void backups[0]?.finally(() => server.child.kill('SIGKILL'));
    });
    const [backup = ''] = await Promise.all(backups);
    expect(acknowledged).toBeGreaterThan(40);

    const restored = await run('restore', backup, '--to', inFolder('restored'));
    expect(restored).toMatchObject({ code: 0, err: '' });
    const restoredAddress = await start('restored').ready;
    // Those who were signed in still are.
    expect(await answersOf(callIn(restoredAddress, session))).toEqual(answers);
    const call = await signIn(restoredAddress, another);
    expect((await call<object[]>('GET', '/order')).length).toBeGreaterThan(1);
  });

  it('leaves nothing that looks like one when it is interrupted', async () => {
    await createStudyData(inFolder('data'), 1);
    const server = start('data');
    await server.ready;
    const socket = connect(inFolder('data/backup.sock'));
    socket.on('error', () => {});
    const made = () => (existsSync(inFolder('backups')) ? readdirSync(inFolder('backups')) : []);
    while (made().length === 0) await new Promise(setImmediate);
    server.child.kill('SIGKILL');
    await server.ended;
    const [left = ''] = made();
    expect(left).toMatch(/\.unfinished$/);
    const restored = await run(
      'restore',
      inFolder(`backups/${left}`),
      '--to',
      inFolder('restored'),
    );
    expect(restored).toMatchObject({ code: 1, err: expect.stringContaining('no complete backup') });
    expect(existsSync(inFolder('restored'))).toBe(false);

    // The server is stopped: the command opens the folder itself.
    const backup = await backUp();
    expect(made().map((name) => inFolder(`backups/${name}`))).toEqual([backup]);
  });

  it('is not restored by an option that there is not, nor without a folder, said in a line', async () => {
    for (const given of [['--too', 'b'], ['--to'], ['--to', '']]) {
      expect(await run('restore', 'a', ...given)).toMatchObject({
        code: 1,
        err: 'Name one backup: npm run restore -- BACKUP [--to FOLDER]\n',
      });
    }
  });

  it('says where the files are that it does not hold', async () => {
    await copyMigratedFolder(inFolder('data'));
    const FILES_URL = 's3://KEY:SECRET@s3.example.org/lms-files';
    const run = async (command: string, args: string[], env = {}) => {
      const { code, out, err } = await runBuiltCommand(command, args, {
        ...environment('data'),
        ...env,
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return out;
    };
    const backedUp = await run('backup', [], { FILES_URL });
    const [, withoutFiles = ''] = /^Backed up to (.+)\n/.exec(backedUp) ?? [];
    expect(backedUp).toMatch(
      /\nThe files in s3:\/\/s3.example.org\/lms-files are not in it: .*\n$/,
    );
    const restore = (backup: string, folder: string, env = {}) =>
      run('restore', [backup, '--to', inFolder(folder)], env);
    expect(await restore(withoutFiles, 'one')).toContain(
      '\nIts files are in s3://s3.example.org/lms-files: name it in FILES_URL.\n',
    );
    expect(existsSync(inFolder('one/restored'))).toBe(true);
    expect(await restore(withoutFiles, 'two', { FILES_URL })).not.toContain('Its files');
    const withFiles = await backUp();
    expect(await restore(withFiles, 'three')).not.toContain('Its files');
    expect(await restore(withFiles, 'four', { FILES_URL })).toMatch(
      /\nIts files are in .*four: start it without FILES_URL, or move them/,
    );
  });

  it('is restored by its name alone, which the command asks for', async () => {
    expect(await runCommand('restore', ['--help'], environment('data'))).toEqual({
      code: 1,
      out: '',
      err: 'Name one backup: npm run restore -- BACKUP [--to FOLDER]\n',
    });
  });

  it('is refused where there is no site', async () => {
    expect(await runCommand('backup', [], environment('data'))).toEqual({
      code: 1,
      out: '',
      err: `LMS_DATA_DIR: there is no database in ${inFolder('data')}.\n`,
    });
  });
});
