import type { VerifiedEmail } from '@lms/auth/contract';
import {
  makeTestStore,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
  testTokens,
} from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userLoaded, userSlice } from '../user-slice';
import { Page as ForgotPasswordPage } from './forgot-password-page';
import { Page as ResetPasswordPage } from './reset-password-page';
import { Page as VerifyEmailPage } from './verify-email-page';

const rina = {
  id: '1',
  email: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER' as const],
  imageUrl: '/media/blank-user.svg',
  organizationCode: null,
};

const show = (Page: ComponentType, query = '') =>
  renderWithStore(<Page />, {
    slices: [userSlice],
    route: `/${query}`,
    texts: ['auth', 'validation', 'problems'],
  });
const button = (name: string) => screen.getByRole('button', { name });

describe('the page of the verification link', () => {
  it('confirms the address without a press, and leads on to the login', async () => {
    onCall('get', '/auth/verify-email', { verified: true, outcome: 'CONFIRMED', session: null });
    await show(VerifyEmailPage, '?token=abc&returnUrl=%2Fcheckout');
    expect(await screen.findByText('You can log in with it now.')).toBeVisible();
    expect(receivedCalls.map(({ path }) => path)).toEqual(['/auth/verify-email']);
    expect(receivedCalls[0]?.query.get('token')).toBe('abc');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/auth/login?returnUrl=%2Fcheckout',
    );
  });

  it('signs in the browser that signed up, and goes on at the checkout', async () => {
    const session = { ...testTokens, accessToken: 'access-2' };
    onCall('get', '/auth/verify-email', { verified: true, outcome: 'CONFIRMED', session });
    onCall('get', '/user/me', {
      ...rina,
      username: rina.email,
      organization: null,
      preferredLanguage: 'en',
      largeText: false,
      viewedAsUntil: null,
    });
    const { store, location } = await renderWithStore(<VerifyEmailPage />, {
      slices: [userSlice],
      path: '/auth/verify-email',
      route: '/auth/verify-email?token=abc&returnUrl=%2Fcheckout%3Fcoupon%3DEID-2026',
      texts: ['auth', 'validation', 'problems'],
    });
    await waitFor(() => expect(location()).toBe('/checkout?coupon=EID-2026'));
    expect(store.getState().session.accessToken).toBe('access-2');
  });

  it.each(['', '?token=old'])(
    'offers a new link at once for one that is not valid: %s',
    async (query) => {
      onCall('get', '/auth/verify-email', problem(400, 'auth.linkInvalid'));
      onCall('post', '/auth/resend-verification');
      const { user } = await show(VerifyEmailPage, query);
      expect(await screen.findByText(/This link is not valid any more/)).toBeVisible();
      await user.type(screen.getByLabelText('Email'), 'rina@example.com');
      await user.click(button('Resend the verification link'));
      expect(await screen.findByText(/A new link is on its way to rina@example.com/)).toBeVisible();
    },
  );

  const showSignedIn = async (outcome: VerifiedEmail['outcome']) => {
    onCall('get', '/auth/verify-email', { verified: true, outcome, session: null });
    const store = makeTestStore([userSlice]);
    store.dispatch(userLoaded(rina));
    return renderWithStore(<VerifyEmailPage />, {
      store,
      route: '/?token=abc',
      texts: ['auth', 'validation', 'problems'],
      signedIn: true,
    });
  };

  it('of a changed address logs out, for the new one is logged in with', async () => {
    const { store } = await showSignedIn('CHANGED');
    expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('that was used says so, and leaves who is signed in where they are', async () => {
    const { store } = await showSignedIn('ALREADY');
    expect(await screen.findByText('Your email address is already confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/my-courses');
    expect(store.getState().session.accessToken).not.toBeNull();
  });

  it('can be tried again after a fault', async () => {
    onCall('get', '/auth/verify-email', problem(503, 'server.unavailable'));
    const { user } = await show(VerifyEmailPage, '?token=abc');
    expect(await screen.findByText(/The service is not available at the moment/)).toBeVisible();
    onCall('get', '/auth/verify-email', { verified: true, outcome: 'CONFIRMED', session: null });
    await user.click(button('Try again'));
    expect(await screen.findByText(/You can log in with it now/)).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('asks for a registered email', async () => {
    onCall('post', '/auth/user/forgot-password', problem(401, 'auth.unknownAccount'));
    const { user } = await show(ForgotPasswordPage);
    await user.type(screen.getByLabelText('Email'), 'nobody@example.com');
    await user.click(button('Send the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please Enter registered email');
  });

  it('is answered by a mail', async () => {
    onCall('post', '/auth/user/forgot-password');
    const { user } = await show(ForgotPasswordPage);
    await user.type(screen.getByLabelText('Email'), 'rina@example.com');
    await user.click(button('Send the link'));
    expect(await screen.findByText(/has been sent to rina@example.com/)).toBeVisible();
    expect(receivedCalls[0]?.body).toEqual({ email: 'rina@example.com' });
  });

  it('keeps the checkout that it was on the way to', async () => {
    onCall('post', '/auth/user/forgot-password');
    const { user } = await show(ForgotPasswordPage, '?returnUrl=%2Fcheckout');
    await user.type(screen.getByLabelText('Email'), 'rina@example.com');
    await user.click(button('Send the link'));
    await waitFor(() => expect(receivedCalls).toHaveLength(1));
    expect(receivedCalls[0]?.body).toEqual({ email: 'rina@example.com', returnUrl: '/checkout' });
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/auth/login?returnUrl=%2Fcheckout',
    );
  });
});

describe('a new password', () => {
  beforeEach(() => onCall('get', '/auth/user/reset-password'));

  const fill = async ({ user }: Awaited<ReturnType<typeof show>>, repeated = 'Secret-1') => {
    await user.type(screen.getByLabelText('New password'), 'Secret-1');
    await user.type(screen.getByLabelText('Confirm Password'), repeated);
    await user.click(button('Save the new password'));
  };

  it('is set by the token of the link', async () => {
    onCall('put', '/auth/user/reset-password');
    await fill(await show(ResetPasswordPage, '?token=abc'));
    const done = await screen.findByRole('heading', { name: 'Your password has been reset' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(receivedCalls.at(-1)?.body).toEqual({ token: 'abc', password: 'Secret-1' });
  });

  it('must be repeated', async () => {
    await fill(await show(ResetPasswordPage, '?token=abc'), 'Secret-2');
    const text = "'Password' and 'Confirm Password' didn't match.";
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(text),
    );
  });

  it('is not asked for by a link that was used: this is said at once', async () => {
    onCall('get', '/auth/user/reset-password', problem(400, 'auth.linkInvalid'));
    await show(ResetPasswordPage, '?token=used');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more.');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('needs a link that is still valid', async () => {
    onCall('put', '/auth/user/reset-password', problem(400, 'auth.linkInvalid'));
    await fill(await show(ResetPasswordPage, '?token=old'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
});
