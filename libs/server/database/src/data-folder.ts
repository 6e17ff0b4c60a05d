import { accessSync, constants, mkdirSync } from 'node:fs';
import { reasonOf, StartError } from './start-error';

/**
 * Runs a use of the data folder.
 *
 * @throws StartError if the server can't write into the folder
 */
export function inDataFolder<T>(folder: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new StartError(`LMS_DATA_DIR: cannot write to the folder ${folder}: ${reasonOf(error)}`);
  }
}

/**
 * Creates the data folder if missing, with access for its owner only.
 *
 * @throws StartError
 */
export function prepareDataFolder(folder: string): void {
  inDataFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}
