import { inDataFolder, keptFile } from '@lms/server/database';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

/**
 * Returns the secret in the data folder, which the first call creates with access for its owner
 * only.
 *
 * @throws StartError
 */
export function keptSecret(dataDir: string): string {
  return inDataFolder(dataDir, () =>
    keptFile(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url')),
  );
}
