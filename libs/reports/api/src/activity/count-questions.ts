import type { Executor } from '@lms/server/database';
import { sql } from 'drizzle-orm';
import { questionStatisticsOf } from './question-statistics-sql';
import { quizStatisticsOf } from './quiz-statistics-sql';

/** Advisory lock held until the transaction ends: an older count never replaces a newer one. */
const countLock = 4200_0003;
/** Recounts the questions of one changed quiz; returns whether there was one. */
export const countQuestions = (db: Executor): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${countLock})`);
    const { rows } = await tx.execute<{ quizId: string }>(sql`
      delete from question_changes
      where quiz_id = (select quiz_id from question_changes order by id limit 1)
      returning quiz_id as "quizId"`);
    const quizId = rows[0]?.quizId;
    if (!quizId) return false;
    await tx.execute(sql`delete from question_statistics where quiz_id = ${quizId}`);
    await tx.execute(sql`delete from quiz_statistics where quiz_id = ${quizId}`);
    await tx.execute(sql`
      insert into question_statistics (quiz_id, question_id, asked, marked, facility,
        discrimination, efficiency, rest_correlation, standard_deviation, intended_weight,
        effective_weight, is_drawn, responses, last_asked_at)
      select ${quizId}::uuid, statistics.* from (${questionStatisticsOf(quizId)}) statistics`);
    await tx.execute(sql`
      insert into quiz_statistics (quiz_id, attempts, max_mark, mean, median, standard_deviation,
        skewness, kurtosis, internal_consistency, error_ratio, standard_error)
      select ${quizId}::uuid, statistics.* from (${quizStatisticsOf(quizId)}) statistics`);
    return true;
  });

/** Recounts the questions of every quiz. */
export const rebuildQuestions = async (db: Executor): Promise<void> => {
  await db.execute(sql`
    insert into question_changes (quiz_id)
    select distinct quiz_id from attempts where status <> 'IN_PROGRESS'
    union select quiz_id from question_statistics`);
  while (await countQuestions(db));
};

/** Returns the time up to which submitted and marked attempts are counted (ISO 8601). */
export const questionsCountedUntil = async (db: Executor, now: Date) => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select at from question_changes order by id limit 1`,
  );
  return rows[0] ? new Date(rows[0].at).toISOString() : now.toISOString();
};
