import { enrolmentStatuses, type QuestionResponse } from '@lms/contract';
import { attemptStatuses } from '@lms/learning/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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
import { entityColumns, instant, json, newId, searchIndex, sortIndexes } from '../columns';
import { batchCodes } from './batch-codes.table';
import { courses } from './courses.table';
import { lessons } from './lessons.table';
import { orders } from './orders.table';
import { quizzes } from './quizzes.table';
import { users } from './users.table';

export const enrolments = pgTable(
  'enrolments',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    orderId: uuid().references(() => orders.id),
    batchCodeId: uuid().references(() => batchCodes.id),
    /** Completed lessons in percent. */
    progressPercent: integer().notNull().default(0),
    lastLessonId: uuid().references(() => lessons.id, { onDelete: 'set null' }),
    secondsSpent: doublePrecision().notNull().default(0),
    /** Time up to which study time is counted. A report can claim only the time since then. */
    countedUntil: instant(),
    startedAt: instant(),
    /** Time of the learner's last study or submission of a quiz. */
    lastActiveAt: instant(),
    completedAt: instant(),
    status: text({ enum: enrolmentStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [
    uniqueIndex('enrolments_user_course_key')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} <> 'CANCELLED'`),
    index('enrolments_batch_idx')
      .on(table.batchCodeId)
      .where(sql`${table.batchCodeId} is not null`),
    index('enrolments_course_idx').on(table.courseId),
    index('enrolments_user_idx').on(table.userId),
    ...sortIndexes(
      'enrolments',
      table.id,
      {},
      { created: table.createdAt, completed: table.completedAt, status: table.status },
    ),
    index('enrolments_completed_idx')
      .on(table.completedAt)
      .where(sql`${table.completedAt} is not null`),
  ],
);

/** Study time of an enrolment by day, in Dhaka. */
export const studyDays = pgTable(
  'study_days',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    seconds: doublePrecision().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.day] })],
);

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    positionSeconds: doublePrecision().notNull().default(0),
    /** Character of an ARTICLE at which the learner left it. */
    positionCharacter: integer().notNull().default(0),
    secondsSpent: doublePrecision().notNull().default(0),
    /** Time of the last report by the server's clock. */
    reportedAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    index('lesson_progress_completed_idx')
      .on(table.completedAt)
      .where(sql`${table.completedAt} is not null`),
  ],
);

/**
 * Study time as it was counted: online a span for a lesson that was studied without a break, and
 * offline one for each event, under the id that its device gave it.
 */
export const studySpans = pgTable(
  'study_spans',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    id: uuid().notNull().$defaultFn(newId),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    /** No reference: what was studied stays counted when the lesson goes. */
    lessonId: uuid().notNull(),
    source: text({ enum: ['ONLINE', 'OFFLINE'] }).notNull(),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
    /** Without what other spans of the learner had counted of the same time. */
    secondsCounted: doublePrecision().notNull(),
    /** True if an event asks to complete the lesson, also before enough of it was watched. */
    completed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('study_spans_ended_idx').on(table.userId, table.endedAt),
    index('study_spans_lesson_idx').on(table.enrolmentId, table.lessonId),
  ],
);

/** Question of an attempt; the order is that of display. */
export interface AttemptItem {
  questionId: string;
  contentVersion: number;
  /** Corrected version that the answer is marked by, after a regrade. */
  markedVersion?: number;
  mark: number;
  /** Heading of the question. */
  section?: string;
}

/** Rules of the quiz at the start of the attempt: later edits do not affect it. */
export interface AttemptRules {
  /** Pass mark that a finished attempt is judged by: always the quiz's own of today. */
  passMark: number;
  penalty: number;
  shuffleOptions: boolean;
}

export const attempts = pgTable(
  'attempts',
  {
    ...entityColumns(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id),
    number: integer().notNull(),
    /** Random seed for shuffling the attempt. */
    seed: text().notNull(),
    items: jsonb().$type<AttemptItem[]>().notNull(),
    rules: jsonb().$type<AttemptRules>().notNull(),
    startedAt: instant().notNull(),
    deadlineAt: instant(),
    /** True where the deadline is the end of a time limit, false where it is a closing date. */
    isTimed: boolean().notNull().default(true),
    /** The quiz's grace when the attempt began. */
    graceMinutes: integer().notNull().default(2),
    submittedAt: instant(),
    score: doublePrecision(),
    maxScore: doublePrecision().notNull(),
    percent: doublePrecision(),
    passed: boolean(),
    /** Questions with an answer that arrived too late to count. */
    uncountedIds: jsonb().$type<string[]>().notNull().default([]),
    status: text({ enum: attemptStatuses }).notNull().default('IN_PROGRESS'),
  },
  (table) => [
    uniqueIndex('attempts_number_key').on(table.enrolmentId, table.quizId, table.number),
    uniqueIndex('attempts_in_progress_key')
      .on(table.enrolmentId, table.quizId)
      .where(sql`${table.status} = 'IN_PROGRESS'`),
    index('attempts_user_idx').on(table.userId),
    index('attempts_quiz_idx').on(table.quizId, table.id),
    // Finds the attempts with a question.
    index('attempts_questions_idx').using(
      'gin',
      sql`jsonb_path_query_array(${table.items}, '$[*].questionId') jsonb_path_ops`,
    ),
    index('attempts_started_idx').on(table.startedAt),
    // Covers the newest results and their sums, because attempt rows are large.
    index('attempts_results_idx')
      .on(
        table.submittedAt.desc(),
        table.id.desc(),
        table.quizId,
        table.enrolmentId,
        table.percent,
        table.passed,
      )
      .where(sql`${table.submittedAt} is not null`),
    index('attempts_submitted_idx')
      .on(table.enrolmentId)
      .where(sql`${table.status} = 'SUBMITTED'`),
    index('attempts_deadline_idx')
      .on(table.deadlineAt)
      .where(sql`${table.status} = 'IN_PROGRESS'`),
  ],
);

export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: uuid()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    response: json<QuestionResponse>(),
    flagged: boolean().notNull().default(false),
    /** Moment at which the answer was given, never later than that of its arrival. */
    savedAt: instant().notNull(),
    /** Share of the mark earned; null until marked. */
    fraction: doublePrecision(),
    /** Marker, time and comment of a marked ESSAY. */
    markedBy: uuid().references(() => users.id),
    markedAt: instant(),
    comment: text(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('attempt_answers_marked_idx')
      .on(table.markedAt)
      .where(sql`${table.markedAt} is not null`),
    // Deleting an account checks this reference.
    index('attempt_answers_marker_idx')
      .on(table.markedBy)
      .where(sql`${table.markedBy} is not null`),
  ],
);

export const courseRatings = pgTable(
  'course_ratings',
  {
    ...entityColumns(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    review: text().notNull().default(''),
    status: text({ enum: ['VISIBLE', 'HIDDEN'] })
      .notNull()
      .default('VISIBLE'),
    /** Reason given when it was hidden; null while it is shown. */
    hiddenReason: text(),
  },
  (table) => [
    uniqueIndex('course_ratings_user_course_key').on(table.courseId, table.userId),
    index('course_ratings_user_idx').on(table.userId),
    ...sortIndexes(
      'course_ratings',
      table.id,
      {},
      { created: table.createdAt, stars: table.stars, status: table.status },
    ),
    searchIndex('course_ratings', table.review),
    index('course_ratings_newest_idx')
      .on(table.courseId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.status} = 'VISIBLE' and ${table.review} <> ''`),
    check('course_ratings_stars_check', sql`${table.stars} between 1 and 5`),
  ],
);
