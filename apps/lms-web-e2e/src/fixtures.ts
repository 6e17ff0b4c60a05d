import AxeBuilder from '@axe-core/playwright';
import { type Language, languages } from '@lms/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { tags, textOf } from './texts';

interface Options {
  language: Language;
  /** Nobody has chosen the language on this browser: it holds nothing at all. */
  isFirstVisit: boolean;
  /** The console's lines that a test brings about itself, such as a call that it lets fail. */
  allowedLines: RegExp;
}

/** The text of a key in the test's language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

interface Fixtures {
  t: Translate;
  /** Fails unless axe finds nothing on the screen, in both themes, and it does not scroll sideways. */
  expectAccessible: (page: Page) => Promise<void>;
  /** What the browser's console said; every test fails on an error or a warning. */
  consoleLines: string[];
}

/** The rules that ask for colours; whatever else holds in one theme holds in the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const findings = async (page: Page, theme: string) => {
  // The other mode opens one more page for each result; what passed is nobody's concern here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColour);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** Half-faded text has no contrast to speak of. */
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

  // Each test comes from an address of its own: what is allowed in a minute is counted by address.
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
      const shown = await page.evaluate(() => document.documentElement.dataset['theme']);
      for (const theme of ['light', 'dark']) {
        // Again, where another screen was still arriving.
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
