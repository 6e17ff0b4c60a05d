import { certificates } from '@lms/server/database';
import { createCourse, rightResponses, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';
import { verifyChain } from './certificates/verify';
import { sweepOverdue } from './quizzes/sweep';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

it('answers everything that comes at once, and blocks nobody', async () => {
  const course = await createCourse(app.db, app.organizations.bcc.id, {
    final: { timeLimitMinutes: 5 },
  });
  const learners = [app.users.learner, app.users.otherLearner].map((user) =>
    createStudy(app, user),
  );
  for (const study of learners) {
    await study.enrol(course.course.id);
    await study.complete(course.article.id);
    await study.complete(course.video.id);
    await study.sit(course, course.practiceQuiz.id);
  }
  const deadline: string[] = [];
  const statuses = await Promise.all(
    learners.flatMap((study) =>
      Array.from({ length: 8 }, async () => {
        const { id, questions, deadlineAt } = await study.start(course.finalQuiz.id);
        deadline.push(deadlineAt ?? '');
        const answers = await Promise.all([
          ...questions.map((question) =>
            study.answer(id, question.id, rightResponses[course.questionIds.indexOf(question.id)]!),
          ),
          study.progress(course.video.id, { secondsSpent: 5 }),
          study.client.get(`/learning/course/${course.course.id}`),
        ]);
        return answers.map(({ statusCode }) => statusCode);
      }),
    ),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));

  app.clock.set(deadline.sort().at(-1) ?? '');
  const attempts = await Promise.all(
    learners.map(
      async (study) =>
        (await study.client.get(`/learning/quiz/${course.finalQuiz.id}`)).json().attempts[0].id,
    ),
  );
  const ends = await Promise.all([
    ...learners.flatMap((study, index) => [
      study.client.post(`/learning/attempt/${attempts[index]}/submit`),
      study.answer(attempts[index], course.questionIds[0] ?? '', 's2'),
      study.progress(course.article.id, { secondsSpent: 5 }),
      study.client.get(`/learning/attempt/${attempts[index]}`),
    ]),
    sweepOverdue(app.deps).then(() => ({ statusCode: 200 })),
    sweepOverdue(app.deps).then(() => ({ statusCode: 200 })),
  ]);
  expect(new Set(ends.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await app.db.$count(certificates)).toBe(2);
  expect(await verifyChain(app.db)).toEqual({ intact: true, length: 2 });
});
