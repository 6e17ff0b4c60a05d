import { canReplicate, onServer, type Replicated, startReplicated } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './client';
import { examineReplica, maxLagMs } from './replicas';

describe.skipIf(!canReplicate)('replicas of a database', () => {
  let servers: Replicated;
  let database: Database;
  beforeAll(async () => {
    servers = await startReplicated();
    await onServer(servers.primaryUrl, 'create table written (number integer)');
  });
  afterAll(() => servers.close());
  afterEach(() => database.close());

  const open = async (...databaseReplicaUrls: string[]) => {
    const settings = { databaseUrl: servers.primaryUrl, databaseReplicaUrls, dataDir: '' };
    database = await openDatabase(settings);
    return database.replicas;
  };
  const isPicked = (replicas: Database['replicas']) =>
    expect.poll(() => replicas.pick()?.name, { interval: 50 });

  it('are read, and not written to', async () => {
    const replicas = await open(servers.replicaUrl);
    await isPicked(replicas).toBe(new URL(servers.replicaUrl).host);
    const replica = replicas.pick();
    await expect(replica?.db.execute(sql`select pg_is_in_recovery()`)).resolves.toMatchObject({
      rows: [{ pg_is_in_recovery: true }],
    });
    await expect(replica?.db.execute(sql`insert into written values (1)`)).rejects.toThrow();
    expect(replica?.lagMs()).toBeLessThan(maxLagMs);
  });

  it('are left out while they fall behind what is written, and come back', async () => {
    const replicas = await open(servers.replicaUrl);
    await isPicked(replicas).toBeTruthy();
    await servers.pause();
    await onServer(servers.primaryUrl, 'insert into written values (2)');
    await isPicked(replicas).toBeUndefined();
    await servers.resume();
    await isPicked(replicas).toBeTruthy();
  });

  it('are read in turn, without those that are no replica of it', async () => {
    const away = 'postgres://postgres@127.0.0.1:1/postgres';
    const otherDatabase = servers.replicaUrl.replace(/postgres$/, 'template1');
    const replicas = await open(
      servers.primaryUrl,
      away,
      otherDatabase,
      servers.replicaUrl,
      `${servers.replicaUrl}?application_name=second`,
    );
    const picked = () => new Set(Array.from({ length: 10 }, () => replicas.pick()));
    await expect.poll(() => picked().size).toBe(2);
    expect(picked()).toEqual(new Set(replicas.all.slice(3)));
    expect(replicas.all[1]?.lagMs()).toBe(Infinity);
  });

  it('tell those who set them up what is wrong', async () => {
    await open();
    const examined = (url: string) => examineReplica(database.pool, url);
    expect(await examined(servers.replicaUrl)).toEqual({
      isReplica: true,
      isSameDatabase: true,
      givesFeedback: true,
    });
    expect(await examined(servers.primaryUrl)).toMatchObject({ isReplica: false });
    const otherDatabase = servers.replicaUrl.replace(/postgres$/, 'template1');
    expect(await examined(otherDatabase)).toMatchObject({ isSameDatabase: false });
    await expect(examined('postgres://postgres@127.0.0.1:1/postgres')).rejects.toThrow();
  });

  it('end the statements that wait for one that is lost', async () => {
    const replicas = await open(servers.replicaUrl);
    await isPicked(replicas).toBeTruthy();
    const waiting = replicas.pick()?.db.execute(sql`select pg_sleep(600)`);
    const ended = expect(waiting).rejects.toThrow();
    servers.stopReplica();
    await ended;
    await isPicked(replicas).toBeUndefined();
  });
});
