import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** Id of the site that the database belongs to, in one row; its data folder has the same. */
export const sites = pgTable('sites', { id: uuid().primaryKey() });
