import { expect, test } from '@lms/e2e';

test.describe('a long page', { tag: '@mobile' }, () => {
  test('draws its end when the reader comes near it', async ({ page, t }) => {
    await page.goto('/');
    const verify = page.getByRole('heading', { name: t('catalog.landing.verify.title') });
    const isDrawn = () =>
      verify.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(false);
    await verify.scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
  });

  test('is where its reader was after coming back to it', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('main a[href^="/organization/"]').last();
    // As a reader comes there, past all that is between.
    while (!(await last.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight))) {
      await page.evaluate(() => scrollBy(0, innerHeight / 2));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const { y } = (await last.boundingBox())!;
    await last.click();
    await expect(page).toHaveURL(/\/organization\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect
      .poll(async () => Math.round((await last.boundingBox())?.y ?? 0))
      .toBe(Math.round(y));
  });
});
