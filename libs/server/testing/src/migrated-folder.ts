import { migrate, openDatabase } from '@lms/server/database';
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import './provided-context';

/** Creates a data folder with a migrated database, as a quick copy of a shared one. */
export const copyMigratedFolder = async (target: string) => {
  const migrated = join(inject('scratch'), 'migrated');
  if (!existsSync(migrated)) {
    const made = mkdtempSync(`${migrated}-`);
    const database = await openDatabase({ dataDir: made });
    await migrate(database);
    await database.close();
    try {
      renameSync(made, migrated);
    } catch (error) {
      // Another worker may have created it first.
      if (!existsSync(migrated)) throw error;
    }
  }
  cpSync(migrated, target, { recursive: true });
};
