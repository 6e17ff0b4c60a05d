import { endWithError, StartError } from '@lms/server/database';
import { bucketOf, type Manifest, readConfig, restoreBackup } from '@lms/server/platform';
import { parseArgs } from 'node:util';

/** Says where the files of the restored site are, if not where its settings tell. */
const noteOf = ({ filesIn }: Manifest, bucket: string | undefined, dataDir: string) => {
  if (filesIn === bucket) return '';
  return filesIn
    ? `\nIts files are in ${filesIn}: name it in FILES_URL.`
    : `\nIts files are in ${dataDir}: start it without FILES_URL, or move them (npm run move-files).`;
};

const usage = 'Name one backup: npm run restore -- BACKUP [--to FOLDER]';

/** @throws StartError what may be given, for an option that there is not, or one without a value */
const readArguments = () => {
  try {
    return parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
};

/** `npm run restore -- BACKUP [--to FOLDER]`: restores a backup into a new place. */
const restore = async () => {
  const { values, positionals } = readArguments();
  const [backup] = positionals;
  if (!backup || positionals.length > 1 || values.to === '') throw new StartError(usage);
  const config = readConfig();
  const dataDir = values.to ?? config.dataDir;
  const manifest = await restoreBackup(backup, { ...config, dataDir });
  const restored = `Restored what was there at ${manifest.startedAt} to ${dataDir}`;
  return restored + noteOf(manifest, bucketOf(config), dataDir);
};

restore().then((told) => process.stdout.write(`${told}\n`), endWithError);
