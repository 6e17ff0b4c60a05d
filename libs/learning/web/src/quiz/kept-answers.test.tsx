import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Attempt } from '@lms/learning/contract';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage';
import { buildAttempt, buildCourse, quizStart } from '../../testing/samples';
import { openStudyOf, type Unsent } from '../offline/study-database';
import { StudyKeeper } from '../offline/study-keeper';
import { Page } from './attempt-page';

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};

const keptOf = (userId: string) =>
  openStudyOf(userId).then((database) => database.getAll('unsent'));

/** Leaves an answer on the device, as a page that was closed did. */
const leave = async (attempt: Attempt) => {
  const { courseId, lessonId, startedAt: givenAt } = attempt;
  const answer = { response: 'b', flagged: false, givenAt };
  const act: Unsent = {
    kind: 'ANSWER',
    id: 'attempt single',
    at: 1,
    pageId: 'earlier',
    attemptId: 'attempt',
    questionId: 'single',
    courseId,
    lessonId,
    answer,
  };
  await (await openStudyOf('me')).put('unsent', act);
  return answer;
};

const show = async (attempt: Attempt, page = <Page />) => {
  onCall('get', '/learning/attempt/:id', () => attempt);
  const store = makeTestStore([userSlice]);
  store.dispatch(userLoaded(learner));
  return renderWithStore(page, {
    store,
    texts: ['learning', 'validation', 'offline'],
    signedIn: true,
    route: '/learn/course/attempt/attempt',
    path: '/learn/:courseId/attempt/:attemptId',
  });
};

const saves = () =>
  receivedCalls.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body);
const saved = () => ({ savedAt: new Date().toISOString(), deadlineAt: null, outdated: false });

beforeEach(() => {
  stubDeviceStorage();
  onCall('get', '/learning/course/:id', buildCourse());
  onCall('get', '/learning/quiz/:id', quizStart);
  onCall('put', '/learning/attempt/:id/answers', saved);
});

it.each([
  ['can’t be sent', offline()],
  ['is refused by a fault', problem(500, 'server.fault')],
])(
  'keeps what %s on the device, says so, and forgets it once it has arrived',
  async (_, answer) => {
    onCall('put', '/learning/attempt/:id/answers', answer);
    const { user, location } = await show(buildAttempt());
    await user.click(await screen.findByRole('radio', { name: 'Everybody' }));
    expect(
      await screen.findByText(/^Not saved on the server yet. Carry on: 1 answer is kept/),
    ).toBeVisible();
    expect(await keptOf('me')).toMatchObject([{ answer: { response: 'b' } }]);
    await user.click(screen.getByRole('link', { name: 'Back to the lesson' }));
    expect(location()).toBe('/learn/course/lesson/quiz');
    onCall('put', '/learning/attempt/:id/answers', saved);
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await keptOf('me')).toEqual([]));
  },
);

it('shows and sends what a closed page left, with the time at which it was given', async () => {
  const attempt = buildAttempt();
  const answer = await leave(attempt);
  await show(attempt);
  await waitFor(() => expect(saves()).toEqual([{ questionId: 'single', ...answer }]));
  expect(await screen.findByRole('radio', { name: 'Everybody' })).toBeChecked();
  await waitFor(async () => expect(await keptOf('me')).toEqual([]));
});

it('sends what a closed page left before it submits an attempt whose time is up', async () => {
  const attempt = buildAttempt({}, Date.now() - 630_000);
  attempt.serverTime = new Date().toISOString();
  await leave(attempt);
  onCall('post', '/learning/attempt/:id/submit', () => attempt);
  await show(attempt);
  const calls = () =>
    receivedCalls.map(({ path }) => path).filter((path) => /answers|submit/.test(path));
  const path = '/learning/attempt/attempt';
  await waitFor(() => expect(calls().slice(0, 2)).toEqual([`${path}/answers`, `${path}/submit`]));
});

it('shows the answer of another device that was given later', async () => {
  const attempt = buildAttempt({ answers: { single: 'a' } });
  await leave(attempt);
  onCall('put', '/learning/attempt/:id/answers', () => ({ ...saved(), outdated: true }));
  await show(attempt);
  await waitFor(async () => expect(await keptOf('me')).toEqual([]));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked());
});

it('is sent by any page of study, which keeps the reason of a refusal', async () => {
  await leave(buildAttempt());
  onCall('put', '/learning/attempt/:id/answers', () => problem(409, 'attempt.stale'));
  await show(buildAttempt(), <StudyKeeper />);
  await waitFor(async () =>
    expect(await keptOf('me')).toMatchObject([{ refused: 'attempt.stale' }]),
  );
});
