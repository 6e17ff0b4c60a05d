import type { WishlistItem } from '@lms/cart/contract';
import type { Language } from '@lms/contract';
import { buildLearner, Caller, courseOf, expect, login, signInAs, signUp, test } from '@lms/e2e';

const readers: [Language, string][] = [
  ['en', '@desktop'],
  ['bn', '@mobile'],
];
const slugs = ['git-for-teams', 'handling-complaints'];

for (const [language, tag] of readers) {
  test.describe(`courses in ${language}`, { tag }, () => {
    test.use({ language });

    test('are compared, kept for later by a visitor, and still kept after signing in', async ({
      page,
      request,
      t,
      expectAccessible,
    }) => {
      const visitor = new Caller(request);
      const courses = await Promise.all(slugs.map((slug) => courseOf(visitor, slug)));
      const [title = '', other = ''] = courses.map((course) => course.title);
      await page.goto(`/courses?q=${encodeURIComponent(title)}`);
      await page.getByRole('button', { name: t('compare.chooseCourse', { title }) }).press('Enter');
      await page.getByRole('button', { name: t('wishlist.keepCourse', { title }) }).press('Space');
      const bar = page.getByRole('region', { name: t('compare.bar') });
      await expect(bar).toContainText(title);
      await expectAccessible(page);

      await page.goto(`/courses?q=${encodeURIComponent(other)}`);
      await page.getByRole('button', { name: t('compare.chooseCourse', { title: other }) }).click();
      await bar.getByRole('link', { name: t('compare.choose'), exact: true }).click();
      await expect(page).toHaveURL(`/compare?course=${slugs[0]}&course=${slugs[1]}`);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.title'));
      await expectAccessible(page);
      // The page that comes from the server, without what the browser knew.
      await page.reload();
      await expect(table.getByRole('columnheader')).toHaveCount(3);

      await page.goto('/wishlist');
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expectAccessible(page);

      const learner = buildLearner();
      const caller = await signUp(request, learner);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('common.nav.login') })
        .click();
      await login(page, t, learner);
      await expect
        .poll(async () =>
          (await caller.ask<WishlistItem[]>('GET', '/wishlist')).map(({ title }) => title),
        )
        .toEqual([title]);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
      await expect(page).toHaveURL('/wishlist');
      await page
        .getByRole('button', { name: t('wishlist.remove', { title }), exact: true })
        .click();
      await page.getByRole('button', { name: t('wishlist.undo') }).press('Enter');
      await page.getByRole('button', { name: `${t('wishlist.toCart')} ${title}` }).click();
      await expect(page.getByText(t('wishlist.empty'))).toBeVisible();
      expect(await caller.ask<WishlistItem[]>('GET', '/wishlist')).toEqual([]);
    });
  });
}

test(
  'that no more are compared is said below the header',
  { tag: '@mobile' },
  async ({ page, t }) => {
    await page.goto('/courses');
    const left = page.getByRole('button', { pressed: false, name: t('compare.choose') });
    for (let chosen = 0; chosen <= 3; chosen += 1) await left.first().click();
    const told = page.getByText(t('compare.full', { count: 3 }));
    await expect(told).toBeVisible();
    const [header, toast] = await Promise.all(
      [page.getByRole('banner'), told].map((one) => one.boundingBox()),
    );
    expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  },
);

test('an account that buys nothing has no empty place for what others can do', async ({
  page,
  context,
}) => {
  await signInAs(context, { email: 'orgadmin@demo.lms', password: 'Demo@12345' });
  await page.goto('/course/handling-complaints');
  const price = page.getByRole('complementary').getByText('৳300');
  const facts = page.getByRole('complementary').getByRole('definition').first();
  await expect(async () => {
    const [above, below] = [await price.boundingBox(), await facts.boundingBox()];
    const between = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(48);
  }).toPass({ timeout: 15_000 });
});
