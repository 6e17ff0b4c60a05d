import { databaseUrlOf, onServer, type ServerProcess, startServer } from '@lms/server/testing';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBuiltCommand, startBuiltCommand } from '../../testing/run-command';
import { answersOf, recordCalls, signInAll } from './recorded-calls';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(!serverUrl)('a site that moves to PostgreSQL', () => {
  const name = `lms_moved_${randomBytes(6).toString('hex')}`;
  let folder: string;
  let embedded: NodeJS.ProcessEnv;
  let moved: NodeJS.ProcessEnv;
  let target: Client;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lms-moved-'));
    await onServer(serverUrl, `create database ${name}`);
    const DATABASE_URL = databaseUrlOf(serverUrl, name);
    embedded = { LMS_DATA_DIR: join(folder, 'data'), LMS_DEMO: '1', TMPDIR: folder };
    moved = { ...embedded, DATABASE_URL };
    target = new Client({ connectionString: DATABASE_URL });
    await target.connect();
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await target.end();
    await onServer(serverUrl, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true });
  });

  const start = (env: NodeJS.ProcessEnv) => {
    const server = startServer({ LOG_LEVEL: 'silent', ...env });
    servers.push(server);
    return server;
  };
  /** Counts rows that are copied; none before there are tables. */
  const countCopied = () =>
    target.query('select count(*)::int from activity_log').then(
      ({ rows }) => rows[0].count as number,
      () => 0,
    );
  const move = () => runBuiltCommand('move-to-postgresql', [], moved);

  it('goes on after a kill in the middle, and answers as before', async () => {
    const server = start(embedded);
    const address = await server.ready;
    const tokens = await signInAll(address);
    const recorded = await recordCalls(address, tokens);
    expect(recorded.length).toBeGreaterThan(200);
    server.child.kill('SIGTERM');
    await server.ended;

    const killed = startBuiltCommand('move-to-postgresql', moved);
    await expect.poll(countCopied, { interval: 1 }).toBeGreaterThan(0);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const copied = await countCopied();

    const early = await start(moved).ended;
    expect(early).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DATABASE_URL: a move into this database is not finished: .*\n$/),
    });

    for (const command of ['backup', 'audit']) {
      expect(await runBuiltCommand(command, [], moved)).toEqual({
        code: 1,
        out: '',
        err: early.err,
      });
    }

    const { code, out, err } = await move();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const rows = out.split('\n').map((line) => line.split(/ {2,}/));
    const proofs = rows.filter((row) => row.length === 5).slice(1);
    for (const [, here, there, sum, sumThere] of proofs)
      expect([there, sumThere]).toEqual([here, sum]);
    const proofOf = (table: string) => proofs.find(([proved]) => proved === table);
    expect(Number(proofOf('activity_log')?.[1])).toBeGreaterThan(copied);

    const after = start(moved);
    expect(await answersOf(await after.ready, tokens, recorded)).toEqual(recorded);
    expect(await start(embedded).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^LMS_DATA_DIR: the site in .* has its database on PostgreSQL: set DATABASE_URL\. .*\n$/,
      ),
    });
    const { out: found } = await runBuiltCommand('doctor', [], embedded);
    expect(found).toMatch(
      /^fail {2}LMS_DATA_DIR: the site in .* has its database on PostgreSQL: /m,
    );
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DATABASE_URL: the database has tables already; .*\n$/),
    });
  });
});
