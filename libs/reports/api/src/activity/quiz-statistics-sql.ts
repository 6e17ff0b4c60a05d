import { sql } from 'drizzle-orm';
import { epsilon, markedQuestions, roundOff } from './marked-questions-sql';

/**
 * Statistics of a whole quiz, no row before the first marked attempt.
 *
 * Source: Moodle, `quiz_statistics\calculator`: variances over n − 1, skewness and kurtosis from
 * Fisher's k-statistics, and Cronbach's alpha for internal consistency.
 */
export const quizStatisticsOf = (quizId: string) => sql`
  with ${markedQuestions(quizId)},
  totals as (select attempt_id, max(total) as total, max(most_of_all) as most from marked group by 1),
  centre as (
    select count(*)::float8 as n, max(most) as most, avg(total) as mean,
      percentile_cont(0.5) within group (order by total) as median
    from totals
  ),
  moments as (
    select n, centre.most, mean, median, sum(power(total - mean, 2)) / n as m2,
      sum(power(total - mean, 3)) / n as m3, sum(power(total - mean, 4)) / n as m4
    from totals cross join centre group by n, centre.most, mean, median
  ),
  cumulants as (
    select *, n * m2 / nullif(n - 1, 0) as k2,
      n * n * m3 / nullif((n - 1) * (n - 2), 0) as k3,
      n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)
        / nullif((n - 1) * (n - 2) * (n - 3), 0) as k4
    from moments
  ),
  consistency as (
    select 100 * parts.number / nullif(parts.number - 1, 0) * (1 - parts.variance / k2) as alpha
    from cumulants cross join (
      select count(*)::float8 as number, sum(variance) as variance from slots
    ) parts
    where k2 > ${epsilon}
  )
  select n::int, most, ${roundOff(sql`mean`)}, ${roundOff(sql`median`)}, ${roundOff(sql`sqrt(k2)`)},
    ${roundOff(sql`case when k2 > ${epsilon} then k3 / power(k2, 1.5) end`)},
    ${roundOff(sql`case when k2 > ${epsilon} then k4 / (k2 * k2) end`)},
    ${roundOff(sql`alpha`)},
    ${roundOff(sql`100 * sqrt(greatest(0, 1 - alpha / 100))`)},
    ${roundOff(sql`sqrt(greatest(0, 1 - alpha / 100)) * sqrt(k2)`)}
  from cumulants left join consistency on true`;
