import { expect, test } from '@lms/e2e';

const slug = 'git-for-teams';

test.describe('without JavaScript', { tag: '@mobile' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone stands open, and leads to the courses', async ({ page, t }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: t('common.nav.main') });
    await expect(page.getByRole('button', { name: t('common.nav.menu') })).toBeHidden();
    await menu.getByRole('link', { name: t('common.nav.courses') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog.search.title'));
  });

  for (const path of ['/cart', '/checkout']) {
    test(`${path} says what it needs, and what works`, async ({ page, t }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.noScript.title'));
      await page.getByRole('link', { name: t('site.noScript.courses') }).click();
      await expect(page).toHaveURL(/\/courses$/);
    });
  }

  for (const [path, title] of Object.entries({
    '/auth/login?returnUrl=%2Fcheckout': 'auth.login.title',
    '/auth/registration': 'auth.registration.title',
    '/auth/forgot-password': 'auth.forgot.title',
  })) {
    test(`${path} offers no form, and what works instead`, async ({ page, t }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
      const notice = page.locator('#no-script p');
      await expect(notice).toHaveText(t('site.noScript.text'));
      await expect(notice).toBeVisible();
      await expect(page.locator('input:visible')).toHaveCount(0);
      await page.getByRole('link', { name: t('site.noScript.courses') }).click();
      await expect(page).toHaveURL(/\/courses$/);
    });
  }

  test('a course is put into the cart by a form, and is there once scripts run', async ({
    page,
    browser,
    context,
    baseURL,
    t,
  }) => {
    await page.goto(`/course/${slug}`);
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
    await expect(page.locator(`a[href="/course/${slug}"]`)).toBeVisible();
    const { cookies } = await context.storageState();
    // The options of the test hold for its contexts, too.
    const scripted = await browser.newContext({ baseURL, javaScriptEnabled: true });
    await scripted.addCookies(cookies);
    const again = await scripted.newPage();
    await again.goto('/cart');
    await expect(
      again.getByRole('main').locator(`a[href="/course/${slug}"]`).first(),
    ).toBeVisible();
    expect((await scripted.cookies()).map(({ name }) => name)).not.toContain('plain-cart');
    await scripted.close();
  });
});
