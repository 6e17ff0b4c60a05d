import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { LearnerDashboard, ManagementDashboard } from '@lms/dashboard/contract';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
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
  next: { course, lessonTitle: 'Hear them out', positionSeconds: 127 },
  week: {
    today: '2026-08-12',
    days: [9, 10, 11, 12, 13, 14, 15].map((day) => ({
      day: `2026-08-${String(day).padStart(2, '0')}`,
      minutes: day === 10 ? 12 : 0,
      studied: day === 10,
    })),
    minutes: 12,
    daysStudied: 1,
    goalDays: null,
    streakDays: 4,
  },
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
  news: [],
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
    { name: 'revenue', current: 501_000, previous: 500_000 },
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

  it('leads into the lesson at once, and names the second at which it was left', async () => {
    const lesson = {
      id: 'video',
      title: 'Hear them out',
      type: 'VIDEO',
      durationMinutes: 2,
    } as const;
    const going = { ...course, next: { lesson, lessonsDone: 1, lessonCount: 3 } };
    onCall('get', '/dashboard', { ...learner, next: { ...learner.next, course: going } });
    await show();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/learn/course/lesson/video',
    );
    expect(screen.getByText('You stopped at 2:07.')).toBeVisible();
  });

  it('shows the week day by day, and sets a goal for it', async () => {
    onCall('get', '/dashboard', learner);
    const { user: person } = await show();
    const week = within(await screen.findByRole('region', { name: 'This week' }));
    expect(week.getByText('Monday: 12 minutes')).toBeInTheDocument();
    expect(week.getByText('4 study days in a row')).toBeVisible();
    expect(week.getByRole('status')).toHaveTextContent('1 day · 12 minutes');
    await person.click(week.getByText('Set a goal'));
    onCall('put', '/learning/goal', { daysAWeek: 4 });
    onCall('get', '/dashboard', { ...learner, week: { ...learner.week, goalDays: 4 } });
    await person.click(week.getByRole('radio', { name: '4' }));
    expect(await week.findByText('3 more days to your goal.')).toBeVisible();
    expect(week.getByRole('status')).toHaveTextContent('1 of 4 days · 12 minutes');
    expect(receivedCalls.find(({ method }) => method === 'PUT')?.body).toEqual({ daysAWeek: 4 });
  });

  it('keeps the goal that the server could not change', async () => {
    onCall('get', '/dashboard', learner);
    onCall('put', '/learning/goal', problem(500, 'server.fault'));
    const { user: person } = await show();
    await person.click(await screen.findByText('Set a goal'));
    await person.click(screen.getByRole('radio', { name: '4' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No goal' })).toBeChecked();
  });

  it('says what is new, and why a course is suggested', async () => {
    const about = { courseId: 'course', courseTitle: 'Active listening', language: 'en' } as const;
    const at = '2026-08-12T00:00:00.000Z';
    onCall('get', '/dashboard', {
      ...learner,
      news: [
        { kind: 'LESSONS', ...about, at, count: 2, lessonId: 'new' },
        { kind: 'ANSWER', ...about, at, name: 'Rahim' },
      ],
      suggestions: [
        {
          id: 'next',
          slug: 'speaking',
          title: 'Speaking',
          language: 'en',
          category: { slug: 'soft-skills', name: course.category },
          reason: { kind: 'GOES_ON', course: { title: 'Active listening', language: 'en' } },
        },
      ],
    });
    await show();
    expect(await screen.findByRole('link', { name: /^2 new lessons/ })).toHaveAttribute(
      'href',
      '/learn/course/lesson/new',
    );
    expect(screen.getByRole('link', { name: /^Rahim has answered you/ })).toBeVisible();
    expect(screen.getByText('Goes on from Active listening')).toBeVisible();
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
    expect(screen.getByText('Up from ৳5,000')).toBeVisible();
    expect(screen.queryByText('0%')).toBeNull();
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

  it('leads to the orders of which money is to be given back', async () => {
    const waiting = [{ kind: 'refundsDue' as const, count: 2, oldestAt: null }];
    onCall('get', '/dashboard', { ...management, waiting });
    await show();
    expect(
      await screen.findByRole('link', { name: '2 orders with money to give back' }),
    ).toHaveAttribute('href', '/course-management/create-course/orders?filter.refund=DUE');
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
