import { createQuizTest, problemOf } from '@lms/course-management/api/testing';
import { createStudy } from '@lms/learning/api/testing';
import { createCourse } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Awaited<ReturnType<typeof createQuizTest>>;
beforeAll(async () => void (test = await createQuizTest(await createTestApp())));
afterAll(() => test.close());

describe('once an attempt was begun', () => {
  it('the items are frozen, and everything else stays editable', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const study = createStudy(test, test.users.learner);
    await study.enrol(course.course.id);
    await study.start(course.finalQuiz.id);
    const quiz = await test.read(course.finalQuiz.id);
    expect(quiz.attemptCount).toBe(1);
    const same = test.buildQuiz({ courseId: course.course.id, kind: 'FINAL', items: quiz.items });
    const change = (more: object, version: number) =>
      test.admin.put(`/quiz/${quiz.id}`, { ...same, ...more, version });
    const refused = await change({ items: quiz.items.slice(1) }, 1);
    expect([refused.statusCode, problemOf(refused).code]).toEqual([409, 'quiz.frozen']);
    expect((await change({ title: 'Renamed', passMark: 50 }, 1)).statusCode).toBe(200);
    expect((await change({ courseId: test.own.course.id }, 2)).statusCode).not.toBe(200);
  });

  it('an edit of the items and the first attempt never both win', async () => {
    for (let round = 0; round < 5; round++) {
      const course = await createCourse(test.db, test.organizations.bcc.id);
      const study = createStudy(test, test.users.otherLearner);
      await study.enrol(course.course.id);
      const items = [test.fixed(course.questionIds[3])];
      const input = test.buildQuiz({ courseId: course.course.id, kind: 'FINAL', items });
      const [attempt, edit] = await Promise.all([
        study.start(course.finalQuiz.id),
        test.admin.put(`/quiz/${course.finalQuiz.id}`, { ...input, version: 1 }),
      ]);
      expect([200, 409]).toContain(edit.statusCode);
      expect(attempt.questions).toHaveLength(edit.statusCode === 200 ? 1 : 6);
    }
  });
});
