import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './file-store';

type Place = Pick<Config, 'dataDir' | 'filesUrl'>;

/** File of a data folder that came from a backup; a site that goes on from it has it removed. */
export const restoredMark = (dataDir: string) => join(dataDir, 'restored');

const markText = `This folder was restored from a backup. As long as this file is here, nothing is removed from the
bucket in FILES_URL: it may be that of a site that goes on, whose newest files this one doesn't know.
`;

export const markRestored = (dataDir: string) =>
  writeFile(restoredMark(dataDir), markText, { mode: 0o600 });

/** Tells whether the bucket may be that of the site that was backed up. */
export const isOnLiveBucket = ({ dataDir, filesUrl }: Place) =>
  filesUrl !== undefined && existsSync(restoredMark(dataDir));

/** Keeps what is in the bucket from a site that came from a backup. */
export const spareLiveBucket = (files: FileStore, place: Place): FileStore =>
  isOnLiveBucket(place) ? { ...files, remove: async () => {} } : files;
