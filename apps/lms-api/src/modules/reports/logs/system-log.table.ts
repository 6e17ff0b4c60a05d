import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, searchIndex } from '../../../db/columns';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Who wrote a line; `audit` are requests that changed something or were refused as dangerous. */
export const logSources = ['http', 'audit', 'queue', 'server'] as const;
export type LogSource = (typeof logSources)[number];

/** The lines of the server's own log. */
export const systemLog = pgTable(
  'system_log',
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    level: text({ enum: logLevels }).notNull(),
    source: text({ enum: logSources }).notNull(),
    message: text().notNull(),
    requestId: text(),
    status: integer(),
    durationMs: integer(),
  },
  (table) => [
    index('system_log_at_idx').on(table.at, table.id),
    index('system_log_level_idx').on(table.level, table.at, table.id),
    index('system_log_source_idx').on(table.source, table.at, table.id),
    index('system_log_status_idx').on(table.status, table.at, table.id),
    index('system_log_request_idx').on(table.requestId),
    searchIndex('system_log', table.message),
  ],
);
