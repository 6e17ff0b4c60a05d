import { reportNames, type ReportQuery } from '@lms/reports/contract';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../columns';
import { users } from './users.table';

/** Saved states of a report, each private to its reader. */
export const reportViews = pgTable(
  'report_views',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    report: text({ enum: reportNames }).notNull(),
    name: text().notNull(),
    query: jsonb().$type<ReportQuery>().notNull(),
    columns: jsonb().$type<string[]>(),
  },
  (table) => [uniqueIndex('report_views_name_key').on(table.userId, table.report, table.name)],
);
