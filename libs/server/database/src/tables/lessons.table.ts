import { type LessonDocument, lessonTypes, type LessonVideo } from '@lms/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns } from '../columns';
import { courses } from './courses.table';
import { quizzes } from './quizzes.table';

export const sections = pgTable(
  'sections',
  {
    ...entityColumns(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('sections_course_idx').on(table.courseId)],
);

export const lessons = pgTable(
  'lessons',
  {
    ...entityColumns(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sectionId: uuid()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    type: text({ enum: lessonTypes }).notNull(),
    /** Position within the section. */
    position: integer().notNull(),
    durationMinutes: integer().notNull(),
    preview: boolean().notNull().default(false),
    /** Text of an ARTICLE as sanitised HTML. */
    article: text(),
    video: jsonb().$type<LessonVideo>(),
    document: jsonb().$type<LessonDocument>(),
    quizId: uuid().references(() => quizzes.id),
    /** What the lesson teaches, in the words of the tags of questions. */
    topics: text().array().notNull().default([]),
  },
  (table) => [
    index('lessons_course_idx').on(table.courseId),
    index('lessons_section_idx').on(table.sectionId),
    uniqueIndex('lessons_quiz_key').on(table.quizId),
  ],
);
