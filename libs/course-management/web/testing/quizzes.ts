import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Quiz } from '@lms/course-management/contract';
import { tableSlice } from '@lms/table-state';
import { onCall, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Builds a quiz in draft, with two questions and a random draw. */
export const buildQuiz = (more: Partial<Quiz> = {}): Quiz => ({
  id: idOf(1),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 3,
  title: 'Gloves',
  instructions: '',
  courseId: idOf(2),
  courseTitle: 'Welding safely',
  organizationId: idOf(3),
  kind: 'PRACTICE',
  items: [
    { kind: 'FIXED', questionId: idOf(11), mark: 1 },
    { kind: 'FIXED', questionId: idOf(12), mark: 2 },
    { kind: 'RANDOM', bankId: idOf(20), count: 2, mark: 1 },
  ],
  timeLimitMinutes: null,
  graceMinutes: 2,
  attemptsAllowed: 0,
  passMark: 80,
  shuffleQuestions: false,
  shuffleOptions: false,
  penalty: 0,
  gradingMethod: 'HIGHEST',
  opensAt: null,
  closesAt: null,
  review: { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'NEVER' },
  overrides: [],
  attemptCount: 0,
  shortages: [],
  status: 'DRAFT',
  ...more,
});

/** Answers the calls of quiz screens besides the quiz itself. */
export const answerQuizCalls = () => {
  const course = { id: idOf(2), title: 'Welding safely', language: 'en', organizationId: idOf(3) };
  const banks = [{ id: idOf(20), name: 'Welding' }];
  onCall('post', '/course/find', { items: [course], total: 1 });
  onCall('get', '/course/:id', course);
  onCall('post', '/question-bank/find', { items: banks, total: 1 });
  onCall('post', '/quiz/draw', { fitting: 5, isInactive: false, tags: [] });
  onCall('get', '/quiz/:id/reference', {
    questions: [
      { id: idOf(11), name: 'First question', type: 'TRUE_FALSE' },
      { id: idOf(12), name: 'Second question', type: 'ESSAY' },
    ],
    banks,
  });
};

/** Renders a screen for a user with a role. */
export const renderAs = async (
  role: Role,
  screen: ReactNode,
  options: { route: string; path?: string },
) => {
  const view = await renderWithStore(screen, {
    slices: [userSlice, tableSlice, toastSlice],
    texts: [
      'quizzes',
      'courses',
      'managedPaths',
      'sales',
      'admin',
      'validation',
      'problems',
      'editor',
      'learning',
    ],
    signedIn: true,
    ...options,
  });
  act(() => {
    view.store.dispatch(
      userLoaded({
        id: idOf(9),
        email: 'author@test.lms',
        name: 'Author',
        roles: [role],
        imageUrl: '',
        organizationCode: 'ORG',
      }),
    );
  });
  return view;
};
