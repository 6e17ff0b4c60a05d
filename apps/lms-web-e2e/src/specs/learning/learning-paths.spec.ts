import type { PathDetail } from '@lms/catalog/contract';
import type { FindResult } from '@lms/contract';
import type { Course } from '@lms/course-management/contract';
import {
  Caller,
  choose,
  createAccount,
  expect,
  openAs,
  organizationCode,
  press,
  signInAs,
  test,
} from '@lms/e2e';

const slug = 'front-end-web-developer';

for (const [language, screen] of [
  ['en', '@desktop'],
  ['bn', '@mobile'],
] as const) {
  test.describe(`a learning path in ${language} ${screen}`, () => {
    test.use({ language });

    test('is found, put into the cart, followed and left', async ({
      context,
      page,
      request,
      t,
      expectAccessible,
    }) => {
      const path = await new Caller(request).ask<PathDetail>('GET', `/catalog/path/${slug}`);
      await page.goto('/paths');
      await expectAccessible(page);
      await page.getByRole('link', { name: path.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: path.title })).toBeVisible();
      const steps = page.getByRole('region', { name: t('paths.steps') });
      await expect(steps.getByRole('listitem')).toHaveCount(path.courseCount);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('paths.addAll', { count: path.courseCount }) })
        .click();
      await page
        .getByRole('link', { name: t('cart.goToCart') })
        .first()
        .click();
      for (const { title } of path.courses) {
        await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      }

      await page.goto(`/course/${path.courses[0]!.slug}`);
      await page.getByRole('link', { name: path.title }).click();
      await signInAs(context, await createAccount('ROLE_USER'));
      await page.goto(`/paths/${slug}`);
      await press(page, page.getByRole('button', { name: t('paths.follow') }));
      await expect(page.getByText(t('paths.followed'))).toBeVisible();
      await expectAccessible(page);

      await page.goto('/my-courses');
      const own = page.getByRole('region', { name: t('paths.own') });
      await expect(own.getByRole('heading', { name: path.title })).toBeVisible();
      await expect(own).toContainText(path.courses[0]!.title);
      await expectAccessible(page);
      await own.getByRole('button', { name: t('paths.leaveNamed', { title: path.title }) }).click();
      await expect(own).toHaveCount(0);
    });
  });
}

test.describe('the management of learning paths @desktop', () => {
  test('lets an author make one by keyboard, and the system publish it', async ({
    context,
    page,
    browser,
    baseURL,
    language,
    t,
    expectAccessible,
  }) => {
    const title = `Path ${crypto.randomUUID().slice(0, 8)}`;
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const { items } = await author.ask<FindResult<Course>>('POST', '/course/find', {
      data: { filter: { status: 'ACTIVE' }, sorting: { column: 'title', direction: 'asc' } },
    });
    const titles = items.slice(0, 2).map((course) => course.title);
    await page.goto('/course-management/create-course');
    await page.getByRole('link', { name: t('sales.tabs.paths') }).click();
    await page.getByRole('button', { name: t('managedPaths.create') }).click();
    const form = page.getByRole('dialog', { name: t('managedPaths.create') });
    await form.getByLabel(t('courses.field.title')).fill(title);
    await form.getByLabel(t('managedPaths.field.summary')).fill('From the first page to a job');
    const courses = form.getByRole('group', { name: t('managedPaths.field.courseIds') });
    for (const [index, name] of titles.entries()) {
      await choose(courses.getByRole('combobox'), name);
      await expect(courses.getByRole('listitem')).toHaveCount(index + 1);
    }
    const up = courses.getByRole('button', {
      name: t('managedPaths.courses.up', { title: titles[1]! }),
    });
    await up.press('Enter');
    await expect(courses.getByRole('listitem').first()).toContainText(titles[1]!);
    await expect(up).toBeFocused();
    await expectAccessible(page);
    await form.getByRole('button', { name: t('common.action.save') }).click();
    await expect(form).toHaveCount(0);
    const menu = page.getByRole('button', { name: t('admin.table.actionsFor', { name: title }) });
    await menu.click();
    await page
      .getByRole('menuitem', {
        name: t('admin.table.setStatus', { status: t('courses.status.PENDING') }),
      })
      .click();
    await expect(page.getByRole('row', { name: title })).toContainText(t('courses.status.PENDING'));
    await expectAccessible(page);

    const system = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
    await system.goto('/course-management/create-learning-path?filter.status=PENDING');
    await expect(system.getByText(title)).toBeVisible();
    await expectAccessible(system);
    await system.context().close();
  });
});
