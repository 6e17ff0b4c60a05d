import { enrol, expect, signUpIn, test } from '@lms/e2e';
import type { Locator } from '@playwright/test';

const slug = 'web-accessibility-in-practice';

/** Colours at a quarter and at three quarters of an element, as the screen shows them. */
const coloursOf = async (element: Locator) => {
  const png = `data:image/png;base64,${(await element.screenshot()).toString('base64')}`;
  return element.page().evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawn = canvas.getContext('2d', { willReadFrequently: true })!;
    drawn.drawImage(picture, 0, 0);
    return [0.25, 0.75].map((part) =>
      drawn.getImageData(Math.floor(width * part), Math.floor(height / 2), 1, 1).data.join(),
    );
  }, png);
};

test.describe('the player', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows in its outline where one is, without scrolling the page', async ({
    context,
    page,
  }) => {
    const learner = await signUpIn(context);
    const { lessons, pathOf } = await enrol(learner, slug);
    const last = lessons.findLast(({ locked }) => !locked)!;
    await page.goto(pathOf(last));
    const current = page.locator('[aria-current="page"]').and(page.locator('nav li a'));
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has tabs below the video, moved in by arrows and kept on the next lesson', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const learner = await signUpIn(context);
    const { lessonOf, pathOf } = await enrol(learner, 'workplace-communication-essentials');
    await page.goto(pathOf(lessonOf('VIDEO')));
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab(t('learning.video.transcript')).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(t('learning.about.about'))).toBeFocused();
    await expect(page.getByRole('heading', { name: t('notes.keys.title') })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: t('learning.player.steps') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(tab(t('learning.about.about'))).toHaveAttribute('aria-selected', 'true');
  });

  test('shows progress and the current lesson in forced colours', async ({ context, page }) => {
    const learner = await signUpIn(context);
    const { lessons, pathOf } = await enrol(learner, slug);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pathOf(lessons[0]!));
    await expect(page.locator('nav li a[aria-current="page"]')).toHaveCSS('outline-style', 'solid');
    const bar = page.getByRole('progressbar').first();
    await bar.evaluate((element) => element.setAttribute('value', '50'));
    const [done, open] = await coloursOf(bar);
    expect(done).not.toBe(open);
  });
});

test.describe('the player in German', { tag: '@mobile' }, () => {
  test.use({ language: 'de', viewport: { width: 360, height: 740 } });

  test('breaks no word of its progress', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    const { lessons, pathOf } = await enrol(learner, slug);
    await page.goto(pathOf(lessons[0]!));
    const progress = page.locator('label', { has: page.getByRole('progressbar') }).first();
    await expect(progress).toContainText(t('learning.progress', { percent: '' }).trim());
    const lines = await progress.evaluate((label) => {
      const text = document.createRange();
      text.selectNodeContents(label.querySelector('span') ?? label.firstChild ?? label);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
  });
});
