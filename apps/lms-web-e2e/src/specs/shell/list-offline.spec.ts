import { createAccount, expect, organizationCode, signInAs, test } from '@lms/e2e';

test.describe('a list whose dialog cannot be loaded', { tag: '@desktop' }, () => {
  test.use({
    allowedLines:
      /^Failed to load resource: |Unable to preload CSS for|Failed to fetch dynamically imported module/,
  });

  test('stays as it is, and opens it by itself once it can', async ({ context, page, t }) => {
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await page.goto('/course-management/create-instructor');
    await page.getByRole('checkbox', { name: t('admin.table.selectAll') }).click();
    const selected = page.getByRole('checkbox', { checked: true });
    const count = await selected.count();
    expect(count).toBeGreaterThan(1);
    await context.setOffline(true);
    await page.getByRole('button', { name: t('admin.table.delete'), exact: true }).click();
    await expect(page.getByText(t('common.state.offline'))).toBeVisible();
    await expect(selected).toHaveCount(count);
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(t('common.state.offline'))).toBeHidden();
  });
});
