import type { Page } from '@playwright/test';
import { expect, signUpIn, test } from '@lms/e2e';

/** What has the focus below a bar at an edge of the window, while Tab goes through the page. */
const coveredFocus = async (page: Page) => {
  const covered = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'end';
      const { left, width, bottom } = focused.getBoundingClientRect();
      let bar = document.elementFromPoint(left + Math.min(8, width / 2), bottom - 2);
      while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
      return bar && !bar.contains(focused) ? focused.outerHTML.slice(0, 200) : '';
    });
    if (found === 'end') break;
    if (found) covered.add(found);
  }
  return [...covered];
};

const slug = 'web-development-bangla';

test.describe('on a phone', { tag: '@mobile' }, () => {
  test('no bar covers what has the focus', async ({ page, context }) => {
    await page.goto(`/course/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    expect(await coveredFocus(page)).toEqual([]);
    await signUpIn(context);
    await page.goto('/courses');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await coveredFocus(page)).toEqual([]);
  });
});
