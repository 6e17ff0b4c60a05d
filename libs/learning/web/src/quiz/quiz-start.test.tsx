import type { QuizStart } from '@lms/learning/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAttempt } from '../../testing/samples';
import { QuizStartView } from './quiz-start';

const quiz: QuizStart = {
  id: 'the-quiz',
  courseId: 'course',
  lessonId: 'quiz',
  title: 'Did you listen',
  instructions: '<p>Take your time.</p>',
  kind: 'FINAL',
  timeLimitMinutes: 25,
  graceMinutes: 2,
  attemptsAllowed: 3,
  attemptsLeft: 2,
  passMark: 80,
  questionCount: 12,
  penalty: 0.25,
  opensAt: null,
  closesAt: null,
  gradingMethod: 'HIGHEST',
  result: null,
  attempts: [
    {
      id: 'earlier',
      number: 1,
      status: 'GRADED',
      startedAt: '2026-08-14T10:00:00Z',
      submittedAt: '2026-08-14T10:20:00Z',
      percent: 50,
      passed: false,
    },
  ],
  inProgressId: null,
  dueCount: 0,
};

const show = (changes: Partial<QuizStart> = {}, title = quiz.title) => {
  onCall('get', '/learning/quiz/:id', { ...quiz, ...changes });
  return renderWithStore(<QuizStartView quizId="the-quiz" title={title} lang="en" />, {
    texts: ['learning'],
    signedIn: true,
  });
};

describe('start of a quiz', () => {
  it('states time, attempts, pass mark, what a wrong answer costs and earlier attempts', async () => {
    await show();
    for (const fact of ['25 minutes', '2 of 3', '80%', /loses 25%/, 'Not passed, 50%']) {
      expect(await screen.findByText(fact)).toBeVisible();
    }
  });

  it('says what kind of quiz it is, unless its title does', async () => {
    const { unmount } = await show();
    expect(await screen.findByText('Final quiz')).toBeVisible();
    unmount();
    await show({}, 'Final quiz: listening');
    expect(await screen.findByText('80%')).toBeVisible();
    expect(screen.queryByText('Final quiz')).toBeNull();
  });

  it('starts one attempt, also on a double click', async () => {
    onCall('post', '/learning/quiz/:id/attempt', buildAttempt());
    const { user, location } = await show();
    await user.dblClick(await screen.findByRole('button', { name: 'Start the quiz' }));
    await waitFor(() => expect(location()).toBe('/learn/course/attempt/attempt'));
    expect(receivedCalls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('starts no other attempt while the way to the first one opens', async () => {
    onCall('post', '/learning/quiz/:id/attempt', buildAttempt());
    const { user, location } = await show();
    const start = await screen.findByRole('button', { name: 'Start the quiz' });
    await user.click(start);
    await waitFor(() => expect(location()).toBe('/learn/course/attempt/attempt'));
    await user.click(start);
    expect(start).toHaveAttribute('aria-busy', 'true');
    expect(receivedCalls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('offers no start when no attempt is left', async () => {
    await show({ attemptsLeft: 0 });
    expect(await screen.findByText(/used all your attempts/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  });

  it('says why the server refused', async () => {
    onCall('post', '/learning/quiz/:id/attempt', problem(409, 'attempt.closed'));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
    expect(await screen.findByText('This quiz is closed.')).toBeVisible();
  });

  it('says that a quiz with too few questions can not be started', async () => {
    onCall('post', '/learning/quiz/:id/attempt', problem(409, 'attempt.incomplete'));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
    expect(await screen.findByText(/too few questions to ask/)).toBeVisible();
  });

  it('states until when an answer given in time counts, where there is an end', async () => {
    await show();
    expect(await screen.findByText(/within 2 minutes after the end/)).toBeVisible();
  });

  it('states no grace for a quiz without an end', async () => {
    await show({ timeLimitMinutes: null });
    expect(await screen.findByText('80%')).toBeVisible();
    expect(screen.queryByText(/after the end/)).toBeNull();
  });

  it.each([
    ['FIRST', null, 'Your first attempt', /No further attempt can turn/],
    ['LAST', { attempts: 1, percent: 80 }, 'Your last attempt', /at least 80% in your next/],
    [
      'AVERAGE',
      { attempts: 2, percent: 95 },
      'The average of your attempts',
      /at least 95% in each of your next 2 attempts/,
    ],
  ] as const)(
    'shows the result by %s and what is missing',
    async (gradingMethod, needed, counts, missing) => {
      await show({ gradingMethod, result: { percent: 50, passed: false, attempts: 1, needed } });
      expect(await screen.findByText(counts)).toBeVisible();
      expect(screen.getByText(missing)).toBeVisible();
    },
  );
});
