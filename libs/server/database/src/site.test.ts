import { copyMigratedFolder, createTestDatabase } from '@lms/server/testing';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './client';
import { keepSite, renewSite, requireEmbeddedSite, requireSameSite } from './site';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lms-site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const own = () => join(folder, 'own');
const other = () => join(folder, 'other');
const siteOf = (dataDir: string) => readFileSync(join(dataDir, 'site'), 'utf8').trim();
const begin = async (database: Database, dataDir: string, filesUrl?: string) => {
  await requireSameSite(database, { dataDir, filesUrl });
  await keepSite(database, dataDir);
};

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a site on PostgreSQL', () => {
  let database: Database;
  beforeEach(async () => void (database = await createTestDatabase()));
  afterEach(() => database.close());

  it('begins once, however many servers start together', async () => {
    await Promise.all(Array.from({ length: 6 }, () => begin(database, own())));
    const { rows } = await database.pool.query('select id from sites');
    expect(rows).toEqual([{ id: siteOf(own()) }]);
  });

  it('takes no other folder, unless it is told to', async () => {
    await begin(database, own());
    await expect(begin(database, other())).rejects.toThrow(
      /^LMS_DATA_DIR: the folder .*other is not that of the site in DATABASE_URL: .*$/,
    );
    mkdirSync(other());
    writeFileSync(join(other(), 'site'), siteOf(own()));
    await begin(database, other());
  });

  it("takes a new folder beside a bucket, and no other site's", async () => {
    const bucket = 's3://key:secret@files.example.org/lms';
    await begin(database, own());
    await begin(database, other(), bucket);
    expect(siteOf(other())).toBe(siteOf(own()));
    writeFileSync(join(other(), 'site'), crypto.randomUUID());
    await expect(begin(database, other(), bucket)).rejects.toThrow(/ is not that of the site /);
  });

  it('takes no other database', async () => {
    await begin(database, own());
    const another = await createTestDatabase();
    const refused = /^LMS_DATA_DIR: the folder .*own is that of a site, and the database .*$/;
    await expect(begin(another, own())).rejects.toThrow(refused);
    await begin(another, other());
    await expect(begin(another, own())).rejects.toThrow(/^LMS_DATA_DIR: the folder .* is not that/);
    await another.close();
  });

  it('is not mixed with a copy of it', async () => {
    await begin(database, own());
    writeFileSync(join(folder, 'site'), siteOf(own()));
    await renewSite(database.pool, own());
    await begin(database, own());
    await expect(begin(database, folder)).rejects.toThrow(/ is not that of the site/);
  });
});

describe('a site on the embedded database', () => {
  it('is refused once its database is another one, with the way back', async () => {
    await copyMigratedFolder(own());
    const database = await openDatabase({ dataDir: own() });
    await begin(database, own());
    await begin(database, own());
    const site = siteOf(own());
    writeFileSync(join(own(), 'site'), crypto.randomUUID());
    await expect(begin(database, own())).rejects.toThrow(
      new RegExp(`^LMS_DATA_DIR: .* set DATABASE_URL\\. .* write ${site} into .*own/site\\.$`),
    );
    writeFileSync(join(own(), 'site'), `${site}\n`);
    await begin(database, own());
    await database.close();

    requireEmbeddedSite({ dataDir: own() });
    rmSync(join(own(), 'db'), { recursive: true });
    expect(() => requireEmbeddedSite({ dataDir: own() })).toThrow(
      /^LMS_DATA_DIR: .* set DATABASE_URL\. .* remove .*own\/site\.$/,
    );
    requireEmbeddedSite({ dataDir: other() });
  });
});
