import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { OfflineCourse } from '@lms/learning/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildKeptCourse, buildVideoLesson } from '../../testing/samples';
import { KeepCourseButton } from './keep-course-button';
import { changeStudyState } from './study-state';

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const offline: OfflineCourse = {
  glossary: { terms: [] },
  lessons: [
    {
      content: buildVideoLesson(),
      files: [{ url: '/lms-web/media/captions.vtt', bytes: 2_000_000 }],
      video: { url: '/lms-web/media/lesson.mp4', bytes: 30_000_000 },
      smaller: { url: '/lms-web/media/small.mp4', bytes: 12_000_000 },
      audio: null,
    },
  ],
};

const open = async () => {
  const view = await renderWithStore(
    <KeepCourseButton course={{ id: 'course', title: 'Active listening', language: 'en' }} />,
    { texts: ['offline', 'problems'], slices: [userSlice], signedIn: true },
  );
  view.store.dispatch(userLoaded(learner));
  await view.user.click(await screen.findByRole('button', { name: /^Keep for offline/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Study offline' }));
  return { ...view, dialog };
};

it('tells what a course takes before it is kept, and asks about the videos apart', async () => {
  onCall('get', '/learning/course/course/offline', offline);
  const { dialog, user } = await open();
  expect(await dialog.findByText('Takes 2 MB on this device.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Smaller videos (12 MB)' }));
  expect(dialog.getByText('Takes 14 MB on this device.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Full-size videos (30 MB)' }));
  expect(dialog.getByText('Takes 32 MB on this device.')).toBeVisible();
  await user.click(dialog.getByText('Size of each lesson'));
  expect(dialog.getByRole('listitem')).toHaveTextContent('How to listen32 MB');
});

it('says why a course can not be kept where the browser stores nothing', async () => {
  onCall('get', '/learning/course/course/offline', offline);
  const { dialog, user } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Keep for offline' }));
  expect(await dialog.findByText(/^The course could not be saved/)).toBeVisible();
});

it('says that a course is being kept and then kept, and keeps the focus in the dialog', async () => {
  onCall('get', '/learning/course/course/offline', offline);
  const { dialog } = await open();
  const told = dialog.getByRole('status');
  (await dialog.findByRole('button', { name: 'Keep for offline' })).focus();
  expect(told).toBeEmptyDOMElement();
  const keeping = { loadedBytes: 0, totalBytes: 2, cancel: () => undefined };
  act(() => changeStudyState({ keepings: new Map([['course', keeping]]) }));
  expect(told).toHaveTextContent('Saving to this device…');
  expect(dialog.getByText('Active listening')).toHaveFocus();
  dialog.getByRole('button', { name: 'Cancel' }).focus();
  const courses = [buildKeptCourse({ courseId: 'course' })];
  act(() => changeStudyState({ keepings: new Map(), courses }));
  expect(told).toHaveTextContent('Kept for offline');
  expect(dialog.getByText('Active listening')).toHaveFocus();
  act(() => changeStudyState({ courses: [] }));
});
