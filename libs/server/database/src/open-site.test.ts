import { createTestDatabase, databaseUrlOf, onServer } from '@lms/server/testing';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './client';
import { openSite } from './open-site';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const pooler = 'postgres://lms@127.0.0.1:1/lms';

describe.skipIf(!serverUrl)('a site on PostgreSQL', () => {
  it('is opened past a pooler that is away, under names that tell who asks', async () => {
    const database = await createTestDatabase();
    const databaseDirectUrl = database.pool.options.connectionString ?? '';
    const site = await openSite({ databaseUrl: pooler, databaseDirectUrl, dataDir: '' });
    const { rows } = await site.pool.query("select current_setting('application_name') as name");
    expect(rows).toEqual([{ name: `lms ${process.pid}` }]);
    await site.close();
    await database.close();
  });

  it('is not opened while a move into it is not finished', async () => {
    const database = await createTestDatabase();
    await database.pool.query('create schema lms_move');
    const databaseUrl = database.pool.options.connectionString ?? '';
    await expect(openSite({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL: a move into this database is not finished: run npm run move-to-postgresql .*$/,
    );
    await database.close();
  });

  it('is not opened in a database that cannot hold every text', async () => {
    const name = `lms_latin_${randomBytes(6).toString('hex')}`;
    await onServer(
      serverUrl,
      `create database ${name} template template0 encoding LATIN1 locale 'C'`,
    );
    const databaseUrl = databaseUrlOf(serverUrl, name);
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL: the database lms_latin_\w+ has the encoding LATIN1: create another .*$/,
    );
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });

  it('says in one line that it is not reached, and by which setting', async () => {
    const settings = { databaseUrl: pooler, databaseDirectUrl: pooler, dataDir: '' };
    await expect(openSite(settings)).rejects.toThrow(/^DATABASE_DIRECT_URL: .*ECONNREFUSED.*$/);
  });
});
