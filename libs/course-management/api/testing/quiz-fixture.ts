import type { Problem, QuizItem } from '@lms/contract';
import type { Quiz, QuizInput } from '@lms/course-management/contract';
import { createCourse, type TestApp } from '@lms/server/testing';
import { expect } from 'vitest';

export const problemOf = (response: { json: () => unknown }) => response.json() as Problem;

/** Builds the row of a quiz with one item, past the rules of the calls. */
export const buildQuizRow = (test: TestApp, item: object) => ({
  organizationId: test.organizations.bcc.id,
  title: 'Quiz',
  kind: 'FINAL' as const,
  items: [item] as never,
  passMark: 70,
  review: { marks: 'NEVER', answers: 'NEVER', feedback: 'NEVER' } as const,
});

/** Quiz calls for the administrator of one of two organizations, each with a course. */
export const createQuizTest = async (test: TestApp) => {
  const admin = test.as(test.users.orgAdmin);
  const own = await createCourse(test.db, test.organizations.bcc.id);
  const other = await createCourse(test.db, test.organizations.other.id);
  const fixed = (questionId: string | undefined): QuizItem => ({
    kind: 'FIXED',
    questionId: questionId ?? '',
    mark: 1,
  });
  const random = (more: object = {}): QuizItem => ({
    kind: 'RANDOM',
    bankId: own.bank.id,
    count: 2,
    mark: 1,
    ...more,
  });

  const buildQuiz = (more: Partial<QuizInput> = {}): QuizInput => ({
    title: 'Closures',
    instructions: '<p>Read</p>',
    courseId: own.course.id,
    kind: 'PRACTICE',
    items: [fixed(own.questionIds[0])],
    timeLimitMinutes: null,
    graceMinutes: 2,
    attemptsAllowed: 0,
    passMark: 60,
    shuffleQuestions: false,
    shuffleOptions: false,
    penalty: 0,
    gradingMethod: 'HIGHEST',
    opensAt: null,
    closesAt: null,
    review: { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'NEVER' },
    ...more,
  });

  const create = async (more: Partial<QuizInput> = {}) => {
    const response = await admin.post('/quiz', buildQuiz(more));
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ id: string }>().id;
  };
  const read = async (id: string) => (await admin.get(`/quiz/${id}`)).json<Quiz>();
  const activate = (...ids: string[]) => admin.put('/quiz/updateStatus', { ids, status: 'ACTIVE' });

  return { ...test, admin, own, other, fixed, random, buildQuiz, create, read, activate };
};
