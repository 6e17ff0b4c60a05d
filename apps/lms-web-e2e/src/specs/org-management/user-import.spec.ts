import {
  buildLearner,
  createAccount,
  createOrganization,
  expect,
  lists,
  query,
  signInAs,
  test,
  type Translate,
} from '@lms/e2e';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

/** Writes a table as Excel saves CSV in locales with a decimal comma. */
const excelCsv = (rows: string[][]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${Papa.unparse(rows, { delimiter: ';', newline: '\r\n' })}`),
});

/** Clicks a button and returns the file that it saves. */
const savedBy = async (page: Page, button: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
};

const countOf = (page: Page, t: Translate, kind: string, count: number) =>
  page.getByRole('button', { name: t(`spreadsheets.count.${kind}`, { count }), exact: true });

/** Opens the import of a list; an empty list offers it twice. */
const openImport = (page: Page, t: Translate) =>
  page
    .getByRole('link', { name: t('admin.table.import'), exact: true })
    .first()
    .click();

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

for (const [language, screen] of [
  ['en', '@desktop'],
  ['bn', '@mobile'],
] as const) {
  test.describe(`people by spreadsheet, in ${language} ${screen}`, () => {
    test.use({ language });

    test('are exported, edited, looked at, taken in and taken back', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const code = await createOrganization();
      const known = await createAccount('ROLE_ORG_USER', code);
      const invited = buildLearner('নাদিয়া ইসলাম');
      await signInAs(context, await createAccount('ROLE_ORGADMIN', code));
      await page.goto(lists.tenants);
      await openImport(page, t);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('spreadsheets.user.title'),
      );
      await expect(page.getByText(t('spreadsheets.recent.none'))).toBeVisible();
      await expectAccessible(page);

      const exported = await savedBy(page, t('spreadsheets.start.csv'));
      const { data: rows } = Papa.parse<string[]>(exported.toString().replace(/^\uFEFF/, ''), {
        skipEmptyLines: true,
      });
      const head = rows[0]!;
      const columnOf = (key: string) => head.indexOf(t(`users.field.${key}`));
      const [email, name, roles] = [columnOf('username'), columnOf('name'), columnOf('roles')];
      const add = (cells: Record<number, string>) =>
        rows.push(head.map((_title, index) => cells[index] ?? ''));
      rows.find((cells) => cells[email] === known.email)![columnOf('occupation')] = 'শিক্ষক';
      const role = t('shell.role.ROLE_ORG_USER.name');
      add({ [email]: invited.email, [name]: invited.name, [roles]: role });
      add({ [email]: 'nowhere', [name]: 'Nobody', [roles]: role });

      await page.getByLabel(t('spreadsheets.file.choose')).setInputFiles(excelCsv(rows));
      await expect(headingOf(page, t('spreadsheets.preview.title'))).toBeFocused();
      await expect(countOf(page, t, 'created', 1)).toBeVisible();
      await expect(countOf(page, t, 'unchanged', 1)).toBeVisible();
      await expectAccessible(page);
      await countOf(page, t, 'changed', 1).press('Enter');
      const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
      await expect(rowOf(known.name)).toContainText(t('users.field.occupation'));
      await expect(rowOf(known.name).getByRole('insertion')).toContainText('শিক্ষক');
      await countOf(page, t, 'rejected', 1).press('Enter');
      const label = t('users.field.username');
      await expect(rowOf('Nobody')).toContainText(t('validation.email', { name: label }));
      const size = page.viewportSize()!;
      await page.setViewportSize({ ...size, width: 320 });
      const spilled = await page
        .getByRole('button', { name: t('spreadsheets.errors.save') })
        .evaluate((button) => button.scrollWidth - button.clientWidth);
      expect(spilled, 'of the words of the longest button').toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
      const faulty = await savedBy(page, t('spreadsheets.errors.save'));
      expect(faulty.subarray(0, 2).toString(), 'a workbook').toBe('PK');

      await page.getByRole('button', { name: t('spreadsheets.apply', { count: 2 }) }).click();
      await expect(headingOf(page, t('spreadsheets.done.title'))).toBeFocused();
      await page.reload();
      await expect(page.getByText(t('spreadsheets.done.text', { count: 2 }))).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${lists.tenants}?q=${encodeURIComponent(invited.email)}`);
      await expect(page.getByRole('link', { name: invited.name })).toBeVisible();

      await openImport(page, t);
      await page
        .getByRole('listitem')
        .filter({ hasText: t('spreadsheets.count.rejected', { count: 1 }) })
        .getByRole('link')
        .click();
      await page.getByRole('button', { name: t('spreadsheets.undo.open') }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('spreadsheets.undo.confirm'), exact: true }).click();
      await expect(headingOf(page, t('spreadsheets.undo.done'))).toBeFocused();
      await expect(page.getByText(t('spreadsheets.undo.doneText', { count: 2 }))).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${lists.tenants}?q=${encodeURIComponent(invited.email)}`);
      await expect(page.getByText(t('admin.table.noMatch'))).toBeVisible();
      const left = await query('select occupation from users where username = any($1)', [
        [known.email, invited.email],
      ]);
      expect(left).toEqual([{ occupation: '' }]);
    });
  });
}

test('batch codes come in by spreadsheet @desktop', async ({ context, page, t }) => {
  await signInAs(context, await createAccount('ROLE_ORG_USER', await createOrganization()));
  const code = `SHEET-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const head = ['code', 'title', 'startsOn', 'endsOn', 'capacity'].map((field) =>
    t(`batches.field.${field}`),
  );
  const rows = [head, [code, 'ঢাকা', '2026-01-01', '2036-12-31', '৩০']];
  await page.goto('/settings/wadhwani-batch-code');
  await openImport(page, t);
  await page.getByLabel(t('spreadsheets.file.choose')).setInputFiles(excelCsv(rows));
  await page.getByRole('button', { name: t('spreadsheets.apply', { count: 1 }) }).click();
  await expect(headingOf(page, t('spreadsheets.done.title'))).toBeFocused();
  await page
    .getByRole('link', { name: t('spreadsheets.back') })
    .first()
    .click();
  await expect(page.getByText(code)).toBeVisible();
});
