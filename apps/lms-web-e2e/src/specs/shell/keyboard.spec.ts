import { buildLearner, expect, press, signUp, signUpIn, tabTo, test } from '@lms/e2e';

test.describe('with a keyboard alone', { tag: '@mobile' }, () => {
  test('a visitor gets from the landing page to a submitted quiz', async ({ page, request, t }) => {
    const learner = buildLearner();
    await signUp(request, learner);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });

    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    const skip = page.getByRole('link', { name: t('common.skip') });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    // Escape closes a phone's menu, and its links work.
    const menu = button('common.nav.menu');
    await page.reload();
    await press(page, menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await press(
      page,
      page.getByRole('banner').getByRole('link', { name: t('common.nav.courses') }),
    );
    await expect(page).toHaveURL(/\/courses$/);
    await expect(heading).toBeFocused();

    await press(page, main.locator('summary').first());
    await press(page, main.getByRole('link', { name: t('common.price.free') }));
    await expect(page).toHaveURL(/price=FREE/);
    const search = main.getByLabel(t('catalog.search.label'), { exact: true });
    await search.waitFor();
    await tabTo(page, search);
    await page.keyboard.type('small business');
    await page.keyboard.press('Enter');
    // What was found before gives way to what is found now.
    await expect(page).toHaveURL(/q=small/);
    await expect(main.getByRole('article')).toHaveCount(1);
    await press(page, main.locator('a[href="/course/social-media-for-small-business"]').first());
    await expect(page).toHaveURL(/\/course\/social/);
    await expect(heading).toBeFocused();

    const section = main.locator('details').last();
    const wasOpen = (await section.getAttribute('open')) !== null;
    await press(page, section.locator('summary'), 'Space');
    await expect(section).toHaveJSProperty('open', !wasOpen);
    await press(page, button('cart.add'));
    const toCart = main.getByRole('link', { name: t('cart.goToCart') });
    await expect(toCart).toBeFocused();
    const cart = page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) });
    await press(page, cart);
    await expect(page.getByRole('group', { name: t('cart.menu.title') })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: t('cart.menu.title') })).toBeHidden();
    await expect(cart).toBeFocused();
    await press(page, toCart);
    await press(page, main.getByRole('link', { name: t('cart.enrolFree') }));

    await tabTo(page, page.getByLabel(t('auth.field.email'), { exact: true }));
    await page.keyboard.type(learner.email);
    await tabTo(page, page.getByLabel(t('auth.field.password'), { exact: true }));
    await page.keyboard.type(learner.password);
    await page.keyboard.press('Enter');
    await press(page, button('checkout.enrol'));
    await expect(heading).toHaveText(t('checkout.result.PAID.title'));
    await press(page, main.locator('a[href^="/learn/"]'));

    const done = button('learning.player.doneAndContinue');
    const start = button('learning.quiz.start');
    await expect(done).toBeVisible();
    while (await done.isVisible()) {
      const address = page.url();
      await press(page, done);
      await expect(page).not.toHaveURL(address);
      await expect(heading).toBeFocused();
      await expect(done.or(start)).toBeVisible();
    }
    await press(page, start);

    const card = page.getByRole('group', { name: /\S/ });
    const next = button('learning.attempt.next');
    await expect(card).toBeVisible();
    for (let question = 1; ; question += 1) {
      const title = card.getByRole('heading');
      const before = (await title.textContent()) ?? '';
      const choice = card.locator('li input, label > input[type=text], select').first();
      await tabTo(page, choice);
      const kind = await choice.evaluate(
        (element) => element.tagName + element.getAttribute('type'),
      );
      if (kind === 'INPUTtext') await page.keyboard.type('4');
      else if (kind.startsWith('SELECT')) await page.keyboard.press('ArrowDown');
      else await page.keyboard.press('Space');
      if (kind === 'INPUTradio') await page.keyboard.press('ArrowDown');
      if (!(await next.isVisible())) break;
      await press(page, next);
      await expect(title).not.toHaveText(before);
      await expect(card).toBeFocused();
    }

    const submit = button('learning.attempt.submit');
    await press(page, submit);
    const dialog = page.getByRole('dialog', { name: t('learning.submit.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(submit).toBeFocused();
    // The browser fires the dialog's close event a moment after hiding it.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await press(page, button('learning.submit.confirm'));
    await expect(page.getByRole('heading', { name: t('learning.result.title') })).toBeVisible();
  });
});

test(
  'the focus goes through the header as the eye does',
  { tag: '@desktop' },
  async ({ page, context, t }) => {
    await signUpIn(context);
    await page.goto('/my-courses');
    await expect(page.getByRole('button', { name: t('shell.user.open') })).toBeVisible();
    const stops = page.getByRole('banner').locator('a, button, select').filter({ visible: true });
    await stops.first().focus();
    const places: number[] = [];
    for (let left = await stops.count(); left > 0; left -= 1) {
      places.push(await page.evaluate(() => document.activeElement!.getBoundingClientRect().left));
      await page.keyboard.press('Tab');
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  },
);
