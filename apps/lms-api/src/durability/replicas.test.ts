import type { FindResult } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { type Database, openDatabase } from '@lms/server/database';
import {
  canReplicate,
  createAccounts,
  type Replicated,
  type ServerProcess,
  startReplicated,
  startServer,
} from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCategory } from '../../testing/category-fixture';
import { type Call, callIn, openSession } from './http';

const metricsToken = 'a-token-of-the-watch';

describe.skipIf(!canReplicate)('two servers of a database with a replica', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-replicas-'));
  const servers: ServerProcess[] = [];
  let replicated: Replicated;
  let database: Database;
  let addresses: string[];
  beforeAll(async () => {
    replicated = await startReplicated();
    const env = {
      DATABASE_URL: replicated.primaryUrl,
      DATABASE_REPLICA_URL: replicated.replicaUrl,
      LMS_DATA_DIR: folder,
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
    };
    servers.push(startServer(env), startServer(env));
    addresses = await Promise.all(servers.map(({ ready }) => ready));
    database = await openDatabase({ databaseUrl: replicated.primaryUrl, dataDir: '' });
    await createAccounts(database);
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await database.close();
    replicated.close();
    rmSync(folder, { recursive: true });
  });

  /** Signs in, and returns the calls at each server. */
  const signIn = async (name: string) => {
    const token = await openSession(addresses[0] ?? '', `${name}@test.lms`);
    return addresses.map((address) => callIn(address, token)) as [Call, Call];
  };
  const lists = async (call: Call, id: string) => {
    const body = { sorting: { column: 'createdAt', direction: 'desc' } };
    const { items } = await call<FindResult<CourseCategory>>('POST', '/course-category/find', body);
    return items.some((item) => item.id === id);
  };
  let made = 0;
  const create = async (call: Call) => {
    made += 1;
    const { id } = await call<{ id: string }>(
      'POST',
      '/course-category',
      buildCategory(`one-${made}`),
    );
    return id;
  };
  const figures = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await fetch(`${addresses[1]}/metrics`, { headers });
    const text = await answer.text();
    const figure = (name: string) => Number(new RegExp(`^${name}{.*} (.*)$`, 'm').exec(text)?.[1]);
    return { used: figure('lms_replica_used'), lag: figure('lms_replica_lag_seconds') };
  };

  it('show what was written to whoever wrote, whatever the replica holds', async () => {
    const writer = await signIn('system');
    const [, reader] = await signIn('org-admin');
    let id = '';
    // A slow machine may take so long that the replica is left out before it is read.
    await expect
      .poll(async () => {
        await replicated.resume();
        await expect.poll(figures).toMatchObject({ used: 1 });
        await replicated.pause();
        id = await create(writer[0]);
        expect(await lists(writer[1], id)).toBe(true);
        return lists(reader, id);
      })
      .toBe(false);
    expect(await lists(writer[0], id)).toBe(true);
    await expect.poll(() => lists(reader, id)).toBe(true);
    await expect.poll(figures).toMatchObject({ used: 0 });
    expect((await figures()).lag).toBeGreaterThan(5);
    await replicated.resume();
  });

  it('go on without an error when the replica is lost', async () => {
    const [call] = await signIn('org-admin');
    await expect.poll(figures).toMatchObject({ used: 1 });
    const ask = () =>
      Promise.all([
        call('POST', '/course-category/find', {}),
        call('POST', '/report/course-report/find', {}),
        call('POST', '/report/course-report/summary', {}),
      ]);
    await ask();
    replicated.stopReplica();
    for (let count = 0; count < 20; count += 1) await ask();
    await expect.poll(figures).toMatchObject({ used: 0 });
    await ask();
  });
});
