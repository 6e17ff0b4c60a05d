import { createAccount, expect, login, signInAs, signUpIn, test } from '@lms/e2e';

const course = '/course/git-for-teams';

test.describe('a page that visitors share', { tag: '@desktop' }, () => {
  test('holds nothing of a learner with a cart', async ({
    context,
    page,
    t,
    playwright,
    baseURL,
  }) => {
    await signUpIn(context);
    await page.goto(course);
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: t('cart.goToCart') }),
    ).toBeVisible();

    // Addresses that nobody has asked for, so that the learner's request is the one rendered.
    const addresses = ['/', '/courses', course].map((path) => `${path}?by=${crypto.randomUUID()}`);
    const visitor = await playwright.request.newContext({ baseURL });
    for (const address of addresses) {
      const rendered = await (await page.request.get(address)).text();
      expect(rendered).toContain('<h1');
      expect(await (await visitor.get(address)).text()).toBe(rendered);
    }
    await visitor.dispose();
  });

  test('leads an administrator to screens with all their styles', async ({ context, page }) => {
    await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    await page.goto('/');
    await page.locator('a[href="/dashboard"]').first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const entry = page.locator('.ant-menu-item').first();
    await expect(entry).toHaveCSS('cursor', 'pointer');
    expect(await page.locator('style[data-css-hash]').count()).toBeGreaterThan(0);
  });
});

test.describe('the login, which the server renders for each visitor', { tag: '@desktop' }, () => {
  test('leads an administrator to styled screens without loading anew', async ({ page, t }) => {
    const account = await createAccount('ROLE_SYSTEM', 'BCC');
    await page.goto('/auth/login');
    await page.evaluate(() => document.documentElement.setAttribute('data-still', ''));
    await login(page, t, account);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('.ant-menu-item').first()).toHaveCSS('cursor', 'pointer');
    await expect(page.locator('html[data-still]')).toHaveCount(1);
  });

  test('sends on who is signed in', async ({ context, page }) => {
    await signUpIn(context);
    await page.goto('/auth/login?returnUrl=%2Fmy-orders');
    await expect(page).toHaveURL(/\/my-orders$/);
    await page.goto('/auth/registration');
    await expect(page).toHaveURL(/\/my-courses$/);
  });
});
