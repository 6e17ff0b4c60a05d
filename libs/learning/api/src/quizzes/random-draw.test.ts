import type { Problem } from '@lms/contract';
import { questions, quizzes } from '@lms/server/database';
import { createCourse } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

it('tells a learner when the bank has too few questions left for a draw', async () => {
  const test = await createTestApp();
  const { course, finalQuiz, bank } = await createCourse(test.db, test.organizations.bcc.id);
  const study = createStudy(test, test.users.learner);
  await study.enrol(course.id);
  await test.db
    .update(quizzes)
    .set({ items: [{ kind: 'RANDOM', bankId: bank.id, count: 6, mark: 1 }] })
    .where(eq(quizzes.id, finalQuiz.id));
  await test.db.update(questions).set({ status: 'INACTIVE' }).where(eq(questions.bankId, bank.id));
  const refused = await study.client.post(`/learning/quiz/${finalQuiz.id}/attempt`);
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'attempt.incomplete']);
  await test.close();
});
