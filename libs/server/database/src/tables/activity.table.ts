import { reportGrains } from '@lms/reports/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { users } from './users.table';
import { questions } from './questions.table';
import { quizzes } from './quizzes.table';

/** Years are there for long ranges only. */
export const countedGrains = [...reportGrains, 'YEAR'] as const;
export type CountedGrain = (typeof countedGrains)[number];

const period = () => ({
  grain: text({ enum: countedGrains }).notNull(),
  /** The first day of Dhaka of the day, week, month or year. */
  startsOn: date().notNull(),
});

/** What each person did in a day, a week, a month or a year; counted from the log and the days of study. */
export const userActivity = pgTable(
  'user_activity',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...period(),
    signIns: integer().notNull(),
    lessonsCompleted: integer().notNull(),
    quizAttempts: integer().notNull(),
    secondsSpent: doublePrecision().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grain, table.startsOn] }),
    index('user_activity_period_idx').on(table.grain, table.startsOn, table.userId),
  ],
);

/** {@link userActivity} of everybody together. */
export const activityTotals = pgTable(
  'activity_totals',
  {
    ...period(),
    activeUsers: integer().notNull(),
    signIns: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.grain, table.startsOn] })],
);

const change = () => ({
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant()
    .notNull()
    .default(sql`now()`),
});

/** Days of people that are to be counted anew. Triggers add them with what has to be counted. */
export const activityChanges = pgTable('activity_changes', {
  ...change(),
  userId: uuid().notNull(),
  day: date().notNull(),
});

/** How a question did in a quiz; counted from the submitted attempts. */
export const questionStatistics = pgTable(
  'question_statistics',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Attempts that asked it. */
    asked: integer().notNull(),
    /** Those among them that are marked, of which the indices are. */
    marked: integer().notNull(),
    /** Percent. */
    facility: doublePrecision(),
    discrimination: doublePrecision(),
    efficiency: doublePrecision(),
    lastAskedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.questionId] }),
    index('question_statistics_question_idx').on(table.questionId),
  ],
);

/** Quizzes whose questions are to be counted anew. */
export const questionChanges = pgTable(
  'question_changes',
  { ...change(), quizId: uuid().notNull() },
  (table) => [index('question_changes_quiz_idx').on(table.quizId)],
);
