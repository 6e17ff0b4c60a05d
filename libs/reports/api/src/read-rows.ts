import { type Database, newId } from '@lms/server/database';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ReportRequest, ReportSource, SourceRow } from './report-source';

const rowsAtOnce = 500;

/**
 * Reads all rows of a statement at one snapshot in batches, at constant memory, by a cursor on its
 * own connection. The embedded database runs one transaction at a time, so there the cursor is held
 * beyond its transaction: the rows are materialized at once, and other work goes on.
 */
async function* readByCursor(
  { pool, kind }: Database,
  statement: SQL,
): AsyncGenerator<SourceRow[], void, undefined> {
  const client = await pool.connect();
  const db = drizzle(client, { casing: 'snake_case' });
  const cursor = sql.identifier(`report_${newId()}`);
  const isEmbedded = kind === 'pglite';
  const end = () => db.execute(isEmbedded ? sql`close ${cursor}` : sql`rollback`);
  let isOpen = false;
  try {
    if (!isEmbedded) {
      await db.execute(sql`begin read only`);
      // Plan for all rows, not for the first ones.
      await db.execute(sql`set local cursor_tuple_fraction = 1`);
    }
    const hold = isEmbedded ? sql`with hold` : sql`without hold`;
    await db.execute(sql`declare ${cursor} no scroll cursor ${hold} for ${statement}`);
    isOpen = true;
    for (let count = rowsAtOnce; count === rowsAtOnce;) {
      const { rows } = await db.execute(
        sql`fetch forward ${sql.raw(String(rowsAtOnce))} from ${cursor}`,
      );
      count = rows.length;
      yield rows;
    }
  } finally {
    const isClosed =
      (isOpen || !isEmbedded) &&
      (await end().then(
        () => true,
        () => false,
      ));
    // A connection in an unknown state is not reused.
    client.release(!isClosed);
  }
}

/** Reads all rows of a report in batches: in parts where its source supports them, else by a cursor. */
export async function* readRows(
  database: Database,
  source: ReportSource,
  request: ReportRequest,
): AsyncGenerator<SourceRow[], void, undefined> {
  const partAfter = (after?: SourceRow) => source.part?.(request, { limit: rowsAtOnce, after });
  let part = partAfter();
  if (!part) return yield* readByCursor(database, source.rows(request));
  while (part) {
    const found: { rows: SourceRow[] } = await database.db.execute(part);
    yield found.rows;
    part = found.rows.length === rowsAtOnce ? partAfter(found.rows.at(-1)) : undefined;
  }
}
