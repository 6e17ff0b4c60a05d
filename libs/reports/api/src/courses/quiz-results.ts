import { attempts, quizzes } from '@lms/server/database';
import { sql } from 'drizzle-orm';

const { percent, passed, submittedAt } = attempts;
const { gradingMethod, passMark } = quizzes;

/** First or last result of a group: arrays compare by their time, which spares a sort. */
const timed = sql`array[extract(epoch from ${submittedAt})::float8, ${percent}]`;
const isMarked = sql`${percent} is not null`;

/**
 * Result of a quiz from its marked attempts, by its grading method; for a query that groups by
 * learner and `quizzes.id`.
 */
export const combinedPercent = sql`
  case ${gradingMethod} when 'AVERAGE' then avg(${percent})
    when 'FIRST' then
      (min(${timed}) filter (where ${isMarked} and ${gradingMethod} = 'FIRST'))[2]
    when 'LAST' then
      (max(${timed}) filter (where ${isMarked} and ${gradingMethod} = 'LAST'))[2]
    else max(${percent}) end`;

/** Tells whether {@link combinedPercent} passes. */
export const combinedPassed = sql`
  case ${gradingMethod} when 'HIGHEST' then bool_or(${passed})
    else ${combinedPercent} >= ${passMark} end`;
