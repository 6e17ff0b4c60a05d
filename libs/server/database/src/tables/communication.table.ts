import { conversationKinds, notificationKinds } from '@lms/communication/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant, newId } from '../columns';
import { courses } from './courses.table';
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
