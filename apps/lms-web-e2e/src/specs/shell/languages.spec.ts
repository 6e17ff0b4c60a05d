import { type Language, languages } from '@lms/contract';
import { expect, signInAs, test, textsOf } from '@lms/e2e';
import type { Page } from '@playwright/test';

const demo = (name: string) => ({ email: `${name}@demo.lms`, password: 'Demo@12345' });

const publicPages = [
  '/',
  '/courses',
  '/course/web-accessibility-in-practice',
  '/organization/BCC',
  '/cart',
  '/verify',
  '/about',
  '/skills',
  '/certification',
  '/partners',
  '/contact',
  '/support-terms',
  '/privacy',
  '/auth/login',
  '/auth/registration',
  '/auth/forgot-password',
  '/error/403',
  '/error/404',
  '/error/500',
];
const learnerPages = ['/my-courses', '/dashboard', '/user-management/roles'];
const profilePages = ['profile', 'security', 'sessions', 'data'].map(
  (tab) => `/profile?tab=${tab}`,
);
const systemPages = [
  '/dashboard',
  '/course-management/create-course-category',
  '/settings/organization-info',
  '/user-management/users/import',
];

/** Returns the visible texts, apart from content in a language of its own. */
const shownTexts = () => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, style, noscript, [lang]:not(html)') !== null) continue;
    const text = walker.currentNode.textContent?.trim();
    if (text) texts.push(text);
  }
  const labels = document.querySelectorAll('body [aria-label], body [placeholder], body [title]');
  for (const label of labels) {
    if (label.closest('[lang]:not(html)')) continue;
    for (const name of ['aria-label', 'placeholder', 'title'])
      texts.push(label.getAttribute(name) ?? '');
  }
  return texts;
};

/** Returns texts that overflow a box with hidden overflow. */
const cutOff = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const hides = ['hidden', 'clip'].includes(style.overflowX);
      const isForReadersOnly = element.clientWidth <= 1;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return hides && hasText && !isForReadersOnly && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 200));

const look = async (page: Page, language: Language, address: string) => {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const texts = await page.evaluate(shownTexts);
  const keys = texts.filter((text) => /^[a-z]\w*(?:\.\w+)+$/.test(text));
  expect(keys, `${address} shows no key`).toEqual([]);
  if (language !== 'en') {
    const english = textsOf('en', language);
    expect(
      texts.filter((text) => english.has(text)),
      `${address} has no English left`,
    ).toEqual([]);
  }
  expect(await page.evaluate(cutOff), `${address} cuts nothing off`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${address} does not scroll sideways`).toBeLessThanOrEqual(0);
};

for (const language of languages) {
  test.describe(`every screen in ${language}`, { tag: '@mobile' }, () => {
    // Error pages answer with the status that they describe.
    test.use({ language, allowedLines: /status of (?:403|404|500)/ });

    test('of a visitor', async ({ page }) => {
      for (const address of publicPages) await look(page, language, address);
    });

    test('of a learner', async ({ context, page }) => {
      await signInAs(context, demo('learner'));
      for (const address of [...learnerPages, ...profilePages]) await look(page, language, address);
    });

    test('of an administrator', async ({ context, page }) => {
      await signInAs(context, demo('system'));
      for (const address of [...systemPages, ...profilePages]) await look(page, language, address);
    });
  });
}

/** Returns the lines that an element's text is broken into. */
const linesOf = (element: Element) => {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    [...(walker.currentNode.textContent ?? '')].forEach((letter, index) => {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + letter);
    });
  }
  return [...lines.values()];
};

test.describe('on a phone in German', { tag: '@mobile' }, () => {
  test.use({ language: 'de' });

  test('a long price breaks no word of the title beside it', async ({ context, page }) => {
    await signInAs(context, demo('learner'));
    await page.goto('/my-orders');
    const title = page.getByRole('link', { name: 'Workplace Communication Essentials' }).first();
    const lines = await title.evaluate(linesOf);
    expect(lines.map((line) => line.trim()).join(' ')).toBe('Workplace Communication Essentials');
  });
});

test.describe('on a phone in Chinese', { tag: '@mobile' }, () => {
  test.use({ language: 'ch' });

  test('the promise breaks between its parts, and a button not within a word', async ({
    page,
    t,
  }) => {
    await page.goto('/');
    const lines = await page.locator('h1').evaluate(linesOf);
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('，'))).toEqual([]);
    await page.goto('/course/web-accessibility-in-practice');
    const add = page.getByRole('button', { name: t('cart.add') });
    expect(await add.evaluate(linesOf)).toEqual([t('cart.add')]);
  });
});

test.describe('on a phone in Japanese', { tag: '@mobile' }, () => {
  test.use({ language: 'jp' });

  test('headings break between their words', async ({ page, t }) => {
    await page.goto('/about');
    const lines = await page.locator('h1').evaluate(linesOf);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toMatch(/[\p{Script=Katakana}ー]\n[\p{Script=Katakana}ー]/u);
    await page.goto('/verify/LMS-00000-00000-00000-00000');
    const verdict = page.locator('strong', { hasText: t('certificate.unknown.title') });
    expect(await verdict.evaluate(linesOf)).toEqual(['この番号の', '修了証はありません']);
  });

  test('so do labels', async ({ page, t }) => {
    await page.goto('/verify');
    const label = page.locator('label', { hasText: t('certificate.file.choose') });
    const lines = await label.evaluate(linesOf);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toMatch(/[\p{Script=Katakana}ー]\n[\p{Script=Katakana}ー]/u);
  });

  test('no line below a page’s bar has one letter', async ({ context, page, t }) => {
    await signInAs(context, demo('learner'));
    await page.goto('/my-courses');
    const bar = page.getByRole('navigation', { name: t('shell.bar') });
    for (const entry of await bar.locator('a, button').all()) {
      const lines = await entry.evaluate(linesOf);
      expect(lines.filter((line) => line.length === 1)).toEqual([]);
    }
  });
});
