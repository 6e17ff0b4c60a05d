/**
 * Number of visits per learner, spread over two years: 100,000 learners have 10,000,000 activities.
 */
const visits = 25;
const activitiesOfVisit = 4;
const enrolmentsEach = 3;

const spanDays = 730;
/** Returns a deterministic number from 0 to 1 for a row. */
const chance = (...parts) =>
  `(('x' || substr(md5(concat_ws('-', ${parts.join(', ')})), 1, 7))::bit(28)::int / 268435456.0)`;
const ago = (share) => `now() - ${share} * interval '${spanDays} days'`;
const learner = (n) => `md5('learner-' || ${n})::uuid`;
const id = (...parts) => `md5(concat_ws('-', ${parts.join(', ')}))::uuid`;

/** Tables in the order of filling; `l` counts the learners up to $1. */
const fillings = {
  users: `
    insert into users
    select made.* from generate_series(1, $1::int) l
    cross join (select u from users u where roles = '{ROLE_USER}' order by id limit 1) one
    cross join lateral jsonb_populate_record(u, jsonb_build_object(
      'id', ${learner('l')}, 'username', 'learner-' || l || '@bench.lms',
      'name', (array['Karim', 'রহিমা', 'Nadia', 'সালমা', 'Tanvir'])[1 + l % 5] || ' ' || l,
      'organization_id', case when l % 4 = 0 then
        (select o.id from organizations o order by code offset l % 3 limit 1) end,
      'created_at', now() - interval '${spanDays} days' - ${chance("'joined'", 'l')} * interval '1 day'
    )) made`,
  activity_log: `
    insert into activity_log (id, at, user_id, role, action)
    select gen_random_uuid(), ${ago(chance("'visit'", 'l', 'v'))} + a * interval '5 minutes',
      ${learner('l')}, 'ROLE_USER',
      (array['SIGNED_IN', 'LESSON_COMPLETED', 'ATTEMPT_SUBMITTED', 'MESSAGE_SENT'])[a]
    from generate_series(1, $1::int) l
    cross join generate_series(1, ${visits}) v
    cross join generate_series(1, ${activitiesOfVisit}) a`,
  enrolments: `
    insert into enrolments (id, created_at, updated_at, user_id, course_id, batch_code_id,
      progress_percent, seconds_spent, started_at, completed_at, status)
    select ${id("'enrolment'", 'l', 'e')}, at, at, ${learner('l')}, course.id,
      case when l % 10 = 0 then batch.id end, 50, 900, at,
      case when e = 1 then at + interval '9 days' end,
      case when e = 1 then 'COMPLETED' else 'ACTIVE' end
    from generate_series(1, $1::int) l
    cross join generate_series(1, ${enrolmentsEach}) e
    cross join lateral (select ${ago(chance("'enrolled'", 'l', 'e'))} - interval '9 days' as at) t
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as places
      from courses where status = 'ACTIVE') course on place = (l + e * 7) % places
    left join lateral (select b.id from batch_codes b order by code offset l % 5 limit 1) batch on true`,
  study_days: `
    insert into study_days (enrolment_id, day, seconds, last_at)
    select ${id("'enrolment'", 'l', `1 + v % ${enrolmentsEach}`)},
      (at at time zone interval '6 hours')::date, max(600), max(at)
    from generate_series(1, $1::int) l
    cross join generate_series(1, ${visits}) v
    cross join lateral (select ${ago(chance("'visit'", 'l', 'v'))} as at) t
    group by 1, 2`,
  lesson_progress: `
    insert into lesson_progress (enrolment_id, lesson_id, seconds_spent, reported_at, completed_at)
    select e.id, lesson.id, 300, e.created_at + interval '1 day', e.created_at + interval '1 day'
    from enrolments e
    cross join lateral (select id from lessons where course_id = e.course_id order by id limit 5) lesson
    where e.id in (select ${id("'enrolment'", 'l', 'k')} from generate_series(1, $1::int) l
    cross join generate_series(1, ${enrolmentsEach}) k)`,
  orders: `
    insert into orders (id, created_at, updated_at, number, user_id, total, payment_method,
      idempotency_key, request_hash, paid_at, status)
    select ${id("'order'", 'l')}, at, at, 'BENCH-' || l, ${learner('l')}, 150000, 'demo', 'bench', '',
      at, 'PAID'
    from generate_series(1, $1::int) l
    cross join lateral (select ${ago(chance("'paid'", 'l'))} as at) t`,
  order_items: `
    insert into order_items (order_id, course_id, title, price)
    select ${id("'order'", 'l')}, course.id, course.title, 150000
    from generate_series(1, $1::int) l
    join (select id, title, row_number() over (order by id) - 1 as place, count(*) over () as places
      from courses where status = 'ACTIVE') course on place = l % places`,
  attempts: `
    insert into attempts
    select made.* from generate_series(1, $1::int) l
    join (
      select a, row_number() over (order by a.id) - 1 as place, count(*) over () as places
      from attempts a
      where a.id in (select distinct on (quiz_id) id from attempts where status = 'GRADED'
        order by quiz_id, id)
    ) one on place = l % places
    cross join lateral (select ${ago(chance("'sat'", 'l'))} as at) t
    cross join lateral jsonb_populate_record(a, jsonb_build_object(
      'id', ${id("'attempt'", 'l')}, 'user_id', ${learner('l')},
      'enrolment_id', ${id("'enrolment'", 'l', '1')}, 'number', 1,
      'started_at', at - interval '10 minutes', 'submitted_at', at,
      'percent', round((${chance("'percent'", 'l')} * 100)::numeric), 'passed', l % 3 > 0)) made`,
  attempt_answers: `
    insert into attempt_answers (attempt_id, question_id, response, saved_at, fraction)
    select a.id, (item->>'questionId')::uuid, 'null', a.submitted_at,
      case when ${chance('a.id', "item->>'questionId'")} < 0.6 then 1 else 0 end
    from generate_series(1, $1::int) l join attempts a on a.id = ${id("'attempt'", 'l')}
    cross join jsonb_array_elements(a.items) item`,
  course_ratings: `
    insert into course_ratings (id, created_at, updated_at, course_id, user_id, stars, review)
    select gen_random_uuid(), created_at, created_at, course_id, user_id,
      1 + (${chance('e.id')} * 5)::int % 5, 'Good'
    from enrolments e where status = 'COMPLETED'
      and e.user_id in (select ${learner('l')} from generate_series(1, $1::int, 3) l)`,
  system_log: `
    insert into system_log (id, at, level, source, message, request_id, status, duration_ms)
    select gen_random_uuid(), now() - ${chance("'line'", 'l', 'k')} * interval '30 days',
      case when k = 1 then 'WARN' else 'INFO' end, 'request', 'POST /lms-web/api/user/find',
      gen_random_uuid()::text, 200, (${chance('l', 'k')} * 200)::int
    from generate_series(1, $1::int) l
    cross join generate_series(1, 10) k`,
};

const secondaryIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = $1 and indexdef not like '%UNIQUE%'`;

/**
 * Drops indexes while filling and rebuilds them: updating them for each row takes many times as
 * long.
 */
async function fill(query, table, learners) {
  console.log(`Filling ${table} ...`);
  const indexes = await query(secondaryIndexes, [table]);
  for (const { name } of indexes) await query(`drop index ${name}`);
  await query(`alter table ${table} disable trigger user`);
  await query(fillings[table], [learners]);
  await query(`alter table ${table} enable trigger user`);
  for (const { definition } of indexes) await query(definition);
  await query(`vacuum analyze ${table}`);
}

/** Fills the tables that reports read, for a number of learners. */
export async function fillReports(query, learners) {
  for (const table of Object.keys(fillings)) await fill(query, table, learners);
}

/** One activity today for each of a number of people; triggers queue them for counting. */
export const burst = `
  insert into activity_log (id, at, user_id, role, action)
  select gen_random_uuid(), now(), ${learner('l')}, 'ROLE_USER', 'SIGNED_IN'
  from generate_series(1, $1::int) l`;
