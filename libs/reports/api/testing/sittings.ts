import type { QuestionResponse } from '@lms/contract';
import { attemptAnswers, attempts, enrolments } from '@lms/server/database';
import type { createCourse, TestApp } from '@lms/server/testing';

type Fixture = Pick<Awaited<ReturnType<typeof createCourse>>, 'course' | 'questionIds'>;

/**
 * Returns a function that stores attempts at a quiz; each is given by the share of the mark earned
 * per question, `null` for no answer.
 */
export const createSittings =
  (test: TestApp) =>
  async (
    { course, questionIds }: Fixture,
    quizId: string,
    shares: (number | null)[][],
    marks: number[],
    status: 'GRADED' | 'SUBMITTED' = 'GRADED',
    responses?: QuestionResponse[][],
  ) => {
    const userId = test.users.learner.id;
    const [known] = await test.db
      .insert(enrolments)
      .values({ userId, courseId: course.id })
      .onConflictDoNothing()
      .returning();
    const enrolmentId =
      known?.id ??
      (await test.db.select().from(enrolments)).find(({ courseId }) => courseId === course.id)
        ?.id ??
      '';
    const before = await test.db.$count(attempts);
    for (const [n, row] of shares.entries()) {
      const items = row.map((_, index) => ({
        questionId: questionIds[index] ?? '',
        contentVersion: 1,
        mark: marks[index] ?? 1,
      }));
      const at = `2026-03-0${1 + (n % 9)}T17:59:59.999Z`;
      const [attempt] = await test.db
        .insert(attempts)
        .values({
          quizId,
          userId,
          enrolmentId,
          number: before + n + 1,
          seed: '',
          items,
          status,
          rules: { passMark: 50, penalty: 0.5, shuffleOptions: false },
          startedAt: at,
          submittedAt: at,
          maxScore: 1,
        })
        .returning();
      const answers = row.flatMap((fraction, index) =>
        fraction === null
          ? []
          : [
              {
                attemptId: attempt?.id ?? '',
                questionId: questionIds[index] ?? '',
                response: responses?.[n]?.[index] ?? 'x',
                savedAt: at,
                fraction,
              },
            ],
      );
      await test.db.insert(attemptAnswers).values(answers);
    }
  };
