import { expect, test } from '@lms/e2e';

test('does once it runs what was pressed while a page could only be read', async ({ page, t }) => {
  let run = () => {};
  const asked = new Promise<void>((resolve) => (run = resolve));
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/course/web-accessibility-in-practice', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('cart.add') }).dblclick();
  run();
  await expect(page.getByRole('link', { name: t('cart.goToCart') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) })).toBeVisible();
});
