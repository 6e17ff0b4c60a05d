import { userSlice } from '@lms/auth/web';
import type { LessonContent } from '@lms/contract';
import type { ProgressInput } from '@lms/learning/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildCourse } from '../../testing/samples';
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

const unread = () => {
  const course = buildCourse();
  course.sections[0]?.lessons.forEach((lesson) => (lesson.completed = false));
  return course;
};

const show = (lessonId = 'article') =>
  renderWithStore(<Page />, {
    texts: ['learning'],
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
