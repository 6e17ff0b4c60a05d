import type { Executor } from '@lms/server/database';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows per statement, well below PostgreSQL's limit of 65,535 parameters. */
const rowsAtOnce = 1_000;

/** Inserts any number of rows in few statements. */
export const insertAll = async <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: Table['$inferInsert'][],
) => {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
};
