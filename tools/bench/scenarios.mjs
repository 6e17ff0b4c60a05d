import { randomAddress, signIn } from './server.mjs';

const people = 50;

/** Creates 5,000 copies of demo courses, as many as a large catalogue has. */
const copyCourses = `
  insert into courses
  select (jsonb_populate_record(c, jsonb_build_object(
    'id', gen_random_uuid(), 'slug', c.slug || '-' || n, 'title', c.title || ' ' || n))).*
  from courses c cross join generate_series(1, 1000) n where c.status = 'ACTIVE' limit 5000`;

/** Learners with a quiz of a course they are enrolled in, each learner once. */
const quizTakers = `
  select distinct on (u.username) u.username as email, l.quiz_id as "quizId"
  from enrolments e
  join users u on u.id = e.user_id and u.status = 'ACTIVE'
  join lessons l on l.course_id = e.course_id and l.quiz_id is not null
  where e.status = 'ACTIVE' order by u.username, l.id`;

/** Typical searches: a word, filters, a sort order, a later page. */
const searches = [
  { searchTerm: 'web' },
  { filter: { level: 'BEGINNER', language: 'en' } },
  { searchTerm: 'customer', filter: { price: 'FREE' } },
  { sorting: { column: 'rating', direction: 'desc' }, paginator: { page: 7 } },
  { filter: { category: ['web-development', 'soft-skills'] } },
];

const post = (path, headers, body, method = 'POST') => ({
  method,
  path: `/lms-web/api${path}`,
  headers: { ...headers, 'x-forwarded-for': randomAddress() },
  body: JSON.stringify(body),
});

export async function searchRequests({ origin, query }) {
  await query(copyCourses);
  const { headers } = await signIn(origin);
  return searches.map((search) => post('/catalog/course/find', headers, search));
}

/**
 * Returns the request that answers a question in a learner's attempt, or nothing if the learner
 * can't start one.
 */
async function answerRequest(origin, { email, quizId }) {
  const { headers, call } = await signIn(origin, email);
  const attempt = await call('POST', `/learning/quiz/${quizId}/attempt`).catch(() => undefined);
  const question = attempt?.questions.find(({ type }) => type === 'SINGLE_CHOICE');
  if (!question) return [];
  const body = { questionId: question.id, response: question.options[0].id };
  return [post(`/learning/attempt/${attempt.id}/answers`, headers, body, 'PUT')];
}

export async function answerRequests({ origin, query }) {
  const requests = [];
  for (const taker of await query(quizTakers)) {
    if (requests.length === people) break;
    requests.push(...(await answerRequest(origin, taker)));
  }
  return requests;
}

export async function categoryRequests({ origin }) {
  const { headers } = await signIn(origin, 'system@demo.lms');
  return [post('/course-category/find', headers, {})];
}

export const healthRequests = () => [{ method: 'GET', path: '/health' }];

/** Returns a call that reads one row. */
export async function meRequests({ origin }) {
  const { headers } = await signIn(origin, 'learner@demo.lms');
  return [{ method: 'GET', path: '/lms-web/api/user/me', headers }];
}

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** Returns a visitor's pages. */
export const pageRequests = () =>
  ['/', '/courses', '/course/customer-service-excellence'].map((path) => ({
    method: 'GET',
    path,
    headers: asBrowser,
  }));

/** Returns pages that nobody has asked for before: another search each time. */
export const newPageRequests = () => {
  let asked = 0;
  const setupRequest = (request) => {
    asked += 1;
    return { ...request, path: `/courses?searchTerm=web${asked}` };
  };
  return [{ method: 'GET', path: '/courses', headers: asBrowser, setupRequest }];
};

export const bareRequests = () => [{ method: 'GET', path: '/' }];
export const barePageRequests = () => [{ method: 'GET', path: '/page' }];
