import { createAccount, expect, test } from '@lms/e2e';
import type { Page } from '@playwright/test';

/** Holds the app's scripts back, as a slow line does, until the returned function is called. */
const holdScripts = async (page: Page) => {
  let run = () => {};
  const asked = new Promise<void>((resolve) => (run = resolve));
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  return run;
};

test('does once it runs what was pressed while a page could only be read', async ({ page, t }) => {
  const run = await holdScripts(page);
  await page.goto('/course/web-accessibility-in-practice', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('cart.add') }).dblclick();
  run();
  await expect(page.getByRole('link', { name: t('cart.goToCart') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) })).toBeVisible();
});

for (const language of ['en', 'bn'] as const) {
  test.describe(`a form that can only be filled in yet, in ${language}`, () => {
    test.use({ language });

    test('keeps what is typed, focus and cursor, and logs in', async ({ page, t }) => {
      const { email, password } = await createAccount('ROLE_USER');
      const run = await holdScripts(page);
      await page.goto('/auth/login', { waitUntil: 'commit' });
      const emailField = page.getByLabel(t('auth.field.email'), { exact: true });
      const passwordField = page.getByLabel(t('auth.field.password'), { exact: true });
      await emailField.pressSequentially(email);
      await passwordField.pressSequentially(password.slice(1));
      await passwordField.press('Home');
      run();
      await expect(page.locator('body')).toHaveClass(/page-loaded/);
      await expect(emailField).toHaveValue(email);
      await expect(passwordField).toBeFocused();
      await page.keyboard.type(password.slice(0, 1));
      await expect(passwordField).toHaveValue(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/my-courses$/);
    });

    test('is sent once it runs, never into the address', async ({ page, t }) => {
      const { email, password } = await createAccount('ROLE_USER');
      const run = await holdScripts(page);
      await page.goto('/auth/login?returnUrl=%2Fabout', { waitUntil: 'commit' });
      await page.getByLabel(t('auth.field.email'), { exact: true }).fill(email);
      await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fabout$/);
      run();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('tells of a field that was left what is wrong with it', async ({ page, t }) => {
      const run = await holdScripts(page);
      await page.goto('/auth/registration', { waitUntil: 'commit' });
      const name = page.getByLabel(t('auth.field.name'), { exact: true });
      await name.focus();
      await name.blur();
      await page.getByLabel(t('auth.field.terms')).check();
      run();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(t('auth.field.terms'))).toBeChecked();
    });
  });
}
