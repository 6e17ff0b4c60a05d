import { type Executor, newId, systemLog } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import { type LogRow, toLogRow } from './log-line';
import { planLogSweep } from './sweep-system-log';

const batchSize = 500;
const waitMs = 1_000;
/** Maximum of lines in memory; reached only when the database is away or lines flood in. */
const maxWaiting = 5_000;

interface SystemLog {
  /** Takes a line of the log; never waits and never throws. */
  take(line: string): void;
  /** Stores the lines taken so far, and takes no more. */
  close(): Promise<void>;
}

/** Inserts with one array per column: short to send and parse, however many rows. */
const insertRows = (db: Executor, rows: LogRow[]) => {
  const list = (name: keyof LogRow) => sql.param(rows.map((row) => row[name] ?? null));
  return db.execute(sql`
    insert into ${systemLog} (id, at, level, source, message, request_id, status, duration_ms)
    select * from unnest(${list('id')}::uuid[], ${list('at')}::timestamptz[],
      ${list('level')}::text[], ${list('source')}::text[], ${list('message')}::text[],
      ${list('requestId')}::text[], ${list('status')}::integer[], ${list('durationMs')}::integer[])`);
};

/** Keeps the first of equal lines about rate-limited requests in a batch: they can't fill the disk. */
const withoutRepeatedRefusals = (rows: LogRow[]) => {
  const refused = new Set<string>();
  return rows.filter(({ status, message }) => {
    if (status !== 429) return true;
    const isFirst = !refused.has(message);
    refused.add(message);
    return isFirst;
  });
};

/**
 * Copies the server's log into the database. No request waits for it and none fails by it: lines
 * are stored together once a second, and those beyond {@link maxWaiting} are only counted.
 */
export const startSystemLog = (deps: Deps): SystemLog => {
  const { db } = deps.database;
  let waiting: string[] = [];
  let droppedCount = 0;
  let closed = false;
  let swept = false;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  const droppedLinesRow = (count: number): LogRow => ({
    id: newId(),
    at: deps.now().toISOString(),
    level: 'WARN',
    source: 'server',
    message: `system log: ${count} lines left out`,
  });

  /**
   * Stores one batch.
   *
   * @returns whether it is stored
   */
  const storeBatch = async () => {
    const lines = waiting.splice(0, batchSize);
    const reportedCount = droppedCount;
    const all = lines.map(toLogRow).filter((row) => row !== undefined);
    const rows = withoutRepeatedRefusals(all);
    const missing = reportedCount + all.length - rows.length;
    if (missing > 0) rows.push(droppedLinesRow(missing));
    try {
      if (rows.length > 0) await insertRows(db, rows);
    } catch {
      waiting = [...lines, ...waiting];
      return false;
    }
    droppedCount -= reportedCount;
    swept ||= await planLogSweep(deps).then(
      () => true,
      () => false,
    );
    return true;
  };
  /** Stores full batches, and at the end the rest. */
  const storeAll = async () => {
    let hasMore = waiting.length > 0;
    while (hasMore) hasMore = (await storeBatch()) && waiting.length >= (closed ? 1 : batchSize);
  };
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    storing ??= storeAll().finally(() => {
      storing = undefined;
      if (waiting.length > 0 && !closed) plan();
    });
    return storing;
  };
  const plan = () => void (timer ??= setTimeout(() => void store(), waitMs).unref());

  return {
    take(line) {
      if (closed) return;
      if (waiting.length >= maxWaiting) droppedCount += 1;
      else waiting.push(line);
      if (waiting.length === batchSize) void store();
      else plan();
    },
    async close() {
      closed = true;
      await storing;
      await store();
    },
  };
};
