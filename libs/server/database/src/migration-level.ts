import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrationsFolder } from './migrate';

interface Migration {
  tag: string;
  /** Time of its creation, by which Drizzle knows what is applied. */
  when: number;
}

/** Returns the migrations of this version of the product, the oldest first. */
export const knownMigrations = (): Migration[] => {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
};

/** Returns the time of the newest migration that a database has applied; 0 if none. */
export const migrationLevel = async (pool: Pool): Promise<number> => {
  const { rows: tables } = await pool.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0].exists) return 0;
  const { rows } = await pool.query(
    'select max(created_at) as level from drizzle.__drizzle_migrations',
  );
  return Number(rows[0].level);
};
