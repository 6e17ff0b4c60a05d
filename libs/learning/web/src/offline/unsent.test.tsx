import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { OfflineStudyEvent, OfflineStudyInput } from '@lms/learning/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage';
import { buildKeptCourse, buildVideoLesson } from '../../testing/samples';
import { keptAnswer, withUnsent } from './kept-answers';
import { OfflineCourses } from './offline-courses';
import { openStudyOf, type Unsent } from './study-database';
import { StudyKeeper } from './study-keeper';

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const eventOf = (id: string, changes: Partial<OfflineStudyEvent> = {}): OfflineStudyEvent => ({
  id,
  lessonId: 'video',
  startedAt: '2026-11-20T08:00:00.000Z',
  endedAt: '2026-11-20T08:01:00.000Z',
  secondsSpent: 60,
  positionSeconds: 60,
  completed: false,
  ...changes,
});
const progress = (id: string, at: number, changes?: Partial<OfflineStudyEvent>): Unsent => ({
  kind: 'PROGRESS',
  id,
  at,
  pageId: 'earlier',
  event: eventOf(id, changes),
});
const note: Unsent = {
  kind: 'NOTE',
  id: 'note',
  at: 3,
  pageId: 'earlier',
  courseId: 'course',
  note: { lessonId: 'video', positionSeconds: 7, body: 'Nod', version: 0 },
};
const bookmark: Unsent = {
  kind: 'BOOKMARK',
  id: 'bookmark video',
  at: 4,
  pageId: 'earlier',
  courseId: 'course',
  lessonId: 'video',
  bookmarked: true,
};

/** Leaves acts on the device, as a page that was closed did. */
const leave = async (...acts: Unsent[]) => {
  stubDeviceStorage();
  const database = await openStudyOf('me');
  for (const act of acts) await database.put('unsent', act);
};
const show = async (screen: React.JSX.Element) => {
  const view = await renderWithStore(screen, {
    texts: ['offline', 'problems', 'learning'],
    slices: [userSlice, toastSlice],
    signedIn: true,
  });
  view.store.dispatch(userLoaded(learner));
  return view;
};
const left = async () => (await openStudyOf('me')).getAll('unsent');
const sentCalls = () =>
  receivedCalls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
const takeAll = () =>
  onCall('post', '/learning/offline-study', ({ body }) => ({
    events: (body as OfflineStudyInput).events.map(({ id }) => ({
      id,
      result: 'TAKEN',
      secondsCounted: 60,
    })),
    courses: [],
  }));

it('sends what a closed page left, in order and once', async () => {
  await leave(progress('second', 2), progress('first', 1), note, bookmark);
  takeAll();
  onCall('put', '/learning/course/course/note/note', { ...note.note, id: 'note', version: 1 });
  onCall('put', '/learning/lesson/video/bookmark');
  const { store } = await show(<StudyKeeper />);
  await waitFor(async () => expect(await left()).toEqual([]));
  expect(sentCalls()).toEqual([
    'POST /learning/offline-study',
    'PUT /learning/course/course/note/note',
    'PUT /learning/lesson/video/bookmark',
  ]);
  const { events } = receivedCalls[0]?.body as OfflineStudyInput;
  expect(events).toEqual([eventOf('first'), eventOf('second')]);
  const { toast } = store.getState() as unknown as { toast: unknown };
  expect(JSON.stringify(toast)).toContain('4 things you did offline have been sent.');
});

it('keeps it until the server is reached', async () => {
  await leave(progress('first', 1));
  onCall('post', '/learning/offline-study', offline());
  await show(<StudyKeeper />);
  await waitFor(() => expect(sentCalls()).toHaveLength(1));
  expect(await left()).toHaveLength(1);
  takeAll();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await left()).toEqual([]));
});

it('says what was refused, and why, until its learner removes it', async () => {
  await leave(progress('first', 1));
  onCall('post', '/learning/offline-study', {
    events: [{ id: 'first', result: 'REFUSED', code: 'learning.notEnrolled', secondsCounted: 0 }],
    courses: [],
  });
  onCall('get', '/learning/course', [buildKeptCourse().listed]);
  const { user } = await show(
    <>
      <StudyKeeper />
      <OfflineCourses />
    </>,
  );
  const list = within(await screen.findByRole('region', { name: 'Not sent yet' }));
  expect(await list.findByText(/Not accepted/)).toBeVisible();
  expect(list.getByText('Enrol in this course to study it.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Remove from the list' }));
  await waitFor(async () => expect(await left()).toEqual([]));
});

it('counts a note as sent whose first answer was lost', async () => {
  await leave(note);
  onCall('put', '/learning/course/course/note/note', problem(409, 'entity.conflict'));
  onCall('get', '/learning/course/course/note', {
    notes: [{ id: 'note', body: 'Nod', version: 2 }],
    bookmarks: [],
  });
  await show(<StudyKeeper />);
  await waitFor(async () => expect(await left()).toEqual([]));
});

it('forgets what another person left on the device', async () => {
  await leave(progress('first', 1));
  await (await openStudyOf('other')).getAll('unsent');
  expect(await left()).toEqual([]);
});

it('shows a kept course as its learner left it', () => {
  const shown = withUnsent(buildKeptCourse(), [
    progress('first', 1, { completed: true, positionSeconds: 90 }),
    note,
    bookmark,
    {
      ...progress('refused', 5, { lessonId: 'quiz', completed: true }),
      refused: 'entity.notFound',
    },
  ]);
  const lessons = shown.course.sections.flatMap((section) => section.lessons);
  expect(lessons.map(({ completed }) => completed)).toEqual([true, true, false]);
  expect(keptAnswer('/learning/lesson/video', [shown])).toEqual(
    buildVideoLesson({ completed: true, positionSeconds: 90, secondsSpent: 60 }),
  );
  expect(shown.notes.bookmarks).toEqual(['video']);
  expect(shown.notes.notes).toMatchObject([
    { id: 'note', body: 'Nod', lessonTitle: 'How to listen', version: 0 },
  ]);
});
