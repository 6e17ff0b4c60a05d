import { type Database, type DatabaseSettings, openDirectly } from './client';
import { requireMoved } from './move/begun-move';
import { requireEmbeddedSite, requireSameSite, type SiteFolder } from './site';

/**
 * Opens the database of a site for a command, past a pooler.
 *
 * @throws StartError if a server could not use it either
 */
export const openSite = async (settings: DatabaseSettings & SiteFolder): Promise<Database> => {
  requireEmbeddedSite(settings);
  const database = await openDirectly(settings);
  try {
    await requireMoved(database);
    await requireSameSite(database, settings);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
