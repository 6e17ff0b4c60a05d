import { expect, test } from '@lms/e2e';

test.describe('course search', { tag: '@desktop' }, () => {
  // Cards are taken away, which React would miss.
  test.use({ javaScriptEnabled: false });

  test('leaves no card alone in a part of the last row, at any width', async ({ page }) => {
    await page.goto('/courses');
    const cards = page.locator('main li:has(article)');
    await expect(cards.first()).toBeVisible();
    for (const count of [5, 4]) {
      await cards.evaluateAll((all, kept) => all.slice(kept).forEach((one) => one.remove()), count);
      for (const width of [600, 900, 1000, 1104, 1199, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const isAlone = await cards.last().evaluate((last) => {
          const { top, width: own } = last.getBoundingClientRect();
          const before = last.previousElementSibling!.getBoundingClientRect();
          return before.top !== top && own < last.parentElement!.clientWidth - 1;
        });
        expect(isAlone, `${count} cards at ${width} px`).toBe(false);
      }
    }
  });
});
