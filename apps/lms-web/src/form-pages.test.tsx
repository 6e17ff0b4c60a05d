import type { Language } from '@lms/contract';
import { onCall, problem, receivedCalls } from '@lms/testing';
import { wordsIn } from '@lms/words';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnServer, showServerPage } from '../testing/server-page';
import { replayEarlyActs } from './early-acts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const reported = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('the form that the server renders', () => {
  const pages = {
    '/auth/login': ['email', 'password'],
    '/auth/registration': ['name', 'email', 'password', 'confirmPassword', 'terms'],
    '/auth/forgot-password': ['email'],
    '/auth/reset-password?token=abc': ['newPassword', 'confirmPassword'],
  } as const;
  const languages = ['en', 'bn'] as const satisfies Language[];
  const all = Object.entries(pages).flatMap(([path, names]) =>
    languages.map((language) => ({ path, names, language })),
  );

  it.each(all)(
    'has its labelled fields at $path in $language',
    async ({ path, names, language }) => {
      // The server calls nobody: a call would fail.
      const { status, unshared, body, lang } = await renderOnServer(path, language);
      expect([status, unshared, lang]).toEqual([200, true, language]);
      document.body.innerHTML = body;
      const { t } = wordsIn(language);
      const form = document.querySelector('main form')!;
      const fields = names.map((name) => field(t(`auth.field.${name}`)));
      const elements = [...form.querySelectorAll<HTMLInputElement>('input')];
      expect(elements).toEqual(fields);
      expect(elements.map(({ value, checked }) => [value, checked])).toEqual(
        elements.map(({ type }) => [type === 'checkbox' ? 'on' : '', false]),
      );
      // Sent by the browser itself, it would put nothing into the address.
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('data-scripted');
    },
  );

  it('passes the way on, within this site only', async () => {
    const { body } = await renderOnServer('/auth/login?returnUrl=%2Fcheckout%3Fcoupon%3DEID');
    expect(body).toContain('/auth/registration?returnUrl=%2Fcheckout%3Fcoupon%3DEID');
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const other = await renderOnServer(`/auth/login?returnUrl=${encodeURIComponent(elsewhere)}`);
      expect(other.body).not.toMatch(/evil/);
    }
  });

  it('is the same for everybody', async () => {
    localStorage.setItem('auth-user', JSON.stringify({ current: { name: 'Rina' } }));
    const one = await renderOnServer('/auth/login');
    expect(one.state).not.toContain('Rina');
    localStorage.clear();
    expect(await renderOnServer('/auth/login')).toEqual(one);
  });
});

describe('hydrating a form', () => {
  const url = '/auth/registration?returnUrl=%2Fcheckout';
  beforeEach(() => {
    vi.stubGlobal('reportError', reported);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
    history.replaceState(null, '', url);
    reported.mockReset();
  });

  const fill = async () => {
    const user = userEvent.setup();
    await user.type(field('Full name'), 'Rina Akter');
    await user.type(field('Email'), 'rina@example.com');
    await user.type(field('Password'), 'Bengal-71x');
    await user.type(field('Confirm Password'), 'Bengal-71x');
    await user.click(field('I agree to the terms & conditions'));
    return user;
  };

  /** Stands for boot.js, which has kept an event. */
  const keepEarly = (selector: string, event: Event) =>
    vi.stubGlobal('takeEarlyActs', () => new Map([[document.querySelector(selector), event]]));

  it('keeps what was typed and chosen, the focus and the cursor', async () => {
    onCall('get', '/auth/is-email-exists', { exists: false });
    const { hydrate } = await showServerPage(url);
    const user = await fill();
    const name = field('Full name');
    name.focus();
    name.setSelectionRange(4, 4);
    await hydrate(() => undefined);
    await user.keyboard('!');
    expect(field('Full name')).toBe(name);
    expect(name).toHaveValue('Rina! Akter');
    expect(name).toHaveFocus();
    expect(field('Email')).toHaveValue('rina@example.com');
    expect(field('I agree to the terms & conditions')).toBeChecked();
    expect(reported).not.toHaveBeenCalled();
  });

  it('sends what was sent before', async () => {
    onCall('get', '/auth/is-email-exists', { exists: false });
    onCall('post', '/auth/signup', problem(503, 'server.unavailable'));
    const { hydrate } = await showServerPage(url);
    await fill();
    keepEarly('main form', new SubmitEvent('submit', { bubbles: true }));
    await hydrate(() => undefined);
    replayEarlyActs();
    expect(await screen.findByText(/The service is not available/)).toBeVisible();
    const [sent] = receivedCalls.filter(({ path }) => path === '/auth/signup');
    expect(sent?.body).toEqual({
      name: 'Rina Akter',
      email: 'rina@example.com',
      password: 'Bengal-71x',
      language: 'en',
      returnUrl: '/checkout',
    });
    expect(reported).not.toHaveBeenCalled();
  });

  it('says of a field that was left what is wrong with it', async () => {
    const { hydrate } = await showServerPage(url);
    keepEarly('input[name="name"]', new FocusEvent('focusout', { bubbles: true }));
    await hydrate(() => undefined);
    replayEarlyActs();
    await waitFor(() => expect(field('Full name')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });
});
