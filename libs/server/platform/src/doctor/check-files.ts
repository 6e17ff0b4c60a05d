import { reasonOf } from '@lms/server/database';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Config } from '../config';
import { openFiles } from '../files/open-files';
import { isOnLiveBucket, restoredMark } from '../files/restored-copy';
import { fail, type Finding, ok, warn } from './finding';

/** Stores a file in the bucket, reads it and removes it. */
export const checkFiles = async (config: Config): Promise<Finding> => {
  if (!config.filesUrl) return ok('FILES_URL is not set: files are in LMS_DATA_DIR.');
  if (isOnLiveBucket(config)) {
    return warn(
      `FILES_URL: nothing is removed from the bucket, because LMS_DATA_DIR came from a backup. If the site that was backed up has ended, remove ${restoredMark(config.dataDir)} and start anew.`,
    );
  }
  try {
    const files = await openFiles(config);
    const name = `doctor/${randomUUID()}`;
    await files.put(name, Buffer.from(name));
    const read = await files.get(name);
    const isSame = read && (await text(read)) === name;
    await files.remove(name);
    return isSame
      ? ok(`FILES_URL: ${files.address} keeps files and gives them back.`)
      : fail(`FILES_URL: ${files.address} gives back something else than it was given.`);
  } catch (error) {
    return fail(reasonOf(error).replace(/^(?!FILES_URL)/, 'FILES_URL: '));
  }
};
