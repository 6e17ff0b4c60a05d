import { expect, test } from '@lms/e2e';
import type { Page } from '@playwright/test';

/** Ways in which scripts fail to arrive: no line, a deploy that removed them, a proxy's page. */
const failures = {
  'the line is cut': (page: Page) => page.route(/assets.*\.js$/, (route) => route.abort()),
  'they are gone': (page: Page) =>
    page.route(/assets.*\.js$/, (route) => route.fulfill({ status: 404, body: '{}' })),
  'a proxy answers': (page: Page) =>
    page.route(/assets.*\.js$/, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Log in to the hotel</h1>',
      }),
    ),
};

test.describe('a page whose scripts cannot be loaded', { tag: '@mobile' }, () => {
  test.use({
    allowedLines:
      /^Failed to load resource|Failed to load module script|Failed to fetch dynamically imported|Importing a module script failed|no texts|texts not loaded/,
  });

  for (const path of ['/', '/auth/login', '/my-courses', '/dashboard']) {
    test(`says so and offers a retry: ${path}`, async ({ page, t }) => {
      const notice = page.getByRole('alert').filter({ hasText: t('common.state.incomplete') });
      for (const [name, fail] of Object.entries(failures)) {
        await fail(page);
        await page.goto(path);
        await expect(notice, name).toBeVisible();
        await expect(page.locator('#splash')).toHaveCount(0);
        await page.unroute(/assets.*\.js$/);
      }
      await notice.getByRole('link', { name: t('common.state.retry') }).click();
      await expect(page.locator('body')).toHaveClass(/page-loaded/);
      await expect(notice).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('says so where not even its texts arrive', async ({ page, t }) => {
    await page.route('**/locales-*/**', (route) => route.abort());
    await page.goto('/my-courses');
    await expect(page.getByText(t('common.state.incomplete'))).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(0);
  });

  test('says nothing where everything arrives', async ({ page, t }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveClass(/page-loaded/);
    await expect(page.getByText(t('common.state.incomplete'))).toBeHidden();
  });
});
