import { systemLogLevels, systemLogSources } from '@lms/reports/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, searchIndex } from '../columns';

/** Lines of the server's own log. */
export const systemLog = pgTable(
  'system_log',
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    level: text({ enum: systemLogLevels }).notNull(),
    source: text({ enum: systemLogSources }).notNull(),
    message: text().notNull(),
    requestId: text(),
    status: integer(),
    durationMs: integer(),
  },
  (table) => [
    index('system_log_at_idx').on(table.at, table.id),
    index('system_log_level_idx').on(table.level, table.at, table.id),
    index('system_log_source_idx').on(table.source, table.at, table.id),
    index('system_log_duration_idx').on(sql`${table.durationMs} desc nulls last`, table.id.desc()),
    index('system_log_request_idx').on(table.requestId),
    searchIndex('system_log', table.message),
  ],
);
