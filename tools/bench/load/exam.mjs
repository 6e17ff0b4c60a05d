import { createHash, randomBytes, randomUUID } from 'node:crypto';

const questions = 20;

/** Copies one row that `from` selects as `t`, with the given values. */
const copyOne = (table, from) => `
  insert into ${table}
  select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t ${from} limit 1
  returning id`;

const learners = '(select * from jsonb_to_recordset($1) as l (id uuid, hash text)) l';

const newToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('base64url') };
};

/**
 * Makes a course that is one quiz, the same for everybody and open to nobody yet, as copies of demo
 * rows.
 */
async function makeQuiz(query) {
  const own = () => ({ id: randomUUID(), created_at: new Date(), updated_at: new Date() });
  const copy = async (table, from, values) => {
    const [{ id }] = await query(copyOne(table, from), [JSON.stringify({ ...own(), ...values })]);
    return id;
  };
  const items = await query(
    `select 'FIXED' as kind, id as "questionId", 1 as mark from questions
     where type = 'SINGLE_CHOICE' and status = 'ACTIVE' order by id limit ${questions}`,
  );
  const title = 'Exam morning';
  const courseId = await copy('courses', "where status = 'ACTIVE'", {
    title,
    slug: `exam-${randomUUID()}`,
    sequential: false,
  });
  const sectionId = await copy('sections', '', { title, course_id: courseId, position: 1 });
  const quizId = await copy('quizzes', "where kind = 'FINAL' and status = 'ACTIVE'", {
    title,
    items,
    course_id: courseId,
    time_limit_minutes: null,
    attempts_allowed: 1,
    opens_at: null,
    closes_at: null,
  });
  await copy('lessons', "where type = 'QUIZ'", {
    title,
    course_id: courseId,
    section_id: sectionId,
    quiz_id: quizId,
  });
  const right = await query(
    `select v.question_id as "questionId", answer->>'id' as response
     from quizzes z, jsonb_array_elements(z.items) item
     join question_versions v on v.question_id = (item->>'questionId')::uuid,
     jsonb_array_elements(v.content->'answers') answer
     where z.id = $1 and (answer->>'fraction')::numeric = 1`,
    [quizId],
  );
  return {
    courseId,
    quizId,
    right: new Map(right.map(({ questionId, response }) => [questionId, response])),
  };
}

/**
 * Makes learners with the demo learner's password, enrolled in the course and signed in: their
 * tokens are written in one lot, since each password costs as much as many answers.
 */
async function makeLearners(query, courseId, count) {
  const made = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `${id}@exam.example`, ...newToken() };
  });
  const rows = JSON.stringify(made.map(({ id, hash }) => ({ id, hash })));
  await query(
    `insert into users
     select (jsonb_populate_record(u, jsonb_build_object(
       'id', l.id, 'username', l.id || '@exam.example'))).*
     from users u, ${learners} where u.username = 'learner@demo.lms'`,
    [rows],
  );
  await query(
    `insert into sessions (id, user_id, cookie_hash, created_at, expires_at)
     select id, id, hash, now(), now() + interval '1 day' from ${learners}`,
    [rows],
  );
  await query(
    `insert into session_tokens (hash, session_id, kind, expires_at)
     select hash, id, 'ACCESS', now() + interval '1 day' from ${learners}`,
    [rows],
  );
  await query(
    `insert into enrolments (id, created_at, updated_at, user_id, course_id)
     select gen_random_uuid(), now(), now(), id, $2 from ${learners}`,
    [rows, courseId],
  );
  await query('analyze users, sessions, session_tokens, enrolments');
  return made;
}

/** Makes an exam and those who take it. */
export async function makeExam(query, count) {
  const quiz = await makeQuiz(query);
  return { ...quiz, learners: await makeLearners(query, quiz.courseId, count) };
}

/** Sets when the quiz closes. */
export const closeExam = (query, quizId, closesAt) =>
  query('update quizzes set closes_at = $2 where id = $1', [quizId, closesAt]);

/** Reads what is left of the exam: every answer, and the numbers of attempts. */
export async function readExam(query, quizId) {
  const answers = await query(
    `select a.attempt_id as "attemptId", a.question_id as "questionId", a.response,
       a.fraction is not null as counted
     from attempt_answers a join attempts t on t.id = a.attempt_id where t.quiz_id = $1`,
    [quizId],
  );
  const [attempts] = await query(
    `select count(*)::int as started, count(submitted_at)::int as submitted,
       count(*) filter (where passed)::int as passed
     from attempts where quiz_id = $1`,
    [quizId],
  );
  return { answers, attempts };
}
