import { enrol, expect, signUpIn, test } from '@lms/e2e';

const course = 'workplace-communication-essentials';

// The test goes offline on purpose.
test.use({ allowedLines: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a kept course is studied without a connection, also in a page opened later', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  const { lessonOf, pathOf } = await enrol(learner, course);
  const article = lessonOf('ARTICLE');

  await page.goto('/my-courses/offline');
  await page.getByRole('button', { name: t('offline.keep') }).click();
  const dialog = page.getByRole('dialog', { name: t('offline.title') });
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('offline.keep') }).click();
  await expect(dialog.getByRole('button', { name: t('offline.remove') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('offline.kept') })).toBeFocused();
  await expectAccessible(page);
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(pathOf(article));
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(
    later.getByRole('button', { name: t('learning.player.doneAndContinue') }),
  ).toBeVisible();
  await later.goto(pathOf(lessonOf('VIDEO')));
  await expect(later.locator('video')).toHaveJSProperty('readyState', 4);
  await expectAccessible(later);
});
