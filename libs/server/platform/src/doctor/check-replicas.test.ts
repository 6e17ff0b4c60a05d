import { type Database, openDatabase } from '@lms/server/database';
import { canReplicate, onServer, type Replicated, startReplicated } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReplicas } from './check-replicas';

describe.skipIf(!canReplicate)('the doctor', () => {
  let servers: Replicated;
  let database: Database;
  beforeAll(async () => {
    servers = await startReplicated();
    database = await openDatabase({ databaseUrl: servers.primaryUrl, dataDir: '' });
  });
  afterAll(async () => {
    await database.close();
    servers.close();
  });

  const told = async (url: string) => {
    const [found] = await checkReplicas(database, [url]);
    return `${found?.level} ${found?.text}`;
  };

  it('tells a replica from what is none', async () => {
    expect(await told(servers.replicaUrl)).toMatch(/^ok .* is a replica of the database/);
    expect(await told(servers.primaryUrl)).toMatch(/^fail .* is no replica/);
    const elsewhere = servers.replicaUrl.replace(/postgres$/, 'template1');
    expect(await told(elsewhere)).toMatch(/^fail .* of another database/);
    expect(await told('postgres://postgres@127.0.0.1:1/postgres')).toMatch(/^warn .*ECONNREFUSED/);
  });

  it('warns of a replica whose long reports would be ended', async () => {
    await onServer(servers.replicaUrl, 'alter system set hot_standby_feedback = off');
    await onServer(servers.replicaUrl, 'select pg_reload_conf()');
    await expect.poll(() => told(servers.replicaUrl)).toMatch(/^warn .*hot_standby_feedback/);
  });
});
