import { AntdProvider, coursePaths } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Enrolment } from '@lms/learning/contract';
import { tableSlice } from '@lms/table-state';
import {
  chooseFromMenu,
  makeTestStore,
  onCall,
  openMenu,
  problem,
  receivedCalls,
  renderWithStore,
  type TestUser,
} from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from './enrolment-list-page';

const enrolmentsPath = coursePaths.enrolments;

const enrolment: Enrolment = {
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  userId: '0198a000-0000-7000-8000-0000000000aa',
  learnerName: 'Nadia Islam',
  learnerEmail: 'nadia@example.org',
  courseId: '0198a000-0000-7000-8000-0000000000cc',
  courseTitle: 'Web basics',
  courseSlug: 'web-basics',
  courseLanguage: 'en',
  orderId: null,
  batchCodeId: null,
  batchCode: null,
  progressPercent: 40,
  lastLessonId: null,
  secondsSpent: 0,
  startedAt: null,
  completedAt: null,
  status: 'ACTIVE',
};

const show = async (role: Role, search = '', shown: Enrolment = enrolment) => {
  onCall('post', '/enrolment/find', { items: [shown], total: 1 });
  onCall('post', '/course/find', { items: [], total: 0 });
  onCall('post', '/batch-code/find', { items: [], total: 0 });
  const store = makeTestStore([userSlice, tableSlice, toastSlice]);
  store.dispatch(
    userLoaded({
      id: '0198a000-0000-7000-8000-0000000000ff',
      email: 'me@example.org',
      name: 'Me',
      roles: [role],
    } as Parameters<typeof userLoaded>[0]),
  );
  return renderWithStore(
    <AntdProvider>
      <Page />
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store,
      signedIn: true,
      path: enrolmentsPath,
      route: enrolmentsPath + search,
      texts: ['enrolments', 'sales', 'admin', 'validation', 'problems'],
    },
  );
};

const actions = 'Actions for Nadia Islam, Web basics';
const openCancel = async (user: TestUser) => {
  await chooseFromMenu(user, actions, 'Cancel enrolment');
  return screen.findByRole('dialog', { name: 'Cancel the enrolment of Nadia Islam?' });
};

describe('the list of enrolments', () => {
  it('stands beside courses, orders and coupons, and leads to the import', async () => {
    await show('ROLE_ORGADMIN');
    expect(await screen.findByText('nadia@example.org')).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Courses and sales' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Enrolments');
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute(
      'href',
      `${enrolmentsPath}/import`,
    );
    expect(receivedCalls.some(({ path }) => path === '/batch-code/find')).toBe(false);
  });

  it('opens with the newest, and shows progress as a bar with its number', async () => {
    await show('ROLE_SYSTEM');
    expect(await screen.findByRole('progressbar', { name: '40%' })).toHaveValue(40);
    const asked = receivedCalls.find(({ path }) => path === '/enrolment/find')?.body;
    expect(asked).toMatchObject({ sorting: { column: 'createdAt', direction: 'desc' } });
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('names whoever has closed the account', async () => {
    const learnerEmail = `closed-${enrolment.userId}`;
    await show('ROLE_SYSTEM', '', { ...enrolment, learnerName: '', learnerEmail });
    const name = 'Actions for Closed account, Web basics';
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText('Closed account')).toBeVisible();
    expect(screen.queryByText(learnerEmail)).toBeNull();
  });

  it('cancels an enrolment once it is said what that means', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('put', '/enrolment/updateStatus', { ids: [enrolment.id], status: 'CANCELLED' });
    const dialog = await openCancel(user);
    expect(within(dialog).getByText(/a new enrolment starts from the beginning/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel enrolment' }));
    expect(
      await screen.findByText('The enrolment of Nadia Islam has been cancelled.'),
    ).toBeVisible();
    expect(receivedCalls.find(({ path }) => path === '/enrolment/updateStatus')?.body).toEqual({
      ids: [enrolment.id],
      status: 'CANCELLED',
    });
  });

  it('enrols the learner of a cancelled one again, in the same course', async () => {
    const cancelled = { ...enrolment, status: 'CANCELLED' } as const;
    const { user } = await show('ROLE_SYSTEM', '', cancelled);
    const person = { id: enrolment.userId, name: 'Nadia Islam', email: 'nadia@example.org' };
    // Who they are is known from the row.
    onCall('post', '/enrolment/learner/find', () => new Promise(() => undefined));
    onCall('post', '/enrolment', { id: enrolment.id });
    const menu = await openMenu(user, actions);
    expect(within(menu).queryByRole('menuitem', { name: 'Cancel enrolment' })).toBeNull();
    await user.click(within(menu).getByRole('menuitem', { name: 'Enrol again' }));
    const form = await screen.findByRole('dialog', { name: 'Enrol someone' });
    expect(await within(form).findByText('Nadia Islam · nadia@example.org')).toBeVisible();
    expect(within(form).getByText('Web basics')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Nadia Islam .*is now enrolled in “Web basics”/)).toBeVisible();
    const sent = receivedCalls.filter(({ path }) => path === '/enrolment').at(-1)?.body;
    expect(sent).toEqual({ userId: person.id, courseId: enrolment.courseId, batchCodeId: null });
  });

  it('says why an enrolment was not cancelled', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('put', '/enrolment/updateStatus', problem(409, 'entity.transitionRefused'));
    const dialog = await openCancel(user);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel enrolment' }));
    expect(await within(dialog).findByText(/This status can’t be set now/)).toBeVisible();
  });

  it('enrols somebody, found by name, and says in whose course', async () => {
    const { user, location } = await show('ROLE_ORGADMIN');
    const person = { id: enrolment.userId, name: 'Nadia Islam', email: 'nadia@example.org' };
    onCall('post', '/enrolment/learner/find', { items: [person], total: 1 });
    onCall('post', '/course/find', {
      items: [{ id: enrolment.courseId, title: 'Web basics' }],
      total: 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Enrol someone' }));
    expect(location()).toBe(`${enrolmentsPath}?item=new`);
    const form = await screen.findByRole('dialog');
    await user.type(await within(form).findByRole('searchbox', { name: 'Learner' }), 'nadia');
    const asked = () => receivedCalls.filter(({ path }) => path === '/enrolment/learner/find');
    await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ searchTerm: 'nadia' }));
    await user.click(await within(form).findByLabelText('Nadia Islam · nadia@example.org'));
    await user.click(await within(form).findByLabelText('Web basics'));
    onCall('post', '/enrolment', problem(409, 'enrolment.exists'));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'This person is already enrolled in this course.',
    );
    onCall('post', '/enrolment', { id: enrolment.id });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is now enrolled in “Web basics”/)).toBeVisible();
    const sent = receivedCalls.filter(({ path }) => path === '/enrolment').at(-1)?.body;
    expect(sent).toEqual({ userId: person.id, courseId: enrolment.courseId, batchCodeId: null });
  });

  it('says that learners could not be loaded instead of that there are none, and loads them', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('post', '/enrolment/learner/find', problem(500, 'server.fault'));
    await user.click(await screen.findByRole('button', { name: 'Enrol someone' }));
    const form = await screen.findByRole('dialog');
    const alert = await within(form).findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong on our side. Please try again.');
    // That of courses, which may be loaded later.
    expect(await within(form).findAllByText('No items(s) found!')).toHaveLength(1);
    const person = { id: enrolment.userId, name: 'Nadia Islam', email: 'nadia@example.org' };
    onCall('post', '/enrolment/learner/find', { items: [person], total: 1 });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(form).findByLabelText('Nadia Islam · nadia@example.org')).toBeVisible();
    expect(within(form).queryByRole('alert')).toBeNull();
  });

  it('begins with the learner whose enrolments are listed', async () => {
    const person = { id: enrolment.userId, name: 'Nadia Islam', email: 'nadia@example.org' };
    onCall('post', '/enrolment/learner/find', { items: [person], total: 1 });
    await show('ROLE_SYSTEM', `?filter.userId=${enrolment.userId}&item=new`);
    const form = await screen.findByRole('dialog', { name: 'Enrol someone' });
    expect(await within(form).findByText('Nadia Islam · nadia@example.org')).toBeVisible();
  });

  it('shows all of one enrolment, with what can be done about it', async () => {
    const { user } = await show('ROLE_SYSTEM', `?item=${enrolment.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Web basics' });
    expect(within(dialog).getByText('No batch')).toBeVisible();
    expect(within(dialog).getByText('40%')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Show the learner' })).toHaveAttribute(
      'href',
      `/user-management/users/${enrolment.userId}`,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel enrolment' }));
    expect(
      await screen.findByRole('dialog', { name: 'Cancel the enrolment of Nadia Islam?' }),
    ).toBeVisible();
  });

  it('leads nobody to a learner who may be out of reach', async () => {
    await show('ROLE_ORGADMIN', `?item=${enrolment.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Web basics' });
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });
});
