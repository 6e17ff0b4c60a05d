import { AntdProvider } from '@lms/admin-ui';
import type { UserStudy } from '@lms/org-management/contract';
import { chooseFromMenu, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { Page } from './user-page';

const texts = [
  'users',
  'shell',
  'communication',
  'admin',
  'validation',
  'problems',
  'quizzes',
] as const;
const nadia = buildUser({
  roles: ['ROLE_USER'],
  accommodations: { extraTimePercent: 50, largeText: true },
});
const study: UserStudy = {
  totals: {
    enrolments: 1,
    completed: 0,
    progressPercent: 40.4,
    secondsSpent: 5400,
    attempts: 8,
    percent: 90,
    certificates: 0,
    validCertificates: 0,
  },
  enrolments: [
    {
      id: 'e1',
      courseId: 'c1',
      courseTitle: 'Web basics',
      courseLanguage: 'en',
      progressPercent: 40,
      secondsSpent: 60,
      startedAt: null,
      completedAt: null,
      status: 'ACTIVE',
    },
  ],
  attempts: Array.from({ length: 8 }, (_, index) => ({
    id: `a${index}`,
    quizId: `q${index}`,
    quizTitle: `Quiz ${index}`,
    courseTitle: 'Web basics',
    number: 1,
    startedAt: '2026-02-01T00:00:00.000Z',
    submittedAt: null,
    percent: 90,
    passed: true,
    status: 'GRADED' as const,
  })),
  certificates: [],
};

const show = async (user = nadia, shown = study, tab = '') => {
  onCall('get', '/user/:id', user);
  onCall('get', '/user/:id/study', shown);
  onCall('get', '/user/:id/session', {
    hasSecondFactor: true,
    items: [
      {
        id: 's1',
        createdAt: nadia.createdAt,
        lastUsedAt: nadia.createdAt,
        ip: '10.0.0.1',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      },
    ],
  });
  onCall('get', '/user/:id/public-profile', { profile: null });
  onCall('get', '/user/:id/activity', {
    items: [{ id: 'l1', at: nadia.createdAt, action: 'SIGNED_IN', subject: '' }],
    hasMore: false,
  });
  return renderWithStore(
    <AntdProvider>
      <Page />
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store: makeStoreOf('ROLE_SYSTEM'),
      texts,
      signedIn: true,
      route: `/user-management/users/${user.id}${tab}`,
      path: '/user-management/users/:id',
    },
  );
};
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('has a heading where it could not be loaded', async () => {
  await show(problem(500, 'server.fault') as never);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
});

describe('the page of a person', () => {
  it('tells who they are, and what they study in figures and by its newest', async () => {
    const enrolments = Array.from({ length: 8 }, (_, index) => ({
      ...study.enrolments[0]!,
      id: `e${index}`,
      courseTitle: `Course ${index}`,
    }));
    const { user } = await show(nadia, { ...study, enrolments });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nadia Islam' })).toBeVisible();
    expect(screen.getByText('50% more time in every quiz')).toBeVisible();
    const figures = screen.getByRole('region', { name: 'Key figures' });
    await waitFor(() => expect(within(figures).getAllByRole('term')).toHaveLength(5));
    for (const text of ['40%', '1 h 30 min', '90%', '8 attempts', '0 valid']) {
      expect(within(figures).getByText(text)).toBeVisible();
    }
    const enrolled = screen.getByRole('region', { name: 'Enrolments' });
    expect(within(enrolled).getAllByRole('progressbar', { name: '40% done' })).toHaveLength(6);
    await user.click(within(enrolled).getByRole('button', { name: 'Show older' }));
    expect(within(enrolled).getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText('This person has not earned any certificates yet.')).toBeVisible();
    expect(screen.getByText('Logged in')).toBeVisible();
  });

  it('has no figures of who never studies', async () => {
    const none = { ...study.totals, enrolments: 0 };
    await show(buildUser({ roles: ['ROLE_ORGADMIN'] }), { ...study, totals: none });
    expect(await screen.findByRole('link', { name: 'Enrolments 0' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Key figures' })).toBeNull();
  });

  it('keeps its tabs in the address', async () => {
    const { user, location } = await show();
    const tabs = await screen.findByRole('navigation', { name: 'Parts of this page' });
    await user.click(await within(tabs).findByRole('link', { name: 'Quiz attempts 8' }));
    expect(location()).toMatch(/#attempts$/);
    const attempts = screen.getByRole('region', { name: 'Quiz attempts' });
    expect(await within(attempts).findAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Quiz attempts');
    await user.click(within(tabs).getByRole('link', { name: 'Overview' }));
    expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
  });

  it('leads to the certificates of the person', async () => {
    const certificate = {
      id: 'cert',
      courseId: 'c1',
      serial: 'LMS-Y60KJ-V473B-7HAAS-79F8M',
      courseTitle: 'Web basics',
      percent: 90,
      issuedAt: nadia.createdAt,
      revokedAt: null,
    };
    await show(nadia, { ...study, certificates: [certificate] });
    const certificates = await screen.findByRole('region', { name: 'Certificates' });
    expect(await within(certificates).findByRole('link', { name: 'Web basics' })).toHaveAttribute(
      'href',
      `/course-management/create-course/certificates?filter.userId=${nadia.id}&filter.courseId=c1&item=cert`,
    );
    expect(await screen.findByRole('link', { name: 'All certificates' })).toHaveAttribute(
      'href',
      `/course-management/create-course/certificates?filter.userId=${nadia.id}`,
    );
  });

  it('leads to each enrolment and to each attempt, with what can be done about it', async () => {
    const waiting = { ...study.attempts[0]!, status: 'SUBMITTED' as const, passed: null };
    const { unmount } = await show();
    expect(await screen.findByRole('link', { name: 'Web basics' })).toHaveAttribute(
      'href',
      `/course-management/create-course/enrolments?filter.userId=${nadia.id}&filter.courseId=c1&item=e1`,
    );
    unmount();
    const { user, location } = await show(nadia, { ...study, attempts: [waiting] }, '#attempts');
    await user.click(await screen.findByRole('link', { name: 'Quiz 0' }));
    expect(location()).toMatch(/\?attempt=a0#attempts$/);
    const dialog = await screen.findByRole('dialog', { name: 'Quiz 0' });
    expect(within(dialog).getByText('Being marked')).toBeVisible();
    const links = within(dialog).getAllByRole('link');
    const quizzes = '/course-management/create-quizes';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${quizzes}/essays?quiz=q0`,
      `${quizzes}/q0#rules`,
      `${quizzes}/q0`,
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).not.toContain('attempt='));
    expect(location()).toMatch(/#attempts$/);
  });

  it('leads to the form that enrols the person, as long as they may study', async () => {
    const { unmount } = await show();
    expect(await screen.findByRole('link', { name: 'Enrol in a course' })).toHaveAttribute(
      'href',
      `/course-management/create-course/enrolments?filter.userId=${nadia.id}&item=new`,
    );
    unmount();
    await show({ ...nadia, status: 'INACTIVE' });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enrol in a course' })).not.toBeInTheDocument();
  });

  it('shuts the account once it has asked why', async () => {
    const { user } = await show();
    onCall('put', '/user/updateStatus', { ids: [nadia.id], status: 'INACTIVE' });
    await chooseFromMenu(user, 'Actions for Nadia Islam', 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Nadia Islam?' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Has left us');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Nadia Islam is now set to Inactive.')).toBeVisible();
    expect(receivedCalls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ids: [nadia.id],
      status: 'INACTIVE',
      reason: 'Has left us',
    });
  });

  it('shows the reason of a deactivation, as long as the account is inactive', async () => {
    const inactive = { ...nadia, status: 'INACTIVE' as const, deactivationReason: 'Has left us' };
    const { unmount } = await show(inactive);
    expect(await screen.findByText('Reason for the deactivation: Has left us')).toBeVisible();
    unmount();
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nadia Islam' })).toBeVisible();
    expect(screen.queryByText(/Reason for the deactivation/)).toBeNull();
  });

  it('ends a session', async () => {
    const { user } = await show();
    onCall('delete', '/user/:id/session/:sessionId');
    await user.click(
      await screen.findByRole('button', { name: /^End the session: Chrome on Linux, .*2026/ }),
    );
    expect(await screen.findByText('The session was ended.')).toBeVisible();
    expect(receivedCalls.find(({ method }) => method === 'DELETE')?.path).toMatch(/session\/s1$/);
  });

  it.each([
    ['that was lost', undefined],
    ['that is off already, as after a lost answer', problem(409, 'entity.transitionRefused')],
  ])('turns off a second factor %s, once its consequences are told', async (_what, answer) => {
    const { user } = await show();
    onCall('post', '/user/:id/second-factor/off', problem(500, 'server.fault'));
    await user.click(await screen.findByRole('button', { name: 'Turn off the second factor' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Turn off the second factor of Nadia Islam?',
    });
    const confirm = within(dialog).getByRole('button', { name: 'Turn off the second factor' });
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    onCall('post', '/user/:id/second-factor/off', answer);
    onCall('get', '/user/:id/session', { hasSecondFactor: false, items: [] });
    await user.click(confirm);
    expect(
      await screen.findByText('The second factor of Nadia Islam was turned off.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Second factor')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('keeps the tab for the look through their eyes only once the server allows it', async () => {
    const { user } = await show();
    onCall('post', '/user/:id/see-as', problem(409, 'entity.transitionRefused'));
    await user.click(await screen.findByRole('button', { name: 'View as this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the platform as Nadia Islam?' });
    await user.click(within(dialog).getByRole('button', { name: 'Start' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(sessionStorage.getItem('see-as')).toBeNull();
  });

  it.each([
    ['ROLE_USER', '/my-courses'],
    ['ROLE_ORGADMIN', '/dashboard'],
    ['ROLE_ORG_USER', '/settings/wadhwani-batch-code'],
  ] as const)('starts the look of %s on their own first screen', async (role, home) => {
    const { user } = await show(buildUser({ roles: [role] }));
    const path = `/user-management/users/${nadia.id}`;
    const assign = vi.fn();
    const { href, origin } = location;
    vi.stubGlobal('location', { href, origin, pathname: path, search: '', hash: '', assign });
    onCall('post', '/user/:id/see-as', { id: 'look-1', name: nadia.name, expiresAt: '' });
    await user.click(await screen.findByRole('button', { name: 'View as this person' }));
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await expect.poll(() => assign.mock.lastCall).toEqual([home]);
    expect(sessionStorage.getItem('see-as')).toBe('look-1');
    expect(sessionStorage.getItem('see-as-from')).toBe(path);
  });

  it('offers no look through the eyes of a system administrator', async () => {
    await show(buildUser({ roles: ['ROLE_SYSTEM'] }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View as this person' })).not.toBeInTheDocument();
  });
});
