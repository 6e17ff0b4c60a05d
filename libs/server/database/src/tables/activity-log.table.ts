import { activityActions, roles } from '@lms/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId, transactionId } from '../columns';
import { organizations } from './organizations.table';
import { users } from './users.table';

/** Log of people's acts; append-only. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    at: instant().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: roles }).notNull(),
    organizationId: uuid().references(() => organizations.id),
    action: text({ enum: activityActions }).notNull(),
    /** Name of the object at that time. */
    subject: text().notNull().default(''),
    subjectId: uuid(),
    /** Kind of the object, as the path of its calls without the slash. */
    entity: text().notNull().default(''),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    /** Transaction of the row. Ids do not commit in order, so readers continue from here. */
    tx: transactionId().notNull(),
  },
  (table) => [
    index('activity_log_user_idx').on(table.userId, table.id),
    // Covers the acts of a person on a day, for an index-only scan.
    index('activity_log_day_idx').on(table.userId, table.at, table.action),
    index('activity_log_organization_idx').on(table.organizationId, table.id),
    index('activity_log_at_idx').on(table.at, table.id),
    index('activity_log_action_idx').on(table.action, table.at, table.id),
    // Finds the acts of staff without reading those of learners, which are most.
    index('activity_log_staff_idx')
      .on(table.role, table.at, table.id)
      .where(sql`${table.role} <> 'ROLE_USER'`),
    index('activity_log_entity_idx').on(table.entity, table.at, table.id),
    index('activity_log_subject_idx').on(table.subjectId, table.id),
    index('activity_log_tx_idx').on(table.tx, table.id),
  ],
);
