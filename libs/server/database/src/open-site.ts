import { type Database, type DatabaseSettings, openDirectly } from './client';
import { requireMoved } from './move/begun-move';

/**
 * Opens the database of a site for a command, past a pooler.
 *
 * @throws StartError if a server could not use it either
 */
export const openSite = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await openDirectly(settings);
  try {
    await requireMoved(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
