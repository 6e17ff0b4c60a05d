import {
  buildLearner,
  Caller,
  expect,
  linkInMail,
  login,
  register,
  signInAs,
  startEmptySite,
  test,
  textOf,
  type Translate,
} from '@lms/e2e';
import type { Locator, Page } from '@playwright/test';

const learner = { email: 'learner@demo.lms', password: 'Demo@12345' };

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Tries to log in; an error shows on the login page. */
const tryLogin = async (page: Page, t: Translate, email: string, password: string) => {
  await page.goto('/auth/login');
  await fieldOf(page, t('auth.field.email')).fill(email);
  await fieldOf(page, t('auth.field.password')).fill(password);
  await press(page, t('auth.login.submit'));
};
const said = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

for (const language of ['en', 'bn'] as const) {
  test.describe(`the messages in ${language}`, { tag: '@mobile' }, () => {
    // Expected: refused calls.
    test.use({ language, allowedLines: /status of (?:400|401|403|404|409)/ });

    test('of the login', async ({ page, t, expectAccessible }) => {
      await tryLogin(page, t, 'rahima', 'short');
      await expect(said(page, t('problems.auth.invalidCredentials'))).toBeVisible();
      await tryLogin(page, t, learner.email, 'Wrong@12345');
      await expect(said(page, t('problems.auth.wrongPassword'))).toBeVisible();
      await expectAccessible(page);
      await tryLogin(page, t, 'nobody@example.org', 'Wrong@12345');
      await expect(said(page, t('problems.auth.unknownAccount'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('auth.login.signUp') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/auth\/registration/);
    });

    test('of an account that is not active yet, and of its confirmation', async ({
      page,
      request,
      t,
    }) => {
      const { name, email, password } = buildLearner();
      await new Caller(request).ask('POST', '/auth/signup', { data: { name, email, password } });
      const first = await linkInMail(email, '/auth/verify-email');
      await tryLogin(page, t, email, password);
      await expect(said(page, t('problems.auth.notVerified'))).toBeVisible();
      await press(page, t('auth.resend.action'));
      await expect(said(page, t('auth.resend.done', { email }))).toBeVisible();
      await expect.poll(() => linkInMail(email, '/auth/verify-email')).not.toBe(first);
      await page.goto(await linkInMail(email, '/auth/verify-email'));
      await expect(said(page, t('auth.verify.done.text'))).toBeVisible();
      await page.goto('/auth/verify-email?token=no-such-token');
      await expect(said(page, t('problems.auth.linkInvalid'))).toBeVisible();
    });

    test('of the registration', async ({ page, t }) => {
      await page.goto('/auth/registration');
      await press(page, t('auth.registration.submit'));
      await expect(said(page, t('auth.registration.incorrect'))).toBeVisible();
      await fieldOf(page, t('auth.field.email')).fill(learner.email);
      await expect(said(page, t('validation.field.email.taken')).first()).toBeVisible();
      const newcomer = buildLearner();
      await page.goto('/auth/registration');
      await register(page, t, newcomer);
      await expect(page).toHaveURL(/\/my-courses$/);
    });

    test('of a forgotten password', async ({ page, request, t }) => {
      await page.goto('/auth/forgot-password');
      const email = fieldOf(page, t('auth.field.email'));
      await email.fill('nobody@example.org');
      await press(page, t('auth.forgot.submit'));
      await expect(said(page, t('auth.forgot.unknown'))).toBeVisible();
      const { name, email: own, password } = buildLearner();
      const data = { name, email: own, password };
      await new Caller(request).ask('POST', '/auth/signup', { data });
      await email.fill(own);
      await press(page, t('auth.forgot.submit'));
      await expect(said(page, t('auth.forgot.done.text', { email: own }))).toBeVisible();
      await page.goto(await linkInMail(own, '/auth/reset-password'));
      await fieldOf(page, t('auth.field.newPassword')).fill('Notun#2026');
      await fieldOf(page, t('auth.field.confirmPassword')).fill('Notun#2026');
      await press(page, t('auth.reset.submit'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.reset.done.title'));
      await page.goto('/auth/login');
      await login(page, t, { email: own, password: 'Notun#2026' });
    });

    test('of fields in general', async ({ context, page, t }) => {
      await signInAs(context, learner);
      await page.goto('/profile');
      const phone = t('profile.field.phone');
      await fieldOf(page, phone).fill('call me');
      await fieldOf(page, phone).blur();
      await expect(said(page, t('validation.invalid', { name: phone }))).toBeVisible();
      await page.goto('/profile?tab=security');
      await fieldOf(page, t('auth.field.newPassword')).fill('Notun#2026');
      const repeated = fieldOf(page, t('profile.password.repeat'));
      await repeated.fill('Notun#2027');
      await repeated.blur();
      await expect(said(page, t('validation.mismatch'))).toBeVisible();
    });

    test('of lists without anything in them', async ({ context, page, t }) => {
      await page.goto('/courses?q=zzzzqqqq');
      await expect(said(page, t('common.state.noItems'))).toBeVisible();
      await signInAs(context, { ...learner, email: 'system@demo.lms' });
      await page.goto('/course-management/create-course-category?q=zzzzqqqq');
      await expect(said(page, t('admin.table.noMatch'))).toBeVisible();
    });

    test('of addresses that lead nowhere', async ({ page, t }) => {
      await page.goto('/no/such/page');
      await expect(page).toHaveURL(/\/error\/404$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.notFound.title'));
    });
  });
}

test('a catalogue without a course says so in both languages @desktop', async ({ page, t }) => {
  const site = await startEmptySite();
  await page.goto(`${site.origin}/courses`);
  await expect(said(page, t('catalog.search.empty'))).toBeVisible();
  await page.getByRole('combobox', { name: t('common.nav.language') }).selectOption('bn');
  await expect(said(page, textOf('bn', 'catalog.search.empty'))).toBeVisible();
  await page.close();
  await site.stop();
});
