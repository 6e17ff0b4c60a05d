import { courseLanguages, courseLevels, courseStatuses } from '@lms/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { organizations } from './organizations.table';
import { users } from './users.table';

/** Learning paths: courses in an order, which lead to one certificate. */
export const learningPaths = pgTable(
  'learning_paths',
  {
    ...entityColumns(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Description as sanitised HTML. */
    description: text().notNull(),
    language: text({ enum: courseLanguages }).notNull(),
    level: text({ enum: courseLevels }).notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    /** Courses in their order. A save locks them, so that none is deleted meanwhile. */
    courseIds: uuid().array().notNull(),
    /** True if the order is advised; no course is locked. */
    sequential: boolean().notNull().default(true),
    savedBy: uuid().references(() => users.id),
    rejectionReason: text(),
    submittedAt: instant(),
    status: text({ enum: courseStatuses }).notNull().default('DRAFT'),
  },
  (table) => [
    uniqueIndex('learning_paths_slug_key').on(table.slug),
    index('learning_paths_organization_idx').on(table.organizationId),
    index('learning_paths_courses_idx').using('gin', table.courseIds),
    ...sortIndexes(
      'learning_paths',
      table.id,
      { title: table.title },
      { created: table.createdAt, updated: table.updatedAt, status: table.status },
    ),
    searchIndex('learning_paths', table.title),
    check('learning_paths_courses_check', sql`cardinality(${table.courseIds}) between 2 and 12`),
  ],
);

/** Learners who follow a path, with its courses as they stood when they began. */
export const pathEnrolments = pgTable(
  'path_enrolments',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    pathId: uuid()
      .notNull()
      .references(() => learningPaths.id),
    courseIds: uuid().array().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pathId] }),
    index('path_enrolments_path_idx').on(table.pathId),
  ],
);
