import { expect, signUpIn, test, type Translate } from '@lms/e2e';
import type { Page } from '@playwright/test';

/** Opens the profile from the start page, so that Back works without a reload. */
const openProfile = async (page: Page, t: Translate) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('shell.user.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('shell.user.profile') })
    .click();
  return page.getByLabel(t('profile.field.occupation'));
};

test.describe('what is typed and not saved', () => {
  test('is asked for before Back, a link and a closed tab, and not once it is saved @desktop', async ({
    context,
    page,
    t,
  }) => {
    await signUpIn(context);
    const occupation = await openProfile(page, t);
    const question = page.getByRole('dialog', { name: t('validation.form.unsaved.title') });
    const back = () => page.evaluate(() => history.back());

    await occupation.fill('Weaver');
    await back();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(occupation).toHaveValue('Weaver');

    await back();
    await question.getByRole('button', { name: t('validation.form.unsaved.leave') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(occupation).toHaveCount(0);

    await openProfile(page, t);
    await occupation.fill('Weaver');
    await page.getByRole('link', { name: t('profile.tab.security') }).click();
    await question.click({ position: { x: -20, y: -20 }, force: true });
    await expect(question).toBeHidden();
    await expect(occupation).toHaveValue('Weaver');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('button', { name: t('common.action.save'), exact: true }).click();
    await expect(page.getByText(t('profile.saved'))).toBeVisible();
    await page.getByRole('link', { name: t('profile.tab.security') }).click();
    await expect(page).toHaveURL(/tab=security/);
    await expect(question).toBeHidden();
  });
});
