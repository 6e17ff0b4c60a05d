import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userSlice } from '../user-slice';
import { Page } from './login-page';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 600 };
const record = {
  id: '1',
  username: 'admin@example.com',
  name: 'Admin',
  roles: ['ROLE_SYSTEM'],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
};

const codeField = () => screen.findByLabelText('Code from your authenticator app');
const toSecondStep = async () => {
  onCall('post', '/auth/authenticate', problem(401, 'auth.secondFactorRequired'));
  const view = await renderWithStore(<Page />, {
    slices: [userSlice],
    path: '/auth/login',
    route: '/auth/login',
    texts: ['auth', 'validation', 'problems'],
  });
  await view.user.type(screen.getByLabelText('Email'), 'admin@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'Secret-1{Enter}');
  await codeField();
  return view;
};

describe('the second step of logging in', () => {
  it('leads to the field of the code, which phones fill in', async () => {
    await toSecondStep();
    const field = await codeField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('logs in by the code, and keeps the password out of the store and the storage', async () => {
    const { user, location, store } = await toSecondStep();
    expect(JSON.stringify([store.getState(), localStorage, sessionStorage])).not.toContain(
      'Secret-1',
    );
    onCall('post', '/auth/authenticate', tokens);
    onCall('get', '/user/me', record);
    await user.keyboard('123 456{Enter}');
    await waitFor(() => expect(location()).toBe('/dashboard'));
    const { body } = receivedCalls.filter(({ path }) => path === '/auth/authenticate')[1] ?? {};
    expect(body).toEqual({ email: 'admin@example.com', password: 'Secret-1', code: '123456' });
  });

  it.each([
    [problem(401, 'auth.secondFactorWrong'), 'This code is wrong or has already been used.'],
    [offline, 'You seem to be offline'],
  ])('tells a failure and keeps the code', async (answer, text) => {
    const { user } = await toSecondStep();
    onCall('post', '/auth/authenticate', answer);
    await user.keyboard('ABCD-EFGH{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await codeField()).toHaveValue('ABCD-EFGH');
  });

  it('asks for the code', async () => {
    const { user } = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('link', { name: /app is required$/ })).toBeVisible();
  });

  it('has a way back, where the email still stands', async () => {
    const { user } = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus();
  });
});
