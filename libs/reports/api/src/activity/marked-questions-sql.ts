import { type SQL, sql } from 'drizzle-orm';

/** Tolerance for rounding errors of floating-point numbers: less counts as 0. */
export const epsilon = sql.raw('1e-12');

/** Rounds away floating-point errors. */
export const roundOff = (value: SQL) => sql`round((${value})::numeric, 9)`;

/**
 * Common table expressions of a quiz's questions: `asked`, one row per attempt and question, and
 * `marked`, those of marked attempts with the attempt's total.
 *
 * The mark is taken without the penalty of the quiz, which says nothing about the question. A drawn
 * question has no place of its own in the quiz: its attempts count the places of their draws.
 *
 * Answers are looked up one by one (`limit 1`), by their key: the planner takes a quiz to be much
 * larger than it is, and would read the answers of all quizzes.
 */
export const markedQuestions = (quizId: string) => sql`
  asked as (
    select a.id as attempt_id, question.id as question_id, question.type, a.submitted_at,
      answer.response, (item->>'mark')::float8 as most,
      coalesce(answer.fraction, 0) * (item->>'mark')::float8 as mark,
      a.status = 'GRADED' as is_marked,
      not quiz.items @> jsonb_build_array(
        jsonb_build_object('kind', 'FIXED', 'questionId', item->>'questionId')) as is_drawn,
      place
    from attempts a
    join quizzes quiz on quiz.id = a.quiz_id
    cross join jsonb_array_elements(a.items) with ordinality items(item, place)
    join questions question on question.id = (item->>'questionId')::uuid
    left join lateral (
      select response, fraction from attempt_answers
      where attempt_id = a.id and question_id = question.id
      limit 1
    ) answer on true
    where a.quiz_id = ${quizId} and a.status <> 'IN_PROGRESS'
  ),
  marked as (
    select *, sum(mark) over (partition by attempt_id) as total,
      sum(most) over (partition by attempt_id) as most_of_all,
      case when is_drawn
        then 'draw ' || row_number() over (partition by attempt_id, is_drawn order by place)
        else question_id::text end as slot
    from asked where is_marked
  ),
  slots as (
    select slot, bool_or(is_drawn) as is_drawn, var_samp(mark) as variance,
      covar_samp(mark, total) as covariance
    from marked group by slot
  )`;
