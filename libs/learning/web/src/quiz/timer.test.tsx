import { userSlice } from '@lms/auth/web';
import { offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAttemptPage } from '../../testing/attempt-page';
import { buildAttempt, buildCourse } from '../../testing/samples';
import { AttemptForm } from './attempt-form';

const now = Date.parse('2026-08-14T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

/** An attempt of ten minutes, on a device whose clock is three minutes slow. */
const show = () =>
  renderWithStore(
    <AttemptForm
      head={{ back: '/lesson', backText: 'Back' }}
      attempt={buildAttempt({}, now + 180_000)}
      aheadMs={180_000}
      lang="en"
    />,
    { slices: [userSlice], texts: ['learning'], signedIn: true },
  );

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const announced = () =>
  screen.getAllByRole('status').filter(({ className }) => className === 'visually-hidden')[0]
    ?.textContent;

describe('timer', () => {
  it('counts by the server’s clock', async () => {
    await show();
    expect(screen.getByRole('timer')).toHaveTextContent('10:00 left');
    pass(61);
    expect(screen.getByRole('timer')).toHaveTextContent('8:59 left');
  });

  it('is announced at half time, one minute and thirty seconds, and says in words that time is short', async () => {
    await show();
    expect(announced()).toBe('');
    pass(299);
    expect(announced()).toBe('');
    pass(1);
    expect(announced()).toBe('5 minutes left');
    expect(screen.queryByText('Less than a minute')).toBeNull();
    pass(240);
    expect(announced()).toBe('1 minute left');
    expect(screen.getByText('Less than a minute')).toBeVisible();
    pass(30);
    expect(announced()).toBe('30 seconds left');
  });

  it('submits by itself when the time is up', async () => {
    onCall('post', '/learning/attempt/:id/submit', buildAttempt({ status: 'SUBMITTED' }, now));
    await show();
    pass(600);
    expect(screen.getByText(/Time is up/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Nobody' })).toBeDisabled();
    await expect
      .poll(() => receivedCalls.map(({ path }) => path))
      .toEqual(['/learning/attempt/attempt/submit']);
  });

  it('sends answers that wait once the line is back, then submits', async () => {
    onCall('put', '/learning/attempt/:id/answers', offline());
    onCall('post', '/learning/attempt/:id/submit', buildAttempt({ status: 'SUBMITTED' }, now));
    await show();
    pass(590);
    act(() => screen.getByRole('radio', { name: 'Nobody' }).click());
    expect(await screen.findByText(/1 answer is not saved/)).toBeVisible();
    pass(10);
    expect(await screen.findByText(/1 answer that you gave in time/)).toBeVisible();
    const writes = (end: string) => receivedCalls.filter(({ path }) => path.endsWith(end));
    expect(writes('/submit')).toEqual([]);
    onCall('put', '/learning/attempt/:id/answers', { savedAt: '', deadlineAt: null });
    act(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(() => writes('/submit').length, { timeout: 10_000 }).toBe(1);
    // By the server's clock, which is three minutes ahead, ten seconds before the deadline.
    expect(writes('/answers').at(-1)?.body).toMatchObject({
      response: 'a',
      givenAt: new Date(now + 180_000 + 590_000).toISOString(),
    });
  });

  it('keeps the answer given in time from one that is changed after the deadline', async () => {
    onCall('put', '/learning/attempt/:id/answers', { savedAt: '', deadlineAt: null });
    await show();
    pass(599.5);
    const choose = (name: string) => act(() => screen.getByRole('radio', { name }).click());
    choose('Nobody');
    // Before the tick that ends the attempt.
    vi.setSystemTime(now + 600_100);
    choose('Everybody');
    expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  });

  it('asks the server for the time before a clock that was put forward ends the attempt', async () => {
    const deadlineAt = new Date(now + 600_000).toISOString();
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/attempt/:id', buildAttempt({ deadlineAt }, now));
    await showAttemptPage();
    expect(await screen.findByRole('timer')).toHaveTextContent('10:00 left');
    const reads = () => receivedCalls.filter(({ path }) => path === '/learning/attempt/attempt');
    expect(reads()).toHaveLength(1);
    vi.setSystemTime(now + 1_200_000);
    pass(1);
    await expect.poll(() => reads().length).toBe(2);
    await expect.poll(() => screen.getByRole('timer').textContent).toBe('10:00 left');
    expect(screen.queryByText(/Time is up/)).toBeNull();
    expect(receivedCalls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
