import { gradingMethods, quizKinds, type QuizItem, type ReviewPolicy } from '@lms/contract';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../../db/columns';
import { organizations } from '../org-management/organizations.table';

export const quizzes = pgTable('quizzes', {
  ...entityColumns(),
  organizationId: uuid()
    .notNull()
    .references(() => organizations.id),
  title: text().notNull(),
  instructions: text().notNull().default(''),
  kind: text({ enum: quizKinds }).notNull(),
  items: jsonb().$type<QuizItem[]>().notNull(),
  timeLimitMinutes: integer(),
  /** 0 is no limit. */
  attemptsAllowed: integer().notNull().default(0),
  /** Percent. */
  passMark: integer().notNull(),
  shuffleQuestions: boolean().notNull().default(true),
  shuffleOptions: boolean().notNull().default(true),
  /** Share of a question's mark that a wrong answer takes off. */
  penalty: doublePrecision().notNull().default(0),
  gradingMethod: text({ enum: gradingMethods }).notNull().default('HIGHEST'),
  opensAt: instant(),
  closesAt: instant(),
  review: jsonb().$type<ReviewPolicy>().notNull(),
  status: text({ enum: ['DRAFT', 'ACTIVE', 'INACTIVE'] })
    .notNull()
    .default('DRAFT'),
});
