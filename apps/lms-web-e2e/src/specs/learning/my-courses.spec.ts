import { expect, signUpIn, test } from '@lms/e2e';

test("a learner's courses are asked for beside the user, not after", async ({ context, page }) => {
  await signUpIn(context);
  const courses = page.waitForRequest('**/learning/course');
  await page.route('**/user/me', async (route) => {
    await courses;
    await route.continue();
  });
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/learning/course'))));
  await page.goto('/my-courses');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(asked).toBe(1);
});
