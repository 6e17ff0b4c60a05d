import { databaseFolder, endWithError, openSite, StartError } from '@lms/server/database';
import { askForBackup, bucketOf, createBackup, readConfig } from '@lms/server/platform';
import { existsSync } from 'node:fs';

/** Says what a backup does not hold. */
const noteOf = (bucket = bucketOf(readConfig())) =>
  bucket
    ? `The files in ${bucket} are not in it: have the bucket keep versions (docs/operation/files.md).\n`
    : '';

/** `npm run backup`: backs up database and files; a server that has them open does it itself. */
const backUp = async () => {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  const made = databaseUrl ? undefined : await askForBackup(dataDir);
  if (made) return made;
  if (!databaseUrl && !existsSync(databaseFolder(dataDir))) {
    throw new StartError(`LMS_DATA_DIR: there is no database in ${dataDir}.`);
  }
  const database = await openSite(config);
  try {
    return await createBackup(config, database, { now: () => new Date() });
  } finally {
    await database.close();
  }
};

backUp().then(
  (folder) => process.stdout.write(`Backed up to ${folder}\n${noteOf()}`),
  endWithError,
);
