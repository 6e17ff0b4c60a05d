const defaultRows = 100_000;
/** Copying joins each of them with each number. */
const maxCopied = 100;

/** Search terms: two that match half of the rows, and two that match one row. */
export const searchTerms = {
  common: 'practice',
  'common, bn': 'অনুশীলন',
  rare: 'zebrawood',
  'rare, bn': 'জেব্রাকাঠ',
};

const words = `case when n % 2 = 0 then ' practice ' else ' অনুশীলন ' end || n ||
  case n when 40000 then ' zebrawood' when 30000 then ' জেব্রাকাঠ' else '' end`;

/** Numbers $2 rows that a table had before ($1), repeated evenly. */
const numbered = (table) => `
  generate_series(1, $2::int) n
  join (
    select t, row_number() over (order by t.id) - 1 as place, count(*) over () as places
    from ${table} t where t.id = any($1::uuid[])
  ) numbered on place = n % places`;

/** Deterministic, so that copies can refer to each other. */
const copyId = 'md5((t).id::text || n)::uuid';

/**
 * Copies a table's rows with new ids, times and values.
 *
 * @param values - SQL by column, where `t` is the copied row and `n` the copy's number
 */
const copies = (table, values) => {
  const own = {
    id: copyId,
    created_at: "(t).created_at - n * interval '1 minute'",
    updated_at: "(t).updated_at - n * interval '1 minute'",
    ...values,
  };
  const pairs = Object.entries(own).map(([column, value]) => `'${column}', ${value}`);
  return `
    insert into ${table} select made.* from ${numbered(table)}
    cross join lateral jsonb_populate_record(t, jsonb_build_object(${pairs.join(', ')})) made`;
};

const versions = `
  insert into question_versions (question_id, content_version, content, created_at)
  select ${copyId}, v.content_version, v.content, v.created_at
  from ${numbered('questions')}
  join question_versions v on v.question_id = (t).id`;

const asksItsOwn = `(
  select coalesce(jsonb_agg(item || case
    when item ? 'questionId' then jsonb_build_object('questionId', gen_random_uuid())
    else '{}' end), '[]')
  from jsonb_array_elements((t).items) item)`;
const name = `(t).name || ${words}`;
const title = `(t).title || ${words}`;
const code = "(t).code || '-' || n";

/** Changed values by table. Tables behind lists that never get long are missing. */
const values = {
  organizations: { name, code },
  instructors: { name },
  courses: { title, slug: "(t).slug || '-' || n" },
  question_banks: { name },
  questions: { name, plain_text: name },
  // Each quiz copy has a question of its own: no question is in thousands of quizzes.
  quizzes: { title, items: asksItsOwn },
  users: { name, username: "n || '-' || (t).username" },
  batch_codes: { title, code },
  coupons: { code },
  orders: { number: "(t).number || '-' || n", idempotency_key: 'n', gateway_reference: 'null' },
  // A learner can have only one active enrolment in a course.
  enrolments: { status: "'CANCELLED'" },
};

const searchIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = $1 and indexdef like '%USING gin%'`;

/**
 * Drops search indexes while filling and rebuilds them: updating them for each row takes many times
 * as long.
 */
async function fill(query, table, own, rows) {
  console.log(`Filling ${table} ...`);
  const indexes = await query(searchIndexes, [table]);
  for (const { name: index } of indexes) await query(`drop index ${index}`);
  const ids = (await query(`select id from ${table} limit ${maxCopied}`)).map((row) => row.id);
  await query(copies(table, own), [ids, rows]);
  if (table === 'questions') await query(versions, [ids, rows]);
  for (const { definition } of indexes) await query(definition);
  await query(`vacuum analyze ${table}`);
}

/**
 * Fills every list.
 *
 * @param rowsOf - gives the number of rows to add to a table
 */
export async function fillLists(query, rowsOf = () => defaultRows) {
  for (const [table, own] of Object.entries(values)) {
    const [{ exists }] = await query('select to_regclass($1) is not null as exists', [table]);
    if (exists) await fill(query, table, own, rowsOf(table));
  }
}
