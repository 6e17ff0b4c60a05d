import { reportFrequencies, reportScheduleStops } from '@lms/reports/contract';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { fileInputColumns } from './report-files.table';
import { users } from './users.table';

export const reportSchedules = pgTable(
  'report_schedules',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Data scope of the author when the schedule was created. */
    view: text().notNull(),
    name: text().notNull(),
    ...fileInputColumns(),
    frequency: text({ enum: reportFrequencies }).notNull(),
    nextRunAt: instant().notNull(),
    lastRunAt: instant(),
    /** Since when nothing is sent at its author's wish; null while it runs or has stopped by itself. */
    pausedAt: instant(),
    stopReason: text({ enum: reportScheduleStops }),
  },
  (table) => [
    index('report_schedules_user_idx').on(table.userId, table.id),
    index('report_schedules_due_idx').on(table.nextRunAt),
  ],
);

export type StoredSchedule = typeof reportSchedules.$inferSelect;
export type ScheduleValues = Omit<typeof reportSchedules.$inferInsert, 'userId'>;

export const reportScheduleRecipients = pgTable(
  'report_schedule_recipients',
  {
    scheduleId: uuid()
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.userId] }),
    index('report_schedule_recipients_user_idx').on(table.userId),
  ],
);
