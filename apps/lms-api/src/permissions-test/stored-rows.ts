import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** Each request of a test opens a session of its own. */
const passing = ['sessions', 'session_tokens'];

/** What all tables hold, each as a digest: equal before and after what changes nothing. */
export const storedRows = async ({ db }: Database): Promise<Record<string, string>> => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const digests = tables
    .map(({ name }) => name)
    .filter((name) => !passing.includes(name))
    .map(
      (name) => sql`
        select ${name}::text as name, md5(string_agg(t::text, ';' order by t::text)) as digest
        from ${sql.identifier(name)} t`,
    );
  const { rows } = await db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
};
