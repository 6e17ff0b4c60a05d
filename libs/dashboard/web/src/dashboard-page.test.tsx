import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { LearnerDashboard, ManagementDashboard } from '@lms/dashboard/contract';
import { makeTestStore, offline, onCall, problem, renderWithStore } from '@lms/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from './dashboard-page';

const user: CurrentUser = {
  id: 'user',
  email: 'nadia@test.lms',
  name: 'Nadia',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};

const course: LearnerDashboard['courses'][number] = {
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
  next: null,
};

const learner: LearnerDashboard = {
  kind: 'learner',
  next: { course, lessonTitle: 'Hear them out' },
  courses: [course],
  deadlines: [
    {
      kind: 'ATTEMPT_ENDS',
      at: '2026-08-14T10:00:00.000Z',
      courseId: 'course',
      courseTitle: 'Active listening',
      language: 'en',
      lessonId: 'quiz',
      attemptId: 'attempt',
      title: 'Final quiz',
    },
  ],
  certificates: { count: 0, latest: null },
  suggestions: [],
};

const management: ManagementDashboard = {
  kind: 'organization',
  waiting: [
    { kind: 'draftCourses', count: 2, oldestAt: '2026-08-02T10:00:00.000Z' },
    { kind: 'essays', count: 0, oldestAt: null },
  ],
  figures: [
    { name: 'enrolments', current: 12, previous: 9 },
    { name: 'certificates', current: 3, previous: 3 },
    { name: 'revenue', current: 150_000, previous: 150_000 },
  ],
  weeks: [{ startsAt: '2026-08-07T18:00:00.000Z', enrolments: 7, completions: 3 }],
  topCourses: [],
  coursesByStatus: [{ status: 'DRAFT', count: 2 }],
};

const show = (language: 'en' | 'bn' = 'en') => {
  const store = makeTestStore([userSlice], language);
  store.dispatch(userLoaded(user));
  return renderWithStore(<Page />, { store, texts: ['dashboard'], signedIn: true, language });
};

describe('the dashboard', () => {
  it('leads a learner on, and to the attempt that ends', async () => {
    onCall('get', '/dashboard', learner);
    await show();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/learn/course',
    );
    expect(screen.getByRole('link', { name: /Final quiz/ })).toHaveAttribute(
      'href',
      '/learn/course/attempt/attempt',
    );
  });

  it('leads a new learner to the courses', async () => {
    onCall('get', '/dashboard', { ...learner, next: null, courses: [], deadlines: [] });
    await show();
    expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });

  it('tells a new learner what each part will show, and how it comes there', async () => {
    const certificates = { count: 0, latest: null };
    onCall('get', '/dashboard', { ...learner, next: null, deadlines: [], certificates });
    await show();
    const panel = (name: string) => screen.getByRole('region', { name });
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    expect(panel('Deadlines')).toHaveTextContent(/are listed here\.$/);
    expect(panel('Certificates')).toHaveTextContent(/Complete a course/);
    expect(screen.queryByText('No items(s) found!')).toBeNull();
  });

  it('shows an administrator what waits, with its screen, and nothing that does not', async () => {
    onCall('get', '/dashboard', management);
    await show();
    expect(await screen.findByRole('link', { name: '2 draft courses to finish' })).toHaveAttribute(
      'href',
      '/course-management/create-course',
    );
    expect(screen.getByText('Since August 2, 2026')).toBeVisible();
    expect(screen.queryByText(/to mark/)).toBeNull();
    expect(screen.getByText('Up from 9')).toBeVisible();
    expect(screen.getByText('33%')).toBeVisible();
    expect(screen.queryByText('Courses by status')).toBeNull();
  });

  it('leads a new organization to its first course, and others to nothing when nothing waits', async () => {
    onCall('get', '/dashboard', { ...management, waiting: [], coursesByStatus: [] });
    await show();
    const create = await screen.findByRole('link', { name: 'Create the first course' });
    expect(create).toHaveAttribute('href', '/course-management/create-course/new');
    cleanup();
    onCall('get', '/dashboard', { ...management, waiting: [] });
    await show();
    expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create the first course' })).toBeNull();
  });

  it('leads from the certificates to their screen', async () => {
    onCall('get', '/dashboard', management);
    await show();
    expect(await screen.findByRole('link', { name: 'Certificates' })).toHaveAttribute(
      'href',
      '/course-management/create-course/certificates',
    );
  });

  it('has the numbers of the bars in a table, with Bengali digits for Bengali readers', async () => {
    onCall('get', '/dashboard', management);
    await show('bn');
    const table = (await screen.findByText('সারণি হিসেবে দেখুন')).closest('details')!;
    expect(within(table).getByText('৭')).toBeInTheDocument();
    expect(within(table).getByText('৮ আগস্ট, ২০২৬')).toBeInTheDocument();
  });

  it('shows the system administrator the courses by status', async () => {
    onCall('get', '/dashboard', { ...management, kind: 'system' });
    await show();
    expect(await screen.findByRole('heading', { name: 'Courses by status' })).toBeVisible();
  });

  it('tells of a fault, with the request’s id, and tries again', async () => {
    onCall('get', '/dashboard', problem(500, 'server.fault'));
    const { user: person } = await show();
    expect(await screen.findByText('Request ID: test-request')).toBeVisible();
    onCall('get', '/dashboard', learner);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('says that there is no connection', async () => {
    onCall('get', '/dashboard', offline);
    await show();
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
