import {
  createAccount,
  expect,
  organizationCode,
  query,
  signIn,
  signInAs,
  test,
  type Translate,
} from '@lms/e2e';
import {
  reportDefinitions,
  type ReportName,
  reportNames,
  reportsPermissions,
} from '@lms/reports/contract';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const open = async (page: Page, name: ReportName, search = '') => {
  await page.goto(`/reports-management/${name}${search}`);
  await expect(page.locator('main h1')).toBeVisible();
};
/** Expects rows, those of the live log too, or the text of an empty report. */
const expectRows = async (page: Page, t: Translate) => {
  const main = page.locator('main');
  const settled = main
    .getByText(t('reports.empty.title'))
    .or(main.getByRole('navigation', { name: t('admin.table.pages') }))
    .or(main.getByText(t('reports.live.connected')));
  await expect(settled.first()).toBeVisible();
};
const choose = async (page: Page, t: Translate, filter: string, text: string) => {
  await page.getByRole('combobox', { name: t(`reports.filter.${filter}`) }).click();
  await page.getByTitle(text, { exact: true }).last().click();
};
const ownReports = reportNames.filter(
  (name) => reportDefinitions[name].access === reportsPermissions['report.read'],
);

test.describe('reports', () => {
  // Split into parts so that none takes long on a slow machine.
  for (const part of [0, 3, 6, 9].map((first) => reportNames.slice(first, first + 3))) {
    test(
      `open for a system administrator of the council: ${part.join(', ')}`,
      { tag: '@desktop' },
      async ({ context, page, t, expectAccessible }) => {
        await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
        for (const name of part) {
          await test.step(name, async () => {
            const { figures, charted } = reportDefinitions[name];
            await open(page, name);
            await expectRows(page, t);
            await expect(page.getByRole('region', { name: t('reports.figures') })).toHaveCount(
              figures.length > 0 ? 1 : 0,
            );
            if (charted) await expect(page.locator('main figure').first()).toBeVisible();
            await expectAccessible(page);
          });
        }
      },
    );
  }

  test(
    'open for an organization administrator, who chooses no organization',
    {
      tag: '@desktop',
    },
    async ({ context, page, t, expectAccessible }) => {
      await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
      for (const name of ownReports) {
        await open(page, name);
        await expectRows(page, t);
        const field = t('reports.filter.organizationId');
        await expect(page.getByRole('combobox', { name: field })).toHaveCount(0);
      }
      // Beside the button, the panel would widen the page.
      await page.getByRole('button', { name: t('reports.view.title') }).press('Enter');
      await expect(page.getByRole('textbox', { name: t('reports.view.name') })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'keep their filters when the page is loaded again, explain their figures, and draw',
    {
      tag: '@desktop',
    },
    async ({ context, page, t }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await open(page, 'course-report');
      await choose(page, t, 'range', t('reports.range.last90days'));
      await expect(page).toHaveURL(/filter\.range=last90days/);
      await choose(page, t, 'courseStatus', t('reports.code.courseStatus.ACTIVE'));
      await expect(page).toHaveURL(/filter\.courseStatus=ACTIVE/);
      await page.reload();
      await expectRows(page, t);
      const main = page.locator('main');
      await expect(main.getByTitle(t('reports.range.last90days'))).toBeVisible();
      await expect(main.getByTitle(t('reports.code.courseStatus.ACTIVE'))).toBeVisible();

      const figures = page.getByRole('region', { name: t('reports.figures') });
      const name = t('reports.define', { name: t('reports.column.completionPercent') });
      await figures.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      const meaning = figures.getByText(t('reports.definition.completionPercent'));
      await expect(meaning).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();

      const figure = page.getByRole('figure', { name: t('reports.chart.topCourses') });
      await figure.getByRole('button', { name: t('reports.chart.asTable') }).click();
      await expect(figure.getByRole('row').nth(1)).toBeVisible();
    },
  );

  test(
    'are exported in full, whatever the page shows',
    { tag: '@desktop' },
    async ({ context, page, t, expectAccessible }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await open(page, 'user-activity-summary-report', '?filter.range=last90days&size=3');
      await expectRows(page, t);
      await page.getByRole('button', { name: t('admin.table.export'), exact: true }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: t('reports.export.csv') }).click();
      const text = readFileSync(await (await saved).path(), 'utf8');
      // One heading line and one line for each of ninety days.
      const lines = text
        .split(/\r?\n/)
        .filter((line) => /^"?\d{4}-\d\d-\d\d|^"?[A-Z][a-z]/.test(line));
      expect(lines.length).toBeGreaterThanOrEqual(90);
      await page.goto('/reports-management/course-report?files=1');
      await expect(page.getByRole('dialog', { name: t('reports.file.title') })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'are scheduled in a dialog, over which is told what was done',
    { tag: '@desktop' },
    async ({ context, page, t }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await open(page, 'course-report');
      await page.getByRole('button', { name: t('admin.table.export'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('reports.schedule.title') }).click();
      const dialog = page.getByRole('dialog', { name: t('reports.schedule.title') });
      await dialog.getByRole('button', { name: t('reports.schedule.create') }).click();
      await dialog.getByRole('button', { name: t('common.action.save') }).click();
      const name = t('admin.menu.courseReport');
      const told = page.getByText(t('reports.schedule.saved', { name }));
      // A click that the dialog's backdrop takes would close the dialog.
      await told.click();
      await expect(told).toBeHidden();
      await expect(dialog).toBeVisible();
    },
  );

  test(
    'tell as it happens who signs in',
    { tag: '@desktop' },
    async ({ context, page, browser, baseURL, t }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await open(page, 'live-log-report');
      await expectRows(page, t);
      await expect(page.getByText(t('reports.live.connected'))).toBeVisible();
      const somebody = await createAccount('ROLE_USER');
      const name = `Visitor ${crypto.randomUUID()}`;
      await query('update users set name = $2 where username = $1', [somebody.email, name]);
      await signIn((await browser.newContext({ baseURL })).request, somebody);
      const cell = page.getByRole('cell', { name });
      await expect(cell).toBeVisible();
      await choose(page, t, 'entity', t('reports.code.entity.course'));
      await expect(page).toHaveURL(/filter\.entity=course/);
      await expect(cell).toHaveCount(0);
      // Opening the same address shows the same report.
      await page.reload();
      await expect(page.getByRole('switch', { name: t('reports.live.switch') })).toBeChecked();
      await expect(page.getByText(t('reports.live.connected'))).toBeVisible();
      await expect(page.getByTitle(t('reports.code.entity.course'))).toBeVisible();
    },
  );

  test.describe('in Bengali on a phone', { tag: '@mobile' }, () => {
    test.use({ language: 'bn' });
    test('are cards, with the filters in a drawer', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await open(page, 'course-report', '?filter.range=all&size=3');
      await expectRows(page, t);
      await expect(page.locator('main figure').first()).toBeVisible();
      await page.getByText(t('reports.meanings')).click();
      await expect(page.getByText(t('reports.definition.provider'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('admin.table.filters', { count: 1 }) }).click();
      await choose(page, t, 'range', t('reports.range.today'));
      await page.getByRole('button', { name: t('admin.table.showResults') }).click();
      await expect(page).toHaveURL(/filter\.range=today/);
    });
  });
});
