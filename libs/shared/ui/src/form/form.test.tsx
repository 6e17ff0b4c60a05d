import { email, text } from '@lms/contract';
import { type CallProblem, lapseSlice, sessionLapsed, tokensReceived } from '@lms/entity-api';
import { makeTestStore, renderWithStore, testTokens } from '@lms/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boolean, object, ref, string } from 'yup';
import { CheckboxField, Form, SubmitButton, TextField } from '.';
import { validateForm } from './validate-form';

const schema = object({
  email: string().required('required').min(3, 'minLength').matches(/@/, 'email'),
  password: string().required('required').min(7, 'minLength'),
  terms: boolean().required('terms').oneOf([true], 'terms'),
});
const labels = { email: 'Email', password: 'Password', terms: 'I agree' };

const show = (
  onSubmit: (values: object) => Promise<CallProblem | undefined>,
  check?: (value: string) => Promise<'taken' | undefined>,
  initialValues = { email: '', password: '', terms: false },
  store = makeTestStore(),
) =>
  renderWithStore(
    <Form schema={schema} initialValues={initialValues} labels={labels} onSubmit={onSubmit}>
      <TextField name="email" type="email" check={check} />
      <TextField name="password" type="password" hint="At least 7" />
      <CheckboxField name="terms" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
    { texts: ['validation', 'problems'], store },
  );
const saved = { email: 'a@example.com', password: 'Secret-1', terms: true };
type View = Awaited<ReturnType<typeof show>>;

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send' });
const fill = async ({ user }: View) => {
  await user.type(field('Email'), 'a@example.com');
  await user.type(field('Password'), 'Secret-1');
  await user.click(field('I agree'));
};

describe('a form', () => {
  it('tells what is wrong with a field when it is left, and ties the text to it', async () => {
    const { user } = await show(vi.fn());
    expect(field('Email')).toHaveAttribute('aria-required', 'true');
    await user.type(field('Email'), 'ab');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(field('Email')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('Email')).toHaveAccessibleDescription('Email should have at least 3 characters');
    expect(field('Password')).toHaveAccessibleDescription('At least 7');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sums up every error on submit, moves the focus to the summary and sends nothing', async () => {
    const onSubmit = vi.fn();
    const { user } = await show(onSubmit);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct these 3 fields:');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Email is required',
      'Password is required',
      'Accepting terms & conditions are required',
    ]);
    expect(screen.getByRole('link', { name: 'Email is required' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Password is required' }));
    expect(field('Password')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sums up the errors in the order of its fields, not of its schema', async () => {
    const { user } = await renderWithStore(
      <Form schema={schema} initialValues={{}} labels={labels} onSubmit={vi.fn()}>
        <TextField name="password" />
        <TextField name="email" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      { texts: ['validation', 'problems'] },
    );
    await user.click(send());
    await screen.findByRole('alert');
    const summed = screen.getAllByRole('link').map((link) => link.textContent);
    expect(summed.slice(-2)).toEqual(['Password is required', 'Email is required']);
  });

  it('names the field in the summary where its own message does not', async () => {
    const view = await show(async () => ({
      code: 'request.invalid',
      status: 400,
      errors: [
        { field: 'email', code: 'tooLong' },
        { field: 'password', code: 'required' },
      ],
    }));
    await fill(view);
    await view.user.click(send());
    expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Email: This is too long.',
      'Password is required',
    ]);
    expect(field('Email')).toHaveAccessibleDescription('This is too long.');
  });

  it('sends once, however often the button is clicked, and then may send again', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = vi.fn(
      () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))),
    );
    const view = await show(onSubmit);
    await fill(view);
    await view.user.tripleClick(send());
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
    await view.user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    finish();
  });

  it('puts what the server refused on its field until that is changed', async () => {
    const view = await show(async () => ({
      code: 'validation.failed',
      errors: [{ field: 'password', code: 'minLength', params: { min: 12 } }],
    }));
    await fill(view);
    await view.user.click(send());
    const text = 'Password should have at least 12 characters';
    await waitFor(() => expect(screen.getByRole('link', { name: text })).toHaveFocus());
    expect(field('Password')).toHaveAccessibleDescription(`${text} At least 7`);
    await view.user.type(field('Password'), 'x');
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
  });

  it('says that the session has ended until its owner has logged in again', async () => {
    const store = makeTestStore([lapseSlice]);
    const ended: CallProblem = { code: 'auth.sessionEnded', errors: [] };
    const refuse = async () => {
      store.dispatch(sessionLapsed());
      return ended;
    };
    const { user } = await show(refuse, undefined, saved, store);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    act(() => void store.dispatch(tokensReceived(testTokens)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('speaks of what was typed only where something was', async () => {
    const fault = { code: 'server.fault' as const, errors: [] };
    const { user } = await show(async () => fault, undefined, saved);
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong on our side. Please try again.');
    await user.type(field('Email'), 'x');
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here.'),
    );
  });

  it.each([
    ['offline', { code: 'offline', errors: [] }, 'You seem to be offline.'],
    [
      'the server failed',
      { code: 'server.fault', requestId: 'r-1', errors: [] },
      'Something went wrong on our side. What you typed is still here.',
    ],
    [
      'too many tries',
      { code: 'request.tooMany', retryAfterSeconds: 90, errors: [] },
      'Too many attempts. Please try again in 2 minutes.',
    ],
  ] satisfies [string, CallProblem, string][])(
    'tells %s once, at the top, and keeps what was typed',
    async (_what, problem, text) => {
      const view = await show(async () => problem);
      await fill(view);
      await view.user.click(send());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(alert.parentElement).not.toHaveFocus();
      if ('requestId' in problem) expect(alert).toHaveTextContent('Request ID: r-1');
      expect(field('Email')).toHaveValue('a@example.com');
      expect(field('Password')).toHaveValue('Secret-1');
      expect(field('I agree')).toBeChecked();
    },
  );

  it('shows and hides a password', async () => {
    const { user } = await show(vi.fn());
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide: Password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('asks the server about a valid value only, and once', async () => {
    const check = vi.fn(async () => 'taken' as const);
    const { user } = await show(vi.fn(), check);
    await user.type(field('Email'), 'ab');
    await user.tab();
    expect(check).not.toHaveBeenCalled();
    await user.click(field('Email'));
    await user.paste('@example.com');
    await waitFor(() => expect(check).toHaveBeenCalled());
    await user.tab();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This email is already taken!'),
    );
    expect(check).toHaveBeenCalledExactlyOnceWith('ab@example.com');
  });
});

describe('validation', () => {
  const values = {
    name: 'রিনা',
    email: 'rina@example.com',
    password: 'Secret-1',
    confirmPassword: 'Secret-1',
    terms: true,
    language: 'en',
  };
  const registration = object({
    name: text({ min: 3, max: 48 }).required('required'),
    email: email({ min: 3, max: 48 }).required('required'),
    password: string().required('required'),
    confirmPassword: string()
      .required('required')
      .oneOf([ref('password')], 'mismatch'),
  });
  const codeOf = (field: string, changed: object) =>
    validateForm(registration, { ...values, ...changed })[field]?.code;

  it('counts letters as the server does: in NFC', () => {
    expect(codeOf('name', { name: '\u09DF'.repeat(24) })).toBeUndefined();
    expect(codeOf('name', { name: '\u09DF'.repeat(25) })).toBe('maxLength');
    expect(codeOf('name', { name: 'e\u0301'.repeat(48) })).toBeUndefined();
  });

  it('gives the first reason in the order required, length, form', () => {
    expect(codeOf('email', { email: '' })).toBe('required');
    expect(codeOf('email', { email: 'a' })).toBe('minLength');
    expect(codeOf('email', { email: 'a'.repeat(49) })).toBe('maxLength');
    expect(codeOf('email', { email: 'abc' })).toBe('email');
    expect(codeOf('confirmPassword', { confirmPassword: '' })).toBe('required');
    expect(codeOf('confirmPassword', { confirmPassword: 'x' })).toBe('mismatch');
  });

  it('brings along what the text says', () => {
    expect(validateForm(registration, { ...values, name: 'ab' })['name']?.params).toMatchObject({
      min: 3,
    });
  });
});
