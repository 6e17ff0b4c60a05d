import { expect, startGallery, startSite, test } from '@lms/e2e';
import type { Page } from '@playwright/test';

// Half the size is enough to see a change of look, and letters drawn a little otherwise are none.
test.use({ deviceScaleFactor: 0.5, allowedLines: /status of 404/ });

/** Pages whose look everybody knows, by the name of their picture. */
const pages = {
  landing: '/',
  courses: '/courses',
  course: '/course/workplace-communication-essentials',
  verify: '/verify',
  about: '/about',
  registration: '/auth/registration',
  'not-found': '/error/404',
};
const themes = ['light', 'dark'] as const;

const expectLook = async (page: Page, name: string) => {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset['drawn'] = '';
    return document.fonts.ready;
  });
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    scale: 'device',
    // Dates change from day to day.
    mask: [page.locator('time')],
    maxDiffPixelRatio: 0.01,
  });
};

test.describe('the look', () => {
  test('of public pages is that of their pictures', async ({ page }, { project }) => {
    // A server of its own: other tests add courses, people and ratings.
    const site = await startSite({ LMS_DEMO: '1' });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(site.origin + path);
        await expectLook(page, `${name}-${project.name}-${colorScheme}`);
      }
    }
    await site.stop();
  });

  test('of every component is that of its picture', async ({ page }, { project }) => {
    const { address, stop } = await startGallery();
    for (const theme of themes) {
      await page.goto(`${address}?theme=${theme}`);
      await expectLook(page, `gallery-${project.name}-${theme}`);
    }
    await stop();
  });
});
