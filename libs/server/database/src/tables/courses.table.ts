import {
  audiences,
  courseInclusions,
  courseKinds,
  courseLabels,
  courseLanguages,
  courseLevels,
  courseStatuses,
  type CourseTerm,
  type LessonVideo,
  programmes,
} from '@lms/contract';
import { type CourseDraft, revisionStatuses } from '@lms/course-management/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, sortIndexes } from '../columns';
import { courseCategories } from './course-categories.table';
import { instructors } from './instructors.table';
import { organizations } from './organizations.table';
import { users } from './users.table';

export const courses = pgTable(
  'courses',
  {
    ...entityColumns(),
    kind: text({ enum: courseKinds }).notNull().default('COURSE'),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Description as sanitised HTML. */
    description: text().notNull(),
    /** Category; a draft may have none. */
    categoryId: uuid().references(() => courseCategories.id),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    programme: text({ enum: programmes }).notNull(),
    label: text({ enum: courseLabels }),
    level: text({ enum: courseLevels }).notNull(),
    language: text({ enum: courseLanguages }).notNull(),
    durationMinutes: integer().notNull(),
    /** Price in poisha; 0 means free. */
    price: integer().notNull(),
    imageUrl: text(),
    previewVideoUrl: text(),
    previewCaptions: jsonb().$type<LessonVideo['captions']>(),
    outcomes: text().array().notNull().default([]),
    requirements: text().array().notNull().default([]),
    audiences: text({ enum: audiences }).array().notNull().default([]),
    inclusions: text({ enum: courseInclusions }).array().notNull().default([]),
    /** Pass mark in percent. */
    passMark: doublePrecision().notNull(),
    sequential: boolean().notNull().default(false),
    /**
     * Counters maintained with each enrolment, rating and certificate, so that lists need not count
     * rows.
     */
    lectureCount: integer().notNull().default(0),
    enrolmentCount: integer().notNull().default(0),
    certificateCount: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingAverage: doublePrecision().notNull().default(0),
    captioned: boolean().notNull().default(true),
    /** Reason for rejecting the course or, once published, its revision. */
    rejectionReason: text(),
    submittedAt: instant(),
    /** Status of the revision of a published course. */
    revisionStatus: text({ enum: revisionStatuses }),
    status: text({ enum: courseStatuses }).notNull().default('DRAFT'),
  },
  (table) => [
    uniqueIndex('courses_slug_key').on(table.slug),
    index('courses_category_idx').on(table.categoryId),
    index('courses_organization_idx').on(table.organizationId),
    index('courses_title_trgm_idx').using('gin', table.title.op('gin_trgm_ops')),
    ...sortIndexes(
      'courses',
      table.id,
      { title: table.title },
      {
        price: table.price,
        enrolments: table.enrolmentCount,
        created: table.createdAt,
        updated: table.updatedAt,
        status: table.status,
      },
    ),
    index('courses_revision_idx')
      .on(table.revisionStatus)
      .where(sql`${table.revisionStatus} is not null`),
    check(
      'courses_category_check',
      sql`${table.categoryId} is not null or ${table.status} not in ('ACTIVE', 'INACTIVE')`,
    ),
    check('courses_price_check', sql`${table.price} >= 0`),
    check('courses_pass_mark_check', sql`${table.passMark} between 0 and 100`),
  ],
);

/**
 * Drafts of courses. Learners see the course itself until the draft is approved. The draft's
 * version and status are columns of the course.
 */
export const courseDrafts = pgTable('course_drafts', {
  courseId: uuid()
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  content: jsonb().$type<CourseDraft>().notNull(),
  /** Terms of the glossary; `null` while they are as published. */
  terms: jsonb().$type<CourseTerm[]>(),
  savedBy: uuid().references(() => users.id),
  savedAt: instant().notNull(),
});

export const courseInstructors = pgTable(
  'course_instructors',
  {
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    instructorId: uuid()
      .notNull()
      .references(() => instructors.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.instructorId] })],
);

export const coursePrerequisites = pgTable(
  'course_prerequisites',
  {
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    prerequisiteId: uuid()
      .notNull()
      .references(() => courses.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.prerequisiteId] })],
);
