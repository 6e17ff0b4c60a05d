import { createAccount, expect, mediaFile, organizationCode, signInAs, test } from '@lms/e2e';

test.describe('a page whose dialog cannot be loaded', { tag: '@desktop' }, () => {
  test.use({
    allowedLines:
      // What loads when the browser is idle may be under way as well.
      /^Failed to load resource: |^texts not loaded: |Unable to preload CSS for|Failed to fetch dynamically imported module/,
  });

  test('stays as it is, and opens it by itself once it can: a list', async ({
    context,
    page,
    t,
  }) => {
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

  test('stays as it is, and opens it by itself once it can: a report', async ({
    context,
    page,
    t,
  }) => {
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await page.goto('/reports-management/course-report');
    const rows = page.getByRole('table');
    await expect(rows).toBeVisible();
    // The charts are loaded later as well.
    await expect(page.getByText(t('reports.chart.asTable')).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: t('admin.table.export') }).click();
    await page.getByRole('menuitem', { name: t('reports.schedule.title') }).click();
    await expect(page.getByText(t('common.state.offline'))).toBeVisible();
    await expect(rows).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: t('reports.schedule.title') })).toBeVisible();
    await expect(page.getByText(t('common.state.offline'))).toBeHidden();
  });

  test('stays as it is, and opens it by itself once it can: a profile', async ({
    context,
    page,
    t,
  }) => {
    await signInAs(context, await createAccount('ROLE_USER'));
    await page.goto('/profile');
    await expect(page.getByLabel(t('profile.field.phone'))).toBeVisible();
    await context.setOffline(true);
    await page.locator('input[type=file]').setInputFiles(mediaFile('cover.png'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('common.state.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByRole('group', { name: t('profile.picture.move') })).toBeVisible();
    await expect(dialog.getByText(t('common.state.offline'))).toBeHidden();
  });
});
