import type { CheckoutResult } from '@lms/cart/contract';
import {
  checkoutOf,
  courseOf,
  expect,
  familiesOf,
  lettersOn,
  onDevice,
  placeOrder,
  query,
  shiftOfLateType,
  signUpIn,
  test,
  withoutBengaliFonts,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

test.use({ launchOptions: onDevice(withoutBengaliFonts) });

/** Opens a page whose letters, all readable, include those of `wanted`. */
const expectReadable = async (page: Page, path: string, wanted: RegExp) => {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(async () => {
    const { letters, boxes } = await lettersOn(page);
    expect(letters, `${path} has letters to compare`).toMatch(wanted);
    expect(boxes, `${path} shows boxes`).toBe('');
  }).toPass({ timeout: 15_000 });
};

test.describe('on a device without Bengali fonts', { tag: '@desktop' }, () => {
  test('Bengali titles and prices on English pages are readable, not boxes', async ({ page }) => {
    await expectReadable(page, '/courses?language=bn', /(?=.*৳)(?=.*[ক-হ])/su);
    await expectReadable(page, '/course/web-development-bangla', /(?=.*৳)(?=.*[ক-হ])/su);
    await expectReadable(page, '/', /৳/u);
  });

  test('a certificate and its public verification are readable, not boxes', async ({ page }) => {
    const [row] = await query(
      "select serial from certificates where course_title ~ '[ক-হ]' order by position limit 1",
    );
    await expectReadable(page, `/certificate/${String(row?.['serial'])}`, /[ক-হ]/u);
    await expectReadable(page, `/verify/${String(row?.['serial'])}`, /[ক-হ]/u);
  });

  test('the amount on the demo payment page is readable, not boxes', async ({ context, page }) => {
    const learner = await signUpIn(context);
    const answer = await placeOrder(learner, checkoutOf(await courseOf(learner, 'git-for-teams')));
    const { redirectUrl } = (await answer.json()) as CheckoutResult;
    await expectReadable(page, redirectUrl ?? '', /৳/u);
    // A bold letter can be a box even where a canvas draws it.
    expect(await familiesOf(page, 'dd:last-of-type')).toContain('Noto Sans Bengali');
  });

  test('every page has the same type, from the first one on', async ({ page }) => {
    for (const path of ['/', '/about', '/auth/login', '/cart']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect.poll(() => familiesOf(page, 'h1')).toEqual(['Noto Sans']);
    }
  });
});

test.describe('where no font can be fetched', { tag: '@desktop' }, () => {
  test.use({ allowedLines: /^Failed to load resource/ });

  test('the same letters are found to be boxes', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/courses?language=bn');
    await expect(page.locator('h1')).toBeVisible();
    const { letters, boxes } = await lettersOn(page);
    expect(letters).toContain('৳');
    expect(boxes).toContain('৳');
    expect(boxes).toMatch(/[ক-হ]/u);
    expect(boxes).not.toMatch(/[a-z]/);
  });
});

test.describe('a first visit in Bengali', { tag: '@mobile' }, () => {
  test.use({ language: 'bn' });

  test('is readable, still, and within 260 KB and 15 requests, fonts included', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    let requests = 0;
    session.on('Network.responseReceived', () => (requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await expectReadable(page, '/', /(?=.*৳)(?=.*[ক-হ])/su);
    await expect(page.locator('body')).toHaveClass(/page-loaded/);
    expect(bytes / 1024).toBeLessThanOrEqual(260);
    expect(requests).toBeLessThanOrEqual(15);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/.*\/|-[\w-]{7}\.woff2/g, ''))
        .filter((name) => name.startsWith('noto')),
    );
    expect(fonts.sort()).toEqual(['noto-sans-bengali', 'noto-sans-latin', 'noto-sans-taka']);
    await expectReadable(page, '/courses', /(?=.*৳)(?=.*[ক-হ])/su);
  });
});

test.describe('a first visit in Bengali on a slow line', { tag: '@mobile' }, () => {
  test.use({ language: 'bn', allowedLines: /preloaded using link preload/ });

  // Boxes are as wide as Bengali letters in Noto Sans, which may come after the first paint.
  for (const path of ['/', '/course/web-development-bangla'])
    test(`${path} moves next to nothing when the type comes instead of boxes`, async ({ page }) => {
      expect(await shiftOfLateType(page, path)).toBeLessThan(0.01);
    });
});
