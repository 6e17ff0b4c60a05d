import { createAccount, expect, lists, press, query, signInAs, tabTo, test } from '@lms/e2e';
import type { Page } from '@playwright/test';

/** Opens a screen and waits until its keys, which load when the browser is idle, are there. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('[data-go]').first()).toBeAttached();
};

/** Creates people who wait for approval, and returns what finds them alone. */
const waiting = async (count: number) => {
  const name = `Waiting ${crypto.randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= count; number += 1) {
    const { email } = await createAccount('ROLE_USER');
    await query(`update users set status = 'PENDING', name = $1 where username = $2`, [
      `${name} ${number}`,
      email,
    ]);
  }
  return name;
};

test('an administrator approves, goes and pauses by single keys @desktop', async ({
  context,
  page,
  t,
}) => {
  const name = await waiting(2);
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  await open(page, `${lists.pending}?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('main').getByRole('link', { name });
  await expect(rows).toHaveCount(2);
  const { keyboard } = page;

  await keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('x');
  await keyboard.press('j');
  await expect(rows.last()).toBeFocused();
  await keyboard.press('Shift+X');
  await expect(page.getByText(t('admin.table.selected', { count: 2 }))).toBeVisible();
  await keyboard.press('a');
  const approval = page.getByRole('dialog', { name: t('admin.approval.title', { count: 2 }) });
  await press(page, approval.getByRole('button', { name: t('admin.approval.action') }));
  await expect(page.getByText(t('admin.approval.held', { count: 2 }))).toBeVisible();

  await keyboard.press('g');
  await keyboard.press('u');
  await expect(page).toHaveURL(lists.all);
  await expect(page.locator('main tr.ant-table-row').nth(2)).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type('orguser@demo.lms');
  await expect(page.locator('main tr.ant-table-row')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(page.locator('main [data-record]')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/[\w-]+$/);
  await expect(page.getByRole('button', { name: t('users.action.edit') })).toBeVisible();
  await keyboard.press('e');
  const form = page.getByRole('dialog', { name: t('users.form.edit') });
  await expect(form.getByLabel(t('users.field.name'), { exact: true })).toBeVisible();
  await keyboard.press('Escape');
  await expect(form).toBeHidden();

  await open(page, '/reports-management/live-log-report');
  const pause = page.getByRole('button', { name: t('reports.live.pause') });
  await expect(pause).toBeVisible();
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: t('reports.live.resume') })).toBeVisible();
  await keyboard.press('Space');
  await expect(pause).toBeVisible();

  // Switched off, letters stay so, and the list is found without one.
  const list = page.getByRole('dialog', { name: t('shell.actions.keys') });
  const letters = list.getByRole('switch', { name: t('shortcuts.single') });
  const openList = async () => {
    await page.getByRole('button', { name: t('shell.actions.title') }).click();
    await page.getByRole('button', { name: t('shell.actions.keys') }).click();
  };
  await keyboard.press('?');
  await letters.click();
  await expect(list.getByText(t('shortcuts.list'))).toBeHidden();
  await keyboard.press('Escape');
  await open(page, lists.all);
  await expect(page.locator('main tr.ant-table-row').first()).toBeVisible();
  await openList();
  await expect(letters).not.toBeChecked();
});

test.describe('in Bengali on a phone', () => {
  test.use({ language: 'bn' });

  test('the list of keys is whole and accessible @mobile', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    await signInAs(context, await createAccount('ROLE_ORGADMIN', 'BCC'));
    await open(page, lists.tenants);
    // The list is read from the screen as it opens.
    const record = page.locator('main [data-record]').first();
    await expect(record).toBeVisible();
    const list = page.getByRole('dialog', { name: t('shell.actions.keys') });
    await page.keyboard.press('?');
    await expect(list.getByText(t('shortcuts.range'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // Letters rest until the dialog is gone.
    await expect(list).toBeHidden();
    await page.keyboard.press('j');
    await expect(record).toBeFocused();
  });
});

test('a field shows the focus with a fault in it, too @desktop', async ({ context, page, t }) => {
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  await page.goto('/course-management/create-course/coupons');
  await page
    .getByRole('button', { name: t('sales.coupons.create'), exact: true })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const faulty = form.getByLabel(t('sales.coupon.code'), { exact: true });
  await press(page, form.getByRole('button', { name: t('common.action.save') }));
  await expect(faulty).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, faulty);
});

test('the button to the top lies over none of the footer’s links', async ({ context, page, t }) => {
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  await open(page, '/profile');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const toTop = page.getByRole('button', { name: t('shell.toTop') });
  await expect(toTop).toBeInViewport({ ratio: 1 });
  const button = (await toTop.boundingBox())!;
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const { x, y, width, height } = (await link.boundingBox())!;
    const isBeside = x + width <= button.x || x >= button.x + button.width;
    const isAbove = y + height <= button.y || y >= button.y + button.height;
    expect(isBeside || isAbove, await link.innerText()).toBe(true);
  }
});
