import { expect, type Page } from '@playwright/test';
import type { Translate } from '../fixtures';
import { linkInMail } from '../mailbox';

export interface NewLearner {
  name: string;
  email: string;
  password: string;
}

/** Returns a person without an account, another one on every call. */
export const buildLearner = (name = 'Farzana Akter'): NewLearner => ({
  name,
  email: `learner-${crypto.randomUUID().slice(0, 12)}@example.org`,
  password: 'Shikkha#2026',
});

/**
 * Fills in the open registration form and opens the mailed link, which signs in and goes on where
 * the registration was asked for.
 */
export const register = async (page: Page, t: Translate, learner: NewLearner) => {
  await page.getByLabel(t('auth.field.name'), { exact: true }).fill(learner.name);
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(learner.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(learner.password);
  await page.getByLabel(t('auth.field.confirmPassword'), { exact: true }).fill(learner.password);
  await page.getByLabel(t('auth.field.terms')).check();
  await page.getByRole('button', { name: t('auth.registration.submit'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: t('auth.registration.done.title') }),
  ).toBeVisible();
  await page.goto(await linkInMail(learner.email, '/auth/verify-email'));
  await expect(page).not.toHaveURL(/\/auth\//);
};

/** Fills in the open login form. */
export const login = async (
  page: Page,
  t: Translate,
  account: Pick<NewLearner, 'email' | 'password'>,
) => {
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(account.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/auth\/login/);
};
