import type { FindResult, QuestionContent, QuizItem } from '@lms/contract';
import type { Attempt, EssayToMark } from '@lms/learning/contract';
import {
  attemptAnswers,
  enrolments,
  questions,
  questionVersions,
  quizzes,
} from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { createStudy } from './study-fixture';

export const essay: QuestionContent = {
  type: 'ESSAY',
  text: '<p>Why?</p>',
  answers: [],
  pairs: [],
  caseSensitive: false,
  markingGuide: '<p>KEY the reason</p>',
};

/** Quizzes with an essay, for tests of learners and markers. */
export const createMarking = (test: TestApp) => {
  // Each request signs in anew, as more time passes in these tests than a session lasts.
  const signedIn = ({ id }: { id: string }) => createSignedInClient(test.app, test.deps, id);

  const addQuestion = async (bankId: string, organizationId: string, content: QuestionContent) => {
    const [made] = await test.db
      .insert(questions)
      .values({ bankId, organizationId, type: content.type, difficulty: 'EASY' })
      .returning();
    const questionId = made?.id ?? '';
    await test.db.insert(questionVersions).values({ questionId, contentVersion: 1, content });
    return questionId;
  };

  /**
   * Creates a course whose final quiz has one choice and one essay of 4 marks, with a learner in
   * it.
   */
  const setUp = async (more: Partial<typeof quizzes.$inferInsert> = {}) => {
    const organizationId = test.organizations.bcc.id;
    const course = await createCourse(test.db, organizationId);
    const essayId = await addQuestion(course.bank.id, organizationId, essay);
    const choiceId = course.questionIds[0] ?? '';
    const items: QuizItem[] = [
      { kind: 'FIXED', questionId: choiceId, mark: 1 },
      { kind: 'FIXED', questionId: essayId, mark: 4 },
    ];
    const review = { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'AFTER_SUBMIT' } as const;
    await test.db
      .update(quizzes)
      .set({ items, review, shuffleQuestions: false, ...more })
      .where(eq(quizzes.id, course.finalQuiz.id));
    const study = createStudy(test, test.users.learner);
    await study.enrol(course.course.id);
    const complete = async () => {
      await study.complete(course.article.id);
      await study.progress(course.video.id, { positionSeconds: 0 });
      await study.sit(course, course.practiceQuiz.id);
    };
    const submit = async (response = 'Because.') => {
      const attempt = await study.start(course.finalQuiz.id);
      await study.answer(attempt.id, choiceId, 's1');
      await study.answer(attempt.id, essayId, response);
      return study.submit(attempt.id);
    };
    const readAttempt = async (id: string) =>
      (await study.client.get(`/learning/attempt/${id}`)).json<Attempt>();
    return { ...course, essayId, choiceId, study, submit, readAttempt, complete };
  };

  const waiting = async (user = test.users.orgAdmin, body: object = {}) =>
    (await signedIn(user).post('/essay/find', body)).json<FindResult<EssayToMark>>();
  /** Returns when the essay was last marked, as a marker who opens it now reads it. */
  const readMarkedAt = async (attemptId: string, questionId: string) => {
    const [found] = await test.db
      .select({ markedAt: attemptAnswers.markedAt })
      .from(attemptAnswers)
      .where(
        and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)),
      );
    return found?.markedAt ?? null;
  };
  const put = async (attemptId: string, questionId: string, mark: number, comment = '') =>
    signedIn(test.users.orgAdmin).put(`/essay/${attemptId}/${questionId}`, {
      mark,
      comment,
      markedAt: await readMarkedAt(attemptId, questionId),
    });

  const statusOf = async (courseId: string) => {
    const [found] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.courseId, courseId));
    return found?.status;
  };

  return { signedIn, addQuestion, setUp, waiting, put, statusOf };
};
