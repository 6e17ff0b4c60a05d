import type { MyCourse } from '@lms/learning/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
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
};

const show = () => renderWithStore(<Page />, { texts: ['learning'], signedIn: true });

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
