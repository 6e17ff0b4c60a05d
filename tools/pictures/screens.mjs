import { root, StepFailed } from '#tools/setup/run.mjs';

const learner = 'learner@demo.lms';
/** Whose screens they are; management is what a system administrator sees of it. */
const accounts = { learner, management: 'system@demo.lms' };
/** Screens of other kinds that only somebody signed in sees whole. */
const signedIn = { '/certificate/:serial': learner };

const ofLearner = `(select id from users where username = '${learner}')`;
const studied = `
  select course_id as "courseId", last_lesson_id as "lessonId" from enrolments
  where user_id = ${ofLearner} and last_lesson_id is not null order by last_active_at desc`;
const idFrom = (rest) => `select id from ${rest} limit 1`;

/** Finds a row of the demo data for the parameters of an address. */
const rows = {
  '/course/:slug': `select slug from courses where status = 'ACTIVE' order by title`,
  '/course/:slug/lesson/:lessonId': `
    select slug, l.id as "lessonId" from lessons l join courses c on c.id = course_id
    where preview and c.status = 'ACTIVE' order by slug`,
  '/organization/:code': `select code from organizations where status = 'ACTIVE' order by name`,
  '/verify/:serial': `select serial from certificates order by position`,
  '/certificate/:serial': `
    select serial from certificates where user_id = ${ofLearner} order by position`,
  '/checkout/result/:orderId': `
    select id as "orderId" from orders where user_id = ${ofLearner} order by created_at`,
  '/learn/:courseId': studied,
  '/learn/:courseId/lesson/:lessonId': studied,
  '/learn/:courseId/attempt/:attemptId': `
    select course_id as "courseId", a.id as "attemptId"
    from attempts a join enrolments e on e.id = enrolment_id
    where a.user_id = ${ofLearner} order by a.started_at desc`,
  '/course-management/create-course/:id': idFrom(`courses where status = 'ACTIVE' order by title`),
  '/course-management/inactive-course/:id': idFrom(`courses where status = 'PENDING'`),
  '/course-management/create-quizes/:id': idFrom(`quizzes order by title`),
  '/course-management/create-question/:bankId': `
    select bank_id as "bankId" from questions group by 1 order by count(*) desc, 1`,
  '/course-management/create-question/:bankId/question/:id': `
    select bank_id as "bankId", id from questions order by created_at, id`,
  '/user-management/users/:id': idFrom(`users where username = '${learner}'`),
  '/user-management/inactive-user/:id': idFrom(`users where status = 'PENDING'`),
  '/user-management/tenant-user/:id': idFrom(`users where username = 'orguser@demo.lms'`),
  '/user-management/organization-list/:id': idFrom(`organizations where status = 'PENDING'`),
};
const bankOf = '/course-management/create-question/:bankId';

/** Returns the row for a path: its own, or that of a path above it. */
async function paramsOf(path, query) {
  if (!path.includes(':')) return {};
  const [row] = await query(rows[path] ?? rows[path.startsWith(bankOf) ? bankOf : path]);
  if (!row) throw new StepFailed(`The demo data has nothing to show at ${path}.`);
  return row;
}

/** Lists every screen of the app: its address in the demo data, and who looks at it. */
export async function allScreens(query) {
  const { listPages } = await import(`${root}dist/apps/lms-web/server/entry-server.js`);
  const screens = [];
  for (const { kind, path } of await listPages()) {
    const params = await paramsOf(path, query);
    screens.push({
      name: path.slice(1).replace(/[/:]+/g, '-') || 'landing',
      path: path.replace(/:(\w+)/g, (_, name) => params[name]),
      account: accounts[kind] ?? signedIn[path],
    });
  }
  return screens;
}
