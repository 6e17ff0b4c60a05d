import { sql } from 'drizzle-orm';
import { epsilon, markedQuestions, roundOff } from './marked-questions-sql';

/** Number of different responses that are kept of a question. */
const maxResponses = 50;
const maxLetters = 200;

/**
 * Responses of the marked attempts, each taken apart into what a learner decided on its own: every
 * ticked choice, every pair, every blank, every place of an order.
 */
const responses = sql`
  decided as (
    select question_id, null::text as part,
      case when jsonb_typeof(response) = 'string' then btrim(response #>> '{}') end as choice
    from marked
    where type <> 'ESSAY' and coalesce(jsonb_typeof(response), 'null') not in ('array', 'object')
    union all
    select question_id, case when type = 'ORDERING' then place_of_choice::text end, choice
    from marked cross join jsonb_array_elements_text(
      case when jsonb_typeof(response) = 'array' then response else '[]' end
    ) with ordinality chosen(choice, place_of_choice)
    union all
    select question_id, part, coalesce(choice, filled #>> '{}')
    from marked
    cross join jsonb_each(
      case when jsonb_typeof(response) = 'object' then response else '{}' end) given(part, filled)
    left join jsonb_array_elements_text(
      case when jsonb_typeof(filled) = 'array' then filled else '[]' end) ticked(choice) on true
  ),
  counted as (
    select question_id, part, left(nullif(choice, ''), ${maxLetters}::int) as choice,
      count(*) as number
    from decided group by 1, 2, 3
  ),
  ranked as (
    select *, row_number() over (
      partition by question_id order by number desc, part, choice) as rank
    from counted
  ),
  kept as (
    select question_id, jsonb_agg(
      jsonb_build_object('part', part, 'choice', choice, 'count', number) order by rank) as responses
    from ranked where rank <= ${maxResponses} group by 1
  )`;

/**
 * Statistics of each question of a quiz, from its marks and those of the same attempt. A question
 * with a place of its own is compared with the rest of the attempt, a drawn one with the whole of
 * it; the correlation with the rest leaves the own mark out of both.
 *
 * Source: Moodle, `core_question\statistics\questions\calculator`.
 */
export const questionStatisticsOf = (quizId: string) => sql`
  with ${markedQuestions(quizId)}, ${responses},
  compared as (
    select *, total - mark as rest, case when is_drawn then total else total - mark end as others
    from marked
  ),
  sorted as (
    select question_id, array_agg(mark order by mark) as marks,
      array_agg(others order by others) as others
    from compared group by question_id
  ),
  highest as (
    select question_id, (
      select covar_samp(mark, other) from unnest(marks, others) pair(mark, other)) as covariance
    from sorted
  ),
  found as (
    select question_id, count(*) as marked, 100 * avg(mark / nullif(most, 0)) as facility,
      100 * stddev_samp(mark) / nullif(max(most), 0) as deviation,
      100 * max(most) / nullif(max(most_of_all), 0) as intended,
      covar_samp(mark, others) as covariance, var_samp(mark) as variance,
      var_samp(others) as others_variance,
      covar_samp(mark, rest) as rest_covariance, var_samp(rest) as rest_variance
    from compared group by question_id
  ),
  weights as (
    select slot, is_drawn, covariance,
      sum(case when covariance > ${epsilon} then sqrt(covariance) end) over () as whole
    from slots
  )
  select question_id, count(*) as asked, coalesce(max(marked), 0) as marked,
    max(facility) as facility,
    ${roundOff(sql`max(case when variance > ${epsilon} and others_variance > ${epsilon}
      then 100 * found.covariance / sqrt(variance * others_variance) end)`)},
    ${roundOff(sql`max(case when abs(highest.covariance) > ${epsilon}
      then 100 * found.covariance / highest.covariance end)`)},
    ${roundOff(sql`max(case when variance > ${epsilon} and rest_variance > ${epsilon}
      then 100 * rest_covariance / sqrt(variance * rest_variance) end)`)},
    ${roundOff(sql`max(deviation)`)}, ${roundOff(sql`max(intended)`)},
    ${roundOff(sql`max(case when not weights.is_drawn and weights.covariance > -${epsilon}
      then 100 * sqrt(greatest(0, weights.covariance)) / nullif(whole, 0) end)`)},
    bool_or(asked.is_drawn), coalesce(max(responses::text)::jsonb, '[]'), max(submitted_at)
  from asked
  left join found using (question_id)
  left join highest using (question_id)
  left join kept using (question_id)
  left join weights on weights.slot = question_id::text
  group by question_id`;
