import { reportGrains } from '@lms/reports/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { questions } from './questions.table';
import { quizzes } from './quizzes.table';
import { users } from './users.table';

/** Grains of the counts; years serve long ranges only. */
export const countedGrains = [...reportGrains, 'YEAR'] as const;
export type CountedGrain = (typeof countedGrains)[number];

const period = () => ({
  grain: text({ enum: countedGrains }).notNull(),
  /** First day of the period (day, week, month or year), in Dhaka. */
  startsOn: date().notNull(),
});

/**
 * Activity of each person by day, week, month and year; counted from the log and the days of study.
 */
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

/** Sums of {@link userActivity} over everybody. */
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

/** Days of people to count again; filled by triggers, with what to count. */
export const activityChanges = pgTable('activity_changes', {
  ...change(),
  userId: uuid().notNull(),
  day: date().notNull(),
});

/** Number of learners who gave a response, or a part of one. */
export interface CountedResponse {
  /** Id of the pair or blank, or place in the order; null for a question with one part. */
  part: string | null;
  /** Id of the choice, or the typed text; null for no answer. */
  choice: string | null;
  count: number;
}

/** Statistics of a question in a quiz, counted from the submitted attempts. */
export const questionStatistics = pgTable(
  'question_statistics',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Number of attempts with the question. */
    asked: integer().notNull(),
    /** Number of marked attempts, on which the indices are based. */
    marked: integer().notNull(),
    /** Facility index in percent. */
    facility: doublePrecision(),
    discrimination: doublePrecision(),
    efficiency: doublePrecision(),
    /** Correlation of the mark with those of the other questions, also for a drawn question. */
    restCorrelation: doublePrecision(),
    /** Standard deviation in percent of the maximum mark. */
    standardDeviation: doublePrecision(),
    /** Share of the quiz's maximum mark, in percent. */
    intendedWeight: doublePrecision(),
    /** Share of the spread of the results, in percent; null for a drawn question. */
    effectiveWeight: doublePrecision(),
    /** Tells whether a random draw gave the question, and not its own place in the quiz. */
    isDrawn: boolean().notNull().default(false),
    /** Most frequent responses. */
    responses: jsonb().$type<CountedResponse[]>().notNull().default([]),
    lastAskedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.questionId] }),
    index('question_statistics_question_idx').on(table.questionId),
  ],
);

/** Statistics of a whole quiz, counted from the marked attempts. */
export const quizStatistics = pgTable('quiz_statistics', {
  quizId: uuid()
    .primaryKey()
    .references(() => quizzes.id, { onDelete: 'cascade' }),
  attempts: integer().notNull(),
  maxMark: doublePrecision().notNull(),
  mean: doublePrecision().notNull(),
  median: doublePrecision().notNull(),
  standardDeviation: doublePrecision(),
  skewness: doublePrecision(),
  kurtosis: doublePrecision(),
  /** Coefficient of internal consistency in percent (Cronbach's alpha). */
  internalConsistency: doublePrecision(),
  /** Share of the standard deviation that is chance, in percent. */
  errorRatio: doublePrecision(),
  standardError: doublePrecision(),
});

/** Quizzes with questions to count again. */
export const questionChanges = pgTable(
  'question_changes',
  { ...change(), quizId: uuid().notNull() },
  (table) => [index('question_changes_quiz_idx').on(table.quizId)],
);
