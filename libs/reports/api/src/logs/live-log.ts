import {
  type LiveLogEvent,
  type LiveLogQuery,
  maxLiveRows,
  type ReportRow,
} from '@lms/reports/contract';
import { activityLog, type Executor } from '@lms/server/database';
import { and, type SQL, sql } from 'drizzle-orm';
import { activityColumns, byPerson, selectActivities } from './activity-rows';
import { matchesAny } from './log-range';

/** Smaller than every id: the cursor before all rows of a transaction. */
const noId = '00000000-0000-0000-0000-000000000000';

type Filters = Omit<LiveLogQuery, 'after'>;

/**
 * Returns the oldest transaction that may still be running. Only rows of older transactions are
 * sent: an id made earlier may still be committed later.
 */
const findHorizon = async (db: Executor) => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return rows[0]?.horizon ?? '0';
};

const rowsBetween = async (db: Executor, after: string, horizon: string, where?: SQL) => {
  const [tx, id] = after.split('.');
  const { tx: txColumn, id: idColumn } = activityLog;
  const span = sql`(${txColumn}, ${idColumn}) > (${tx}::xid8, ${id}::uuid)
    and ${txColumn} < ${horizon}::xid8`;
  const orderedRows = selectActivities(
    and(span, where),
    sql`${txColumn}, ${idColumn}`,
    sql`, ${txColumn}::text as "tx"`,
  );
  const { rows } = await db.execute<ReportRow & { tx: string }>(
    sql`${orderedRows} limit ${maxLiveRows + 1}`,
  );
  return rows;
};

interface LiveLogBatch {
  events: LiveLogEvent[];
  /** Cursor to resume from. */
  cursor: string;
}

/** Reads the activities stored since the cursor; without one, from now on. */
export const readSince = async (
  db: Executor,
  after: string | undefined,
  filters: Filters,
): Promise<LiveLogBatch> => {
  const horizon = await findHorizon(db);
  const cursor = `${horizon}.${noId}`;
  if (!after) return { cursor, events: [] };
  // A cursor from before the database was replaced is not valid in this one.
  const isForeign = BigInt(after.split('.')[0] ?? 0) > BigInt(horizon);
  const rows = isForeign
    ? []
    : await rowsBetween(
        db,
        after,
        horizon,
        and(matchesAny(activityColumns, filters), byPerson(filters.searchTerm)),
      );
  if (isForeign || rows.length > maxLiveRows) return { cursor, events: [{ type: 'gap', cursor }] };
  const events = rows.map(({ tx, ...row }): LiveLogEvent => ({
    type: 'activity',
    cursor: `${tx}.${row.id}`,
    row,
  }));
  return { cursor, events };
};
