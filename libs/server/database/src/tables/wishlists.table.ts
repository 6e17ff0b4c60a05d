import { courseLanguages } from '@lms/contract';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { courses } from './courses.table';
import { users } from './users.table';

/** Courses that learners keep for later, with the title that they saw. */
export const wishlistCourses = pgTable(
  'wishlist_courses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    language: text({ enum: courseLanguages }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('wishlist_courses_user_created_idx').on(table.userId, table.createdAt),
    index('wishlist_courses_course_idx').on(table.courseId),
  ],
);
