import {
  createAccount,
  enrol,
  expect,
  organizationCode,
  query,
  quizIdOf,
  signInAs,
  signUpIn,
  tabTo,
  test,
} from '@lms/e2e';
import type { Attempt } from '@lms/learning/contract';
import type { Locator, Page } from '@playwright/test';

/** Lists the controls that a bar at an edge of the window covers when Tab reaches them. */
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

/** Links that stand alone, and lower than a finger needs. */
const lowLinks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, summary')]
      .filter((link) => {
        const { height } = link.getBoundingClientRect();
        const isInText = link.parentElement?.textContent !== link.textContent;
        const isWholeCard = getComputedStyle(link, '::after').position === 'absolute';
        return height > 0 && height < 43.5 && !isWholeCard && !isInText;
      })
      .map((link) => link.outerHTML.slice(0, 200)),
  );

/** Finds elements beyond the right edge of the window that no box scrolls or shortens. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const isKept = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const keeps = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      return keeps || isKept(element.parentElement);
    };
    return [
      ...document.querySelectorAll('body *:not(svg, svg *, [aria-hidden] *, .visually-hidden *)'),
    ]
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return width > 1 && right > edge && element.checkVisibility() && !isKept(element);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

const slug = 'web-development-bangla';

test.describe('on a phone', { tag: '@mobile' }, () => {
  test('no bar covers what has the focus', async ({ page, context, t }) => {
    await page.goto(`/course/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    expect(await coveredFocus(page)).toEqual([]);
    await signUpIn(context);
    await page.goto('/courses');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('shell.bar') })).toBeVisible();
    expect(await coveredFocus(page)).toEqual([]);
  });

  test('links that stand alone are large enough to touch', async ({ page, context, t }) => {
    for (const path of ['/', '/verify', `/course/${slug}`]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
      expect(await lowLinks(page), path).toEqual([]);
    }
    const learner = await signUpIn(context);
    const { id } = await enrol(learner, slug);
    await page.goto('/my-orders');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await lowLinks(page), 'orders').toEqual([]);
    await page.goto(`/learn/${id}`);
    await page.getByText(t('learning.completion.why')).click();
    await expect(page.getByRole('main').locator('details[open] a').first()).toBeVisible();
    expect(await lowLinks(page), 'a lesson').toEqual([]);
  });
});

/** Returns the right edge of an element's words. */
const endOfWords = (element: Locator) =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return Math.max(...[...range.getClientRects()].map(({ right }) => right));
  });

test('a long title of a dialog ends before its cross @mobile', async ({ page, context, t }) => {
  const { email } = await createAccount('ROLE_ORG_USER', organizationCode);
  const name = 'Mohammad Shah Muhammad Nawab Wadud';
  const [user] = await query('update users set name = $2 where username = $1 returning id', [
    email,
    name,
  ]);
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/user-management/users/${user!['id']}`);
  await page.getByRole('button', { name: t('users.action.seeAs') }).click();
  const dialog = page.getByRole('dialog', { name: t('users.seeAs.title', { name }) });
  const cross = await dialog.getByRole('button', { name: t('common.action.close') }).boundingBox();
  expect(await endOfWords(dialog.getByRole('heading'))).toBeLessThanOrEqual(cross!.x);
});

/** Opens a page, which must not scroll sideways. */
const expectNoSideways = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, path).toBeLessThanOrEqual(0);
};

test.describe('with text of twice its size', { tag: '@mobile' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
  });

  test.describe('in Bengali', () => {
    test.use({ language: 'bn' });

    test('management leaves nothing beside the window', async ({ page, context }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs(context, { email: 'orgadmin@demo.lms', password: 'Demo@12345' });
      await expectNoSideways(page, '/dashboard');
      await page.goto('/course-management/create-course');
      await page.getByText('Retail Service Skills').click();
      await expect(page).toHaveURL(/create-course\/\w/);
      await expectNoSideways(page, page.url());
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const path of ['/dashboard', page.url()]) {
        await expectNoSideways(page, path);
        expect(await beyondEdge(page), path).toEqual([]);
      }
    });

    test('the header leaves most of the window to the page', async ({ page }) => {
      for (const path of ['/auth/login', '/auth/registration', '/verify']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
        const header = await page.getByRole('banner').boundingBox();
        expect(header!.height, path).toBeLessThan(160);
      }
    });
  });

  // The longest words.
  test.describe('in German', () => {
    test.use({ language: 'de' });

    test('no page scrolls sideways or is cut at the edge', async ({ page, context }) => {
      const expectFits = async (paths: string[]) => {
        for (const path of paths) {
          await expectNoSideways(page, path);
          expect(await beyondEdge(page), path).toEqual([]);
        }
      };
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(['/', `/course/${slug}`, '/verify', '/paths', '/contact', '/partners']);
      await expectFits(['/auth/login', '/auth/registration', '/cart', '/courses']);
      const learner = await signUpIn(context);
      const { id, pathOf, lessonOf } = await enrol(learner, slug);
      await expectFits(['/my-courses', '/profile', '/dashboard', `/learn/${id}`]);
      await expectFits([pathOf(lessonOf('VIDEO')), '/my-courses/offline', '/my-orders']);
      const course = await enrol(learner, 'social-media-for-small-business');
      const lesson = course.lessonOf('QUIZ');
      await expectFits([course.pathOf(lesson)]);
      const quiz = `/learning/quiz/${await quizIdOf(learner, lesson)}`;
      const attempt = await learner.ask<Attempt>('POST', `${quiz}/attempt`);
      const sitting = `/learn/${course.id}/attempt/${attempt.id}`;
      await expectFits([sitting]);
      await learner.ask('POST', `/learning/attempt/${attempt.id}/submit`);
      await expectFits([sitting]);
    });
  });
});

test.describe('on a desk, with text of twice its size', { tag: '@desktop' }, () => {
  // The longest words.
  test.use({ language: 'de', viewport: { width: 1280, height: 800 } });

  test('pages have the layout of half the width', async ({ page, context, t }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const expectFits = async (paths: string[]) => {
      for (const path of paths) {
        await expectNoSideways(page, path);
        const brand = page.getByRole('banner').first().getByText(t('common.brand.name'));
        await expect(brand).toBeInViewport({ ratio: 1 });
      }
    };
    await expectFits(['/', '/courses', `/course/${slug}`, '/auth/registration']);
    await signUpIn(context);
    await expectFits(['/my-courses', '/dashboard', '/profile']);
  });
});

test.describe('on a low window', { tag: '@desktop' }, () => {
  test('what has the focus on a course is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(`/course/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    const links = page.getByRole('complementary').getByRole('link');
    const last = links.last();
    await tabTo(page, last);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('a page at four times its size keeps its room, and its whole menu in reach', async ({
    page,
    context,
    t,
  }) => {
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              element.clientHeight > 0 &&
              element.clientWidth > innerWidth / 2 &&
              /fixed|sticky/.test(getComputedStyle(element).position),
          )
          .map((element) => element.outerHTML.slice(0, 200)),
      );
    // A window of 1280 × 1024 at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/course/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    await expect.poll(bars).toEqual([]);
    await signUpIn(context);
    await page.goto('/my-courses');
    await expect(page.getByRole('button', { name: t('shell.user.open') })).toBeVisible();
    await expect.poll(bars).toEqual([]);
    await page.getByRole('button', { name: t('common.nav.menu') }).press('Enter');
    const leave = page.getByRole('button', { name: t('common.nav.logout') });
    await tabTo(page, leave);
    await expect(leave).toBeInViewport({ ratio: 1 });
    // Upright, the header stays in sight, and what is longer than the window scrolls in it.
    await page.setViewportSize({ width: 320, height: 420 });
    await expect(page.getByRole('navigation', { name: t('shell.bar') })).toBeVisible();
    await page
      .getByRole('link', { name: t('common.nav.contact') })
      .first()
      .focus();
    await tabTo(page, leave);
    await expect(leave).toBeInViewport({ ratio: 1 });
  });
});
