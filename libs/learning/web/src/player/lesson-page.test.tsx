import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { LessonContent } from '@lms/contract';
import type { Note, OfflineStudyInput, ProgressInput } from '@lms/learning/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage';
import { buildCourse, buildVideoLesson } from '../../testing/samples';
import { Page } from './lesson-page';

const article: LessonContent = {
  id: 'article',
  courseId: 'course',
  title: 'Why listen',
  type: 'ARTICLE',
  durationMinutes: 5,
  completed: false,
  positionSeconds: 0,
  secondsSpent: 0,
  article: '<p>Because it <strong>saves time</strong>.</p>',
};

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const note: Note = {
  id: 'note',
  lessonId: 'article',
  lessonTitle: 'Why listen',
  body: 'Nod slowly',
  quote: null,
  positionSeconds: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 1,
};

const unread = () => {
  const course = buildCourse();
  course.sections[0]?.lessons.forEach((lesson) => (lesson.completed = false));
  return course;
};

const show = (lessonId = 'article') =>
  renderWithStore(<Page />, {
    // A part that an earlier test has loaded does not load its texts again.
    texts: ['learning', 'notes', 'offline', 'problems'],
    slices: [userSlice],
    signedIn: true,
    route: `/learn/course/lesson/${lessonId}`,
    path: '/learn/:courseId/lesson/:lessonId',
  });

const reports = () =>
  receivedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body as ProgressInput);
const done = {
  completed: true,
  secondsSpent: 1,
  progressPercent: 33,
  status: 'ACTIVE',
  certificateSerial: null,
};

describe('player', () => {
  it('scrolls a long outline to the lesson that is shown', async () => {
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/lesson/:id', article);
    // A window of 400 pixels on an outline in which the lesson stands at 900.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const isCurrent = this.getAttribute('aria-current') === 'page';
      return DOMRect.fromRect({ y: isCurrent ? 1_000 : 100, height: isCurrent ? 40 : 400 });
    });
    await show();
    const outline = await screen.findByRole('navigation', { name: 'Course content' });
    expect(outline.scrollTop).toBe(720);
    vi.restoreAllMocks();
  });

  it('marks what is done, locked and open in words, and locks no link', async () => {
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/lesson/:id', article);
    await show();
    const curriculum = await screen.findByRole('navigation', { name: 'Course content' });
    const first = within(curriculum).getByRole('link', { name: /Why listen/ });
    expect(first).toHaveTextContent('Done');
    expect(first).toHaveAttribute('aria-current', 'page');
    expect(within(curriculum).queryByRole('link', { name: /Did you listen/ })).toBeNull();
    expect(within(curriculum).getByText('Locked')).toBeInTheDocument();
    expect(within(curriculum).getByText('1 of 3 lessons done')).toBeInTheDocument();
  });

  it('marks an article as done once, also on a double click, and goes on', async () => {
    onCall('get', '/learning/course/:id', unread());
    onCall('get', '/learning/lesson/:id', article);
    onCall('put', '/learning/lesson/:id/progress', done);
    const { user, location } = await show();
    await user.dblClick(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    await waitFor(() => expect(location()).toBe('/learn/course/lesson/video'));
    expect(reports().filter(({ completed }) => completed)).toHaveLength(1);
  });

  it('keeps “done” for later when the server can not be reached', async () => {
    onCall('get', '/learning/course/:id', unread());
    onCall('get', '/learning/lesson/:id', article);
    onCall('put', '/learning/lesson/:id/progress', offline());
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    expect(await screen.findByText(/Keep this page open/)).toBeVisible();
    onCall('put', '/learning/lesson/:id/progress', done);
    onCall('get', '/learning/course/:id', buildCourse());
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('You have finished this lesson.')).toBeVisible();
  });

  it('keeps “done” on the device, says so and goes on; it is sent as one event', async () => {
    stubDeviceStorage();
    onCall('get', '/learning/course/:id', unread());
    onCall('get', '/learning/course/:id/note', { notes: [], bookmarks: [] });
    onCall('get', '/learning/lesson/:id', article);
    onCall('put', '/learning/lesson/:id/progress', offline());
    onCall('post', '/learning/offline-study', offline());
    const { store, user, location } = await show();
    store.dispatch(userLoaded(learner));
    await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    await waitFor(() => expect(location()).toBe('/learn/course/lesson/video'));
    expect(await screen.findByText(/^Your progress is saved on this device/)).toBeVisible();
    let sent: OfflineStudyInput['events'] = [];
    onCall('post', '/learning/offline-study', ({ body }) => {
      sent = (body as OfflineStudyInput).events;
      const events = sent.map(({ id }) => ({ id, result: 'TAKEN', secondsCounted: 1 }));
      return { events, courses: [] };
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Your progress is saved/)).toBeNull());
    expect(sent).toMatchObject([{ lessonId: 'article', completed: true }]);
  });

  it('has transcript, facts and notes in tabs, and keeps the chosen one on the next lesson', async () => {
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/lesson/:id', ({ path }) =>
      path.endsWith('video') ? buildVideoLesson() : article,
    );
    const { user } = await show('video');
    const tablist = await screen.findByRole('tablist', { name: 'About this lesson' });
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(within(tablist).getAllByRole('tab')).toHaveLength(3);
    const transcript = within(screen.getByRole('tabpanel', { name: 'Transcript' }));
    expect(transcript.getByText(/Say it back/)).toHaveAttribute('lang', 'en');
    // Times are written in the language of the page.
    expect(transcript.getByRole('list')).not.toHaveAttribute('lang');
    await user.click(tab('About'));
    const about = screen.getByRole('tabpanel', { name: 'About' });
    expect(about).toHaveTextContent('The first section');
    expect(about).toHaveTextContent('Video · 2 minutes');
    // The list that the question mark shows.
    expect(await within(about).findByText('Show this list')).toBeVisible();
    expect(within(about).getByText('Faster')).toBeVisible();
    expect(within(about).getByRole('link', { name: 'Active listening' })).toHaveAttribute(
      'href',
      '/course/active-listening',
    );
    await user.click(screen.getByRole('link', { name: 'Previous lesson' }));
    expect(await screen.findByText('Lesson 1 of 3', { exact: false })).toBeVisible();
    expect(await screen.findByRole('tabpanel', { name: 'About' })).toHaveTextContent(
      'Article · 5 minutes',
    );
  });

  it('shows the notes below a lesson that has no transcript to whoever may write some', async () => {
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/lesson/:id', article);
    onCall('get', '/learning/course/:id/note', { notes: [note], bookmarks: [] });
    const { store } = await show();
    store.dispatch(userLoaded(learner));
    expect(await screen.findByRole('tab', { name: 'Notes (1)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const notes = await screen.findByRole('region', { name: 'My notes' });
    expect(within(notes).getByText('Nod slowly', { selector: 'p' })).toBeVisible();
    store.dispatch(userLoaded({ ...learner, viewedAsUntil: note.createdAt }));
    expect(await screen.findByRole('tabpanel', { name: 'About' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Notes/ })).toBeNull();
  });

  it('leads from a locked lesson to the one to do first', async () => {
    onCall('get', '/learning/course/:id', buildCourse());
    onCall('get', '/learning/lesson/:id', problem(403, 'learning.lessonLocked'));
    await show('quiz');
    const hint = await screen.findByText(/This lesson unlocks once/);
    const link = within(hint.parentElement as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('href', '/learn/course/lesson/video');
  });

  it('leads to the courses when the course is not mine', async () => {
    onCall('get', '/learning/course/:id', problem(403, 'learning.notEnrolled'));
    onCall('get', '/learning/lesson/:id', problem(404, 'entity.notFound'));
    await show();
    expect(await screen.findByRole('link', { name: 'Find a course' })).toBeVisible();
  });

  it('says so when the enrolment has ended meanwhile', async () => {
    let isEnrolled = true;
    onCall('get', '/learning/course/:id', () =>
      isEnrolled ? buildCourse() : problem(403, 'learning.notEnrolled'),
    );
    onCall('get', '/learning/lesson/:id', () =>
      isEnrolled ? article : problem(404, 'entity.notFound'),
    );
    const { user } = await show();
    await screen.findByText('saves time');
    isEnrolled = false;
    await user.click(screen.getByRole('link', { name: /^Next lesson/ }));
    expect(await screen.findByRole('link', { name: 'Find a course' })).toBeVisible();
    expect(screen.queryByText(/no longer part of the course/)).not.toBeInTheDocument();
  });
});
