import type { LocalizedText } from '@lms/contract';
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.table';

/** Published terms of courses' glossaries, which are read whole; each reader's language sorts them. */
export const courseTerms = pgTable(
  'course_terms',
  {
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Made by the author's screen, so it is unique within its course only. */
    id: uuid().notNull(),
    term: jsonb().$type<LocalizedText>().notNull(),
    meaning: jsonb().$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] })],
);
