import type { Executor } from '@lms/server/database';
import { type SQL, sql } from 'drizzle-orm';

/** Advisory lock held until the transaction ends: an older count never replaces a newer one. */
const countLock = 4200_0003;
/** Tolerance for rounding errors of floating-point numbers: less counts as 0. */
const epsilon = sql.raw('1e-12');
/** Rounds away floating-point errors. */
const roundOff = (value: SQL) => sql`round((${value})::numeric, 9)`;

/**
 * Statistics of each question of a quiz, as Moodle's quiz statistics define them (`calculator.php`
 * of `core_question\statistics\questions`): facility index, discrimination index and discriminative
 * efficiency, from a question's marks and those of the rest of the same attempt.
 * The mark is taken without the penalty of the quiz, which says nothing about the question.
 */
const statisticsOf = (quizId: string) => sql`
  with asked as (
    select a.id as attempt_id, question.id as question_id, a.submitted_at,
      (item->>'mark')::float8 as most, coalesce(answer.fraction, 0) * (item->>'mark')::float8 as mark,
      a.status = 'GRADED' as is_marked
    from attempts a
    cross join jsonb_array_elements(a.items) item
    join questions question on question.id = (item->>'questionId')::uuid
    left join attempt_answers answer
      on answer.attempt_id = a.id and answer.question_id = question.id
    where a.quiz_id = ${quizId} and a.status <> 'IN_PROGRESS'
  ),
  marked as (
    select *, sum(mark) over (partition by attempt_id) - mark as others from asked where is_marked
  ),
  placed as (
    select question_id, mark, others,
      row_number() over (partition by question_id order by mark) as place,
      row_number() over (partition by question_id order by others) as others_place
    from marked
  ),
  highest as (
    select one.question_id, covar_samp(one.mark, other.others) as covariance
    from placed one
    join placed other on other.question_id = one.question_id and other.others_place = one.place
    group by one.question_id
  ),
  found as (
    select question_id, count(*) as marked, 100 * avg(mark / nullif(most, 0)) as facility,
      covar_samp(mark, others) as covariance, var_samp(mark) as variance,
      var_samp(others) as others_variance
    from marked group by question_id
  )
  select question_id, count(*) as asked, coalesce(max(marked), 0) as marked,
    max(facility) as facility,
    ${roundOff(sql`max(case when variance > ${epsilon} and others_variance > ${epsilon}
      then 100 * found.covariance / sqrt(variance * others_variance) end)`)} as discrimination,
    ${roundOff(sql`max(case when abs(highest.covariance) > ${epsilon}
      then 100 * found.covariance / highest.covariance end)`)} as efficiency,
    max(submitted_at) as last_asked_at
  from asked left join found using (question_id) left join highest using (question_id)
  group by question_id`;

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
    await tx.execute(sql`
      insert into question_statistics (quiz_id, question_id, asked, marked, facility,
        discrimination, efficiency, last_asked_at)
      select ${quizId}::uuid, statistics.* from (${statisticsOf(quizId)}) statistics`);
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
