import {
  buildLearner,
  courseOf,
  enrol,
  expect,
  quizIdOf,
  signUpIn,
  test,
  type Translate,
} from '@lms/e2e';
import type { Attempt } from '@lms/learning/contract';
import type { Page, Route } from '@playwright/test';

/** Faulty answers of a server or a proxy. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  problem: (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'server.fault', status: 500, requestId: 'req-of-the-test' }),
    }),
  html: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  half: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"items":[{"id":"0190' }),
  gateway: (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  cut: (route) => route.abort('connectionreset'),
};

const failure = (page: Page, t: Translate) =>
  page
    .getByRole('main')
    .getByText(t('common.state.failed'))
    .or(page.getByRole('main').getByText(t('problems.server.fault')))
    .or(page.getByRole('main').getByText(t('problems.server.faultTyped')))
    .or(page.getByRole('main').getByText(t('common.state.offline')));

/** Lets calls fail in every way: `act` makes them first, `again` after a failure. */
const failInEveryWay = async (
  page: Page,
  t: Translate,
  calls: string,
  act: () => Promise<unknown>,
  again: () => Promise<unknown>,
) => {
  let made = false;
  for (const [name, answer] of Object.entries(faults)) {
    let failed = 0;
    await page.route(calls, async (route) => {
      await answer(route);
      failed += 1;
    });
    await (made ? again() : act());
    made = true;
    await expect.poll(() => failed, `a call of ${calls} fails: ${name}`).toBeGreaterThan(0);
    await expect(failure(page, t), `${calls}: ${name}`).toBeVisible();
    if (name === 'problem') await expect(page.getByText('req-of-the-test')).toBeVisible();
    await page.unroute(calls);
  }
  await again();
};

test.describe('when the server fails', { tag: '@desktop' }, () => {
  test.use({
    allowedLines:
      /^Failed to load resource: |^texts not loaded: |Unable to preload CSS for|Failed to fetch dynamically imported module/,
  });

  test('every screen says so and offers a retry that works', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    const course = await enrol(learner, 'workplace-communication-essentials');
    const quiz = course.lessonOf('QUIZ');
    const { id: attemptId } = await learner.ask<Attempt>(
      'POST',
      `/learning/quiz/${await quizIdOf(learner, quiz)}/attempt`,
    );
    const main = page.getByRole('main');
    const retry = () => main.getByRole('button', { name: t('common.state.retry') }).click();
    const cards = main.locator('a[href^="/course/"]');

    await page.goto('/courses');
    const bengali = main.getByRole('link', { name: t('common.courseLanguage.bn') });
    await failInEveryWay(page, t, '**/catalog/course/find', () => bengali.click(), retry);
    await expect(cards.first()).toBeVisible();
    await expect(page).toHaveURL(/language=bn/);

    const title = await cards.first().innerText();
    await failInEveryWay(page, t, '**/catalog/course/*', () => cards.first().click(), retry);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const { id, slug, price } = await courseOf(learner, 'git-for-teams');
    const item = { courseId: id, slug, title: 'Git for Teams', language: 'en', price };
    await page.evaluate(
      (items) => localStorage.setItem('cartItems', JSON.stringify({ items })),
      [item],
    );
    const openings: [string, string, () => Promise<void>][] = [
      [
        '/cart',
        '**/order/quote',
        () => expect(page.getByRole('link', { name: t('cart.checkout') })).toBeVisible(),
      ],
      [
        '/my-courses',
        '**/learning/course',
        () => expect(main.locator('a[href^="/learn/"]')).toHaveCount(1),
      ],
      [
        course.pathOf(course.lessonOf('ARTICLE')),
        '**/learning/lesson/*',
        () =>
          expect(
            page.getByRole('button', { name: t('learning.player.doneAndContinue') }),
          ).toBeVisible(),
      ],
      [`/learn/${course.id}`, '**/learning/course/*', () => expect(page).toHaveURL(/\/lesson\//)],
      [
        course.pathOf(quiz),
        '**/learning/quiz/*',
        () => expect(page.getByRole('button', { name: t('learning.quiz.resume') })).toBeVisible(),
      ],
      [
        `/learn/${course.id}/attempt/${attemptId}`,
        '**/learning/attempt/*',
        () => expect(page.getByRole('group', { name: /\S/ })).toBeVisible(),
      ],
    ];
    for (const [path, calls, expectShown] of openings) {
      await failInEveryWay(page, t, calls, () => page.goto(path), retry);
      await expectShown();
    }
  });

  test('a form and an order keep what was typed until they are sent', async ({
    context,
    page,
    t,
  }) => {
    const { name, email, password } = buildLearner();
    await page.goto('/auth/registration');
    const fields = [
      [page.getByLabel(t('auth.field.name'), { exact: true }), name],
      [page.getByLabel(t('auth.field.email'), { exact: true }), email],
      [page.getByLabel(t('auth.field.password'), { exact: true }), password],
      [page.getByLabel(t('auth.field.confirmPassword'), { exact: true }), password],
    ] as const;
    await page.route('**/auth/is-email-exists*', faults['html']!);
    for (const [field, value] of fields) await field.fill(value);
    await page.getByLabel(t('auth.field.terms')).check();
    const register = page.getByRole('button', { name: t('auth.registration.submit'), exact: true });
    const send = async () => {
      for (const [field, value] of fields) await expect(field).toHaveValue(value);
      await register.click();
    };
    await failInEveryWay(page, t, '**/auth/signup', send, send);
    await expect(
      page.getByRole('heading', { name: t('auth.registration.done.title') }),
    ).toBeVisible();

    await signUpIn(context);
    await page.goto('/course/social-media-for-small-business');
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByRole('link', { name: t('cart.goToCart') }).first()).toBeVisible();
    await page.goto('/checkout');
    const order = page.getByRole('button', { name: t('checkout.enrol') });
    await failInEveryWay(
      page,
      t,
      '**/order/checkout',
      () => order.click(),
      () => order.click(),
    );
    await expect(
      page.getByRole('heading', { name: t('checkout.result.PAID.title') }),
    ).toBeVisible();
  });

  test('a reader who goes offline loses nothing and goes on when back', async ({
    context,
    page,
    t,
  }) => {
    await page.goto('/courses');
    const main = page.getByRole('main');
    const count = main.getByText(t('catalog.search.found', { count: 2 }).replace(/\d+ /, ''));
    await expect(count).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/page-loaded/);
    await context.setOffline(true);
    await main.getByRole('link', { name: t('common.courseLanguage.bn') }).click();
    await expect(main.getByText(t('common.state.offline'))).toBeVisible();
    // A screen whose code is not loaded yet.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.nav.verify') })
      .click();
    await expect(main.getByRole('heading')).toHaveCount(0);
    await expect(main.getByText(t('common.state.offline'))).toBeVisible();
    await page.getByRole('button', { name: t('cart.menu.open', { count: 0 }) }).click();
    const cart = page.getByRole('group', { name: t('cart.menu.title') });
    await expect(cart.getByText(t('common.state.offline'))).toBeVisible();
    await main.getByRole('button', { name: t('common.state.retry') }).click();
    await expect(main.getByText(t('common.state.offline'))).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: t('cart.menu.open', { count: 0 }) }).click();
    // Both recover by themselves.
    await expect(cart.getByText(t('cart.empty'))).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: t('certificate.verify.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/verify$/);
    await page.goBack();
    await expect(count).toBeVisible();
    await expect(page).toHaveURL(/language=bn/);
  });

  test('a link that is followed as a page comes to life, while the line drops, leaves it whole', async ({
    browser,
    baseURL,
    t,
  }) => {
    // Before React has taken the page over, after its layout, and after its screen.
    for (const turns of [0, 1, 4, 16, 64]) {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route(/\/catalog\/course\/find|\/assets\/tooltips-/, (route) =>
        route.abort('internetdisconnected'),
      );
      await page.addInitScript((count) => {
        const next = new MessageChannel();
        let left = count;
        const isAttached = () =>
          Object.keys(document.getElementById('root') ?? {}).some((key) =>
            key.startsWith('__reactContainer'),
          );
        next.port1.onmessage = () => {
          if (!isAttached()) return setTimeout(() => next.port2.postMessage(null));
          left -= 1;
          if (left >= 0) return next.port2.postMessage(null);
          const seen = { heading: document.querySelector('main h1') };
          Object.defineProperty(navigator, 'onLine', { get: () => false });
          document.querySelector<HTMLElement>('main a[href*="language=bn"]')?.click();
          return Object.assign(window, seen);
        };
        next.port2.postMessage(null);
      }, turns);
      await page.goto('/courses', { waitUntil: 'commit' });
      await expect(page).toHaveURL(/language=bn/);
      await expect(page.getByRole('main').getByText(t('common.state.offline'))).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/page-loaded/);
      // Rendered by the server, and kept.
      expect(
        await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected),
      ).toBe(true);
      await expect(page.locator('#incomplete')).toBeHidden();
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  test('a reader who goes back before a page runs gets the page of that address', async ({
    page,
    t,
  }) => {
    await page.goto('/about');
    await expect(page.locator('body')).toHaveClass(/page-loaded/);
    const heading = (key: Parameters<typeof t>[0]) =>
      page.getByRole('heading', { level: 1, name: t(key) });
    const links = page.getByRole('contentinfo');
    await links.getByRole('link', { name: t('common.nav.verify') }).click();
    await expect(heading('certificate.verify.title')).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets.*\.js$/, (route) => held.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await expect(heading('certificate.verify.title')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(heading('site.about.title')).toBeVisible();
    release();
    await expect(page.locator('body')).toHaveClass(/page-loaded/);
    await expect(heading('site.about.title')).toBeVisible();
  });
});
