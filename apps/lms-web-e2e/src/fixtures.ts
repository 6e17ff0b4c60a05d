import { type Language, languages } from '@lms/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { findings } from './findings';
import { tags, textOf } from './texts';

interface Options {
  language: Language;
  /** Leaves the browser's storage empty, as on a first visit: no language is chosen. */
  isFirstVisit: boolean;
  /** Console lines that the test causes on purpose, such as those of a call that it lets fail. */
  allowedLines: RegExp;
}

/** The text of a key in the test's language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

interface Fixtures {
  t: Translate;
  /** Fails on any axe finding in either theme, and on horizontal scrolling. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Lines of the browser's console; every test fails on an error or a warning. */
  consoleLines: string[];
}

/** Waits for running animations, because axe would measure the contrast of half-faded text. */
const animationsEnded = async () => {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
};

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  isFirstVisit: [false, { option: true }],
  allowedLines: [/^$/, { option: true }],

  // Rate limits count by address, so each test gets an address of its own.
  extraHTTPHeaders: async ({}, use) => {
    const own = crypto.randomUUID().slice(9, 18).replace('-', ':');
    await use({ 'x-forwarded-for': `2001:db8:${own}::1` });
  },

  context: async ({ context, language, isFirstVisit, baseURL }, use) => {
    if (isFirstVisit) return use(context);
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await context.addInitScript((code) => {
      // Documents without an origin, such as an empty frame, have no storage.
      if (origin !== 'null' && localStorage.getItem('language') === null) {
        localStorage.setItem('language', JSON.stringify({ code }));
      }
    }, language);
    await use(context);
  },

  consoleLines: [
    async ({ context, allowedLines }, use) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      context.on('weberror', (error) => lines.push(String(error.error())));
      await use(lines);
      const unexpected = lines.filter((line) => !allowedLines.test(line));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],

  t: async ({ language }, use) => {
    await use((key, values) => textOf(language, key, values));
  },

  expectAccessible: async ({ language }, use) => {
    await use(async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.evaluate(animationsEnded);
      // What is not drawn yet has no ground to be measured against.
      await page.evaluate(() => (document.documentElement.dataset['drawn'] = ''));
      const shown = await page.evaluate(() => document.documentElement.dataset['theme']);
      for (const theme of ['light', 'dark']) {
        // Retry, because another screen may still be arriving.
        await expect(async () => {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
          expect(await findings(page, theme), `${page.url()} in the ${theme} theme`).toEqual([]);
        }).toPass({ timeout: 15_000 });
      }
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), shown);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0);
    });
  },
});

export { expect, languages };
