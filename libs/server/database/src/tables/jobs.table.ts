import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';

/** Work that outlives the request that asked for it. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    kind: text().notNull(),
    /** Emptied once the job is finished: it may hold links and addresses. */
    payload: jsonb().notNull(),
    createdAt: instant().notNull(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** Until then a worker has it; a later date in the past means that the worker died. */
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
