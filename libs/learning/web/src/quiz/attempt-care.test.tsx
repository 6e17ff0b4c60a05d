import { userSlice } from '@lms/auth/web';
import type { Attempt } from '@lms/learning/contract';
import { offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAttempt, buildCourse, quizStart } from '../../testing/samples';
import { Page } from './attempt-page';

const route = '/learn/course/attempt/attempt';
const show = async (attempt: Attempt = buildAttempt(), at = route) => {
  onCall('get', '/learning/attempt/:id', () => attempt);
  const view = await renderWithStore(<Page />, {
    slices: [userSlice],
    texts: ['learning', 'validation'],
    signedIn: true,
    route: at,
    path: '/learn/:courseId/attempt/:attemptId',
  });
  await screen.findByRole('heading', { level: 1, name: attempt.title });
  return view;
};

const saves = () =>
  receivedCalls.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body);
const saved = () => ({ savedAt: new Date().toISOString(), deadlineAt: null });

/** Simulates the connection's return and waits until queued answers have arrived. */
const reconnect = async () => {
  onCall('put', '/learning/attempt/:id/answers', saved);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument();
};

beforeEach(() => {
  onCall('get', '/learning/course/:id', buildCourse());
  onCall('get', '/learning/quiz/:id', quizStart);
  onCall('put', '/learning/attempt/:id/answers', saved);
});

describe('an attempt', () => {
  it('asks before an answer that could not be saved is left behind', async () => {
    onCall('put', '/learning/attempt/:id/answers', offline);
    const { user, location } = await show();
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByText(/^1 answer is not saved/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Back to the lesson' });
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(location()).toBe('/learn/course/attempt/attempt');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await reconnect();
    await user.click(link);
    await waitFor(() => expect(location()).toBe('/learn/course/lesson/quiz'));
  });

  it('shows all questions within the press, not when the address has changed', async () => {
    await show();
    const box = screen.getByRole('checkbox', { name: 'Show all questions at once' });
    // Without act(), which would wait for the router.
    box.click();
    expect(box).toBeChecked();
    expect(await screen.findAllByRole('group', { name: /^Question \d of 3/ })).toHaveLength(3);
  });

  it('keeps its question, and all questions at once, over a reload', async () => {
    const first = await show();
    await first.user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(first.location()).toBe(`${route}?question=2`);
    const second = screen.getByRole('group', { name: /^Question 2 of 3/ });
    await waitFor(() => expect(second).toHaveFocus());
    await first.user.click(screen.getByRole('checkbox', { name: 'Show all questions at once' }));
    const address = first.location();
    first.unmount();

    const again = await show(undefined, address);
    expect(screen.getAllByRole('group', { name: /^Question/ })).toHaveLength(3);
    await again.user.click(screen.getByRole('checkbox', { name: 'Show all questions at once' }));
    expect(screen.getByRole('group', { name: /^Question/ })).toHaveAccessibleName(/^Question 2/);
    expect(again.location()).toBe(`${route}?question=2`);
  });

  it.each(['0', '4', 'x', '1.5'])('begins at its first question for "%s"', async (question) => {
    await show(undefined, `${route}?question=${question}`);
    expect(screen.getByRole('group', { name: /^Question/ })).toHaveAccessibleName(/^Question 1/);
  });

  it('has no strip that is empty, and its course, number and time in its header', async () => {
    await show(buildAttempt({ deadlineAt: null, isTimed: false, number: 2 }));
    const header = screen.getByRole('heading', { level: 1 }).closest('header')!;
    await waitFor(() => expect(header).toHaveTextContent('Attempt 2 · Active listening'));
    expect(document.querySelectorAll('header')).toHaveLength(1);
    expect(screen.queryByRole('timer')).toBeNull();
    const strips = [...document.querySelectorAll('header ~ * div')];
    expect(strips.filter((strip) => strip.textContent === '')).toEqual([]);
  });

  it('saves an answer on the way out instead of asking', async () => {
    const { user, location } = await show();
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'listening');
    await user.click(screen.getByRole('link', { name: 'Back to the lesson' }));
    await waitFor(() => expect(location()).toBe('/learn/course/lesson/quiz'));
    expect(saves()).toMatchObject([{ questionId: 'short', response: 'listening' }]);
  });

  it('shows the same answer in two tabs at once', async () => {
    const attempt = buildAttempt();
    const { user } = await show(attempt);
    const otherTab = new BroadcastChannel('attempt-attempt');
    onTestFinished(() => otherTab.close());
    attempt.answers = { single: 'b' };
    otherTab.postMessage(null);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Everybody' })).toBeChecked());
    const told = new Promise((resolve) => (otherTab.onmessage = resolve));
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(await told).toBeDefined();
  });

  it('updates a result that waits for its mark, and offers no further attempt meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const submittedAt = new Date().toISOString();
    const attempt = buildAttempt({ status: 'SUBMITTED', submittedAt });
    onCall('get', '/learning/attempt/:id', () => attempt);
    await show(attempt);
    expect(await screen.findByText(/^Your written answers are marked by a person/)).toBeVisible();
    await waitFor(() => expect(receivedCalls.some(({ path }) => path.includes('quiz'))).toBe(true));
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    attempt.status = 'GRADED';
    attempt.result = {
      score: 1,
      maxScore: 4,
      percent: 25,
      passed: false,
      review: {},
      topics: [],
      certificateSerial: null,
      uncounted: [],
    };
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText('Not passed')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Try again' })).toBeVisible();
  });
});
