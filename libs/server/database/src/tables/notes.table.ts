import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { courses } from './courses.table';
import { lessons } from './lessons.table';
import { users } from './users.table';

/** Passage of an article with the text around it, by which it is found again. */
export interface QuotedPassage {
  exact: string;
  prefix: string;
  suffix: string;
  start: number;
}

/** Learners' private notes and highlights; they outlive their lesson and a new enrolment. */
export const notes = pgTable(
  'notes',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    lessonId: uuid().references(() => lessons.id, { onDelete: 'set null' }),
    /** Title to show when the lesson has been deleted. */
    lessonTitle: text().notNull(),
    /** Empty of a highlight alone. */
    body: text().notNull(),
    quote: jsonb().$type<QuotedPassage>(),
    /** Position in a VIDEO, in seconds. */
    positionSeconds: integer(),
  },
  (table) => [
    index('notes_user_course_idx').on(table.userId, table.courseId),
    index('notes_course_idx').on(table.courseId),
    index('notes_lesson_idx').on(table.lessonId),
    check('notes_body_check', sql`${table.body} <> '' or ${table.quote} is not null`),
    check('notes_position_check', sql`${table.positionSeconds} >= 0`),
  ],
);

/** Lessons that learners bookmarked. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('bookmarks_lesson_idx').on(table.lessonId),
  ],
);
