import { languages } from '@lms/contract';
import {
  reportFileFailures,
  type ReportFileInput,
  reportFileStatuses,
  reportFormats,
  reportNames,
} from '@lms/reports/contract';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { users } from './users.table';

/** Columns of a request for a report file. */
export const fileInputColumns = () => ({
  report: text({ enum: reportNames }).notNull(),
  query: jsonb().$type<ReportFileInput['query']>().notNull(),
  columns: jsonb().$type<string[]>(),
  format: text({ enum: reportFormats }).notNull(),
  language: text({ enum: languages }).notNull(),
});

export const reportFiles = pgTable(
  'report_files',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /**
     * Data scope of the file, as `viewOf` returns it: only readers with the same scope may open it.
     */
    view: text().notNull(),
    ...fileInputColumns(),
    fileName: text().notNull(),
    rowsDone: integer().notNull().default(0),
    rowsTotal: integer(),
    size: bigint({ mode: 'number' }),
    readyAt: instant(),
    expiresAt: instant(),
    failure: text({ enum: reportFileFailures }),
    /** Id of the schedule; kept after the schedule is deleted. */
    scheduleId: uuid(),
    status: text({ enum: reportFileStatuses }).notNull().default('QUEUED'),
  },
  (table) => [
    index('report_files_user_idx').on(table.userId, table.id),
    index('report_files_expiry_idx').on(table.expiresAt),
  ],
);

/** Recipients of a scheduled file besides its author. */
export const reportFileReaders = pgTable(
  'report_file_readers',
  {
    fileId: uuid()
      .notNull()
      .references(() => reportFiles.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.userId] }),
    index('report_file_readers_user_idx').on(table.userId),
  ],
);
