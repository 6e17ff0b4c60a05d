import { tellLiveEvent } from '@lms/entity-api';
import { onCall } from '@lms/testing';
import { selectToasts } from '@lms/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAttemptPage } from '../../testing/attempt-page';
import { buildAttempt, buildCourse } from '../../testing/samples';

/** Answers the next reading of the attempt with that time left from now, `null` for no limit. */
const allow = (minutes: number | null) => {
  const deadlineAt =
    minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
  onCall('get', '/learning/attempt/:id', buildAttempt({ deadlineAt }));
};
const tell = () => act(() => tellLiveEvent({ type: 'attempt', id: 'attempt' }));

it('shows and tells more time as soon as it is given, and no clock once there is no limit', async () => {
  onCall('get', '/learning/course/:id', buildCourse());
  allow(10);
  const { store } = await showAttemptPage();
  const told = () => selectToasts(store.getState() as never).map(({ message }) => message);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d) left/);
  allow(25);
  tell();
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left/));
  expect(told()).toEqual([
    expect.stringMatching(/^You have been given more time: (25:0\d|24:5\d) left\.$/),
  ]);
  allow(null);
  tell();
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(told()).toContain('The time limit has been lifted.');
});
