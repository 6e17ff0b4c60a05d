import { userSlice } from '@lms/auth/web';
import type { MyCourse } from '@lms/learning/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from './my-courses-page';

const course: MyCourse = {
  enrolmentId: 'enrolment',
  courseId: 'course',
  slug: 'active-listening',
  title: 'Active listening',
  imageUrl: null,
  language: 'en',
  category: { en: 'Soft skills', bn: 'সফট স্কিলস' },
  categorySlug: 'soft-skills',
  organizationName: 'National Computer Council',
  durationMinutes: 30,
  progressPercent: 40,
  lastLessonId: 'video',
  completedAt: null,
  certificateSerial: null,
  status: 'ACTIVE',
  next: {
    lesson: { id: 'video', title: 'How to listen', type: 'VIDEO', durationMinutes: 2 },
    lessonsDone: 1,
    lessonCount: 3,
  },
};

const show = () => {
  onCall('get', '/learning/path', []);
  return renderWithStore(<Page />, { texts: ['learning'], slices: [userSlice], signedIn: true });
};

describe('my courses', () => {
  it('shows the progress and leads to where the learner stopped', async () => {
    onCall('get', '/learning/course', [course]);
    await show();
    expect(await screen.findByRole('progressbar', { name: '40% done' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      '/learn/course',
    );
  });

  it('leads from a completed course to its certificate', async () => {
    onCall('get', '/learning/course', [
      { ...course, completedAt: '2026-08-14T10:00:00Z', certificateSerial: 'LMS-1' },
    ]);
    await show();
    expect(await screen.findByText('Completed on August 14, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your certificate' })).toHaveAttribute(
      'href',
      '/certificate/LMS-1',
    );
  });

  it('names the lesson to go on with, and what is missing for the certificate', async () => {
    onCall('get', '/learning/course', [course]);
    await show();
    expect(await screen.findByRole('heading', { name: 'Active listening' })).toBeVisible();
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(await card.findByText('How to listen')).toBeVisible();
    expect(card.getByText(/2 minutes/)).toBeVisible();
    expect(card.getByText('1 of 3 lessons done')).toBeVisible();
    const shelf = within(screen.getByRole('region', { name: 'Your certificates' }));
    expect(shelf.getByText('2 lessons to your certificate')).toBeVisible();
  });

  it('leads into each course once, and to the last one studied first', async () => {
    const other = { ...course, enrolmentId: '2', courseId: 'other', title: 'Speaking' };
    const done = { ...course, enrolmentId: '3', courseId: 'done', title: 'Writing' };
    onCall('get', '/learning/course', [
      { ...done, completedAt: '2026-08-14T10:00:00Z', certificateSerial: 'LMS-1' },
      course,
      { ...other, lastLessonId: null },
    ]);
    await show();
    await screen.findByRole('heading', { name: 'Other courses' });
    const links = screen.getAllByRole('link').filter((link) => link.textContent !== null);
    const into = links
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.startsWith('/l'));
    expect(into).toEqual(['/learn/course', '/learn/other', '/learn/done']);
    expect(screen.getByRole('link', { name: /^Start/ })).toBeVisible();
  });

  it('asks for what comes next when all is done', async () => {
    onCall('get', '/learning/course', [{ ...course, completedAt: '2026-08-14T10:00:00Z' }]);
    await show();
    expect(await screen.findByText(/^You have finished all your courses/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Revisit/ })).toBeVisible();
  });

  it('leads to the courses when there is none yet', async () => {
    onCall('get', '/learning/course', []);
    await show();
    expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });

  it('tells of a fault, with the request’s id, and tries again', async () => {
    onCall('get', '/learning/course', problem(500, 'server.fault'));
    const { user } = await show();
    expect(await screen.findByText('Request ID: test-request')).toBeVisible();
    onCall('get', '/learning/course', [course]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Active listening' })).toBeVisible();
  });
});
