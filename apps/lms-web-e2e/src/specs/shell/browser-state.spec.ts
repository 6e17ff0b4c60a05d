import { courseOf, expect, sessionKey, signUpIn, tags, test, textOf } from '@lms/e2e';
import type { Page } from '@playwright/test';

const layoutKey = 'lms_client_v1-layoutConfig';
const userKeys = [sessionKey, 'auth-user', 'menu'];
const slug = 'web-accessibility-in-practice';

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** Values that this version never wrote, for each storage key. */
const corruptions = ['', 'null', '[]', '{"items":[null]}', '{"code":"klingon"}', '{"x', '"text"'];

test.describe('what the browser keeps', { tag: '@desktop' }, () => {
  test('stands under the keys of the specification, and is dropped when it makes no sense', async ({
    context,
    page,
    t,
  }) => {
    const learner = await signUpIn(context);
    await page.goto(`/course/${slug}`);
    await page.getByRole('button', { name: t('cart.add') }).click();
    await page.getByRole('button', { name: t('common.nav.theme.dark') }).click();
    const all = [...userKeys, layoutKey, 'language', 'cartItems'].sort();
    await expect.poll(() => keysOf(page)).toEqual(all);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(
      page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.nav.logout') })).toBeVisible();

    for (const value of corruptions) {
      await page.evaluate(
        ([text = '', ...keys]) => keys.forEach((key) => localStorage.setItem(key, text)),
        [value, ...all, 'isWfCourse'],
      );
      await page.goto('/cart');
      await expect(page.getByText(t('cart.empty'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('common.nav.login') })).toBeVisible();
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey))
        .not.toBe(value);
    }
    await page.evaluate(
      ([key = '', tokens = '']) => {
        localStorage.setItem(key, tokens);
        localStorage.setItem('auth-user', '{"current":{"roles":[{}]}}');
      },
      [sessionKey, JSON.stringify(learner.tokens)],
    );
    await page.reload();
    await expect(page.getByRole('button', { name: t('common.nav.logout') })).toBeVisible();
    // A cart with items that are no longer courses, and one that was edited by hand.
    const { id, title, price } = await courseOf(learner, slug);
    const item = { courseId: id, slug, title, language: 'en', price };
    const odd = { ...item, courseId: '0190a000-0000-7000-8000-000000000000', title: '<img src=x>' };
    await page.evaluate(
      (items) => localStorage.setItem('cartItems', JSON.stringify({ items })),
      [item, odd],
    );
    await page.goto('/cart');
    await expect(page.getByText(t('cart.unavailable'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('cart.enrolFree') })).toBeVisible();
  });
});

test.describe('logging out', { tag: '@desktop' }, () => {
  // The other tab may have a call in flight when the session ends.
  test.use({ allowedLines: /^Failed to load resource: .*401/ });

  test('leaves nothing of a learner behind, in any tab, after logging out', async ({
    context,
    page,
    t,
  }) => {
    await signUpIn(context);
    await page.goto(`/course/${slug}`);
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect.poll(() => keysOf(page)).toContain('cartItems');
    // From here on the fixture must not sign pages in again.
    const other = await context.newPage();
    await other.goto('/my-courses');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await context.addInitScript((key) => {
      if (sessionStorage.getItem('left')) localStorage.removeItem(key);
    }, sessionKey);
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => sessionStorage.setItem('left', '1'))),
    );
    await page.getByRole('button', { name: t('common.nav.logout') }).click();
    await expect(page.getByRole('link', { name: t('common.nav.login') })).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/login/);
    const left = async () => (await keysOf(page)).filter((key) => key !== layoutKey);
    await expect.poll(left).toEqual(['language']);
    const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
    // The device stays known to its account, so that guesses elsewhere can't lock the owner out.
    await expect.poll(cookies).toEqual(['language', 'lms-device']);
    await page.goBack();
    await expect(page.getByRole('link', { name: t('common.nav.login') })).toBeVisible();
  });
});

test.describe('an address', { tag: '@desktop' }, () => {
  // An error page answers with an error status.
  test.use({ allowedLines: /^Failed to load resource: .*404/ });

  test('keeps its place when the language changes, and comes in it from the server from then on', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const path of [
      '/',
      '/courses?price=FREE&q=web',
      `/course/${slug}`,
      '/verify',
      '/cart',
      '/auth/login?returnUrl=%2Fmy-courses',
      '/auth/registration',
      '/auth/forgot-password',
      '/error/404',
    ]) {
      await page.goto(path);
      const menu = page.getByRole('combobox', { name: textOf('en', 'common.nav.language') });
      const menuInBengali = page.getByRole('combobox', {
        name: textOf('bn', 'common.nav.language'),
      });
      // The server does not know the theme: the browser sets it.
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await menu.selectOption('bn');
      await expect(page.locator('html')).toHaveAttribute('lang', tags.bn);
      await expect(menuInBengali).toHaveValue('bn');
      await expect(page).toHaveURL(baseURL + path);
      const answer = await page.reload();
      const html = (await answer?.text()) ?? '';
      expect(html, path).toContain('<html lang="bn"');
      if (path !== '/cart') expect(html, path).toContain(textOf('bn', 'common.skip'));
      await expect(menuInBengali).toHaveValue('bn');
      await menuInBengali.selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('lang', tags.en);
    }
    for (const [code, tag] of Object.entries(tags)) {
      const answer = await request.get('/courses', { headers: { cookie: `language=${code}` } });
      expect(await answer.text()).toContain(`<html lang="${tag}"`);
    }
    const odd = await request.get('/', { headers: { cookie: 'language=../../etc/passwd' } });
    expect(await odd.text()).toContain('<html lang="en"');
  });

  test('that does not exist answers as an error', async ({ page, t }) => {
    for (const path of ['/no/such/page', '/course/no-such-course', '/courses/x', '/learn']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      const isCourse = path.startsWith('/course/');
      if (!isCourse) await expect(page).toHaveURL(/\/error\/404$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t(isCourse ? 'catalog.course.notFound' : 'common.notFound.title'),
      );
    }
  });
});
