import type { Config } from '../config';
import type { FileStore } from './file-store';
import { readFilesUrl } from './files-url';
import { createLocalFiles } from './local-files';
import { requireMovedFiles } from './move-files';
import { spareLiveBucket } from './restored-copy';

type Place = Pick<Config, 'dataDir' | 'filesUrl'> & Partial<Pick<Config, 'filesAnswerMs'>>;

/** Creates the store of an address, of the data folder without one. */
export const createFiles = async ({
  dataDir,
  filesUrl,
  filesAnswerMs,
}: Place): Promise<FileStore> => {
  const bucket = filesUrl && readFilesUrl(filesUrl);
  if (!bucket) return createLocalFiles(dataDir);
  const { createS3Files } = await import('./s3-files');
  return createS3Files(bucket, dataDir, filesAnswerMs);
};

/**
 * Opens the store of the site's files.
 *
 * @throws StartError with one line for the operator
 */
export const openFiles = async (config: Place) => {
  const files = await createFiles(config);
  await files.prepare();
  await requireMovedFiles(files);
  return spareLiveBucket(files, config);
};
