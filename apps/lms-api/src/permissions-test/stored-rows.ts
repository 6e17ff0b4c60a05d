import type { Database } from '@lms/server/database';
import { sql } from 'drizzle-orm';

/** Tables left out: each request of a test opens its own session. */
const ignoredTables = ['sessions', 'session_tokens'];

/**
 * Number of rows of each table and a checksum of the transactions that stored them: equal before
 * and after a call that changes nothing. Comparing the rows themselves would take most of the
 * tests' time.
 */
export const storedRows = async ({ db }: Database): Promise<Record<string, string>> => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const counts = tables
    .map(({ name }) => name)
    .filter((name) => !ignoredTables.includes(name))
    .map(
      (name) => sql`
        select ${name}::text as name, count(*) || ':' || sum(xmin::text::bigint) as stored
        from ${sql.identifier(name)}`,
    );
  const { rows } = await db.execute<{ name: string; stored: string }>(
    sql.join(counts, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, stored }) => [name, stored]));
};
