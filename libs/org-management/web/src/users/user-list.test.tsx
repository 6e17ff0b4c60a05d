import { AntdProvider } from '@lms/admin-ui';
import type { HeldApproval, Role } from '@lms/contract';
import type { User } from '@lms/org-management/contract';
import {
  chooseFromMenu,
  chooseOption,
  onCall,
  openMenu,
  problem,
  receivedCalls,
  renderWithStore,
  type TestUser,
} from '@lms/testing';
import { ToastCard, Toaster } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { UserList } from './user-list';
import { type UserListName, userLists } from './user-paths';

const texts = ['users', 'shell', 'admin', 'validation', 'problems'] as const;

const show = async (list: UserListName, role: Role, items: User[] = [buildUser()], search = '') => {
  onCall('post', '/user/find', { items, total: items.length });
  onCall('post', '/catalog/organization/find', {
    items: [{ id: items[0]?.organizationId, name: 'Council' }],
    total: 1,
  });
  return renderWithStore(
    <AntdProvider>
      <UserList list={list} title="People" />
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store: makeStoreOf(role),
      texts,
      signedIn: true,
      path: userLists[list],
      route: userLists[list] + search,
    },
  );
};
const sentSearch = () => receivedCalls.find(({ path }) => path === '/user/find')?.body;
const actions = 'Actions for Nadia Islam';
const openDeactivateDialog = async (user: TestUser) => {
  await chooseFromMenu(user, actions, 'Set to Inactive');
  return screen.findByRole('dialog', { name: 'Set 1 item to Inactive?' });
};
const changes = () =>
  receivedCalls.filter(({ path }) => path === '/user/updateStatus').map(({ body }) => body);

describe('the lists of people', () => {
  it.each([
    ['all', { status: ['ACTIVE', 'INACTIVE'] }],
    ['pending', { status: 'PENDING' }],
    ['tenants', { roles: ['ROLE_ORG_USER', 'ROLE_ORGADMIN'] }],
  ] as const)('ask for what belongs into them: %s', async (list, filter) => {
    await show(list, 'ROLE_SYSTEM');
    expect(await screen.findByRole('link', { name: 'Nadia Islam' })).toHaveAttribute(
      'href',
      `${userLists[list]}/${buildUser().id}`,
    );
    expect(sentSearch()).toMatchObject({ filter });
  });

  it.each([
    ['tenants', 'ROLE_ORGADMIN', `${userLists.tenants}/import`],
    ['pending', 'ROLE_SYSTEM', undefined],
  ] as const)('lead to their spreadsheets where they have some: %s', async (list, role, href) => {
    await show(list, role);
    await screen.findByRole('link', { name: 'Nadia Islam' });
    const link = screen.queryByRole('link', { name: 'Import' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('offer the first ones where there are none: to invite, and to import', async () => {
    await show('all', 'ROLE_SYSTEM', []);
    expect(await screen.findByText('No items(s) found!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Invite someone' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Import' })).toHaveLength(2);
  });

  it('let an organization neither delete people nor judge registrations', async () => {
    const { user } = await show('tenants', 'ROLE_ORGADMIN', [buildUser({ status: 'PENDING' })]);
    const menu = await openMenu(user, actions);
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['Edit', 'Send the link again']);
  });

  it('send the link again and say so', async () => {
    const { user } = await show('pending', 'ROLE_SYSTEM', [buildUser({ status: 'PENDING' })]);
    onCall('post', '/user/:id/resend');
    await chooseFromMenu(user, actions, 'Send the link again');
    expect(await screen.findByText('The link was sent to Nadia Islam.')).toBeVisible();
  });

  const held: HeldApproval = {
    id: 'held',
    ids: [buildUser().id],
    until: '2026-01-01T00:00:10.000Z',
  };

  it('ask once before an approval, and take it back as long as the offer stands', async () => {
    const { user } = await show('pending', 'ROLE_SYSTEM', [buildUser({ status: 'PENDING' })]);
    onCall('post', '/user/approval', held);
    onCall('delete', '/user/:id/approval');
    const calls = () => receivedCalls.filter(({ path }) => path.endsWith('/approval'));
    await chooseFromMenu(user, actions, 'Approve');
    const dialog = await screen.findByRole('dialog', { name: 'Approve Nadia Islam?' });
    expect(calls()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^Nadia Islam was approved/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nadia Islam' })).toBeNull();
    expect(screen.queryByText('1–1 of 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The approval was undone.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nadia Islam' })).toBeVisible();
    expect(screen.getByText('1–1 of 1')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/user/approval', { ids: held.ids }],
      ['DELETE', '/user/held/approval', undefined],
    ]);
    expect(changes()).toEqual([]);
  });

  it('refuse a registration with a reason alone', async () => {
    const { user } = await show('pending', 'ROLE_SYSTEM', [buildUser({ status: 'PENDING' })]);
    onCall('post', '/user/:id/reject');
    await chooseFromMenu(user, actions, 'Reject');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Not a person');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(
      await screen.findByText('Nadia Islam was rejected and has been told why.'),
    ).toBeVisible();
    const rejections = receivedCalls.filter(
      ({ path }) => path === `/user/${buildUser().id}/reject`,
    );
    expect(rejections.map(({ body }) => body)).toEqual([{ reason: 'Not a person' }]);
    expect(changes()).toEqual([]);
  });

  it.each([
    ['', {}],
    ['Has left us', { reason: 'Has left us' }],
  ])('shut an account when that is confirmed, with the reason %j', async (typed, sent) => {
    const { user } = await show('all', 'ROLE_SYSTEM');
    onCall('put', '/user/updateStatus', { ids: [buildUser().id], status: 'INACTIVE' });
    const dialog = await openDeactivateDialog(user);
    expect(dialog).toHaveTextContent(/logged out at once.*Nadia Islam/);
    expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(/^Optional/);
    if (typed) await user.type(within(dialog).getByLabelText('Reason'), typed);
    expect(changes()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
    expect(await screen.findByText('1 item was set to Inactive.')).toBeVisible();
    expect(changes()).toEqual([{ ids: [buildUser().id], status: 'INACTIVE', ...sent }]);
  });

  it('give a role to all that match, counted first, and tell who was left out', async () => {
    const nadia = buildUser();
    const { user } = await show('all', 'ROLE_SYSTEM', [nadia]);
    onCall('post', '/user/find', { items: [nadia], total: 209 });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Nadia Islam' }));
    await user.click(await screen.findByRole('button', { name: 'Give or take a role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give or take a role' });
    onCall('put', '/user/updateRoleOfAll', ({ body }) => {
      const { confirmed } = body as { confirmed?: number };
      if (!confirmed) return { count: 2, changed: 0, refused: [] };
      const refused = [{ id: 'x', name: 'Rina', code: 'user.ownAccount', errors: [] }];
      return { count: 2, changed: 1, refused };
    });
    await chooseOption(user, within(dialog).getByLabelText('Role'), 'Organization user');
    await chooseOption(user, within(dialog).getByLabelText('What to do'), 'Take it');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    const asked = 'Take the role “Organization user” from 2 people?';
    expect(await within(dialog).findByText(asked)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Take it' }));
    expect(await within(dialog).findByText('1 person was left as before:')).toBeVisible();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^Rina .*your own/);
    const sent = receivedCalls.filter(({ path }) => path === '/user/updateRoleOfAll');
    expect(sent.map(({ body }) => body)).toMatchObject([
      { ids: [nadia.id], role: 'ROLE_ORG_USER', given: false },
      { ids: [nadia.id], role: 'ROLE_ORG_USER', given: false, confirmed: 2 },
    ]);
  });

  it('let an organization mail its people, and move nobody to another', async () => {
    const { user } = await show('tenants', 'ROLE_ORGADMIN');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Nadia Islam' }));
    expect(screen.queryByRole('button', { name: 'Set the organization' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send an email' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send an email' });
    await user.type(within(dialog).getByLabelText('Subject'), 'A week off');
    await user.type(within(dialog).getByLabelText('Text'), 'We are closed.');
    onCall('post', '/user/mailAll', { count: 1, changed: 1, refused: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText('Send this email to 1 person?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send an email' }));
    expect(await screen.findByText('The email is on its way to 1 person.')).toBeVisible();
  });

  it('tell why the last administrator can not be shut out, and keep what was typed', async () => {
    const { user } = await show('all', 'ROLE_SYSTEM', [buildUser({ roles: ['ROLE_SYSTEM'] })]);
    onCall('put', '/user/updateStatus', problem(409, 'auth.lastAdministrator'));
    const dialog = await openDeactivateDialog(user);
    await user.type(within(dialog).getByLabelText('Reason'), 'Has left us');
    await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
    expect(
      await within(dialog).findByText(/at least one active system administrator/),
    ).toBeVisible();
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Has left us');
  });
});

/** The form's code is loaded when it is first opened. */
const findForm = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  return title.closest<HTMLElement>('[role="dialog"]')!;
};

describe('the form of a person', () => {
  it('invites somebody with the roles that the reader may give', async () => {
    const { user } = await show('tenants', 'ROLE_ORGADMIN', [buildUser()], '?item=new');
    const form = await findForm('Invite someone');
    expect(
      within(form)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    )
      // The last checkbox is the one for large text.
      .toEqual(['Organization user', 'Organization administrator', expect.any(String)]);
    expect(within(form).queryByLabelText('Organization')).not.toBeInTheDocument();
    await user.type(within(form).getByLabelText('Name'), 'Karim Uddin');
    await user.type(within(form).getByLabelText('Email'), 'karim@example.org');
    onCall('post', '/user', { id: 'new' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Karim Uddin was created.')).toBeVisible();
    const sent = receivedCalls.find(({ method, path }) => method === 'POST' && path === '/user');
    expect(sent?.body).toMatchObject({
      username: 'karim@example.org',
      roles: ['ROLE_ORG_USER'],
      organizationId: null,
    });
  });

  it('leaves the address of an open account to its owner', async () => {
    const nadia = buildUser();
    onCall('get', '/user/:id', nadia);
    await show('all', 'ROLE_SYSTEM', [nadia], `?item=${nadia.id}`);
    const form = await findForm('Edit this person');
    expect(await within(form).findByLabelText('Email')).toHaveAttribute('readonly');
    const organization = await within(form).findByLabelText('Organization');
    await waitFor(() => expect(organization).toHaveAccessibleDescription('Council'));
  });
});
