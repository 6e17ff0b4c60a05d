import { topicStatuses } from '@lms/learning/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, newId, searchIndex, sortIndexes } from '../columns';
import { courses } from './courses.table';
import { lessons } from './lessons.table';
import { users } from './users.table';

/** Questions on lessons; they outlive their lesson, with the course. */
export const discussionTopics = pgTable(
  'discussion_topics',
  {
    ...entityColumns(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    lessonId: uuid().references(() => lessons.id, { onDelete: 'set null' }),
    /** Title to show when the lesson has been deleted. */
    lessonTitle: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Asked by staff of the course. */
    byStaff: boolean().notNull().default(false),
    /** Position in a VIDEO, in seconds. */
    positionSeconds: integer(),
    title: text().notNull(),
    body: text().notNull(),
    editedAt: instant(),
    pinned: boolean().notNull().default(false),
    /** No reference: the two tables would refer to each other. */
    acceptedPostId: uuid(),
    closedAt: instant(),
    /** Reason given when it was hidden; null while it is shown. */
    hiddenReason: text(),
    /** Follows from the columns above and the answers, as do those below. */
    status: text({ enum: topicStatuses }).notNull().default('OPEN'),
    postCount: integer().notNull().default(0),
    unanswered: boolean().notNull().default(true),
    reported: boolean().notNull().default(false),
    hasHidden: boolean().notNull().default(false),
  },
  (table) => [
    index('discussion_topics_lesson_idx').on(
      table.lessonId,
      table.pinned.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('discussion_topics_course_idx').on(table.courseId),
    index('discussion_topics_user_idx').on(table.userId),
    ...sortIndexes(
      'discussion_topics',
      table.id,
      {},
      { created: table.createdAt, posts: table.postCount },
    ),
    searchIndex('discussion_topics', table.title, table.body),
    index('discussion_topics_unanswered_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.unanswered}`),
    index('discussion_topics_reported_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.reported}`),
    index('discussion_topics_hidden_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.hasHidden}`),
    check('discussion_topics_position_check', sql`${table.positionSeconds} >= 0`),
  ],
);

const topicId = () =>
  uuid()
    .notNull()
    .references(() => discussionTopics.id, { onDelete: 'cascade' });

/** Answers to questions. */
export const discussionPosts = pgTable(
  'discussion_posts',
  {
    ...entityColumns(),
    topicId: topicId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Written as staff of the course. */
    byStaff: boolean().notNull(),
    body: text().notNull(),
    editedAt: instant(),
    /** Staff say that it is right. */
    endorsed: boolean().notNull().default(false),
    /** Reason given when it was hidden; null while it is shown. */
    hiddenReason: text(),
  },
  (table) => [
    index('discussion_posts_topic_idx').on(table.topicId, table.createdAt, table.id),
    index('discussion_posts_user_idx').on(table.userId),
    index('discussion_posts_created_idx').on(table.createdAt),
    check('discussion_posts_body_check', sql`${table.body} <> ''`),
  ],
);

/** Reports of questions and answers; one for each person and text. */
export const discussionReports = pgTable(
  'discussion_reports',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    createdAt: instant().notNull(),
    topicId: topicId(),
    /** Reported answer; null for the question itself. */
    postId: uuid().references(() => discussionPosts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    handledAt: instant(),
  },
  (table) => [
    uniqueIndex('discussion_reports_key').on(
      table.topicId,
      sql`coalesce(${table.postId}, ${table.topicId})`,
      table.userId,
    ),
    index('discussion_reports_post_idx').on(table.postId),
    index('discussion_reports_user_idx').on(table.userId),
    index('discussion_reports_created_idx').on(table.createdAt),
  ],
);

/** Questions that people follow, because they asked or answered them. */
export const discussionFollows = pgTable(
  'discussion_follows',
  {
    topicId: topicId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Time up to which the person has seen the answers. */
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('discussion_follows_user_idx').on(table.userId),
  ],
);

/** Time up to which the daily mail has told each person of questions and answers. */
export const discussionDigests = pgTable('discussion_digests', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mailedUntil: instant().notNull(),
});
