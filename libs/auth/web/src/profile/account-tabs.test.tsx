import type { SessionItem } from '@lms/auth/contract';
import type { Role } from '@lms/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { selectToasts, toastSlice } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildProfile } from '../../testing/profile';
import { userLoaded, userSlice } from '../user-slice';
import { Page } from './profile-page';

const show = async (tab: string, { role = 'ROLE_USER' as Role, profile = buildProfile() } = {}) => {
  onCall('get', '/user/me/profile', profile);
  const view = await renderWithStore(<Page />, {
    slices: [userSlice, toastSlice],
    path: '/profile',
    route: `/profile?tab=${tab}`,
    texts: ['profile', 'auth', 'validation', 'problems'],
    signedIn: true,
  });
  const user = {
    id: '1',
    email: 'rina@example.com',
    name: 'Rina',
    roles: [role],
    imageUrl: '/media/blank-user.svg',
    organizationCode: null,
  };
  act(() => void view.store.dispatch(userLoaded(user)));
  return view;
};
const button = (name: string) => screen.getByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const callsTo = (path: string) => receivedCalls.filter((call) => call.path === path);
const toasts = ({ store }: Awaited<ReturnType<typeof show>>) =>
  selectToasts(store.getState() as never).map(({ message }) => message);

describe('a new password', () => {
  const fill = async (
    { user }: Awaited<ReturnType<typeof show>>,
    current: string,
    next: string,
    repeated = next,
  ) => {
    const labels = ['Current password', 'New password', 'Repeat the new password'];
    await section('Change password');
    for (const [index, value] of [current, next, repeated].entries()) {
      const input = screen.getAllByLabelText(labels[index] ?? '')[0];
      if (input && value) await user.type(input, value);
    }
    await user.click(button('Change password'));
  };

  it('is sent with the current one, and the form starts anew', async () => {
    onCall('put', '/auth/user/change-password');
    const view = await show('security');
    await fill(view, 'Secret-1', 'Secret-2');
    await waitFor(() => expect(toasts(view)).toHaveLength(1));
    expect(callsTo('/auth/user/change-password').map(({ body }) => body)).toEqual([
      { currentPassword: 'Secret-1', password: 'Secret-2' },
    ]);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('must be repeated', async () => {
    await fill(await show('security'), 'Secret-1', 'Secret-2', 'Secret-3');
    const input = screen.getByLabelText('Repeat the new password');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Passwords must match'));
  });

  it('is refused to whoever does not know the current one', async () => {
    const errors = [{ field: 'currentPassword', code: 'passwordWrong' as const }];
    onCall('put', '/auth/user/change-password', problem(400, 'validation.failed', { errors }));
    await fill(await show('security'), 'Secret-9', 'Secret-2');
    const input = screen.getByLabelText('Current password');
    const refused = await screen.findByRole('link', { name: /not your current password/ });
    await waitFor(() => expect(refused).toHaveFocus());
    expect(input).toHaveAccessibleDescription('This is not your current password.');
    expect(screen.getByLabelText('New password')).toHaveValue('Secret-2');
  });
});

it('tells where the link for a new address was sent', async () => {
  onCall('post', '/auth/user/change-email');
  const { user } = await show('security');
  const form = await section('Change email');
  await user.type(form.getByLabelText('New email'), 'rina@example.org');
  await user.type(form.getByLabelText('Password'), 'Secret-1');
  await user.click(button('Change email'));
  expect(await screen.findByText(/We have sent a link to rina@example.org/)).toBeVisible();
});

describe('the second factor', () => {
  it('is not offered to learners', async () => {
    await show('security');
    await section('Change email');
    expect(screen.queryByText('Second factor')).not.toBeInTheDocument();
  });

  it('is turned on by password and first code; the recovery codes are shown once', async () => {
    onCall('post', '/user/me/second-factor', { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' });
    onCall('put', '/user/me/second-factor', { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] });
    const { user } = await show('security', { role: 'ROLE_SYSTEM' });
    await user.click(await screen.findByRole('button', { name: 'Turn on the second factor' }));
    expect((await section('Second factor')).getByLabelText('Password')).toHaveFocus();
    await user.keyboard('Secret-1{Enter}');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    await user.click(button('Turn it on'));
    const code = screen.getByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/app is required$/));
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
    expect(callsTo('/user/me/second-factor').map(({ body }) => body)).toEqual([
      { password: 'Secret-1' },
      { code: '123456' },
    ]);
    onCall('get', '/user/me/profile', { ...buildProfile(), hasSecondFactor: true });
    await user.click(button('Copy the codes'));
    expect(await screen.findByText('The codes have been copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB\nCCCC-DDDD');
    await user.click(button('I have saved them'));
    expect(screen.queryByText('AAAA-BBBB')).not.toBeInTheDocument();
  });

  it('is turned off by password and code', async () => {
    onCall('post', '/user/me/second-factor/off', problem(401, 'auth.secondFactorWrong'));
    const view = await show('security', {
      role: 'ROLE_ORGADMIN',
      profile: { ...buildProfile(), hasSecondFactor: true, recoveryCodesLeft: 1 },
    });
    expect(await screen.findByText(/1 recovery code is left/)).toBeVisible();
    await view.user.click(button('Turn off the second factor'));
    await view.user.keyboard('Secret-1');
    const { getByLabelText } = await section('Second factor');
    await view.user.type(getByLabelText('Code from your authenticator app'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    onCall('post', '/user/me/second-factor/off');
    onCall('get', '/user/me/profile', buildProfile());
    await view.user.click(button('Turn off the second factor'));
    expect(await screen.findByText(/Protect your account with codes/)).toBeVisible();
    expect(toasts(view)).toEqual(['The second factor is off.']);
  });

  it('can be turned off in a role that could not turn it on', async () => {
    await show('security', { profile: { ...buildProfile(), hasSecondFactor: true } });
    expect(await screen.findByRole('button', { name: 'Turn off the second factor' })).toBeVisible();
  });

  it.each([
    ['Change password', ['Current password', 'New password', 'Repeat the new password']],
    ['Change email', ['New email', 'Password']],
  ])('is asked for to %s', async (name, labels) => {
    onCall('put', '/auth/user/change-password');
    onCall('post', '/auth/user/change-email');
    const { user } = await show('security', {
      profile: { ...buildProfile(), hasSecondFactor: true },
    });
    const form = await section(name);
    await user.click(form.getByRole('button', { name }));
    // The summary lists the fields in their order, so the code comes last.
    const summary = await form.findAllByRole('link');
    expect(summary.map(({ textContent }) => textContent).at(-1)).toMatch(/app is required$/);
    for (const label of labels) {
      const value = label === 'New email' ? 'rina@example.org' : 'Secret-1';
      await user.type(form.getByLabelText(label), value);
    }
    await user.click(form.getByRole('button', { name }));
    const code = form.getByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/app is required/));
    await user.type(code, '123456');
    await user.click(form.getByRole('button', { name }));
    const sent = () => receivedCalls.filter(({ path }) => path.startsWith('/auth/user/change'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ code: '123456' });
  });
});

describe('my sessions', () => {
  const session = (id: string, isCurrent = false): SessionItem => ({
    id,
    isCurrent,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastUsedAt: '2026-01-02T00:00:00.000Z',
    ip: `10.0.0.${id}`,
    userAgent: isCurrent ? 'Firefox/127.0 Linux' : 'curl/8.5.0',
  });
  const both = { items: [session('1', true), session('2')] };

  it('name the device, mark the current one, and end one', async () => {
    onCall('get', '/user/me/sessions', both);
    onCall('delete', '/user/me/sessions/:id');
    const view = await show('sessions');
    const [first, second] = await screen.findAllByText(/Network address/);
    expect(first?.parentElement).toHaveTextContent('Firefox on LinuxThis device');
    expect(second?.parentElement).toHaveTextContent('Unknown device');
    onCall('get', '/user/me/sessions', { items: [session('1', true)] });
    await view.user.dblClick(screen.getByRole('button', { name: /Unknown device, .*2026/ }));
    await waitFor(() => expect(screen.queryByText(/10.0.0.2/)).not.toBeInTheDocument());
    expect(callsTo('/user/me/sessions/2')).toHaveLength(1);
    expect(view.store.getState().session.accessToken).not.toBeNull();
  });

  it('sign out when the current one is ended', async () => {
    onCall('get', '/user/me/sessions', both);
    onCall('delete', '/user/me/sessions/1');
    const { user, store } = await show('sessions');
    await user.click(
      await screen.findByRole('button', { name: /^End the session: Firefox on Linux, / }),
    );
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
  });

  it.each([
    [undefined, null],
    [offline, 'access-1'],
  ])('all end when that was confirmed', async (answer, token) => {
    onCall('get', '/user/me/sessions', both);
    onCall('delete', '/user/me/sessions', answer);
    const { user, store } = await show('sessions');
    await user.click(await screen.findByRole('button', { name: 'End all sessions' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'End all sessions' }));
    await waitFor(() => expect(callsTo('/user/me/sessions').at(-1)?.method).toBe('DELETE'));
    if (token) expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await waitFor(() => expect(store.getState().session.accessToken).toBe(token));
  });
});

describe('my data', () => {
  it('is downloaded as a file', async () => {
    onCall('get', '/user/me/export', { name: 'Rina' });
    URL.createObjectURL = vi.fn(() => 'blob:data');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const view = await show('data');
    await view.user.click(button('Download my data'));
    await waitFor(() => expect(toasts(view)).toEqual(['Your data has been downloaded.']));
    expect(click).toHaveBeenCalledOnce();
    const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
    expect(JSON.parse(await (file as Blob).text())).toEqual({ name: 'Rina' });
    click.mockRestore();
  });

  it('says why it can not be downloaded', async () => {
    onCall('get', '/user/me/export', problem(500, 'server.fault'));
    const { user } = await show('data');
    await user.click(button('Download my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Request ID: test-request');
  });
});

describe('being shown to fellow learners', () => {
  const box = () => screen.findByRole('checkbox', { name: /^Show my name, picture/ });

  it('answers the press at once, before the server does', async () => {
    onCall('put', '/user/me/shown-to-fellows', null);
    const view = await show('data', { profile: { ...buildProfile(), shownToFellows: true } });
    const shown = await box();
    act(() => shown.click());
    expect(shown).not.toBeChecked();
    await waitFor(() => expect(toasts(view)).toHaveLength(1));
    expect(shown).not.toBeChecked();
  });

  it('goes back, with the reason, if the server refuses', async () => {
    onCall('put', '/user/me/shown-to-fellows', problem(500, 'server.fault'));
    await show('data', { profile: { ...buildProfile(), shownToFellows: true } });
    const shown = await box();
    act(() => shown.click());
    expect(await screen.findByRole('alert')).toHaveTextContent('Request ID: test-request');
    expect(shown).toBeChecked();
  });
});

describe('closing the account', () => {
  const close = async ({ user }: Awaited<ReturnType<typeof show>>) => {
    await user.click(await screen.findByRole('button', { name: 'Close my account…' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Password'), 'Secret-1');
    await user.click(within(dialog).getByRole('button', { name: 'Close my account permanently' }));
  };

  it('asks for the password, forgets the user and leaves', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    onCall('delete', '/user/me');
    const view = await show('data');
    await close(view);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(callsTo('/user/me').map(({ body }) => body)).toEqual([{ password: 'Secret-1' }]);
    expect(view.store.getState().session.accessToken).toBeNull();
  });

  it('is refused to the last administrator', async () => {
    onCall('delete', '/user/me', problem(409, 'auth.lastAdministrator'));
    await close(await show('data', { role: 'ROLE_SYSTEM' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'at least one active system administrator',
    );
  });
});
