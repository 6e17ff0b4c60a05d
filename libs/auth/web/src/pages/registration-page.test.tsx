import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSlice } from '../user-slice';
import { Page } from './registration-page';

const good = {
  'Full name': 'রিনা আক্তার',
  Email: 'rina@example.com',
  Password: 'Secret-1',
  'Confirm Password': 'Secret-1',
};
type Field = keyof typeof good;
const terms = 'I agree to the terms & conditions';

const field = (name: string) => screen.getByLabelText(name);
const show = async (changed: Partial<Record<Field, string>> = {}, agrees = true) => {
  const view = await renderWithStore(<Page />, {
    slices: [userSlice],
    path: '/auth/registration',
    route: '/auth/registration',
    texts: ['auth', 'validation', 'problems'],
    language: 'en',
  });
  for (const [label, value] of Object.entries({ ...good, ...changed })) {
    await view.user.click(field(label));
    if (value) await view.user.paste(value);
  }
  if (agrees) await view.user.click(field(terms));
  return view;
};
const register = async ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.click(screen.getByRole('button', { name: 'Register' }));
const mail = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
const password = (length: number) => `Aa1-${'x'.repeat(length - 4)}`;
const twice = (value: string) => ({ Password: value, 'Confirm Password': value });

beforeEach(() => onCall('get', '/auth/is-email-exists', { exists: false }));

describe('the registration form', () => {
  const classes = 'Password must contain upper case, lower case, digits and special characters';
  it.each<[Field, string, string]>([
    ['Full name', 'Full name is required', ''],
    ['Full name', 'Full name minimum length is 3', 'রি'],
    ['Full name', 'Full name should have maximum 48 characters', 'x'.repeat(49)],
    ['Email', 'Email is required', ''],
    ['Email', 'Email should have at least 3 characters', 'ab'],
    ['Email', 'Email is not valid, Please enter valid email', 'abc'],
    ['Email', 'Email should have maximum 48 characters', mail(49)],
    ['Password', 'Password is required', ''],
    ['Password', 'Password should have at least 7 characters', password(6)],
    ['Password', 'Password should have maximum 40 characters', password(41)],
    ['Password', classes, 'secret-1'],
    ['Password', classes, 'SECRET-1'],
    ['Password', classes, 'Secret--'],
    ['Password', classes, 'Secret11'],
    ['Confirm Password', 'Confirm Password is required', ''],
    ['Confirm Password', "'Password' and 'Confirm Password' didn't match.", 'Secret-2'],
  ])('says of %s: %s', async (label, text, value) => {
    const view = await show({ [label]: value });
    await register(view);
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByRole('link', { name: text })).toBeVisible();
    expect(field(label).getAttribute('aria-describedby')).toContain('-error');
  });

  it('says that the details are incorrect when it is sent so', async () => {
    await register(await show({ 'Full name': '' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The registration details are incorrect',
    );
  });

  it('asks to accept the terms', async () => {
    await register(await show({}, false));
    const text = 'Accepting terms & conditions are required';
    await waitFor(() => expect(field(terms)).toHaveAccessibleDescription(text));
    await waitFor(() => expect(screen.getByRole('link', { name: text })).toHaveFocus());
  });

  it.each([
    { 'Full name': 'রিন', Email: 'a@b.co', ...twice(password(7)) },
    { 'Full name': 'x'.repeat(48), Email: mail(48), ...twice(password(40)) },
  ])('takes values at the limits and sends them with the language', async (values) => {
    onCall('post', '/auth/signup', () => Response.json({ email: values.Email }, { status: 201 }));
    await register(await show(values));
    expect(await screen.findByText(new RegExp(`has been sent to ${values.Email}`))).toBeVisible();
    const done = screen.getByRole('heading', { name: 'Please check your email' });
    await waitFor(() => expect(done).toHaveFocus());
    const { body } = receivedCalls.find(({ path }) => path === '/auth/signup') ?? {};
    expect(body).toEqual({
      name: values['Full name'],
      email: values.Email,
      password: values.Password,
      language: 'en',
    });
  });

  it('says that an email is taken as soon as its field is left', async () => {
    onCall('get', '/auth/is-email-exists', ({ query }) => ({
      exists: query.get('email') === good.Email,
    }));
    await show();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This email is already taken!'),
    );
  });

  it('says so while it is typed, and asks about no address that is not valid', async () => {
    onCall('get', '/auth/is-email-exists', { exists: true });
    const { user } = await show({ Email: '' });
    await user.type(field('Email'), 'rina');
    await user.tab();
    await user.click(field('Email'));
    await user.paste('@example.com');
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This email is already taken!'),
    );
    expect(field('Email')).toHaveFocus();
    await user.tab();
    expect(receivedCalls.map(({ query }) => query.get('email'))).toEqual([good.Email]);
  });

  it('says so, too, when only the registration finds it out', async () => {
    onCall('post', '/auth/signup', problem(409, 'auth.emailTaken'));
    await register(await show());
    const text = 'This email is already taken!';
    await waitFor(() => expect(screen.getByRole('link', { name: text })).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(text);
  });

  it('puts a common password on its field', async () => {
    const errors = [{ field: 'password', code: 'passwordCommon' as const }];
    onCall('post', '/auth/signup', problem(400, 'validation.failed', { errors }));
    await register(await show());
    const refused = await screen.findByRole('link', {
      name: /This password is used by many people/,
    });
    await waitFor(() => expect(refused).toHaveFocus());
  });

  it.each([
    [problem(400, 'validation.failed'), 'The registration details are incorrect'],
    [offline, 'You seem to be offline'],
  ])('tells a failure and keeps what was typed', async (answer, text) => {
    onCall('post', '/auth/signup', answer);
    await register(await show());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Full name')).toHaveValue(good['Full name']);
    expect(field('Confirm Password')).toHaveValue('Secret-1');
  });
});
