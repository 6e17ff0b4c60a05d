import type { Order } from '@lms/cart/contract';
import {
  type Caller,
  courseOf,
  expect,
  orderButton,
  signUpIn,
  test,
  type Translate,
} from '@lms/e2e';
import type { MyCourse } from '@lms/learning/contract';
import type { Page } from '@playwright/test';

const free = 'social-media-for-small-business';
const paid = 'git-for-teams';
const other = 'handling-complaints';

const ordersOf = (learner: Caller) => learner.ask<Order[]>('GET', '/order');
const statusesOf = async (learner: Caller) =>
  (await ordersOf(learner)).map(({ status }) => status).sort();
const enrolledIn = async (learner: Caller) =>
  (await learner.ask<MyCourse[]>('GET', '/learning/course')).map((course) => course.slug);

/** Puts a course into the cart as a learner does. */
const addToCart = async (page: Page, t: Translate, slug: string) => {
  await page.goto(`/course/${slug}`);
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: t('cart.goToCart') }),
  ).toBeVisible();
};

/** Demo gateway page: chooses how the payment ends and how it is reported. */
const decide = async (
  page: Page,
  outcome: 'PAID' | 'FAILED' | 'CANCELLED',
  reported = 'normal',
) => {
  await expect(page).toHaveURL(/demo-gateway/);
  await page.locator(`input[name=notification][value=${reported}]`).check();
  await page.locator(`button[value=${outcome}]`).click();
};

const expectResult = (page: Page, t: Translate, status: Order['status']) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`checkout.result.${status}.title`));

test('two presses lead from the landing page to the first lesson of a free course', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Workplace Communication Essentials' }).first().click();
  await main.getByRole('button', { name: t('cart.enrolFree') }).click();
  await expect(page).toHaveURL(/\/learn\/.+\/lesson\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Plan the message/);
  await expect(page.getByText(t('cart.enrolled'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await enrolledIn(learner)).toEqual(['workplace-communication-essentials']);
});

test.describe('the checkout', { tag: '@desktop' }, () => {
  test('makes one order of a double click, and none of a course that is mine', async ({
    context,
    page,
    t,
  }) => {
    const learner = await signUpIn(context);
    await addToCart(page, t, free);
    const stored = await page.evaluate(() => localStorage.getItem('cartItems') ?? '');
    await page.goto('/checkout');
    await orderButton(page).dblclick();
    await expectResult(page, t, 'PAID');
    expect(await statusesOf(learner)).toEqual(['PAID']);
    await expect(
      page.getByRole('button', { name: t('cart.menu.open', { count: 0 }) }),
    ).toBeVisible();

    await page.evaluate((items) => localStorage.setItem('cartItems', items), stored);
    await page.goto('/cart');
    await expect(page.getByText(t('cart.alreadyEnrolled'))).toBeVisible();
    await expect(page.getByText(t('cart.nothingToBuy'))).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText(t('cart.nothingToBuy'))).toBeVisible();
    await page.goto(`/course/${free}`);
    await expect(page.getByRole('link', { name: t('catalog.course.continue') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('cart.add') })).toHaveCount(0);
  });

  test('lets a course be paid in one tab only', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    await addToCart(page, t, paid);
    const tabs = [page, await context.newPage()] as const;
    await Promise.all(tabs.map((tab) => tab.goto('/checkout')));
    await Promise.all(tabs.map((tab) => expect(orderButton(tab)).toBeVisible()));
    await Promise.all(tabs.map((tab) => orderButton(tab).dblclick()));
    await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/demo-gateway|checkout\/result/)));
    expect(await statusesOf(learner)).toEqual(['CANCELLED', 'PENDING']);

    // The tab that lost the race shows it at once if it was late, otherwise after a reload.
    await Promise.all(tabs.map((tab) => tab.reload()));
    const isOpen = await page.locator('button[value=PAID]').isVisible();
    const [winner, loser] = isOpen ? tabs : ([tabs[1], tabs[0]] as const);
    const back = loser.locator('a.button');
    if (await back.isVisible()) await back.click();
    await expectResult(loser, t, 'CANCELLED');
    await decide(winner, 'PAID');
    await expectResult(winner, t, 'PAID');
    expect(await statusesOf(learner)).toEqual(['CANCELLED', 'PAID']);
    expect(await enrolledIn(learner)).toEqual([paid]);
  });

  test('keeps the cart when the payment fails or is cancelled, and waits for a late one', async ({
    context,
    page,
    t,
  }) => {
    const learner = await signUpIn(context);
    await addToCart(page, t, paid);
    const full = page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) });
    const empty = page.getByRole('button', { name: t('cart.menu.open', { count: 0 }) });
    await page.goto('/checkout');
    for (const outcome of ['FAILED', 'CANCELLED'] as const) {
      await orderButton(page).click();
      await decide(page, outcome);
      await expectResult(page, t, outcome);
      await expect(page.getByText(t(`checkout.result.${outcome}.text`))).toBeVisible();
      await expect(full).toBeVisible();
      expect(await enrolledIn(learner)).toEqual([]);
      await page.getByRole('link', { name: t('checkout.result.retry') }).click();
    }
    await orderButton(page).click();
    await decide(page, 'PAID', 'late');
    await expectResult(page, t, 'PENDING');
    await expect(full).toBeVisible();
    expect(await enrolledIn(learner)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('checkout.result.PAID.title'),
      { timeout: 20_000 },
    );
    await expect(empty).toBeVisible();
    expect(await statusesOf(learner)).toEqual(['CANCELLED', 'FAILED', 'PAID']);
    expect(await enrolledIn(learner)).toEqual([paid]);
  });

  test('changes nothing when a payment is reported again', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    await addToCart(page, t, other);
    await page.goto('/checkout');
    await orderButton(page).click();
    const returns = page.waitForRequest(/\/order\/return\//);
    await decide(page, 'PAID', 'repeated');
    const returnUrl = (await returns).url();
    await expectResult(page, t, 'PAID');
    const before = await ordersOf(learner);
    const answers = await Promise.all(
      [1, 2, 3].map(() => context.request.get(returnUrl, { maxRedirects: 0 })),
    );
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
    const forged = { reference: new URL(returnUrl).searchParams.get('reference'), amount: 1 };
    const data = { ...forged, outcome: 'FAILED', currency: 'BDT', signature: 'AAAA' };
    expect((await learner.call('POST', '/order/notification/demo', { data })).status()).toBe(403);
    expect(await ordersOf(learner)).toEqual(before);
    expect(await enrolledIn(learner)).toEqual([other]);
  });

  test.describe('on a bad connection or in bad hands', () => {
    test.use({ allowedLines: /^Failed to load resource: .*(ERR_FAILED|409|500)/ });

    test('orders once, though the answer is lost, the page reloaded and Back pressed', async ({
      context,
      page,
      t,
    }) => {
      const learner = await signUpIn(context);
      await addToCart(page, t, paid);
      await page.goto('/checkout');
      await page.route('**/order/checkout', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await orderButton(page).click();
      await expect(page.getByText(t('common.state.offline'))).toBeVisible();
      await expect(
        page.getByRole('button', { name: t('cart.menu.open', { count: 1 }) }),
      ).toBeVisible();
      expect(await statusesOf(learner)).toEqual(['PENDING']);
      await page.unroute('**/order/checkout');
      await page.reload();
      await orderButton(page).click();
      await expect(page).toHaveURL(/demo-gateway/);
      await page.goBack();
      await orderButton(page).click();
      await expect(page).toHaveURL(/demo-gateway/);
      expect(await statusesOf(learner)).toEqual(['PENDING']);
      await decide(page, 'PAID');
      await expectResult(page, t, 'PAID');
      expect(await statusesOf(learner)).toEqual(['PAID']);
    });

    test('takes no price but its own', async ({ context, page, t }) => {
      const learner = await signUpIn(context);
      const { price } = await courseOf(learner, paid);
      await addToCart(page, t, paid);
      await page.evaluate(() => {
        const cart = JSON.parse(localStorage.getItem('cartItems') ?? '') as {
          items: { price: number }[];
        };
        cart.items[0]!.price = 1;
        localStorage.setItem('cartItems', JSON.stringify(cart));
      });
      await page.goto('/checkout');
      await page.route('**/order/checkout', (route) =>
        route.continue({
          postData: JSON.stringify({ ...route.request().postDataJSON(), expectedTotal: 1 }),
        }),
      );
      await orderButton(page).click();
      await expect(page.getByText(t('checkout.priceChanged'))).toBeVisible();
      expect(await ordersOf(learner)).toEqual([]);
      await page.unroute('**/order/checkout');
      await orderButton(page).click();
      await expect(page).toHaveURL(/demo-gateway/);
      expect((await ordersOf(learner))[0]?.total).toBe(price);
    });
  });
});
