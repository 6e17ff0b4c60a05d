import { accessSync, constants, mkdirSync } from 'node:fs';
import { reasonOf, StartError } from './start-error';

/**
 * Makes the data folder where it is missing, for its owner alone.
 *
 * @throws StartError when the server can't write there.
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`LMS_DATA_DIR: cannot write to the folder ${folder}: ${reasonOf(error)}`);
  }
}
