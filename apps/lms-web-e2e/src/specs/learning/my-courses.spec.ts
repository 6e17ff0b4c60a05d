import { expect, signInAs, signUpIn, test } from '@lms/e2e';

test("a learner's courses are asked for before the scripts have come, and once", async ({
  context,
  page,
}) => {
  await signUpIn(context);
  const answers = ['/user/me', '/learning/course'].map((path) => page.waitForResponse(`**${path}`));
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await Promise.all(answers);
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:user\/me|learning\/course)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/my-courses');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(asked.map((url) => new URL(url).pathname)).toEqual([
    '/lms-web/api/user/me',
    '/lms-web/api/learning/course',
  ]);
});

test('what to continue with has an edge where colours are forced', async ({ context, page }) => {
  await signInAs(context, { email: 'learner@demo.lms', password: 'Demo@12345' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/my-courses');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await expect(card).toHaveCSS('border-top-width', '1px');
});
