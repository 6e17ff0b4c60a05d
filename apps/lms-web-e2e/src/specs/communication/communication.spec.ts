import {
  createAccount,
  expect,
  query,
  signIn,
  signInAs,
  signUpIn,
  test,
  type Translate,
} from '@lms/e2e';
import type { Browser, Page } from '@playwright/test';

/**
 * Live updates must arrive within this time (milliseconds), with some allowance for a busy machine.
 */
const soon = { timeout: 2_000 };

/** Resolves when the page has opened its event stream. */
const isLive = (page: Page) => page.waitForResponse(/\/api\/events$/);

const openChat = async (page: Page, t: Translate) => {
  await page
    .getByRole('button', { name: new RegExp(`^${t('shell.chat.title')}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('shell.chat.title') })).toBeVisible();
};

/** Presses the empty part of the open panel, below what it holds. */
const expectPanelStaysOpen = async (page: Page) => {
  const panel = page.getByRole('dialog');
  const box = await panel.boundingBox();
  await panel.click({ position: { x: 24, y: (box?.height ?? 0) - 24 } });
  await expect(panel).toBeVisible();
};

/** Opens a separate browser signed in as a member of the council organization. */
const openCouncil = async (browser: Browser, t: Translate) => {
  const context = await browser.newContext();
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  const page = await context.newPage();
  const live = isLive(page);
  await page.goto('/dashboard');
  await live;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openChat(page, t);
  return { context, page };
};

const write = async (page: Page, t: Translate, text: string) => {
  await page.getByRole('textbox', { name: t('communication.chat.message') }).fill(text);
  await page.getByRole('button', { name: t('communication.chat.send'), exact: true }).click();
};

test.describe('between two browsers', () => {
  // The test goes offline on purpose.
  test.use({ allowedLines: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|status of 401/ });

  test('a message arrives within two seconds, and once after a lost connection @mobile', async ({
    browser,
    context,
    page,
    t,
    expectAccessible,
  }) => {
    await signUpIn(context);
    const live = isLive(page);
    await page.goto('/my-courses');
    await live;
    const council = await openCouncil(browser, t);
    await openChat(page, t);
    await expectPanelStaysOpen(page);
    await page.getByRole('button', { name: t('communication.chat.new') }).click();
    const question = `When does it begin? ${crypto.randomUUID()}`;
    await write(page, t, question);
    await expect(page.getByRole('log')).toContainText(question);
    await expect(council.page.getByText(question)).toBeVisible();

    await council.page
      .getByRole('listitem')
      .filter({ hasText: question })
      .getByRole('button')
      .click();
    await write(council.page, t, 'On Sunday.');
    await expect(page.getByRole('log')).toContainText('On Sunday.');
    await expectAccessible(page);

    await context.setOffline(true);
    await write(page, t, 'Thank you');
    await expect(page.getByText(t('communication.chat.failed'))).toBeVisible();
    await write(council.page, t, 'And bring a pen.');
    await context.setOffline(false);
    await expect(page.getByRole('log')).toContainText('And bring a pen.');
    await expect(council.page.getByRole('log')).toContainText('Thank you');
    // Four messages and their day.
    await expect(council.page.getByRole('log').getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(5);
    await expect(async () => {
      const answer = `Welcome ${crypto.randomUUID()}`;
      await write(council.page, t, answer);
      await expect(page.getByRole('log')).toContainText(answer, soon);
    }).toPass();
    await council.context.close();
  });

  test('a notification is told on every screen, and read on every screen @desktop', async ({
    browser,
    page,
    context,
    request,
    t,
  }) => {
    const account = await createAccount('ROLE_USER');
    await signInAs(context, account);
    const live = isLive(page);
    await page.goto('/my-courses');
    const others = await browser.newContext();
    await signInAs(others, account);
    const other = await others.newPage();
    const otherLive = isLive(other);
    await other.goto('/my-courses');
    await Promise.all([live, otherLive]);
    const bell = (screen: Page, count: number) =>
      screen.getByRole('button', { name: t('shell.notifications.open', { count }) }).first();
    await expect(bell(page, 0)).toBeVisible();
    await expect(bell(other, 0)).toBeVisible();

    const caller = await signIn(request, account);
    const change = { currentPassword: account.password, password: 'Notun#2026' };
    const [free] = await query(
      `select id from courses where price = 0 and status = 'ACTIVE' limit 1`,
    );
    const order = { courseIds: [free?.['id']], paymentMethod: 'demo', expectedTotal: 0 };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await caller.call('POST', '/order/checkout', { data: order, headers })).ok()).toBe(
      true,
    );
    await expect(bell(page, 1)).toBeVisible();
    await expect(bell(other, 1)).toBeVisible();
    await bell(other, 1).click();
    await other.getByRole('button', { name: t('communication.notification.readAll') }).click();
    await expect(bell(page, 0)).toBeVisible();
    // Changing the password ends all other sessions, and their screens show it.
    expect((await caller.call('PUT', '/auth/user/change-password', { data: change })).ok()).toBe(
      true,
    );
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    await others.close();
  });
});
