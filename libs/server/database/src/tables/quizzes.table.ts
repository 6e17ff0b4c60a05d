import { gradingMethods, type QuizItem, quizKinds, type ReviewPolicy } from '@lms/contract';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { courses } from './courses.table';
import { organizations } from './organizations.table';
import { users } from './users.table';

export const quizzes = pgTable(
  'quizzes',
  {
    ...entityColumns(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    /** Course of the quiz; learners reach it through the lesson that refers to it. */
    courseId: uuid().references((): AnyPgColumn => courses.id),
    title: text().notNull(),
    instructions: text().notNull().default(''),
    kind: text({ enum: quizKinds }).notNull(),
    items: jsonb().$type<QuizItem[]>().notNull(),
    timeLimitMinutes: integer(),
    /** Minutes after an attempt's deadline in which answers given in time still count. */
    graceMinutes: integer().notNull().default(2),
    /** Maximum number of attempts; 0 means no limit. */
    attemptsAllowed: integer().notNull().default(0),
    /** Pass mark in percent. */
    passMark: doublePrecision().notNull(),
    shuffleQuestions: boolean().notNull().default(true),
    shuffleOptions: boolean().notNull().default(true),
    /** Share of a question's mark that a wrong answer costs. */
    penalty: doublePrecision().notNull().default(0),
    gradingMethod: text({ enum: gradingMethods }).notNull().default('HIGHEST'),
    opensAt: instant(),
    closesAt: instant(),
    review: jsonb().$type<ReviewPolicy>().notNull(),
    status: text({ enum: ['DRAFT', 'ACTIVE', 'INACTIVE'] })
      .notNull()
      .default('DRAFT'),
  },
  (table) => [
    index('quizzes_organization_idx').on(table.organizationId, table.status),
    index('quizzes_course_idx').on(table.courseId),
    ...sortIndexes(
      'quizzes',
      table.id,
      { title: table.title },
      {
        kind: table.kind,
        created: table.createdAt,
        updated: table.updatedAt,
        status: table.status,
      },
    ),
    searchIndex('quizzes', table.title),
    // Finds the quizzes with a question or a draw from a bank.
    index('quizzes_items_idx').using('gin', table.items.op('jsonb_path_ops')),
  ],
);

/** Exceptions from a quiz's rules for one learner; null keeps the rule. */
export const quizOverrides = pgTable(
  'quiz_overrides',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeLimitMinutes: integer(),
    attemptsAllowed: integer(),
    opensAt: instant(),
    closesAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.userId] })],
);
