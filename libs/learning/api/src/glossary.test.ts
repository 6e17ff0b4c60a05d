import type { CourseGlossary, LearningCourse, OfflineCourse } from '@lms/learning/contract';
import { courseTerms, newId } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async () => {
  const { course } = await createCourse(app.db, app.organizations.bcc.id);
  const term = {
    id: newId(),
    term: { en: 'Server', bn: '' },
    meaning: { en: '', bn: 'পাতা পাঠায়' },
  };
  await app.db.insert(courseTerms).values({ ...term, courseId: course.id });
  return { course, term, path: `/learning/course/${course.id}` };
};

it('gives a course’s terms to who studies it, also to keep them on a device', async () => {
  const { course, term, path } = await setUp();
  const study = createStudy(app, app.users.learner);
  await study.enrol(course.id);
  const glossary = { terms: [term] };
  expect((await study.client.get(`${path}/glossary`)).json<CourseGlossary>()).toEqual(glossary);
  expect((await study.client.get(path)).json<LearningCourse>().termCount).toBe(1);
  const offline = (await study.client.get(`${path}/offline`)).json<OfflineCourse>();
  expect(offline.glossary).toEqual(glossary);
});

it('gives them to nobody else, neither to a learner of another course', async () => {
  const { path } = await setUp();
  const other = await setUp();
  const study = createStudy(app, app.users.otherLearner);
  await study.enrol(other.course.id);
  for (const client of [study.client, app.as(app.users.learner)]) {
    expect((await client.get(`${path}/glossary`)).statusCode).toBe(404);
  }
  expect((await app.as(app.users.orgAdmin).get(`${path}/glossary`)).statusCode).toBe(403);
  expect((await study.client.get(`${other.path}/glossary`)).statusCode).toBe(200);
});
