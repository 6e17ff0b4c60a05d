import { endWithError, StartError } from '@lms/server/database';
import { readConfig, restoreBackup } from '@lms/server/platform';
import { parseArgs } from 'node:util';

/** `npm run restore -- BACKUP [--to FOLDER]`: restores a backup into a new place. */
const restore = async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const [backup] = positionals;
  if (!backup || positionals.length > 1) {
    throw new StartError('Name one backup: npm run restore -- BACKUP [--to FOLDER]');
  }
  const config = readConfig();
  const dataDir = values.to ?? config.dataDir;
  const { startedAt } = await restoreBackup(backup, { ...config, dataDir });
  return `Restored what was there at ${startedAt} to ${dataDir}`;
};

restore().then((told) => process.stdout.write(`${told}\n`), endWithError);
