import { activityLog } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { sql } from 'drizzle-orm';

/**
 * Resets the transaction ids of a database restored from another server: ids still to come here
 * would be sent as new one day. All rows get the present id, as a column default, without rewriting
 * the table.
 */
export const ownTransactions = async ({ database: { db } }: Pick<Deps, 'database'>) => {
  const { rows } = await db.execute(sql`
    select 1 from ${activityLog}
    where ${activityLog.tx} >= pg_snapshot_xmax(pg_current_snapshot()) limit 1`);
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      alter table activity_log drop column tx,
        add column tx xid8 not null default pg_current_xact_id()`);
    await tx.execute(sql`create index activity_log_tx_idx on activity_log (tx, id)`);
  });
};
