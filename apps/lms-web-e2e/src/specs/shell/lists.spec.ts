import { pageSizes } from '@lms/contract';
import {
  type Caller,
  createAccount,
  expect,
  organizationCode,
  signInAs,
  test,
  type Translate,
} from '@lms/e2e';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

const instructorsPath = '/course-management/create-instructor';
const categoriesPath = '/course-management/create-course-category';
const formula = '=HYPERLINK("https://example.org")';
const newMark = () => `L${crypto.randomUUID().slice(0, 8)}`;

/**
 * Creates instructors whose names begin with the mark; a search for the mark finds exactly these.
 */
const makeInstructors = async (admin: Caller, mark: string, count: number) => {
  const names = Array.from({ length: count }, (_, n) => `${mark} ${String.fromCharCode(65 + n)}`);
  const ids: string[] = [];
  for (const name of names) {
    const data = {
      name,
      designation: formula,
      email: '',
      phone: '',
      bio: '',
      imageUrl: null,
      expertise: [],
    };
    ids.push((await admin.ask<{ id: string }>('POST', '/instructor', { data })).id);
  }
  return { names, ids };
};

/** Actions of a reader on a list. */
const listOn = (page: Page, t: Translate, mark: string) => ({
  rows: page.getByRole('checkbox', { name: t('admin.table.selectRow', { name: mark }) }),
  all: page.getByRole('checkbox', { name: t('admin.table.selectAll') }),
  search: () => page.getByRole('searchbox', { name: t('admin.table.search') }).fill(mark),
  button: (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(`admin.table.${key}`, values), exact: true }),
  range: (to: number, total: number) =>
    page.getByText(t('admin.table.range', { from: 1, to, total }), { exact: true }),
  selected: (count: number) => page.getByText(t('admin.table.selected', { count })),
  async choose(label: string, option: string) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByTitle(option, { exact: true }).last().click();
  },
});

test.describe('a list', () => {
  test('is searched, filtered, sorted and paged, and its address says how @desktop', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const admin = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const mark = newMark();
    const { names, ids } = await makeInstructors(admin, mark, 16);
    const data = { ids: ids.slice(0, 2), status: 'INACTIVE' };
    await admin.ask('PUT', '/instructor/updateStatus', { data });
    const list = listOn(page, t, mark);

    await page.goto(instructorsPath);
    await list.search();
    await expect(list.range(10, 16)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${mark}`));
    for (const size of pageSizes) {
      await list.choose(t('admin.table.pageSizeLabel'), t('admin.table.pageSize', { count: size }));
      await expect(list.rows).toHaveCount(Math.min(size, 16));
    }
    await expect(page).toHaveURL(/size=100/);

    await list.choose(t('admin.table.pageSizeLabel'), t('admin.table.pageSize', { count: 5 }));
    const header = page.getByRole('columnheader', { name: t('courses.instructor.name') });
    await header.click();
    await expect(page).toHaveURL(/sort=name/);
    await header.click();
    await expect(page).toHaveURL(/sort=name&order=desc/);
    await expect(list.rows.first()).toHaveAccessibleName(
      t('admin.table.selectRow', { name: names[15] ?? '' }),
    );

    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    const sixth = t('admin.table.selectRow', { name: names[10] ?? '' });
    await expect(list.rows.first()).toHaveAccessibleName(sixth);
    await page.reload();
    await expect(list.rows.first()).toHaveAccessibleName(sixth);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(list.rows.first()).not.toHaveAccessibleName(sixth);

    await list.choose(t('courses.field.status'), t('admin.status.INACTIVE'));
    await expect(list.range(2, 2)).toBeVisible();
    await expect(page).toHaveURL(/filter\.status=INACTIVE/);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('admin.views.save') }).click();
    await page.getByRole('textbox', { name: t('admin.views.name') }).fill(mark);
    await page.getByRole('button', { name: t('common.action.save'), exact: true }).click();
    const views = page.getByRole('navigation', { name: t('admin.views.label') });
    await expect(views.getByRole('link', { name: mark })).toHaveAttribute('aria-current', 'page');
    await list.button('reset').click();
    await expect(page).not.toHaveURL(/filter|q=/);
    await page.reload();
    await views.getByRole('link', { name: mark }).click();
    await expect(list.range(2, 2)).toBeVisible();
    await expectAccessible(page);
  });

  test('has the focus back where its form was opened, however soon that is closed @desktop', async ({
    context,
    page,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await page.goto(instructorsPath);
    const create = page.getByRole('button', { name: t('courses.instructor.create'), exact: true });
    await create.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(create).toBeFocused();
  });

  test('changes, exports and deletes what is selected, and takes it back @desktop', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const admin = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const mark = newMark();
    const { names } = await makeInstructors(admin, mark, 3);
    const list = listOn(page, t, mark);
    await page.goto(`${instructorsPath}?q=${mark}`);
    await expect(list.rows).toHaveCount(3);

    await list.all.click();
    await expect(list.selected(3)).toBeVisible();
    await list.rows.first().click();
    await expect(list.selected(2)).toBeVisible();
    await expectAccessible(page);
    const inactive = t('admin.status.INACTIVE');
    await list.button('setStatus', { status: inactive }).click();
    const told = page.getByText(t('admin.toast.statusChanged', { count: 2, status: inactive }));
    await expect(told).toBeVisible();
    const [toast, bar] = await Promise.all(
      [told, page.getByRole('search')].map((one) => one.boundingBox()),
    );
    expect(toast!.y + toast!.height, 'the toast ends above the tool bar').toBeLessThan(bar!.y);
    await expect(list.selected(2)).toBeHidden();
    await expect(page.getByRole('cell', { name: inactive, exact: true })).toHaveCount(2);

    await list.button('columns').click();
    await page.getByRole('checkbox', { name: t('courses.instructor.email') }).click();
    await page.keyboard.press('Escape');
    const email = page.getByRole('columnheader', { name: t('courses.instructor.email') });
    await expect(email).toHaveCount(0);
    const exported = page.waitForEvent('download');
    await list.button('export').click();
    await page
      .getByRole('menuitem', { name: t('admin.table.exportAs', { format: 'CSV' }) })
      .click();
    const file = await readFile(await (await exported).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    const [head = '', ...lines] = file.trim().split(/\r?\n/);
    expect(head).not.toContain(t('courses.instructor.email'));
    expect(lines).toHaveLength(3);
    // Spreadsheet programs show the value and do not evaluate it as a formula.
    for (const line of lines) expect(line).toMatch(/'=HYPERLINK/);

    await list.all.click();
    await list.button('delete').click();
    const dialog = page.getByRole('dialog', { name: t('admin.delete.title', { count: 3 }) });
    for (const name of names) await expect(dialog.getByText(name)).toBeVisible();
    await dialog.getByRole('button', { name: t('admin.table.delete') }).click();
    await expect(list.rows).toHaveCount(0);
    // The keyboard focus moves to the undo button.
    await expect(list.button('undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.rows).toHaveCount(3);
  });

  test('is of cards on a phone, with its filters in a drawer @mobile', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const admin = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const mark = newMark();
    const { names } = await makeInstructors(admin, mark, 4);
    const list = listOn(page, t, mark);
    await page.goto(`${instructorsPath}?q=${mark}&size=3`);
    await expect(list.rows).toHaveCount(3);
    const card = page.getByRole('listitem').filter({ hasText: names[0] ?? '' });
    const designation = t('courses.instructor.designation');
    await expect(card.getByRole('term').filter({ hasText: designation })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t('admin.table.filters', { count: 0 }) }).click();
    await list.choose(t('courses.field.status'), t('admin.status.INACTIVE'));
    // A filter takes several values, so its options stay open until it loses the focus.
    await page
      .getByRole('dialog')
      .getByText(t('admin.table.filters', { count: 1 }))
      .click();
    await list.button('showResults').click();
    await expect(page.getByText(t('admin.table.noMatch'))).toBeVisible();
    await list.button('clear').click();
    await expect(page).not.toHaveURL(/filter|q=/);
  });
});

test.describe('two editors of one category', () => {
  test.use({ allowedLines: /^Failed to load resource: .*409/ });

  test('are told of each other, and nothing that either typed is lost @desktop', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const system = await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    const mark = newMark();
    const text = { en: mark, bn: mark };
    const data = {
      name: text,
      description: text,
      slug: mark.toLowerCase(),
      icon: 'code',
      parentId: null,
      position: 900,
    };
    const { id } = await system.ask<{ id: string }>('POST', '/course-category', { data });
    const status = { ids: [id], status: 'INACTIVE' };
    await system.ask('PUT', '/course-category/updateStatus', { data: status });

    await page.goto(`${categoriesPath}?q=${mark}`);
    await page.getByRole('button', { name: t('admin.table.actionsFor', { name: mark }) }).click();
    await page.getByRole('menuitem', { name: t('admin.table.edit') }).click();
    const icon = page.getByLabel(t('admin.courseCategory.icon'));
    await icon.fill('star');
    const position = page.getByLabel(t('admin.courseCategory.position'));
    await position.clear();
    await position.pressSequentially('৯০০');
    await expect(position).toHaveValue('900');
    const stored = await system.ask<{ version: number }>('GET', `/course-category/${id}`);
    await system.ask('PUT', `/course-category/${id}`, {
      data: { ...data, position: 901, version: stored.version },
    });

    const save = page.getByRole('button', { name: t('common.action.save'), exact: true });
    await save.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('validation.conflict.merge') }).click();
    await expect(page.getByText(t('validation.conflict.merged'))).toBeVisible();
    await expect(icon).toHaveValue('star');
    await save.click();
    await expect(page.getByText(t('admin.toast.updated', { name: mark }))).toBeVisible();
    const merged = await system.ask('GET', `/course-category/${id}`);
    expect(merged).toMatchObject({ icon: 'star', position: 901 });
    await system.call('DELETE', `/course-category/${id}`);
  });
});

test.describe('an editor in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('has one ground, under its fields and under what saves them @desktop', async ({
    context,
    page,
    t,
  }) => {
    await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    await page.goto(`${categoriesPath}?item=new`);
    const groundOf = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const save = page.getByRole('dialog').getByRole('button', { name: t('common.action.save') });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await groundOf(save.locator('..'))).toBe(
      await groundOf(page.locator('.ant-drawer-section')),
    );
  });
});
