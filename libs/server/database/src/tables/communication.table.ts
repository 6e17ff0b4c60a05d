import { conversationKinds, notificationKinds } from '@lms/communication/contract';
import { activityActions, roles } from '@lms/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant, newId, transactionId } from '../columns';
import { courses } from './courses.table';
import { organizations } from './organizations.table';
import { users } from './users.table';

export const notifications = pgTable(
  'notifications',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: notificationKinds }).notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    link: text(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.id),
    index('notifications_unread_idx')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Conversations: one for each person and course, and one with the help desk. */
export const conversations = pgTable(
  'conversations',
  {
    ...entityColumns(),
    kind: text({ enum: conversationKinds }).notNull(),
    openerId: uuid()
      .notNull()
      .references(() => users.id),
    courseId: uuid().references(() => courses.id),
    lastMessageAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_course_key').on(table.openerId, table.courseId),
    uniqueIndex('conversations_help_desk_key')
      .on(table.openerId)
      .where(sql`${table.courseId} is null`),
    index('conversations_course_idx').on(table.courseId, table.lastMessageAt),
    index('conversations_help_desk_idx')
      .on(table.lastMessageAt)
      .where(sql`${table.courseId} is null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    clientId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('messages_client_key').on(table.authorId, table.clientId),
    index('messages_conversation_idx').on(table.conversationId, table.id),
  ],
);

/** Position up to which a person has read a conversation. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    messageId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

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
