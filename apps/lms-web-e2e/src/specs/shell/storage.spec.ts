import {
  buildLearner,
  expect,
  login,
  query,
  sessionKey,
  signUp,
  tags,
  test,
  textOf,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

const layoutKey = 'lms_client_v1-layoutConfig';
const userKeys = [sessionKey, 'auth-user', 'menu'];
const free = '/course/web-accessibility-in-practice';
const partner = '/course/git-for-teams';

/** Waits until the page's startup has finished. */
const started = (page: Page) => expect(page.locator('body')).toHaveClass(/page-loaded/);
const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await started(page);
};
const expectKeys = (page: Page, ...keys: string[]) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()), { message: page.url() })
    .toEqual(keys.sort());
/** Expects the sign-out redirect, and no storage on the next page either. */
const expectSignedOut = async (page: Page) => {
  await expect(page).toHaveURL(/\/auth\/login/);
  await started(page);
  await expectKeys(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('lang', tags.en);
};

const inBengali = (key: string) => textOf('bn', key);
const chooseBengali = async (page: Page) => {
  const label = textOf('en', 'common.nav.language');
  await page.getByRole('combobox', { name: label }).selectOption('bn');
  await expect(page.locator('html')).toHaveAttribute('lang', tags.bn);
};
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: inBengali('shell.user.open') }).click();
  return page.getByRole('dialog');
};

test.describe('the storage', { tag: '@desktop' }, () => {
  // Expected: the call that reports the ended session.
  test.use({ isFirstVisit: true, allowedLines: /^Failed to load resource: .*401/ });

  test('holds at each stage of a visit exactly what the specification names', async ({
    page,
    request,
    t,
  }) => {
    const learner = buildLearner();
    await signUp(request, learner);
    await visit(page, '/');
    await expectKeys(page);

    await visit(page, '/auth/login');
    await login(page, t, learner);
    await expectKeys(page, ...userKeys);
    await page.reload();
    await started(page);
    await expectKeys(page, ...userKeys);

    await chooseBengali(page);
    await expectKeys(page, ...userKeys, 'language');

    const add = page.getByRole('button', { name: inBengali('cart.add') });
    await visit(page, free);
    await add.click();
    await expectKeys(page, ...userKeys, 'language', 'cartItems');
    await visit(page, partner);
    await add.click();
    await expectKeys(page, ...userKeys, 'language', 'cartItems', 'isWfCourse');

    await page.getByRole('button', { name: inBengali('common.nav.theme.dark') }).click();
    const all = [...userKeys, 'language', 'cartItems', 'isWfCourse', layoutKey];
    await expectKeys(page, ...all);
    await page.reload();
    await started(page);
    await expectKeys(page, ...all);

    // Log out from a page that requires a user.
    await visit(page, '/dashboard');
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: inBengali('common.nav.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await started(page);
    await expectKeys(page, 'language', layoutKey);
    await expect(page.locator('html')).toHaveAttribute('lang', tags.bn);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    // Session sign-out, once by the learner and once by the server.
    await visit(page, '/auth/login?returnUrl=%2Fprofile%3Ftab%3Dsessions');
    await login(page, (key) => inBengali(key), learner);
    const endAll = { name: inBengali('profile.sessions.endAll') };
    await page.getByRole('button', endAll).click();
    await page.getByRole('dialog').getByRole('button', endAll).click();
    await expectSignedOut(page);

    await login(page, t, learner);
    await expectKeys(page, ...userKeys);
    await chooseBengali(page);
    await query(
      'update sessions set ended_at = now() where user_id = (select id from users where username = $1)',
      [learner.email],
    );
    await page.reload();
    await expectSignedOut(page);
    await chooseBengali(page);
    await expectKeys(page, 'language');
  });

  test('falls back to the default of each key that holds no sense, and of that alone', async ({
    page,
    request,
    t,
  }) => {
    const learner = buildLearner();
    await signUp(request, learner);
    await visit(page, '/auth/login');
    await login(page, t, learner);
    await chooseBengali(page);
    await visit(page, partner);
    await page.getByRole('button', { name: inBengali('cart.add') }).click();
    await page.getByRole('button', { name: inBengali('common.nav.theme.dark') }).click();
    const all = [...userKeys, 'language', 'cartItems', 'isWfCourse', layoutKey];
    await expectKeys(page, ...all);
    const whole = await page.evaluate(() => ({ ...localStorage }));

    const html = page.locator('html');
    const cart = (count: number) =>
      page.getByRole('button', { name: textOf('bn', 'cart.menu.open', { count }) });
    const logout = (language: 'en' | 'bn' = 'bn') =>
      page.getByRole('button', { name: textOf(language, 'common.nav.logout') });
    /** Visible default of each key; the user's keys are renewed from the server's answer. */
    const fallbacks: [string, 'gone' | 'renewed', () => Promise<void>][] = [
      [
        sessionKey,
        'gone',
        () => expect(page.getByRole('link', { name: inBengali('common.nav.login') })).toBeVisible(),
      ],
      ['auth-user', 'renewed', () => expect(logout()).toBeVisible()],
      ['menu', 'renewed', () => expect(logout()).toBeVisible()],
      [layoutKey, 'gone', () => expect(html).toHaveAttribute('data-theme', 'light')],
      ['language', 'gone', () => expect(html).toHaveAttribute('lang', tags.en)],
      ['cartItems', 'gone', () => expect(cart(1)).toHaveCount(0)],
      ['isWfCourse', 'gone', () => expect(cart(1)).toBeVisible()],
    ];
    for (const [key, after, expectDefault] of fallbacks) {
      for (const value of ['{"x', '[]', '{}']) {
        await page.evaluate((items) => Object.assign(localStorage, items), {
          ...whole,
          [key]: value,
        });
        await page.reload();
        await started(page);
        await expectDefault();
        await expectKeys(page, ...all.filter((name) => name !== key || after === 'renewed'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    }
  });
});
