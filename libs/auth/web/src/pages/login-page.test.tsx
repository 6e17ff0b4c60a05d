import type { AuthProblemCode } from '@lms/auth/contract';
import type { GenericProblemCode } from '@lms/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userSlice } from '../user-slice';
import { Page } from './login-page';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 600 };
const record = (role: string) => ({
  id: '1',
  username: 'rina@example.com',
  name: 'Rina',
  roles: [role],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
});

const show = (query = '', language: 'en' | 'bn' = 'en') =>
  renderWithStore(<Page />, {
    slices: [userSlice],
    path: '/auth/login',
    route: `/auth/login${query}`,
    texts: ['auth', 'validation', 'problems'],
    language,
  });

const field = (name: string) => screen.getByLabelText(name);
const logIn = async (
  { user }: Awaited<ReturnType<typeof show>>,
  email = 'rina@example.com',
  password = 'Secret-1',
) => {
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
};
const mail = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

describe('the login form', () => {
  it.each([
    ['Email', 'Email is required', ''],
    ['Email', 'Email should have at least 3 characters', 'ab'],
    ['Email', 'Email is not valid, Please enter valid email', 'abc'],
    ['Email', 'Email should have maximum 360 characters', mail(361)],
    ['Password', 'Password is required', ''],
    ['Password', 'Password should have at least 6 characters', '12345'],
    ['Password', 'Password should have maximum 100 characters', 'x'.repeat(101)],
  ])('says of %s: %s', async (label, text, value) => {
    const view = await show();
    if (value) {
      await view.user.click(field(label));
      await view.user.paste(value);
    }
    await logIn(view, '', '');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
  });

  it('says that the details are incorrect, and which', async () => {
    await logIn(await show(), '', '');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The login details are incorrect');
    expect(screen.getByRole('link', { name: 'Email is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Password is required' })).toBeVisible();
  });

  it.each([
    ['a@b.co', '123456'],
    [mail(360), 'x'.repeat(100)],
  ])('takes values at the limits', async (email, password) => {
    onCall('post', '/auth/authenticate', problem(401, 'auth.wrongPassword'));
    const { user } = await show();
    await user.click(field('Email'));
    await user.paste(email);
    await user.click(field('Password'));
    await user.paste(password);
    await user.keyboard('{Enter}');
    await screen.findByText('Wrong username or password');
    expect(receivedCalls[0]?.body).toEqual({ email, password });
  });

  it.each([
    ['auth.unknownAccount', 401, 'Sorry! You Are Not Registered User, Please Sign Up'],
    ['auth.wrongPassword', 401, 'Wrong username or password'],
    ['auth.invalidCredentials', 401, 'The login details are incorrect'],
    ['validation.failed', 400, 'The login details are incorrect'],
    ['auth.inactive', 403, 'Your account has been deactivated. Please contact the help desk.'],
    ['auth.closed', 403, 'This account was closed, and its data was removed.'],
    ['server.unavailable', 503, 'The service is not available at the moment.'],
  ] satisfies [AuthProblemCode | GenericProblemCode, number, string][])(
    'tells %s',
    async (code, status, text) => {
      onCall('post', '/auth/authenticate', problem(status, code));
      await logIn(await show());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Email')).toHaveValue('rina@example.com');
    },
  );

  it('leads somebody without an account to the registration and on', async () => {
    onCall('post', '/auth/authenticate', problem(401, 'auth.unknownAccount'));
    const view = await show('?returnUrl=%2Fcart');
    await logIn(view);
    const alert = await screen.findByRole('alert');
    await view.user.click(within(alert).getByRole('link', { name: 'Sign up' }));
    expect(view.location()).toBe('/auth/registration?returnUrl=%2Fcart');
  });

  it('offers an account that is not active its link again', async () => {
    onCall('post', '/auth/authenticate', problem(403, 'auth.notVerified'));
    onCall('post', '/auth/resend-verification');
    const view = await show();
    await logIn(view);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Please check your email for a verification link (also your spam folder).',
    );
    await view.user.click(screen.getByRole('button', { name: 'Resend the verification link' }));
    expect(await screen.findByText(/A new link is on its way to rina@example.com/)).toBeVisible();
    expect(receivedCalls.at(-1)?.body).toEqual({ email: 'rina@example.com' });
    // No link is on its way to another address that is typed.
    await view.user.type(field('Email'), '.bd');
    expect(screen.queryByText(/A new link is on its way/)).toBeNull();
  });

  it('says how long to wait after too many tries', async () => {
    const answer = problem(429, 'request.tooMany', { headers: { 'retry-after': '840' } });
    onCall('post', '/auth/authenticate', answer);
    await logIn(await show());
    expect(await screen.findByText(/Please try again in 14 minutes/)).toBeVisible();
  });

  it('keeps what was typed when offline', async () => {
    onCall('post', '/auth/authenticate', offline);
    await logIn(await show());
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(field('Password')).toHaveValue('Secret-1');
  });

  it('speaks Bengali with Bengali digits', async () => {
    const { user } = await show('', 'bn');
    await user.type(field('ইমেইল'), 'ab');
    await user.tab();
    expect(await screen.findByText('ইমেইলে কমপক্ষে ৩টি অক্ষর থাকতে হবে')).toBeVisible();
  });
});

describe('logging in', () => {
  it('saves the token, then fetches the user by it', async () => {
    onCall('post', '/auth/authenticate', tokens);
    onCall('get', '/user/me', record('ROLE_USER'));
    const view = await show();
    await logIn(view);
    await waitFor(() => expect(view.location()).toBe('/my-courses'));
    expect(receivedCalls.map(({ path }) => path)).toEqual(['/auth/authenticate', '/user/me']);
    expect(receivedCalls[1]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(view.store.getState()).toMatchObject({
      session: tokens,
      user: { current: { email: 'rina@example.com', imageUrl: '/media/blank-user.svg' } },
    });
    expect(JSON.stringify(view.store.getState())).not.toContain('Secret-1');
  });

  it.each([
    ['ROLE_SYSTEM', '', '/dashboard'],
    ['ROLE_USER', '?returnUrl=%2Fcourses%3Fsearch%3Dhtml%23top', '/courses?search=html#top'],
    ['ROLE_USER', '?returnUrl=https%3A%2F%2Fevil.example%2F', '/my-courses'],
    ['ROLE_USER', '?returnUrl=%2F%2Fevil.example', '/my-courses'],
    ['ROLE_USER', '?returnUrl=%2F%5Cevil.example', '/my-courses'],
    ['ROLE_USER', '?returnUrl=javascript%3Aalert(1)', '/my-courses'],
    ['ROLE_USER', '?returnUrl=%2Fauth%2Flogin', '/my-courses'],
    ['ROLE_USER', '?returnUrl=%2F.%2F%2Fevil.example', '/evil.example'],
  ])('leads %s with %s to %s', async (role, query, destination) => {
    onCall('post', '/auth/authenticate', tokens);
    onCall('get', '/user/me', record(role));
    const view = await show(query);
    await logIn(view);
    await waitFor(() => expect(view.location()).toBe(destination));
  });

  it('logs out again when the server knows no such user', async () => {
    onCall('post', '/auth/authenticate', tokens);
    onCall('get', '/user/me', problem(404, 'entity.notFound'));
    const view = await show();
    await logIn(view);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(view.store.getState().session.accessToken).toBeNull();
    expect(view.location()).toBe('/auth/login');
  });
});
