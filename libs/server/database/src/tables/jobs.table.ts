import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';

/** Jobs: work that outlives the request that started it. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    kind: text().notNull(),
    /** Input; cleared once the job is finished, because it may hold links and addresses. */
    payload: jsonb().notNull(),
    createdAt: instant().notNull(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** End of the worker's lease. If it has passed, the worker died. */
    lockedUntil: instant(),
    lastError: text(),
    finishedAt: instant(),
  },
  (table) => [
    index('jobs_due_idx')
      .on(table.runAt)
      .where(sql`${table.finishedAt} is null`),
  ],
);
