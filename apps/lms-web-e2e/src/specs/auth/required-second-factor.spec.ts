import { expect, login, startSite, test } from '@lms/e2e';
import { generateSync } from 'otplib';

const account = { email: 'system@demo.lms', password: 'Demo@12345' };

test.describe('where administrators need a second factor', { tag: '@desktop' }, () => {
  // Expected: what is refused until it is on.
  test.use({ allowedLines: /^Failed to load resource: .*403/ });

  test('the login leads to its page, which leads on once it is on', async ({
    page,
    t,
    expectAccessible,
  }) => {
    const site = await startSite({ LMS_DEMO: '1', LMS_REQUIRE_SECOND_FACTOR: '1' });
    const wanted = '/user-management/organization-list';
    await page.goto(`${site.origin}/auth/login?returnUrl=${encodeURIComponent(wanted)}`);
    await login(page, t, account);
    await expect(page).toHaveURL(/\/auth\/second-factor\?returnUrl=%2Fuser-management%2F/);
    await expect(page.getByText(t('problems.auth.secondFactorMissing'))).toBeVisible();
    await expectAccessible(page);
    // No other address leads past it.
    await page.goto(`${site.origin}/dashboard`);
    await expect(page).toHaveURL(/\/auth\/second-factor\?returnUrl=%2Fdashboard$/);

    const begin = page.getByRole('button', { name: t('profile.secondFactor.start') });
    await begin.click();
    await page.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
    await begin.click();
    const shown = await page.getByRole('main').locator('code').textContent();
    const secret = shown?.replaceAll(' ', '') ?? '';
    await page.getByLabel(t('auth.field.code'), { exact: true }).fill(generateSync({ secret }));
    await page.getByRole('button', { name: t('profile.secondFactor.confirm') }).click();
    await expect(page.getByRole('list', { name: t('profile.recovery.title') })).toBeVisible();
    await page.getByRole('button', { name: t('auth.secondFactor.proceed') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(site.origin + wanted);
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
    await site.stop();
  });
});
